#include "storage/repositories/evaluationrepository.h"

#include "models/expert/explanationjson.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/sqlvalue.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationwords.h"
#include "storage/repositories/importedruns.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runrepository.h"

namespace tandem {

namespace {

/// The columns of the table evaluation that hold figures, in the order of figureValues(): state,
/// recall and precision by mode, counts of the expected and of the generated side, faults, remarks.
QStringList figureColumns()
{
    QStringList columns{QStringLiteral("state")};
    for (const char* mode : {"content", "style", "both", "either", "average"}) {
        columns.append(QStringLiteral("recall_") + QLatin1String(mode));
        columns.append(QStringLiteral("precision_") + QLatin1String(mode));
    }
    for (const char* side : {"expected_", "generated_"}) {
        for (const char* verdict : {"both", "content", "style", "neither", "unmatched"})
            columns.append(QLatin1String(side) + QLatin1String(verdict));
    }
    return columns << QStringLiteral("faults") << QStringLiteral("remarks");
}

SqlValues figureValues(const EvaluationFigures& figures)
{
    SqlValues values{static_cast<int>(figures.state)};
    for (const expert::Mode mode : expert::kAllModes) {
        const auto score = figures.scores ? std::optional(figures.scores->of(mode)) : std::nullopt;
        values << (score ? score->recall : SqlValue()) << (score ? score->precision : SqlValue());
    }
    for (const VerdictCounts& counts : {figures.expected, figures.generated}) {
        for (const int count : counts)
            values.append(count);
    }
    return values << figures.faults << figures.remarks;
}

/// A match for each aspect, and links only to aspects that there are.
bool holdsTogether(const expert::Explanation& explanation)
{
    for (const expert::Side which : {expert::Side::Expected, expert::Side::Generated}) {
        const expert::ExplainedSide& side = explanation.side(which);
        const qsizetype others = explanation.side(expert::otherSide(which)).aspects.size();
        if (side.matches.size() != side.aspects.size())
            return false;
        for (const expert::AspectMatch& match : side.matches) {
            if (match.other && (*match.other < 0 || *match.other >= others))
                return false;
        }
    }
    return true;
}

Expected<void> checkExplanation(const expert::Explanation& explanation)
{
    if (holdsTogether(explanation))
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("The evaluation is inconsistent: an aspect has no match, or matches an "
                            "aspect that does not exist."));
}

/// Summaries that meet `condition`, in the order of cases, then systems. `more` is further columns.
QString summarySql(const QString& condition, const QString& more = {})
{
    static const QString figures =
        QStringLiteral("e.") + figureColumns().join(QStringLiteral(", e."));
    return QStringLiteral("SELECT e.id, e.output_id, e.run_id, o.case_id, c.position,"
                          " c.name, o.system, %1,"
                          " substr(c.prompt, 1, 120), e.source%2 FROM evaluation e"
                          " JOIN case_output o ON o.id = e.output_id"
                          " JOIN text_case c ON c.id = o.case_id WHERE %3"
                          " ORDER BY c.position, o.system")
        .arg(figures, more, condition);
}

/// `condition`, and that the case is not excluded.
QString inUse(const QString& condition)
{
    return QStringLiteral("(%1) AND o.case_id NOT IN (SELECT case_id FROM case_set_aside)")
        .arg(condition);
}

expert::Scores scoresFrom(Statement& row)
{
    expert::Scores scores;
    for (expert::ModeScore& score : scores.modes) {
        row.read(score.recall, score.precision);
        score.f1 = expert::f1Of(score.recall, score.precision);
    }
    return scores;
}

EvaluationSummary summaryFrom(Statement& row)
{
    EvaluationSummary summary;
    row.read(summary.id, summary.output, summary.run, summary.caseId, summary.casePosition,
        summary.caseName, summary.system, summary.state);
    const bool isScored = !row.isNextNull();
    const expert::Scores scores = scoresFrom(row);
    if (isScored)
        summary.scores = scores;
    for (VerdictCounts* counts : {&summary.expected, &summary.generated}) {
        for (int& count : *counts)
            row.read(count);
    }
    row.read(summary.faults, summary.remarks, summary.promptStart, summary.source);
    return summary;
}

Expected<QList<EvaluationSummary>> summaries(
    Database& database, const QString& condition, const SqlValues& arguments)
{
    return rowsOf(database, summarySql(condition), arguments, summaryFrom);
}

Error noSuchEvaluation()
{
    return notInProject(RepositoryWords::tr("This evaluation is not in the project."));
}

} // namespace

