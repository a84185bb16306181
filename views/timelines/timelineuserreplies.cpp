#include "views/timelines/timelineuserreplies.h"

#include "storage/project/project.h"
#include "views/session/replydialog.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/summarymakingview.h"
#include "views/timelines/timelineuserpage.h"
#include "views/timelines/usersummarytext.h"

namespace tandem {

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
