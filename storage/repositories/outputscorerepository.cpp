#include "storage/repositories/outputscorerepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"

#include <QJsonDocument>

#include <cmath>

namespace tandem {

namespace {

QString scoreSql(const QString& condition)
{
    return QStringLiteral("SELECT output_id, run_id, CAST(source AS BLOB), CAST(measure AS BLOB),"
                          " value, CAST(undefined AS BLOB), CAST(detail AS BLOB), at"
                          " FROM output_score WHERE ") +
           condition;
}

std::optional<double> optionalValue(const Statement& row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.value(column).toDouble());
}

OutputScore scoreFrom(const Statement& row)
{
    OutputScore score;
    score.output = OutputId{row.integer(0)};
    score.run = RunId{row.optionalInteger(1).value_or(0)};
    score.source = row.exactText(2);
    score.measure = row.exactText(3);
    score.value = optionalValue(row, 4);
    score.undefined = row.exactText(5);
    score.detail = QJsonDocument::fromJson(row.bytes(6)).object();
    score.at = QDateTime::fromMSecsSinceEpoch(row.integer(7), Qt::UTC);
    return score;
}

Expected<QList<OutputScore>> scoresIn(Statement& rows)
{
    QList<OutputScore> scores;
    while (rows.next())
        scores.append(scoreFrom(rows));
    return rows.result(scores);
}

Expected<QList<ScoreCell>> cellsIn(Statement& rows)
{
    QList<ScoreCell> cells;
    while (rows.next())
        cells.append({OutputId{rows.integer(0)}, optionalValue(rows, 1), rows.exactText(2)});
    return rows.result(cells);
}

Expected<void> checkScore(const OutputScore& score)
{
    const bool hasOrigin = score.run.isValid() == score.source.isEmpty();
    const bool hasValue = score.value ? std::isfinite(*score.value) && score.undefined.isEmpty()
                                      : !score.undefined.isEmpty();
    if (!score.measure.isEmpty() && score.output.isValid() && hasOrigin && hasValue)
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr(
            "A score needs an output, a measure, a run or a file that it is from, and either "
            "a number or the reason why there is none."),
        score.measure);
}

bool saysTheSame(const OutputScore& a, const OutputScore& b)
{
    return a.value == b.value && a.undefined == b.undefined && a.detail == b.detail;
}

QVariant runValue(RunId run)
{
    return run.isValid() ? QVariant(run.value) : QVariant();
}

Expected<std::optional<OutputScore>> sameOrigin(Database& database, const OutputScore& score)
{
    const bool isOfRun = score.run.isValid();
    Statement row(database,
        scoreSql(isOfRun ? QStringLiteral("run_id = ? AND measure = CAST(? AS TEXT)"
                                          " AND output_id = ?")
                         : QStringLiteral("run_id IS NULL AND source = CAST(? AS TEXT) AND measure"
                                          " = CAST(? AS TEXT) AND output_id = ?")),
        {isOfRun ? QVariant(score.run.value) : sqlExactText(score.source),
            sqlExactText(score.measure), score.output.value});
    std::optional<OutputScore> found;
    if (row.next())
        found = scoreFrom(row);
    return row.result(found);
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
                ? RepositoryWords::tr(
                      "This run has given the output another score by \"%1\" already.")
                      .arg(score.measure)
                : RepositoryWords::tr(
                      "A file of this name has given the output another score by \"%1\" "
                      "already.")
                      .arg(score.measure),
            score.source,
            RepositoryWords::tr("Scores are never changed: give the file another name."));
    }
    const QDateTime at = score.at.isValid() ? score.at : QDateTime::currentDateTimeUtc();
    return m_database
        .insert(QStringLiteral("INSERT INTO output_score (uuid, output_id, run_id, source, measure,"
                               " value, undefined, at, detail) VALUES (?, ?, ?, CAST(? AS TEXT),"
                               " CAST(? AS TEXT), ?, CAST(? AS TEXT), ?, CAST(? AS TEXT))"),
            {newUuid(), score.output.value, runValue(score.run), sqlExactText(score.source),
                sqlExactText(score.measure), score.value ? QVariant(*score.value) : QVariant(),
                sqlExactText(score.undefined), at.toMSecsSinceEpoch(),
                sqlExactText(QJsonDocument(score.detail).toJson(QJsonDocument::Compact))})
        .map([](qint64) { return true; });
}

