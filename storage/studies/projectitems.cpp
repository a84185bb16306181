#include "storage/studies/projectitems.h"

#include "models/studies/itemcheck.h"
#include "models/studyitems/itemsfromdocuments.h"
#include "models/studyitems/itemsfromsamples.h"
#include "storage/database/database.h"
#include "storage/formats/openfile.h"
#include "storage/formats/personalizedreader.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/studies/caseitems.h"
#include "storage/studies/studywords.h"

#include <QJsonArray>
#include <QSet>

namespace tandem {

namespace {

using studies::StudyItem;

constexpr int kSamplesAtOnce = 200;

bool isCancelled(const CancelFlag& cancel)
{
    return cancel && *cancel;
}

Expected<void> checkItemCount(qsizetype count)
{
    if (count <= studies::kMostStudyItems)
        return {};
    return failure(ErrorCode::TooLarge,
        StudyFileWords::tr("These are more than the %1 items that a study can have.")
            .arg(studies::kMostStudyItems),
        {}, StudyFileWords::tr("Choose fewer systems, or import them from a file."));
}

/// A name that no other item has, and that is no longer than names may be.
void makeNamesUnique(QList<StudyItem>& items)
{
    QSet<QString> taken;
    for (StudyItem& item : items) {
        const QString plain = item.item.name.left(studies::kMostItemNameLength - 10);
        QString name = plain;
        for (int number = 2; taken.contains(name); ++number)
            name = QStringLiteral("%1 #%2").arg(plain).arg(number);
        taken.insert(name);
        item.item.name = name;
    }
}

/// What has no stratum of its own is sampled by whose texts it shows.
void fillStrata(QList<StudyItem>& items)
{
    for (StudyItem& item : items) {
        if (item.source.stratum.isEmpty() && !item.source.systems[1].isEmpty())
            item.source.stratum =
                item.source.systems[0] + QLatin1String(" / ") + item.source.systems[1];
        else if (item.source.stratum.isEmpty())
            item.source.stratum = item.source.systems[0];
    }
}

Expected<studies::DemoMaterial> materialOfSample(
    Database& database, const SampleRow& row, ItemOrigin from)
{
    studies::DemoMaterial material{QString::number(row.position), row.domain, {}, {}, {}};
    SampleRepository samples(database);
    TANDEM_TRY(discussion, samples.discussion(row.id));
    for (const kgds::UtteranceRecord& utterance : *discussion)
        material.discussion.append({utterance.participant, utterance.text});
    if (from == ItemOrigin::Paragraphs) {
        TANDEM_TRY(paragraphs, samples.paragraphs(row.id));
        for (const ParagraphRow& paragraph : *paragraphs)
            material.paragraphs.append(paragraph.text);
    } else {
        TANDEM_TRY(facts, FactRepository(database).facts(row.id));
        for (const FactRow& fact : *facts)
            material.facts.append(fact.text);
    }
    return material;
}

Expected<QList<StudyItem>> itemsOfSamples(
    Database& database, ItemOrigin from, const CancelFlag& cancel)
{
    QList<StudyItem> items;
    for (int first = 1;; first += kSamplesAtOnce) {
        TANDEM_TRY(rows, SampleRepository(database).rows(first, kSamplesAtOnce));
        for (const SampleRow& row : *rows) {
            if (isCancelled(cancel))
                return failure(ErrorCode::Cancelled, {});
            TANDEM_TRY(material, materialOfSample(database, row, from));
            items += from == ItemOrigin::Paragraphs ? studies::paragraphItems(*material)
                                                    : studies::factItems(*material);
            TANDEM_DO(checkItemCount(items.size()));
        }
        if (rows->size() < kSamplesAtOnce)
            return items;
    }
}

Error nothingThere(ItemOrigin from)
{
    Error error;
    error.code = ErrorCode::NotFound;
    switch (from) {
    case ItemOrigin::Paragraphs:
        error.what = StudyFileWords::tr("The project has no paragraphs.");
        error.remedy = StudyFileWords::tr("Import articles or a benchmark first.");
        break;
    case ItemOrigin::Facts:
        error.what = StudyFileWords::tr("The project has no key facts.");
        error.remedy =
            StudyFileWords::tr("Write facts, generate them with a model, or import a benchmark.");
        break;
    case ItemOrigin::Outputs:
        error.what = StudyFileWords::tr("The project has no outputs to ask about.");
        error.remedy = StudyFileWords::tr(
            "Import cases with outputs; to compare two systems, a case needs outputs of both.");
        break;
    case ItemOrigin::Explanations:
    case ItemOrigin::Decisions:
        error.what = StudyFileWords::tr("The project has no evaluations to ask about.");
        error.remedy = StudyFileWords::tr("Evaluate outputs with ExPerT, or import its results; to "
                                          "compare two systems, a case needs evaluations of both.");
        break;
    }
    return error;
}

} // namespace

QString itemOriginKey(ItemOrigin origin)
{
    switch (origin) {
    case ItemOrigin::Paragraphs:
        return QStringLiteral("paragraphs");
    case ItemOrigin::Facts:
        return QStringLiteral("facts");
    case ItemOrigin::Outputs:
        return QStringLiteral("outputs");
    case ItemOrigin::Explanations:
        return QStringLiteral("explanations");
    case ItemOrigin::Decisions:
        break;
    }
    return QStringLiteral("decisions");
}

QString samplingKey(studies::Sampling sampling)
{
    switch (sampling) {
    case studies::Sampling::All:
        return QStringLiteral("all");
    case studies::Sampling::Random:
        return QStringLiteral("random");
    case studies::Sampling::Stratified:
        return QStringLiteral("stratified");
    case studies::Sampling::Disagreement:
        break;
    }
    return QStringLiteral("disagreement");
}

QJsonObject askedItemsJson(const AskedItems& asked)
{
    QJsonObject json{{QStringLiteral("from"), itemOriginKey(asked.from)},
        {QStringLiteral("sampling"), samplingKey(asked.sampling)}};
    if (asked.sampling != studies::Sampling::All) {
        json.insert(QStringLiteral("size"), qint64(asked.size));
        json.insert(QStringLiteral("seed"), qint64(asked.seed));
    }
    if (!asked.systems.isEmpty())
        json.insert(QStringLiteral("systems"), QJsonArray::fromStringList(asked.systems));
    return json;
}

Expected<QList<StudyItem>> projectItems(
    Database& database, const AskedItems& asked, const CancelFlag& cancel)
{
    const bool isOfSamples =
        asked.from == ItemOrigin::Paragraphs || asked.from == ItemOrigin::Facts;
    TANDEM_TRY_VAR(items, isOfSamples ? itemsOfSamples(database, asked.from, cancel)
                                      : caseItems(database, asked, cancel));
    if (items->isEmpty())
        return failure(nothingThere(asked.from));
    TANDEM_DO(checkItemCount(items->size()));
    makeNamesUnique(*items);
    fillStrata(*items);
    if (asked.sampling == studies::Sampling::All)
        return *items;
    QList<StudyItem> sampled =
        studies::sampledItems(*items, asked.sampling, asked.size, asked.seed);
    if (sampled.isEmpty())
        return failure(ErrorCode::NotFound,
            StudyFileWords::tr("There are no items on which metrics disagree."), {},
            StudyFileWords::tr("The rule needs scores of at least two metrics for both sides of an "
                               "item: score the outputs with judges, or import scores."));
    return sampled;
}

Expected<QList<StudyItem>> surveyItemsOf(const Input& input, quint32 seed)
{
    TANDEM_TRY(device, input.open());
    PersonalizedReader reader(**device, input.name());
    QList<perseval::PersonalizedDocument> documents;
    for (;;) {
        TANDEM_TRY(document, reader.next());
        if (!*document)
            break;
        documents.append(**document);
    }
    QList<StudyItem> items = studies::surveyItems(documents, seed);
    if (items.isEmpty())
        return failure(ErrorCode::NotFound,
            StudyFileWords::tr("No document has two users with their own summaries and a model "
                               "that wrote for both."),
            input.name());
    TANDEM_DO(checkItemCount(items.size()));
    makeNamesUnique(items);
    return items;
}

} // namespace tandem
