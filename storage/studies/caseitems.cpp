#include "storage/studies/caseitems.h"

#include "models/studies/itemcheck.h"
#include "models/studyitems/itemsfromcases.h"
#include "models/studyitems/itemsfromevaluations.h"
#include "storage/database/database.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/studies/studywords.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

using studies::StudyItem;

/// Scores by the measure's name, of each output.
using ScoresOfOutputs = QHash<OutputId, QHash<QString, double>>;

/// What the project has of its outputs; of several columns of one measure the latest counts.
Expected<ScoresOfOutputs> storedScores(Database& database)
{
    ScoresOfOutputs scores;
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
    TANDEM_TRY(scores, storedScores(database));
    const auto pairs = studies::systemPairs(systemsOf(*cases));
    QList<StudyItem> items;
    for (const StoredCase& stored : *cases) {
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

} // namespace tandem
