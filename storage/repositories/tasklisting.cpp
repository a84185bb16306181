#include "storage/repositories/tasklisting.h"

#include "models/llm/wireformat.h"
#include "storage/database/rows.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runkind.h"

#include <algorithm>

namespace tandem {

namespace {

/// Adds what was asked for a task.
Expected<ListedTask> withTries(Database& database, const TaskRow& task)
{
    ListedTask listed{.task = task};
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT count(*), max(reply_id) FROM llm_try WHERE task_id = ?"), {task.id},
        [&](Statement& row) { row.read(listed.tries, listed.reply); }));
    if (task.reply.isValid())
        listed.reply = task.reply;
    if (listed.reply.isValid()) {
        TANDEM_TRY(latency,
            valueOf<qint64>(database,
                QStringLiteral("SELECT duration_ms FROM llm_reply WHERE id = ?"), {listed.reply}));
        listed.latencyMs = *latency;
    }
    return listed;
}

/// What is counted of a run: how many of the samples or cases that its tasks are about have every
/// one answered.
Expected<WorkCounts> itemCounts(Database& database, RunId run, RunItems items)
{
    const QLatin1String item = isOfSamples(items) ? QLatin1String("t.sample_id")
                               : items == RunItems::Outputs
                                   ? QLatin1String("(SELECT o.case_id FROM case_output o"
                                                   " WHERE o.id = t.subject_id)")
                                   : QLatin1String("t.subject_id");
    return rowOrNone(database,
        QStringLiteral("SELECT coalesce(sum(1 - unfinished), 0), count(*) FROM (SELECT"
                       " max(t.state <> ?) AS unfinished FROM llm_task t WHERE t.run_id = ?"
                       " GROUP BY %1)")
            .arg(item),
        {TaskState::Done, run}, into(&WorkCounts::done, &WorkCounts::all));
}

} // namespace

Expected<TaskPage> taskPage(Database& database, const TaskQuery& query)
{
    RunTasks tasks(database);
    TANDEM_TRY(counts, tasks.counts(query.run));
    TaskPage page;
    page.all = counts->all();
    page.failed = counts->failed + counts->unread;
    page.listed = query.failedOnly ? page.failed : page.all;
    page.first = query.first;
    if (page.first >= page.listed)
        page.first = page.listed > 0 ? (page.listed - 1) / query.count * query.count : 0;
    TANDEM_TRY(rows, tasks.tasks(query.run, query.failedOnly, page.first, query.count));
    for (const TaskRow& row : *rows) {
        TANDEM_TRY(listed, withTries(database, row));
        page.tasks.append(*listed);
    }
    return page;
}

Expected<RunFigures> runFigures(Database& database, RunId run)
{
    TANDEM_TRY(key,
        valueOf<QString>(database, QStringLiteral("SELECT kind FROM llm_run WHERE id = ?"), {run}));
    const auto kind = runKindOf(*key);
    RunFigures figures;
    if (!kind)
        return figures;
    figures.items = itemsOf(*kind);
    TANDEM_TRY(work, itemCounts(database, run, figures.items));
    figures.work = *work;
    const RunScores& scores = runKind(*kind).scores;
    if (!scores.sql.isEmpty()) {
        TANDEM_DO(eachRow(database,
            QStringLiteral("SELECT avg(score), count(score) FROM (%1)").arg(scores.sql), {run},
            [&](Statement& row) { row.read(figures.mean, figures.scores); }));
    }
    TANDEM_TRY(request,
        firstRow(database,
            QStringLiteral("SELECT r.request FROM llm_task t JOIN llm_reply r ON r.id = t.reply_id"
                           " WHERE t.run_id = ? ORDER BY t.position DESC LIMIT 1"),
            {run}, [](Statement& row) { return row.take<QString>(); }));
    figures.sentTemperature =
        !*request || (*request)->isEmpty() || llm::saysTemperature((*request)->toUtf8());
    return figures;
}

Expected<qint64> answersWithoutTemperature(Database& database, RunId run)
{
    return valueOf<qint64>(database,
        QStringLiteral("SELECT count(*) FROM llm_reply r WHERE r.id IN (SELECT reply_id FROM"
                       " llm_task WHERE run_id = ?1 UNION SELECT id FROM llm_reply WHERE run_id ="
                       " ?1) AND CASE WHEN json_valid(r.request) THEN"
                       " json_extract(r.request, '$.temperature') IS NULL AND"
                       " json_extract(r.request, '$.generationConfig.temperature') IS NULL"
                       " ELSE 0 END"),
        {run});
}

Expected<QList<TaskRow>> tasksAskedWith(Database& database, RunId run, ReplyId reply)
{
    TANDEM_TRY(
        ids, valuesOf<TaskId>(database,
                 QStringLiteral("SELECT t.id FROM llm_try a JOIN llm_task t ON t.id = a.task_id"
                                " WHERE a.reply_id = ? AND t.run_id = ? ORDER BY t.position"),
                 {reply, run}));
    QList<TaskRow> tasks;
    for (const TaskId id : *ids) {
        TANDEM_TRY(task, RunTasks(database).task(id));
        tasks.append(*task);
    }
    return tasks;
}

Expected<QList<ReplyId>> triesWith(Database& database, ReplyId reply)
{
    return valuesOf<ReplyId>(database,
        QStringLiteral("SELECT ?1 UNION SELECT b.reply_id FROM llm_try a JOIN llm_try b"
                       " ON b.task_id = a.task_id WHERE a.reply_id = ?1 ORDER BY 1"),
        {reply});
}

} // namespace tandem
