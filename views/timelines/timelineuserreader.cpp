#include "views/timelines/timelineuserreader.h"

#include "storage/database/database.h"
#include "storage/project/project.h"
#include "storage/project/summaryratings.h"
#include "storage/repositories/runrepository.h"
#include "views/session/replydialog.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/summarymakingview.h"
#include "views/timelines/timelineuserpage.h"
#include "views/timelines/usersummarytext.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// What stands for a wanted choice among what there is.
TimelineChoice resolvedChoice(TimelineChoice wanted, const ShownTimelineUser& known)
{
    if (!known.summarizers.contains(wanted.summarizer))
        wanted.summarizer = known.summarizers.value(0);
    if (wanted.beside &&
        (!known.summarizers.contains(*wanted.beside) || *wanted.beside == wanted.summarizer))
        wanted.beside.reset();
    if (!known.predictors.contains(wanted.predictor))
        wanted.predictor = known.predictors.value(0);
    return wanted;
}

Expected<void> addWhereFrom(Database& database, ShownUserSummary& shown)
{
    const NewUserSummary& made = shown.stored->made;
    if (made.run.isValid()) {
        TANDEM_TRY(model, RunRepository(database).model(made.run));
        shown.model = *model;
    }
    if (made.other.isValid()) {
        TANDEM_TRY(other, UserSummaryRepository(database).byId(made.other));
        TANDEM_TRY(user, TimelineRepository(database).user(other->made.user));
        shown.otherSummarizer = other->made.summarizer;
        shown.otherUser = user->pseudonym;
    }
    return {};
}

Expected<ShownUserSummary> readSummary(
    Database& database, TimelineUserId user, const QString& summarizer, const QString& predictor)
{
    UserSummaryRepository summaries(database);
    ShownUserSummary shown{summarizer, {}};
    TANDEM_TRY(found, summaries.find(user, summarizer));
    if (!*found)
        return shown;
    TANDEM_TRY(stored, summaries.byId(**found));
    shown.stored = *stored;
    TANDEM_TRY(predictions, summaries.predictionsOf(stored->id));
    shown.predictions = *predictions;
    shown.predictions.removeIf([&predictor](const StoredPrediction& prediction) {
        return prediction.made.predictor != predictor;
    });
    TANDEM_TRY(values, summaries.valuesOf(stored->id));
    shown.values = *values;
    TANDEM_DO(addWhereFrom(database, shown));
    return shown;
}

/// What there is of the user's log: other users, summarizers, predictors.
Expected<void> readLog(Database& database, ShownTimelineUser& shown)
{
    const TimelineLogId log = shown.row.log;
    TimelineRepository timelines(database);
    TANDEM_TRY(name, timelines.nameOf(log));
    shown.log = *name;
    TANDEM_TRY(isSplit, timelines.isSplit(log));
    shown.isSplit = *isSplit;
    TANDEM_TRY(users, timelines.userIds(log));
    shown.users = *users;
    UserSummaryRepository summaries(database);
    TANDEM_TRY(summarizers, summaries.summarizers(log));
    for (const SummarizerRow& row : *summarizers)
        shown.summarizers.append(row.summarizer);
    TANDEM_TRY(predictors, summaries.predictors(log));
    shown.predictors = *predictors;
    return {};
}

/// What each repeat made of the user's tasks.
QList<usersum::PredictedSummary> repeatsOf(
    const ShownTimelineUser& user, const ShownUserSummary& summary)
{
    QList<usersum::PredictedSummary> repeats;
    for (const StoredPrediction& prediction : summary.predictions) {
        auto found = std::find_if(repeats.begin(), repeats.end(),
            [&](const auto& one) { return one.run == prediction.made.repeat; });
        if (found == repeats.end()) {
            repeats.append({user.row.pseudonym, prediction.made.repeat, summary.stored->words, {},
                int(user.tasks.size())});
            found = repeats.end() - 1;
        }
        found->tasks.append({QString(), prediction.isHit});
        found->unread += prediction.made.choice ? 0 : 1;
        --found->missing;
    }
    return repeats;
}

