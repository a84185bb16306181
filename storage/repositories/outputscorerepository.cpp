#include "storage/repositories/outputscorerepository.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"

#include <cmath>

namespace tandem {

namespace {

QString scoreSql(const QString& condition)
{
    return QStringLiteral("SELECT output_id, run_id, source, measure,"
                          " value, undefined, detail, at"
                          " FROM output_score s WHERE ") +
           condition;
}

const auto scoreFrom =
    into(&OutputScore::output, &OutputScore::run, &OutputScore::source, &OutputScore::measure,
        &OutputScore::value, &OutputScore::undefined, &OutputScore::detail, &OutputScore::at);
const auto cellFrom = into(&ScoreCell::output, &ScoreCell::value, &ScoreCell::undefined);

/// Whose scores are meant: a run's or a file's, over run_id and source.
QString originSql(RunId run)
{
    return run.isValid() ? QStringLiteral("s.run_id = ?")
                         : QStringLiteral("s.run_id IS NULL AND s.source = ?");
}

SqlValue originValue(RunId run, const QString& source)
{
    return run.isValid() ? SqlValue(run) : SqlValue(source);
}

Expected<void> checkScore(const OutputScore& score)
{
    const bool hasOrigin = score.run.isValid() == score.source.isEmpty();
    const bool hasValue = score.value ? std::isfinite(*score.value) && score.undefined.isEmpty()
                                      : !score.undefined.isEmpty();
    if (!score.measure.isEmpty() && score.output.isValid() && hasOrigin && hasValue)
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("A score needs an output, a measure, the run or file it comes from, "
                            "and either a number or the reason for a missing value."),
        score.measure);
}

bool saysTheSame(const OutputScore& a, const OutputScore& b)
{
    return a.value == b.value && a.undefined == b.undefined && a.detail == b.detail;
}

Expected<std::optional<OutputScore>> sameOrigin(Database& database, const OutputScore& score)
{
    return firstRow(database,
        scoreSql(originSql(score.run) + QStringLiteral(" AND measure = ? AND output_id = ?")),
        {originValue(score.run, score.source), score.measure, score.output}, scoreFrom);
}

} // namespace

Expected<bool> OutputScoreRepository::add(const OutputScore& score)
{
    TANDEM_DO(checkScore(score));
    TANDEM_TRY(known, sameOrigin(m_database, score));
    if (*known) {
        if (saysTheSame(**known, score))
            return false;
        return failure(ErrorCode::Refused,
            score.run.isValid()
                ? RepositoryWords::tr("This run has already given the output another \"%1\" score.")
                      .arg(score.measure)
                : RepositoryWords::tr(
                      "A file with this name has already given the output another \"%1\" score.")
                      .arg(score.measure),
            score.source,
            RepositoryWords::tr("Scores are never changed: give the file another name."));
    }
    return insertRow(m_database, "output_score",
        {{"uuid", newUuid()}, {"output_id", score.output}, {"run_id", score.run},
            {"source", score.source}, {"measure", score.measure}, {"value", score.value},
            {"undefined", score.undefined},
            {"at", score.at.isValid() ? score.at : QDateTime::currentDateTimeUtc()},
            {"detail", jsonText(score.detail)}})
        .map([](qint64) { return true; });
}

Expected<QList<OutputScoreColumn>> OutputScoreRepository::columns()
{
    return rowsOf(m_database,
        QStringLiteral("SELECT s.measure, s.run_id, s.source, coalesce(r.model, ''), count(*),"
                       " count(s.value), max(s.at), coalesce(r.settings, '{}'),"
                       " coalesce(min(s.detail) FILTER (WHERE s.run_id IS NULL), '{}')"
                       " FROM output_score s "
                       "JOIN case_output o"
                       " ON o.id = s.output_id JOIN case_in_use c ON c.id = o.case_id"
                       " LEFT JOIN llm_run r ON r.id = s.run_id"
                       " GROUP BY s.run_id, s.source, s.measure"
                       " ORDER BY s.run_id IS NOT NULL, s.run_id, s.measure, s.source"),
        {},
        into(&OutputScoreColumn::measure, &OutputScoreColumn::run, &OutputScoreColumn::source,
            &OutputScoreColumn::model, &OutputScoreColumn::scores, &OutputScoreColumn::defined,
            &OutputScoreColumn::at, &OutputScoreColumn::settings, &OutputScoreColumn::detail));
}

Expected<QList<ScoreCell>> OutputScoreRepository::cells(const OutputScoreColumn& column)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT s.output_id, s.value, s.undefined FROM output_score s"
                       " JOIN case_output o ON o.id = s.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id WHERE %1"
                       " AND s.measure = ? ORDER BY c.position, o.system")
            .arg(originSql(column.run)),
        {originValue(column.run, column.source), column.measure}, cellFrom);
}

Expected<QList<OutputScore>> OutputScoreRepository::ofRun(RunId run)
{
    return rowsOf(m_database, scoreSql(QStringLiteral("run_id = ? ORDER BY id")), {run}, scoreFrom);
}

Expected<QList<ReasonedScore>> OutputScoreRepository::reasons(const QString& measure)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT c.position, c.name, o.system, s.measure, s.source, s.value,"
                       " json_extract(s.detail, '$.reason'),"
                       " coalesce(json_extract(s.detail, '$.answer'), '') FROM output_score s"
                       " JOIN case_output o ON o.id = s.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id WHERE s.run_id IS NULL"
                       " AND json_extract(s.detail, '$.reason') IS NOT NULL"
                       " AND (?1 = '' OR s.measure = ?1)"
                       " ORDER BY s.measure, s.source, c.position, o.system"),
        {measure},
        into(&ReasonedScore::position, &ReasonedScore::name, &ReasonedScore::system,
            &ReasonedScore::measure, &ReasonedScore::source, &ReasonedScore::value,
            &ReasonedScore::reason, &ReasonedScore::answer));
}

} // namespace tandem
