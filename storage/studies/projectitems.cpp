#include "storage/studies/projectitems.h"

#include "models/expert/scores.h"
#include "models/metrics/measure.h"
#include "models/metrics/scorer.h"
#include "models/studies/itemcheck.h"
#include "models/studyitems/itemsources.h"
#include "storage/database/database.h"
#include "storage/formats/openfile.h"
#include "storage/formats/personalizedreader.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/studies/studywords.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace tandem {

/// projectItems() of outputs, explanations and decisions; empty where there are none.
Expected<QList<studies::StudyItem>> caseItems(
    Database& database, const AskedItems& asked, const CancelFlag& cancel);

namespace {

using studies::StudyItem;

/// Scores by the measure's name, of each output.
using ScoresOfOutputs = QHash<OutputId, QHash<QString, double>>;

/// What the project has of its outputs: ExPerT's F1 in the default mode from `set` (none: the
/// newest evaluations), judges' scores and imported columns. Of several columns of one measure the
/// latest counts, and a column comes before what the project computes under that name.
Expected<ScoresOfOutputs> storedScores(Database& database, const std::optional<EvaluationSet>& set)
{
    ScoresOfOutputs scores;
    EvaluationRepository evaluations(database);
    TANDEM_TRY(sets, evaluations.sets());
    if (set || !sets->isEmpty()) {
        TANDEM_TRY(list, evaluations.list(set ? *set : sets->constFirst()));
        for (const EvaluationSummary& summary : *list) {
            if (summary.scores)
                scores[summary.output].insert(
                    QStringLiteral("expert"), summary.scores->of(expert::Mode::Average).f1);
        }
    }
    OutputScoreRepository repository(database);
    TANDEM_TRY(columns, repository.columns());
    for (const OutputScoreColumn& column : *columns) {
        TANDEM_TRY(cells, repository.cells(column));
        for (const ScoreCell& cell : *cells) {
            if (cell.value)
                scores[cell.output].insert(column.measure, *cell.value);
        }
    }
    return scores;
}

/// The measures that Metrics begins with and that need no file from elsewhere; not distances, of
/// which the smaller is the better.
QList<metrics::Measure> usualSimilarities()
{
    QList<metrics::Measure> usual = metrics::measures();
    usual.removeIf([](metrics::Measure measure) {
        return !measure->isUsual || measure->needsSynonyms || measure->isDistance;
    });
    return usual;
}

/// Adds the usual measures of an output against its reference, where no column has their names.
void addComputed(QHash<QString, double>& known, metrics::Scorer& scorer, const QString& reference,
    const QString& output)
{
    if (reference.isEmpty())
        return;
    static const QList<metrics::Measure> usual = usualSimilarities();
    for (const metrics::Measure measure : usual) {
        const QString name = QString::fromLatin1(measure->key);
        if (known.contains(name))
            continue;
        const metrics::Score score = scorer.score(measure, reference, output);
        if (score.value)
            known.insert(name, *score.value);
    }
}

/// A case with the ids of its outputs, in their order.
struct StoredCase
{
    expert::TextCase texts;
    QList<OutputId> outputs;
};

bool isAskedFor(const QStringList& systems, const QString& system)
{
    return systems.isEmpty() || systems.contains(system);
}

/// The cases in use with these systems' outputs; each has a name, its number where it has none.
Expected<QList<StoredCase>> storedCases(
    Database& database, const QStringList& systems, const CancelFlag& cancel)
{
    CaseRepository repository(database);
    TANDEM_TRY(ids, repository.ids());
    QList<StoredCase> cases;
    for (const CaseId id : *ids) {
        if (cancel && *cancel)
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(row, repository.byId(id));
        TANDEM_TRY(outputs, repository.outputs(id));
        StoredCase stored;
        stored.texts.name = row->name.isEmpty() ? QString::number(row->position) : row->name;
        stored.texts.prompt = row->prompt;
        stored.texts.expected = row->expected;
        for (const OutputRow& output : *outputs) {
            if (!isAskedFor(systems, output.system))
                continue;
            stored.texts.outputs.append({output.system, output.text});
            stored.outputs.append(output.id);
        }
        cases.append(stored);
    }
    return cases;
}

QStringList systemsOf(const QList<StoredCase>& cases)
{
    QSet<QString> names;
    for (const StoredCase& stored : cases) {
        for (const expert::SystemOutput& output : stored.texts.outputs)
            names.insert(output.system);
    }
    QStringList systems(names.begin(), names.end());
    systems.sort();
    return systems;
}

/// Gives an item made of `stored` what the project knows of the outputs that it shows.
void addScores(StudyItem& item, const StoredCase& stored, const ScoresOfOutputs& scores)
{
    const bool isPair = !item.source.systems[1].isEmpty();
    for (int side = 0; side < (isPair ? 2 : 1); ++side) {
        for (qsizetype i = 0; i < stored.outputs.size(); ++i) {
            if (stored.texts.outputs.at(i).system != item.source.systems[side])
                continue;
            const QHash<QString, double> known = scores.value(stored.outputs.at(i));
            for (auto score = known.cbegin(); score != known.cend(); ++score)
                item.source.scores.insert(
                    isPair ? QStringLiteral("%1_%2").arg(score.key()).arg(side + 1) : score.key(),
                    score.value());
        }
    }
}

QList<StudyItem> itemsOfCase(
    const StoredCase& stored, studies::Kind kind, const QList<std::pair<QString, QString>>& pairs)
{
    const QList<expert::TextCase> one{stored.texts};
    if (kind == studies::Kind::GoodBad)
        return studies::timelineItems(one);
    if (kind != studies::Kind::Pairwise && kind != studies::Kind::Similarity)
        return studies::outputItems(one);
    QList<StudyItem> items;
    for (const auto& [first, other] : pairs)
        items += studies::outputPairItems(one, first, other);
    return items;
}

/// Similarity shows two texts under this name, with nothing beside them.
void asSimilarity(StudyItem& item)
{
    item.item.fields.removeIf([](const studies::Field& field) { return field.side == 0; });
    for (studies::Field& field : item.item.fields)
        field.name = QStringLiteral("text");
}

Expected<QList<StudyItem>> itemsOfOutputs(
    Database& database, const AskedItems& asked, const CancelFlag& cancel)
{
    TANDEM_TRY(cases, storedCases(database, asked.systems, cancel));
    TANDEM_TRY_VAR(scores, storedScores(database, asked.set));
    metrics::Scorer scorer(nullptr, cancel.get(), metrics::OutsideTexts::Undefined);
    const auto pairs = studies::systemPairs(systemsOf(*cases));
    QList<StudyItem> items;
    for (const StoredCase& stored : *cases) {
        if (cancel && *cancel)
            return failure(ErrorCode::Cancelled, {});
        for (qsizetype i = 0; i < stored.outputs.size(); ++i)
            addComputed((*scores)[stored.outputs.at(i)], scorer, stored.texts.expected,
                stored.texts.outputs.at(i).text);
        for (StudyItem& item : itemsOfCase(stored, asked.kind, pairs)) {
            addScores(item, stored, *scores);
            if (asked.kind == studies::Kind::Similarity)
                asSimilarity(item);
            items.append(item);
        }
        if (items.size() > studies::kMostStudyItems)
            break; // the caller says so
    }
    return items;
}

/// The cases of a set with what was said of their outputs.
Expected<QList<studies::ExplainedCase>> explainedCases(Database& database, const EvaluationSet& set,
    const QStringList& systems, const CancelFlag& cancel)
{
    EvaluationRepository repository(database);
    TANDEM_TRY(list, repository.list(set));
    QList<studies::ExplainedCase> cases;
    CaseId current;
    for (const EvaluationSummary& summary : *list) {
        if (cancel && *cancel)
            return failure(ErrorCode::Cancelled, {});
        if (summary.state == EvaluationState::UnderWay || !isAskedFor(systems, summary.system))
            continue;
        TANDEM_TRY(detail, repository.byId(summary.id));
        if (cases.isEmpty() || summary.caseId != current) {
            current = summary.caseId;
            cases.append({summary.caseName.isEmpty() ? QString::number(summary.casePosition)
                                                     : summary.caseName,
                detail->prompt, detail->expected, {}});
        }
        cases.last().outputs.append({summary.system, detail->generated, detail->explanation});
    }
    return cases;
}

QList<StudyItem> pairsOfExplained(const studies::ExplainedCase& explained)
{
    QStringList systems;
    for (const studies::ExplainedOutput& output : explained.outputs)
        systems.append(output.system);
    systems.sort();
    systems.removeDuplicates();
    QList<StudyItem> items;
    for (const auto& [first, other] : studies::systemPairs(systems)) {
        if (const auto item = studies::explanationItem(explained, first, other))
            items.append(*item);
    }
    return items;
}

Expected<QList<StudyItem>> itemsOfEvaluations(
    Database& database, const AskedItems& asked, const CancelFlag& cancel)
{
    TANDEM_TRY(sets, EvaluationRepository(database).sets());
    if (!asked.set && sets->isEmpty())
        return QList<StudyItem>();
    TANDEM_TRY(cases, explainedCases(database, asked.set ? *asked.set : sets->constFirst(),
                          asked.systems, cancel));
    QList<StudyItem> items;
    for (const studies::ExplainedCase& explained : *cases) {
        if (asked.from == ItemOrigin::Explanations) {
            items += pairsOfExplained(explained);
            continue;
        }
        for (const studies::ExplainedOutput& output : explained.outputs)
            items += studies::decisionItems(explained, output);
        if (items.size() > studies::kMostStudyItems)
            break; // the caller says so
    }
    return items;
}

} // namespace

Expected<QList<StudyItem>> caseItems(
    Database& database, const AskedItems& asked, const CancelFlag& cancel)
{
    return asked.from == ItemOrigin::Outputs ? itemsOfOutputs(database, asked, cancel)
                                             : itemsOfEvaluations(database, asked, cancel);
}

namespace {

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
        error.what = StudyFileWords::tr("The project has no outputs for a study.");
        error.remedy = StudyFileWords::tr(
            "Import cases with outputs; to compare two systems, a case needs outputs of both.");
        break;
    case ItemOrigin::Explanations:
    case ItemOrigin::Decisions:
        error.what = StudyFileWords::tr("The project has no evaluations for a study.");
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
                               "item: evaluate or judge the outputs, or import scores."));
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