void fillListed(const ShownTimelineUser& user, ShownUserSummary& summary,
    const QHash<QString, QList<usersum::HumanRating>>& said)
{
    if (!summary.stored)
        return;
    summary.listed = userListRows({user.row}, {*summary.stored}, repeatsOf(user, summary),
        usersum::votesByUser(said.value(summary.summarizer)),
        {user.choice.threshold,
            {}}).first();
}

} // namespace

QList<StoredPrediction> ShownUserSummary::predictionsOf(FutureTaskId task) const
{
    QList<StoredPrediction> of;
    std::copy_if(predictions.cbegin(), predictions.cend(), std::back_inserter(of),
        [task](const StoredPrediction& prediction) { return prediction.made.task == task; });
    return of;
}

Expected<SharedTimelineUser> readTimelineUser(
    Database& database, TimelineUserId user, const TimelineChoice& wanted, PersonId viewer)
{
    TimelineRepository timelines(database);
    TANDEM_TRY(there, timelines.userOrFirst(user));
    if (!there->isValid())
        return SharedTimelineUser();
    auto shown = std::make_shared<ShownTimelineUser>();
    TANDEM_TRY(row, timelines.user(*there));
    shown->row = *row;
    TANDEM_DO(readLog(database, *shown));
    TANDEM_TRY(timeline, timelines.timeline(*there));
    shown->timeline = *timeline;
    TANDEM_TRY(tasks, timelines.tasks(*there));
    shown->tasks = *tasks;
    shown->choice = resolvedChoice(wanted, *shown);
    const TimelineChoice& choice = shown->choice;
    TANDEM_TRY(first, readSummary(database, *there, choice.summarizer, choice.predictor));
    shown->first = *first;
    if (choice.beside) {
        TANDEM_TRY(second, readSummary(database, *there, *choice.beside, choice.predictor));
        shown->second = *second;
    }
    TANDEM_TRY(said, latestSummaryRatings(database, shown->row.log, viewer));
    fillListed(*shown, shown->first, said->bySummarizer);
    if (shown->second)
        fillListed(*shown, *shown->second, said->bySummarizer);
    return SharedTimelineUser(shown);
}

TimelineUserReplies::TimelineUserReplies(
    Project& project, SummaryMakingView& making, FutureTasksView& tasks, QWidget& page)
    : QObject(&page)
    , m_project(project)
    , m_making(making)
    , m_tasks(tasks)
    , m_page(page)
{
    connect(&making, &SummaryMakingView::replyWanted, this, &TimelineUserReplies::openStepsReply);
    connect(&tasks, &FutureTasksView::replyWanted, this, &TimelineUserReplies::openPredictorsReply);
}

void TimelineUserReplies::openReply()
{
    if (!m_making.isHidden())
        openStepsReply();
    else
        openPredictorsReply();
}

void TimelineUserReplies::openStepsReply()
{
    if (const std::optional<MakingRow> step = m_making.current())
        showReply(step->reply, TimelineUserPage::tr("No reply is stored for this step."));
    else
        emit told(m_making.whyNothing());
}

void TimelineUserReplies::openPredictorsReply()
{
    if (!m_shown)
        return;
    const std::optional<TaskDetailRow> prediction = m_tasks.prediction();
    if (!prediction)
        emit told(
            TimelineUserPage::tr("This task has not been predicted from the summary by %1 yet.")
                .arg(m_shown->choice.summarizer));
    else
        showReply(prediction->reply,
            prediction->run.isValid()
                ? TimelineUserPage::tr("No reply is stored for this prediction.")
                : TimelineUserPage::tr(
                      "This prediction was imported; the model's reply is not in the project."));
}

void TimelineUserReplies::openSummarizersReply(bool beside)
{
    if (!m_shown)
        return;
    if (beside && !m_shown->second)
        return emit told(TimelineUserPage::tr("No summarizer selected to compare with."));
    const ShownUserSummary& summary = beside ? *m_shown->second : m_shown->first;
    showReply(summary.stored ? summary.stored->made.reply : ReplyId(), noSummaryReplyText(summary));
}

void TimelineUserReplies::showReply(ReplyId reply, const QString& whyNone)
{
    if (reply.isValid())
        (new ReplyDialog(m_project, reply, &m_page))->open();
    else
        emit told(whyNone);
}

} // namespace tandem
