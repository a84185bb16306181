#include "views/timelines/timelinesreading.h"

#include "storage/project/summaryratings.h"

#include <algorithm>

namespace tandem {

namespace {

/// The place of the log with this name, else of the newest that has most to show: summaries, or
/// else users.
qsizetype placeOfLog(const QList<TimelineLog>& logs, const QString& name)
{
    const auto shows = [](const TimelineLog& log) {
        return log.summaries > 0 ? 2 : log.users > 0 ? 1 : 0;
    };
    qsizetype best = logs.size() - 1;
    for (qsizetype i = logs.size() - 1; i >= 0; --i) {
        if (logs.at(i).made.name == name)
            return i;
        if (shows(logs.at(i)) > shows(logs.at(best)))
            best = i;
    }
    return best;
}

/// Those that are no baselines stand first.
QString summarizerOf(const QList<SummarizerRow>& all, const QString& wanted)
{
    const bool isThere = std::any_of(all.cbegin(), all.cend(),
        [&](const SummarizerRow& one) { return one.summarizer == wanted; });
    return isThere ? wanted : all.isEmpty() ? QString() : all.first().summarizer;
}

Error noLongerWanted()
{
    return {ErrorCode::Cancelled, {}, {}, {}, {}};
}

} // namespace

Expected<SharedTimelines> readTimelinesData(
    Database& database, const TimelinesChoice& choice, PersonId viewer, const CancelFlag& cancelled)
{
    auto read = std::make_shared<TimelinesData>();
    read->choice.threshold = choice.threshold;
    TimelineRepository timelines(database);
    UserSummaryRepository summaries(database);
    TANDEM_TRY_VAR(logs, timelines.logs());
    read->logs = *std::move(logs);
    read->log = placeOfLog(read->logs, choice.log);
    const TimelineLog* log = read->chosenLog();
    if (!log)
        return SharedTimelines(read);
    read->choice.log = log->made.name;
    TANDEM_TRY_VAR(summarizers, summaries.summarizers(log->id));
    read->summarizers = *std::move(summarizers);
    TANDEM_TRY_VAR(predictors, summaries.predictors(log->id));
    read->predictors = *std::move(predictors);
    read->choice.summarizer = summarizerOf(read->summarizers, choice.summarizer);
    read->choice.predictor =
        read->predictors.contains(choice.predictor) ? choice.predictor : read->predictors.value(0);
    if (cancelled->load())
        return failure(noLongerWanted());
    TANDEM_TRY(users, timelines.users(log->id));
    TANDEM_TRY(stored, summaries.ofSummarizer(log->id, read->choice.summarizer));
    if (cancelled->load())
        return failure(noLongerWanted());
    TANDEM_TRY(
        predicted, summaries.predicted(log->id, read->choice.summarizer, read->choice.predictor));
    TANDEM_TRY(planned, plannedFuture(database, log->id));
    read->planned = *planned;
    TANDEM_TRY(said, latestSummaryRatings(database, log->id, viewer));
    read->users = userListRows(*users, *stored, *predicted,
        usersum::votesByUser(said->bySummarizer.value(read->choice.summarizer)),
        {choice.threshold, {}});
    for (UserListRow& line : read->users)
        line.isUncut = log->plan && line.user.past == 0;
    return SharedTimelines(read);
}

} // namespace tandem