Expected<QList<OutputScoreColumn>> OutputScoreRepository::columns()
{
    Statement rows(m_database,
        QStringLiteral("SELECT CAST(s.measure AS BLOB), s.run_id, CAST(s.source AS BLOB),"
                       " CAST(coalesce(r.model, '') AS BLOB), count(*), count(s.value), max(s.at)"
                       " FROM output_score s JOIN case_output o"
                       " ON o.id = s.output_id JOIN case_in_use c ON c.id = o.case_id"
                       " LEFT JOIN llm_run r ON r.id = s.run_id"
                       " GROUP BY s.run_id, s.source, s.measure"
                       " ORDER BY s.run_id IS NOT NULL, s.run_id, s.measure, s.source"));
    QList<OutputScoreColumn> columns;
    while (rows.next()) {
        OutputScoreColumn column;
        column.measure = rows.exactText(0);
        column.run = RunId{rows.optionalInteger(1).value_or(0)};
        column.source = rows.exactText(2);
        column.model = rows.exactText(3);
        column.scores = rows.integer(4);
        column.defined = rows.integer(5);
        column.at = QDateTime::fromMSecsSinceEpoch(rows.integer(6), Qt::UTC);
        columns.append(column);
    }
    return rows.result(columns);
}

Expected<QList<ScoreCell>> OutputScoreRepository::cells(const OutputScoreColumn& column)
{
    const bool isOfRun = column.run.isValid();
    Statement rows(m_database,
        QStringLiteral("SELECT s.output_id, s.value, CAST(s.undefined AS BLOB)"
                       " FROM output_score s JOIN case_output o ON o.id = s.output_id"
                       " JOIN case_in_use c ON c.id = o.case_id WHERE %1"
                       " AND s.measure = CAST(? AS TEXT) ORDER BY c.position, o.system")
            .arg(isOfRun ? QStringLiteral("s.run_id = ?")
                         : QStringLiteral("s.run_id IS NULL AND s.source = CAST(? AS TEXT)")),
        {isOfRun ? QVariant(column.run.value) : sqlExactText(column.source),
            sqlExactText(column.measure)});
    return cellsIn(rows);
}

Expected<QList<ScoreCell>> OutputScoreRepository::latest(const QString& measure)
{
    Statement rows(m_database,
        QStringLiteral("SELECT o.id, s.value, CAST(s.undefined AS BLOB) FROM case_output o"
                       " JOIN case_in_use c ON c.id = o.case_id JOIN output_score s ON s.id ="
                       " (SELECT t.id FROM output_score t WHERE t.measure = CAST(? AS TEXT)"
                       " AND t.output_id = o.id ORDER BY t.at DESC, t.uuid DESC LIMIT 1)"
                       " ORDER BY c.position, o.system"),
        {sqlExactText(measure)});
    return cellsIn(rows);
}

Expected<QList<OutputScore>> OutputScoreRepository::ofOutput(OutputId output)
{
    Statement rows(m_database,
        scoreSql(QStringLiteral("output_id = ? ORDER BY at DESC, uuid DESC")), {output.value});
    return scoresIn(rows);
}

Expected<QList<OutputScore>> OutputScoreRepository::ofRun(RunId run)
{
    Statement rows(m_database, scoreSql(QStringLiteral("run_id = ? ORDER BY id")), {run.value});
    return scoresIn(rows);
}

} // namespace tandem
