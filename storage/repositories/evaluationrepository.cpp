#include "storage/repositories/evaluationrepository.h"

#include "models/expert/explanationjson.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationcolumns.h"
#include "storage/repositories/evaluationwords.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

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
        RepositoryWords::tr(
            "The evaluation does not hold together: an aspect has no match, or matches one "
            "that is not there."));
}

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

Expected<EvaluationId> EvaluationRepository::insert(
    OutputId output, RunId run, const QString& source)
{
    return m_database
        .insert(QStringLiteral("INSERT INTO evaluation (uuid, output_id, run_id, source, state, at)"
                               " VALUES (?, ?, ?, CAST(? AS TEXT), 0, ?)"),
            {newUuid(), output.value, run.isValid() ? QVariant(run.value) : QVariant(),
                sqlExactText(source), QDateTime::currentMSecsSinceEpoch()})
        .map([](qint64 row) { return EvaluationId{row}; });
}

Expected<std::optional<EvaluationId>> EvaluationRepository::find(OutputId output, RunId run)
{
    return m_database
        .scalar(QStringLiteral("SELECT id FROM evaluation WHERE run_id = ? AND output_id = ?"),
            {run.value, output.value})
        .map([](const QVariant& id) {
            return id.isValid() ? std::optional(EvaluationId{id.toLongLong()}) : std::nullopt;
        });
}

Expected<EvaluationId> EvaluationRepository::begin(OutputId output, RunId run)
{
    TANDEM_TRY(found, find(output, run));
    return *found ? Expected<EvaluationId>(**found) : insert(output, run, {});
}

Expected<std::optional<QByteArray>> EvaluationRepository::storedExplanation(EvaluationId id)
{
    Statement row(m_database,
        QStringLiteral("SELECT CAST(explanation AS BLOB) FROM evaluation_explanation"
                       " WHERE evaluation_id = ?"),
        {id.value});
    std::optional<QByteArray> json;
    if (row.next())
        json = row.bytes(0);
    return row.result(json);
}

Expected<void> EvaluationRepository::complete(
    EvaluationId id, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    TANDEM_TRY(known,
        m_database.scalar(QStringLiteral("SELECT EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0"
                                         " AND v.subject_id = e.id)"
                                         " FROM evaluation e WHERE e.id = ?"),
            {id.value}));
    if (!known->isValid())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This evaluation is not in the project."));
    if (known->toInt() != 0)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Somebody has reviewed this evaluation; it stays as it is."), {},
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
                QStringLiteral("INSERT INTO evaluation_explanation VALUES (?, CAST(? AS TEXT))"
                               " ON CONFLICT DO UPDATE SET explanation = excluded.explanation"),
                {id.value, sqlExactText(expert::explanationJson(explanation))});
        })
        .and_then([&] { return addEvaluationWords(m_database, id, explanation); });
}

Expected<EvaluationId> EvaluationRepository::addImported(
    OutputId output, const QString& source, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    if (source.isEmpty())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("An imported evaluation needs its file's name."));
    TANDEM_TRY(
        found, m_database.scalar(QStringLiteral("SELECT id FROM evaluation WHERE run_id IS NULL"
                                                " AND source = CAST(? AS TEXT) AND output_id = ?"),
                   {sqlExactText(source), output.value}));
    if (found->isValid()) {
        const EvaluationId id{found->toLongLong()};
        TANDEM_TRY(stored, storedExplanation(id));
        if (*stored == expert::explanationJson(explanation))
            return id;
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "A file of this name was imported before, and said something else."),
            source, RepositoryWords::tr("Give the file another name and import it again."));
    }
    const auto id = insert(output, {}, source);
    if (!id)
        return id;
    return store(*id, explanation).map([&] { return *id; });
}

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
