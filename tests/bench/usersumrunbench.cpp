#include "usersumrunbench.h"

#include "figures.h"
#include "models/usersum/summaryrequests.h"
#include "storage/database/schema.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/runs/runplan.h"
#include "usersumfixture.h"
#include "workedrun.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace tandem::bench {

namespace {

constexpr int kReaders = 200;
constexpr int kActivitiesOfReader = 200;

void makeReaders(const QString& path)
{
    if (const auto made = createProject(path, QStringLiteral("Bench")); !made)
        giveUp(made.error().sentence());
    written(path, [](Database& database) {
        TimelineRepository timelines(database);
        NewTimelineLog made;
        made.name = QStringLiteral("books");
        made.kind = QStringLiteral("columns");
        const TimelineLogId log = taken(timelines.addLog(made));
        const FuturePlan plan;
        if (const auto set = timelines.setPlan(log, plan); !set)
            giveUp(set.error().sentence());
        for (int number = 1; number <= kReaders; ++number) {
            const auto timeline = UsersumFixture::timeline(number, kActivitiesOfReader);
            const TimelineUserId user = taken(timelines.addUser(log, timeline));
            const auto cut = usersum::splitTimeline(timeline, plan.rule);
            if (const auto set = timelines.setCut(user, cut); !set)
                giveUp(set.error().sentence());
        }
        return true;
    });
}

} // namespace

int runManyUsers(int argc, char** argv, int concurrency)
{
    const QCoreApplication application(argc, argv);
    const ServerProcess server;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.tandem"));
    makeReaders(path);
    RunPlan plan;
    plan.kind = RunKindId::UserSummaries;
    plan.endpoint = server.endpoint(concurrency);
    plan.promptFolder = promptFolder();
    plan.options.userSummaries.summarizer = QStringLiteral("small");
    plan.options.userSummaries.query = usersum::usualQuery();
    plan.options.userSummaries.rounds = 1;
    const RunId run =
        written(path, [&](Database& database) { return taken(createRun(database, plan)); });
    const Outcome outcome = workThrough(path, run, plan.endpoint);
    printHeadline(
        QStringLiteral("Summaries of %1 users of %2 activities by hierarchy and critique, "
                       "at a model that answers after %3 ms, %4 at once")
            .arg(kReaders)
            .arg(kActivitiesOfReader)
            .arg(kDelayMs)
            .arg(concurrency));
    printBusy(outcome, concurrency);
    return 0;
}

} // namespace tandem::bench
