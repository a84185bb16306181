#include "storage/project/demosystems.h"

#include "storage/database/database.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

/// How long the sample's reviewers took for a verdict.
constexpr qint64 kVerdictMs = 6'000;

/// The file as it is read, and what its entries are about.
struct SystemsMaterial
{
    QJsonObject json;
    QString source;
    int firstPosition = 0;
};

QString textOf(const QJsonObject& entry, const char* key)
{
    return entry.value(QLatin1String(key)).toString();
}

/// The system of an entry; a feedback judgement is always about a choice of paragraphs.
kgds::SystemRef systemOf(const QJsonObject& entry)
{
    return {textOf(entry, "model"),
        kgds::paradigmFromKey(textOf(entry, "paradigm")).value_or(kgds::Paradigm::StructuredPrompt),
        kgds::patternFromKey(textOf(entry, "pattern")).value_or(kgds::Pattern::Extractive)};
}

Expected<SampleId> sampleOf(
    Database& database, const SystemsMaterial& material, const QJsonObject& entry)
{
    const int number = entry.value(QLatin1String("sample")).toInt();
    return SampleRepository(database)
        .rowAt(material.firstPosition + number - 1)
        .map([](const auto& row) { return row.id; });
}

Expected<void> addFeedback(
    Database& database, const SystemsMaterial& material, const QJsonObject& entry)
{
    TANDEM_TRY(sample, sampleOf(database, material, entry));
    TANDEM_TRY(output, SystemOutputRepository(database).find(*sample, systemOf(entry)));
    Feedback feedback;
    feedback.output = output->value_or(SystemOutputId());
    feedback.judge = textOf(entry, "judge");
    feedback.expertsFirst = entry.value(QLatin1String("experts_first")).toBool();
    feedback.choice = textOf(entry, "choice") == QLatin1String("experts") ? FeedbackChoice::Experts
                                                                          : FeedbackChoice::System;
    feedback.explanation = textOf(entry, "explanation");
    feedback.source = material.source;
    return SystemJudgementRepository(database).addFeedback(feedback).map([](FeedbackId) {});
}

/// The file's words by decision.
kgds::JudgementReviews wordsIn(const QJsonArray& words)
{
    const QHash<QString, Stance> stances{{QStringLiteral("agree"), Stance::Agree},
        {QStringLiteral("disagree"), Stance::Disagree}, {QStringLiteral("unsure"), Stance::Unsure}};
    kgds::JudgementReviews reviews;
    for (const QJsonValue& entry : words) {
        const QJsonObject word = entry.toObject();
        const auto decision = kgds::JudgementDecision::fromKey(textOf(word, "decision"));
        if (!decision)
            continue;
        kgds::JudgementReview review;
        review.stance = stances.value(textOf(word, "opinion"));
        review.note = textOf(word, "note");
        if (const int type = word.value(QLatin1String("error")).toInt(); type > 0)
            review.correction.error = kgds::ErrorType(type);
        reviews.insert(*decision, review);
    }
    return reviews;
}

/// What a person says of the judgement of an output; who is done agrees with whatever the file does
/// not name.
Expected<void> addReview(Database& database, const SystemsMaterial& material,
    const QJsonObject& entry, const DemoPeople& cast)
{
    TANDEM_TRY(sample, sampleOf(database, material, entry));
    TANDEM_TRY(output, SystemOutputRepository(database).find(*sample, systemOf(entry)));
    SystemJudgementRepository judgements(database);
    TANDEM_TRY(found,
        judgements.find(output->value_or(SystemOutputId()), textOf(material.json, "verifier")));
    const SystemJudgementId id = found->value_or(SystemJudgementId());
    TANDEM_TRY(stored, judgements.byId(id));
    TANDEM_TRY(record, SampleRecords(database).record(*sample));
    const PersonId person = cast.byName.value(textOf(entry, "person"));
    const kgds::JudgementReviews words = wordsIn(entry.value(QLatin1String("words")).toArray());
    const bool isDone = entry.value(QLatin1String("done")).toBool();
    const kgds::JudgementReview agreed{Stance::Agree, {}, {}};
    JudgementReviewRepository reviews(database);
    const auto decisions = kgds::reviewableDecisions(*record, stored->judgement, words);
    for (const kgds::JudgementDecision& decision : decisions) {
        if (isDone || words.contains(decision)) {
            TANDEM_DO(
                reviews.give(id, person, decision, words.value(decision, agreed), kVerdictMs));
        }
    }
    return isDone ? reviews.finish(id, person) : Expected<void>();
}

} // namespace

Expected<void> addDemoSystems(
    Database& database, const DemoSystems& files, int firstPosition, const DemoPeople& cast)
{
    QFile file(files.systems);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable,
            ProjectWords::tr("The sample's material cannot be read."), files.systems);
    const SystemsMaterial material{QJsonDocument::fromJson(file.readAll()).object(),
        QFileInfo(files.systems).fileName(), firstPosition};
    TANDEM_DO(importNow(database, systemOutputsFormat(), {{files.outputs}}));
    for (const QJsonValue& entry : material.json.value(QLatin1String("feedback")).toArray())
        TANDEM_DO(addFeedback(database, material, entry.toObject()));
    for (const QJsonValue& entry : material.json.value(QLatin1String("reviews")).toArray())
        TANDEM_DO(addReview(database, material, entry.toObject(), cast));
    return {};
}

} // namespace tandem