Expected<EvaluationId> EvaluationRepository::insert(
    OutputId output, RunId run, const QString& source)
{
    return insertRow<EvaluationId>(m_database, "evaluation",
        {{"uuid", newUuid()}, {"output_id", output}, {"run_id", run}, {"source", source},
            {"state", EvaluationState::UnderWay}, {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<std::optional<EvaluationId>> EvaluationRepository::find(OutputId output, RunId run)
{
    return valueOf<std::optional<EvaluationId>>(m_database,
        QStringLiteral("SELECT id FROM evaluation WHERE run_id = ? AND output_id = ?"),
        {run, output});
}

Expected<EvaluationId> EvaluationRepository::begin(OutputId output, RunId run)
{
    TANDEM_TRY(found, find(output, run));
    return *found ? Expected<EvaluationId>(**found) : insert(output, run, {});
}

Expected<std::optional<QByteArray>> EvaluationRepository::storedExplanation(EvaluationId id)
{
    return valueOf<std::optional<QByteArray>>(m_database,
        QStringLiteral("SELECT explanation FROM evaluation_explanation WHERE evaluation_id = ?"),
        {id});
}

Expected<void> EvaluationRepository::complete(
    EvaluationId id, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    TANDEM_TRY(
        isJudged, valueOf<std::optional<bool>>(m_database,
                      QStringLiteral("SELECT EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0"
                                     " AND v.subject_id = e.id) FROM evaluation e WHERE e.id = ?"),
                      {id}));
    if (!*isJudged)
        return failure(noSuchEvaluation());
    if (**isJudged)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This evaluation has been reviewed and cannot be changed."), {},
            RepositoryWords::tr("Evaluate the output in a new run."));
    TANDEM_TRY(before, storedExplanation(id));
    if (*before) {
        TANDEM_DO(removeEvaluationWords(m_database, id, **before));
    }
    return store(id, explanation);
}

Expected<void> EvaluationRepository::store(EvaluationId id, const expert::Explanation& explanation)
{
    static const QString update = QStringLiteral("UPDATE evaluation SET %1 = ? WHERE id = ?")
                                      .arg(figureColumns().join(QStringLiteral(" = ?, ")));
    return m_database.run(update, figureValues(figuresOf(explanation)) << id.value)
        .and_then([&] {
            return m_database.run(
                QStringLiteral("INSERT INTO evaluation_explanation VALUES (?, ?)"
                               " ON CONFLICT DO UPDATE SET explanation = excluded.explanation"),
                {id.value, SqlValue::text(expert::explanationJson(explanation))});
        })
        .and_then([&] { return addEvaluationWords(m_database, id, explanation); });
}

Expected<EvaluationId> EvaluationRepository::addImported(
    OutputId output, const QString& source, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    if (source.isEmpty())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("An imported evaluation needs a file name."));
    TANDEM_TRY(id,
        valueOf<EvaluationId>(m_database,
            QStringLiteral(
                "SELECT id FROM evaluation WHERE run_id IS NULL AND source = ? AND output_id = ?"),
            {source, output}));
    if (id->isValid()) {
        TANDEM_TRY(stored, storedExplanation(*id));
        if (*stored == expert::explanationJson(explanation))
            return *id;
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("A file with this name but different content was imported before."),
            source, RepositoryWords::tr("Rename the file and import it again."));
    }
    TANDEM_TRY(added, insert(output, {}, source));
    return store(*added, explanation).map([&] { return *added; });
}

Expected<EvaluationSummary> EvaluationRepository::summary(EvaluationId id)
{
    TANDEM_TRY(found, summaries(m_database, QStringLiteral("e.id = ?"), {id.value}));
    if (found->isEmpty())
        return failure(noSuchEvaluation());
    return found->first();
}

Expected<EvaluationDetail> EvaluationRepository::byId(EvaluationId id)
{
    TANDEM_TRY_VAR(detail, oneRow(
                               m_database,
                               summarySql(QStringLiteral("e.id = ?"),
                                   QStringLiteral(", c.prompt, c.expected, o.text")),
                               {id},
                               [](Statement& row) {
                                   EvaluationDetail found;
                                   found.summary = summaryFrom(row);
                                   row.read(found.prompt, found.expected, found.generated);
                                   return found;
                               },
                               noSuchEvaluation()));
    TANDEM_TRY_VAR(said, explanation(id));
    detail->explanation = *std::move(said);
    return detail;
}

Expected<expert::Explanation> EvaluationRepository::explanation(EvaluationId id)
{
    TANDEM_TRY(json, storedExplanation(id));
    return *json ? expert::explanationFrom(**json) : Expected<expert::Explanation>();
}

Expected<QList<EvaluationSet>> EvaluationRepository::sets()
{
    return rowsOf(m_database,
        QStringLiteral(
            "SELECT e.run_id, e.source, coalesce(r.model, ''), coalesce(r.settings,"
            " (SELECT settings FROM (%1) WHERE kind = 'expert' ORDER BY entry DESC LIMIT 1), '{}'),"
            " min(e.at), count(*), sum(e.state <> 0) FROM evaluation e"
            " JOIN case_output o ON o.id = e.output_id"
            " JOIN case_in_use c ON c.id = o.case_id"
            " LEFT JOIN llm_run r ON r.id = e.run_id GROUP BY e.run_id, e.source"
            " ORDER BY min(e.at) DESC, max(e.id) DESC")
            .arg(importedRunsSql(QStringLiteral("SELECT e.source"))),
        {},
        into(&EvaluationSet::run, &EvaluationSet::source, &EvaluationSet::model,
            &EvaluationSet::settings, &EvaluationSet::at, &EvaluationSet::evaluations,
            &EvaluationSet::complete));
}

Expected<QList<EvaluationSummary>> EvaluationRepository::list(const EvaluationSet& set)
{
    if (set.run.isValid())
        return summaries(m_database, inUse(QStringLiteral("e.run_id = ?")), {set.run.value});
    return summaries(
        m_database, inUse(QStringLiteral("e.run_id IS NULL AND e.source = ?")), {set.source});
}

Expected<QSet<OutputId>> EvaluationRepository::evaluatedOutputs()
{
    return valuesOf<OutputId>(m_database,
        QStringLiteral("SELECT DISTINCT e.output_id FROM evaluation e LEFT JOIN llm_run r"
                       " ON r.id = e.run_id WHERE e.state = ? OR (e.state = ? AND r.state < ?)"),
        {EvaluationState::Complete, EvaluationState::UnderWay, RunState::Ended})
        .map([](const QList<OutputId>& outputs) {
            return QSet<OutputId>(outputs.cbegin(), outputs.cend());
        });
}

Expected<QList<EvaluationSummary>> EvaluationRepository::ofSameCase(EvaluationId id)
{
    TANDEM_TRY(found,
        summaries(m_database,
            QStringLiteral("e.id IN (SELECT b.id FROM evaluation a JOIN case_output p"
                           " ON p.id = a.output_id JOIN case_output q ON q.case_id = p.case_id"
                           " JOIN evaluation b ON b.output_id = q.id AND b.run_id IS a.run_id"
                           " AND b.source = a.source WHERE a.id = ?)"),
            {id.value}));
    if (found->isEmpty())
        return failure(noSuchEvaluation());
    return *found;
}

Expected<bool> EvaluationRepository::isAsComputed(EvaluationId id)
{
    TANDEM_TRY(detail, byId(id));
    const EvaluationFigures& stored = detail->summary;
    return figuresOf(detail->explanation) == stored;
}

Expected<bool> EvaluationRepository::isScoredUnread(EvaluationId id)
{
    TANDEM_TRY(detail, byId(id));
    const EvaluationFigures& stored = detail->summary;
    const expert::Explanation& explanation = detail->explanation;
    return figuresOf(explanation) != stored && earlierFiguresOf(explanation) == stored;
}

} // namespace tandem
