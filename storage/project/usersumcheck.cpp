#include "storage/project/usersumcheck.h"

#include "models/text/wordcount.h"
#include "models/usersum/statisticsjson.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/timelinerepository.h"

#include <QJsonDocument>

namespace tandem {

namespace {

using AskToGoOn = std::function<Expected<void>()>;
using TellProblem = std::function<void(const QString&)>;

/// What is wrong with the users of a log, counted.
struct TimelineFaults
{
    int unreadable = 0;
    int counts = 0;
    int cuts = 0;
    int tasks = 0;
    int choices = 0;

    void tell(const TellProblem& problem) const
    {
        if (unreadable > 0)
            problem(ProjectWords::tr(
                "%n timeline(s) of users that cannot be read, or are not in the order of time",
                nullptr, unreadable));
        if (counts > 0)
            problem(ProjectWords::tr(
                "%n timeline(s) of users with more or fewer activities than is stored", nullptr,
                counts));
        if (cuts > 0)
            problem(ProjectWords::tr(
                "%n user(s) whose past is not what the log's split gives", nullptr, cuts));
        if (tasks > 0)
            problem(ProjectWords::tr(
                "%n user(s) whose tasks are not those that the log's split gives", nullptr, tasks));
        if (choices > 0)
            problem(ProjectWords::tr(
                "%n prediction(s) of a choice that the task has not", nullptr, choices));
    }
};

/// A log as it is stored.
struct CheckedLog
{
    TimelineLogId id;
    QByteArray plan;
    QByteArray statistics;
};

/// Checks the users of one log.
class LogCheck final
{
public:
    LogCheck(Database& database, const AskToGoOn& goOn, TimelineFaults& faults)
        : m_database(database)
        , m_repository(database)
        , m_goOn(goOn)
        , m_faults(faults)
    {
    }

    Expected<void> check(TimelineLogId log, const std::optional<FuturePlan>& plan)
    {
        TANDEM_TRY(users, m_repository.users(log));
        QList<usersum::Timeline> timelines;
        QList<TimelineUserRow> readable;
        for (const TimelineUserRow& user : *users) {
            TANDEM_DO(m_goOn());
            TANDEM_DO(checkChoices(user.id));
            const auto timeline = m_repository.timeline(user.id);
            if (!timeline) {
                ++m_faults.unreadable;
                continue;
            }
            m_faults.counts += timeline->activities.size() == user.activities ? 0 : 1;
            readable.append(user);
            timelines.append(*timeline);
        }
        // Choices are drawn from what all users did.
        if (readable.size() < users->size())
            return {};
        return plan ? checkPlan(readable, timelines, *plan) : checkNoPlan(readable);
    }

private:
    Expected<void> checkPlan(const QList<TimelineUserRow>& users,
        const QList<usersum::Timeline>& timelines, const FuturePlan& plan)
    {
        const usersum::ChoicePool pool(timelines, plan.rule);
        for (qsizetype i = 0; i < users.size(); ++i) {
            TANDEM_DO(m_goOn());
            const TimelineUserRow& user = users.at(i);
            const auto cut = usersum::splitTimeline(timelines.at(i), plan.rule);
            const usersum::TimelineSplit stored{user.past, user.isMoved};
            if (cut.value_or(usersum::TimelineSplit()) != stored) {
                ++m_faults.cuts;
                continue;
            }
            QList<usersum::PredictionTask> drawn;
            if (cut)
                drawn =
                    usersum::predictionTasks(timelines.at(i), *cut, plan.tasks, pool, plan.seed);
            TANDEM_TRY(tasks, m_repository.tasks(user.id));
            QList<usersum::PredictionTask> kept;
            for (const StoredFutureTask& one : *tasks)
                kept.append(one.task);
            m_faults.tasks += kept == drawn ? 0 : 1;
        }
        return {};
    }

    Expected<void> checkNoPlan(const QList<TimelineUserRow>& users)
    {
        for (const TimelineUserRow& user : users) {
            m_faults.cuts += user.past == 0 ? 0 : 1;
            m_faults.tasks += user.tasks == 0 ? 0 : 1;
        }
        return {};
    }

    Expected<void> checkChoices(TimelineUserId user)
    {
        TANDEM_TRY(tasks, m_repository.tasks(user));
        for (const StoredFutureTask& one : *tasks) {
            TANDEM_TRY(strange, valueOf<int>(m_database,
                                    QStringLiteral("SELECT count(*) FROM usersum_prediction"
                                                   " WHERE task_id = ? AND choice >= ?"),
                                    {one.id, one.task.choices.size()}));
            m_faults.choices += *strange;
        }
        return {};
    }

    Database& m_database;
    TimelineRepository m_repository;
    const AskToGoOn& m_goOn;
    TimelineFaults& m_faults;
};

Expected<void> checkLogs(Database& database, const AskToGoOn& goOn, const TellProblem& tell)
{
    TANDEM_TRY(
        logs, rowsOf(database,
                  QStringLiteral("SELECT id, split, statistics FROM usersum_log ORDER BY id"), {},
                  into(&CheckedLog::id, &CheckedLog::plan, &CheckedLog::statistics)));
    TimelineFaults faults;
    int plans = 0;
    int statistics = 0;
    for (const CheckedLog& log : *logs) {
        const QJsonDocument kept = QJsonDocument::fromJson(log.statistics);
        statistics += kept.isObject() && usersum::statisticsIn(kept.object()) ? 0 : 1;
        std::optional<FuturePlan> plan;
        if (!log.plan.isEmpty()) {
            const auto read = futurePlanIn(log.plan);
            plans += read ? 0 : 1;
            if (!read)
                continue;
            plan = *read;
        }
        TANDEM_DO(LogCheck(database, goOn, faults).check(log.id, plan));
    }
    if (plans > 0)
        tell(ProjectWords::tr("%n log(s) of users whose split cannot be read", nullptr, plans));
    if (statistics > 0)
        tell(ProjectWords::tr(
            "%n log(s) of users whose statistics cannot be read", nullptr, statistics));
    faults.tell(tell);
    return {};
}

Expected<void> checkWords(Database& database, const AskToGoOn& goOn, const TellProblem& tell)
{
    Statement rows(database, QStringLiteral("SELECT text, words FROM usersum_summary"));
    int different = 0;
    while (rows.next()) {
        TANDEM_DO(goOn());
        different += countWords(rows.text(0)) == rows.integer(1) ? 0 : 1;
    }
    if (different > 0)
        tell(ProjectWords::tr(
            "%n summary(s) of users with more or fewer words than is stored", nullptr, different));
    return rows.done();
}

} // namespace

Expected<void> checkTimelines(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    TANDEM_DO(checkLogs(database, goOn, tell));
    return checkWords(database, goOn, tell);
}

} // namespace tandem
