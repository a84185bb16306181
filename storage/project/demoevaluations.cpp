#include "storage/project/demoevaluations.h"

#include "models/expert/review.h"
#include "storage/database/database.h"
#include "storage/project/importformats.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

/// How long the sample's reviewers took for a decision.
constexpr qint64 kDecisionMs = 7'000;

tl::unexpected<Error> unreadableSample(const QString& path)
{
    return failure(
        ErrorCode::Unreadable, ProjectWords::tr("The sample's material cannot be read."), path);
}

Expected<EvaluationId> evaluationOf(Database& database, const QString& name, const QString& system)
{
    EvaluationRepository evaluations(database);
    TANDEM_TRY(sets, evaluations.sets());
    for (const EvaluationSet& set : *sets) {
        TANDEM_TRY(rows, evaluations.list(set));
        for (const EvaluationSummary& row : *rows) {
            if (row.caseName == name && row.system == system)
                return row.id;
        }
    }
    return unreadableSample(name);
}

/// The file's words by decision.
expert::Reviews reviewsIn(const QJsonArray& words)
{
    const QHash<QString, expert::Stance> stances{{QStringLiteral("agree"), expert::Stance::Agree},
        {QStringLiteral("disagree"), expert::Stance::Disagree},
        {QStringLiteral("unsure"), expert::Stance::Unsure}};
    expert::Reviews reviews;
    for (const auto& entry : words) {
        const QJsonObject word = entry.toObject();
        const auto decision =
            expert::DecisionRef::fromKey(word.value(QLatin1String("decision")).toString());
        if (!decision)
            continue;
        expert::Review review;
        review.stance = stances.value(word.value(QLatin1String("opinion")).toString());
        review.note = word.value(QLatin1String("note")).toString();
        if (const QJsonValue aligned = word.value(QLatin1String("aligned")); aligned.isBool())
            review.correction.aligned = aligned.toBool();
        if (const QJsonValue other = word.value(QLatin1String("other")); other.isDouble())
            review.correction.other = other.toInt();
        reviews.insert(*decision, review);
    }
    return reviews;
}

Expected<void> give(
    Database& database, EvaluationId id, PersonId person, bool isDone, const expert::Reviews& words)
{
    ReviewRepository reviews(database);
    TANDEM_TRY(detail, EvaluationRepository(database).byId(id));
    const expert::Review agreed{expert::Stance::Agree, {}, {}};
    const auto decisions = expert::reviewableDecisions(detail->explanation, words);
    for (const expert::DecisionRef& decision : decisions) {
        if (!isDone && !words.contains(decision))
            continue;
        if (auto given =
                reviews.give(id, person, decision, words.value(decision, agreed), kDecisionMs);
            !given)
            return given;
    }
    return isDone ? reviews.finish(id, person) : Expected<void>();
}

} // namespace

Expected<void> addDemoEvaluations(Database& database, const DemoEvaluations& files)
{
    return importNow(database, expertResultFormat(), {{files.result, files.texts}})
        .map([](const Imported&) {});
}

Expected<void> addDemoReviews(
    Database& database, const DemoEvaluations& files, const DemoPeople& cast)
{
    QFile file(files.reviews);
    if (!file.open(QIODevice::ReadOnly))
        return unreadableSample(files.reviews);
    const QJsonObject material = QJsonDocument::fromJson(file.readAll()).object();
    for (const auto& entry : material.value(QLatin1String("reviews")).toArray()) {
        const QJsonObject review = entry.toObject();
        const PersonId person = cast.byName.value(review.value(QLatin1String("person")).toString());
        const auto evaluation =
            evaluationOf(database, review.value(QLatin1String("case")).toString(),
                review.value(QLatin1String("system")).toString());
        if (!evaluation)
            return failure(evaluation.error());
        const expert::Reviews words = reviewsIn(review.value(QLatin1String("words")).toArray());
        const bool isDone = review.value(QLatin1String("done")).toBool();
        TANDEM_DO(give(database, *evaluation, person, isDone, words));
    }
    return {};
}

} // namespace tandem
