#include "storage/project/timelineremoval.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

namespace tandem {

namespace {

constexpr QLatin1String kLogTable("usersum_log");
constexpr QLatin1String kUserTable("usersum_user");
constexpr QLatin1String kTaskTable("usersum_task");
constexpr QLatin1String kUserSummaryTable("usersum_summary");
constexpr QLatin1String kPredictionTable("usersum_prediction");
constexpr QLatin1String kSummaryValueTable("usersum_value");
QList<RowSelection> rowsOfSummaries(const QString& condition, const SqlValues& arguments)
{
    const QString ofThem =
        QStringLiteral("summary_id IN (SELECT id FROM usersum_summary WHERE %1)").arg(condition);
    // Baselines name the summaries whose texts they are.
    return {{kUserSummaryTable, condition + QStringLiteral(" AND other_id IS NULL"), arguments},
        {kUserSummaryTable, condition + QStringLiteral(" AND other_id IS NOT NULL"), arguments},
        {kPredictionTable, ofThem, arguments}, {kSummaryValueTable, ofThem, arguments}};
}

QList<RowSelection> rowsOfLog(TimelineLogId log)
{
    return {{kLogTable, QStringLiteral("id = ?"), {log}},
        {kUserTable, QStringLiteral("log_id = ?"), {log}},
        {kTaskTable, QStringLiteral("user_id IN (SELECT id FROM usersum_user WHERE log_id = ?)"),
            {log}}};
}

Expected<qint64> countMeant(Database& database, const RowSelection& meant)
{
    return valueOf<qint64>(database,
        QStringLiteral("SELECT count(*) FROM %1 WHERE %2").arg(meant.table, meant.condition),
        meant.arguments);
}

RowsStep summarizerStep(TimelineLogId log, const QString& summarizer)
{
    return {[=](Database& database) -> Expected<RowsStep::Rows> {
                TANDEM_DO(summariesToRemove(database, log, summarizer));
                return RowsStep::Rows{rowsOfSummaries(sqlSummariesBy(), {log, summarizer})};
            },
        TimelinesChanged(), QStringLiteral("summaries removed"),
        QStringLiteral("summaries put back"), {{QStringLiteral("summarizer"), summarizer}},
        &recordImport};
}

/// How many ids stand in one condition.
constexpr qsizetype kIdsOfCondition = 500;

/// "id IN (1, 2, ...)" for slices of the ids.
QStringList idConditions(const QList<UserSummaryId>& ids)
{
    QStringList conditions;
    for (qsizetype from = 0; from < ids.size(); from += kIdsOfCondition) {
        QStringList numbers;
        for (const UserSummaryId id : ids.mid(from, kIdsOfCondition))
            numbers += QString::number(id.value);
        conditions += QStringLiteral("id IN (%1)").arg(numbers.join(u','));
    }
    return conditions;
}

/// Whether predictions, values, other summaries or runs depend on the summaries of this condition.
Expected<bool> hasDependents(Database& database, const QString& condition)
{
    const QString ofThem =
        QStringLiteral("(SELECT id FROM usersum_summary WHERE %1)").arg(condition);
    return isAny(
        database, QStringLiteral("SELECT 1 FROM usersum_prediction WHERE summary_id IN %1 UNION ALL"
                                 " SELECT 1 FROM usersum_value WHERE summary_id IN %1 UNION ALL"
                                 " SELECT 1 FROM usersum_summary WHERE other_id IN %1 UNION ALL"
                                 " SELECT 1 FROM llm_task t JOIN llm_run r ON r.id = t.run_id"
                                 " WHERE r.kind IN %2 AND t.subject_id IN %1")
                      .arg(ofThem, sqlKindsAbout(RunItems::UserSummaries)));
}

} // namespace

Expected<SummarizerRemoval> summariesToRemove(
    Database& database, TimelineLogId log, const QString& summarizer)
{
    TANDEM_DO(UserSummaryRepository(database).checkRemovable(log, summarizer));
    const QList<RowSelection> meant = rowsOfSummaries(sqlSummariesBy(), {log, summarizer});
    TANDEM_TRY(summaries, countMeant(database, meant.at(0)));
    TANDEM_TRY(texts, countMeant(database, meant.at(1)));
    TANDEM_TRY(predictions, countMeant(database, meant.at(2)));
    TANDEM_TRY(values, countMeant(database, meant.at(3)));
    if (*summaries + *texts == 0)
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There is no summary by %1.", "a summarizer").arg(summarizer));
    TANDEM_TRY(baselines, valuesOf<QString>(database,
                              QStringLiteral("SELECT DISTINCT summarizer FROM usersum_summary"
                                             " WHERE %1 AND summarizer <> ?2 ORDER BY 1")
                                  .arg(sqlSummariesBy()),
                              {log, summarizer}));
    return SummarizerRemoval{*summaries + *texts, *predictions, *values, *baselines};
}

Expected<SummarizerRemoval> removeSummaries(
    Database& database, TimelineLogId log, const QString& summarizer)
{
    TANDEM_TRY(removal, summariesToRemove(database, log, summarizer));
    TANDEM_DO(takingRows(summarizerStep(log, summarizer))(WriteContext{database, {}}));
    return *removal;
}

Change removingSummaries(TimelineLogId log, const QString& summarizer)
{
    return {.text = ProjectWords::tr("remove the summaries by %1", "a step to undo; a summarizer")
                        .arg(summarizer),
        .write = takingRows(summarizerStep(log, summarizer))};
}

RowsStep timelineLogStep(TimelineLogId log, const QString& name)
{
    return {[log](Database& database) -> Expected<RowsStep::Rows> {
                TANDEM_DO(TimelineRepository(database).checkRemovable(log));
                return RowsStep::Rows{rowsOfLog(log)};
            },
        TimelinesChanged(), QStringLiteral("log removed"), QStringLiteral("log put back"),
        {{QStringLiteral("log"), name}}, &recordImport};
}

Expected<TimelineLogRemoval> removeTimelineLog(Database& database, TimelineLogId log)
{
    const QList<RowSelection> meant = rowsOfLog(log);
    TANDEM_TRY(users, countMeant(database, meant.at(1)));
    TANDEM_TRY(tasks, countMeant(database, meant.at(2)));
    TANDEM_TRY(name, valueOf<QString>(database,
                         QStringLiteral("SELECT name FROM usersum_log WHERE id = ?"), {log}));
    if (name->isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("This log is not in the project."));
    TANDEM_DO(takingRows(timelineLogStep(log, *name))(WriteContext{database, {}}));
    return TimelineLogRemoval{*users, *tasks};
}

Change removingTimelineLog(TimelineLogId log, const QString& name)
{
    return {.text = ProjectWords::tr("remove the log %1", "a step to undo; a log").arg(name),
        .write = takingRows(timelineLogStep(log, name))};
}

RowsStep addedSummariesStep(
    const QList<UserSummaryId>& summaries, const QString& backEvent, const QJsonObject& detail)
{
    const auto meant = [conditions = idConditions(summaries)](
                           Database& database) -> Expected<RowsStep::Rows> {
        RowsStep::Rows rows;
        for (const QString& condition : conditions) {
            TANDEM_TRY(study,
                UserSummaryRepository(database).studyThatShows(
                    QStringLiteral("(SELECT id FROM usersum_summary WHERE %1)").arg(condition)));
            if (!study->isEmpty())
                return failure(ErrorCode::Refused,
                    ProjectWords::tr(
                        "The study \"%1\" shows these summaries; they cannot be removed.")
                        .arg(*study));
            TANDEM_TRY(depended, hasDependents(database, condition));
            if (*depended)
                return failure(ErrorCode::Refused,
                    ProjectWords::tr("These summaries now have predictions or values, so they "
                                     "cannot be removed this way."),
                    {},
                    ProjectWords::tr("Remove them by the summarizer's name to remove their "
                                     "predictions and values too."));
            rows.rows.append({kUserSummaryTable, condition});
        }
        return rows;
    };
    return {meant, TimelinesChanged(), QStringLiteral("summaries taken back"), backEvent, detail,
        &recordImport};
}

} // namespace tandem
