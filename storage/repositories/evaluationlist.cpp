// Evaluations as they are listed and shown.

#include "models/expert/explanationjson.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/evaluationcolumns.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

constexpr int kFirstFigure = 7; ///< of summarySql()'s columns

/// Summaries that meet `condition`, in the order of cases, then systems. `more` is further columns.
QString summarySql(const QString& condition, const QString& more = {})
{
    static const QString figures =
        QStringLiteral("e.") + figureColumns().join(QStringLiteral(", e."));
    return QStringLiteral("SELECT e.id, e.output_id, e.run_id, o.case_id, c.position,"
                          " CAST(c.name AS BLOB), CAST(o.system AS BLOB), %1,"
                          " CAST(substr(c.prompt, 1, 120) AS BLOB)%2 FROM evaluation e"
                          " JOIN case_output o ON o.id = e.output_id"
                          " JOIN text_case c ON c.id = o.case_id WHERE %3"
                          " ORDER BY c.position, o.system")
        .arg(figures, more, condition);
}

/// `condition`, and that the case is not set aside.
QString inUse(const QString& condition)
{
    return QStringLiteral("(%1) AND o.case_id NOT IN (SELECT case_id FROM case_set_aside)")
        .arg(condition);
}

int promptColumn()
{
    static const int column = kFirstFigure + static_cast<int>(figureColumns().size());
    return column;
}

VerdictCounts countsFrom(const Statement& row, int column)
{
    VerdictCounts counts{};
    for (int& count : counts)
        count = static_cast<int>(row.integer(column++));
    return counts;
}

std::optional<expert::Scores> scoresFrom(const Statement& row, int column)
{
    if (row.isNull(column))
        return std::nullopt;
    expert::Scores scores;
    for (expert::ModeScore& score : scores.modes) {
        score.recall = row.value(column++).toDouble();
        score.precision = row.value(column++).toDouble();
        score.f1 = expert::f1Of(score.recall, score.precision);
    }
    return scores;
}

EvaluationSummary summaryFrom(const Statement& row)
{
    EvaluationSummary summary;
    summary.id = EvaluationId{row.integer(0)};
    summary.output = OutputId{row.integer(1)};
    summary.run = RunId{row.optionalInteger(2).value_or(0)};
    summary.caseId = CaseId{row.integer(3)};
    summary.casePosition = static_cast<int>(row.integer(4));
    summary.caseName = row.exactText(5);
    summary.system = row.exactText(6);
    int column = kFirstFigure;
    summary.state = static_cast<EvaluationState>(row.integer(column++));
    summary.scores = scoresFrom(row, column);
    column += 2 * expert::kModes;
    summary.expected = countsFrom(row, column);
    column += expert::kLinkVerdicts;
    summary.generated = countsFrom(row, column);
    column += expert::kLinkVerdicts;
    summary.faults = static_cast<int>(row.integer(column++));
    summary.remarks = static_cast<int>(row.integer(column++));
    summary.promptStart = row.exactText(column);
    return summary;
}

Expected<QList<EvaluationSummary>> summaries(
    Database& database, const QString& condition, const QVariantList& arguments)
{
    Statement rows(database, summarySql(condition), arguments);
    QList<EvaluationSummary> list;
    while (rows.next())
        list.append(summaryFrom(rows));
    return rows.result(list);
}

tl::unexpected<Error> noSuchEvaluation()
{
    return failure(
        ErrorCode::NotFound, RepositoryWords::tr("This evaluation is not in the project."));
}

} // namespace

Expected<EvaluationSummary> EvaluationRepository::summary(EvaluationId id)
{
    TANDEM_TRY(found, summaries(m_database, QStringLiteral("e.id = ?"), {id.value}));
    if (found->isEmpty())
        return noSuchEvaluation();
    return found->first();
}

Expected<EvaluationDetail> EvaluationRepository::byId(EvaluationId id)
{
    Statement row(m_database,
        summarySql(QStringLiteral("e.id = ?"),
            QStringLiteral(", CAST(e.source AS BLOB), CAST(c.prompt AS BLOB),"
                           " CAST(c.expected AS BLOB), CAST(o.text AS BLOB)")),
        {id.value});
    if (!row.next())
        return row.failed() ? failure(row.error()) : noSuchEvaluation();
    const int column = promptColumn() + 1;
    EvaluationDetail detail{summaryFrom(row), row.exactText(column), row.exactText(column + 1),
        row.exactText(column + 2), row.exactText(column + 3), {}};
    TANDEM_TRY(json, storedExplanation(id));
    if (!*json)
        return detail;
    TANDEM_TRY_VAR(explanation, expert::explanationFrom(**json));
    detail.explanation = std::move(*explanation);
    return detail;
}

Expected<QList<EvaluationSet>> EvaluationRepository::sets()
{
    Statement rows(m_database,
        QStringLiteral("SELECT e.run_id, CAST(e.source AS BLOB), coalesce(r.model, ''), min(e.at),"
                       " count(*), sum(e.state <> 0) FROM evaluation e"
                       " JOIN case_output o ON o.id = e.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id"
                       " LEFT JOIN llm_run r ON r.id = e.run_id GROUP BY e.run_id, e.source"
                       " ORDER BY min(e.at) DESC, max(e.id) DESC"));
    QList<EvaluationSet> sets;
    while (rows.next())
        sets.append({RunId{rows.optionalInteger(0).value_or(0)}, rows.exactText(1), rows.text(2),
            QDateTime::fromMSecsSinceEpoch(rows.integer(3), Qt::UTC), rows.integer(4),
            rows.integer(5)});
    return rows.result(sets);
}

Expected<QList<EvaluationSummary>> EvaluationRepository::list(const EvaluationSet& set)
{
    if (set.run.isValid())
        return summaries(m_database, inUse(QStringLiteral("e.run_id = ?")), {set.run.value});
    return summaries(m_database,
        inUse(QStringLiteral("e.run_id IS NULL AND e.source = CAST(? AS TEXT)")),
        {sqlExactText(set.source)});
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
        return noSuchEvaluation();
    return *found;
}

Expected<bool> EvaluationRepository::isAsComputed(EvaluationId id)
{
    TANDEM_TRY(detail, byId(id));
    const EvaluationSummary& stored = detail->summary;
    return figuresOf(detail->explanation) == EvaluationFigures{stored.state, stored.scores,
                                                 stored.expected, stored.generated, stored.faults,
                                                 stored.remarks};
}

} // namespace tandem
