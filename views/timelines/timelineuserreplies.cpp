#include "views/timelines/timelineuserreplies.h"

#include "storage/project/project.h"
#include "views/session/replydialog.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/summarymakingview.h"
#include "views/timelines/timelineuseractions.h"
#include "views/timelines/timelineuserpage.h"
#include "views/timelines/usersummarytext.h"

#include <QAction>

namespace tandem {

TimelineUserReplies::TimelineUserReplies(Project& project, const TimelineUserActions& actions,
    SummaryMakingView& making, FutureTasksView& tasks, QWidget& page)
    : QObject(&page)
    , m_project(project)
    , m_making(making)
    , m_tasks(tasks)
    , m_page(page)
{
    const auto on = [this](QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(actions.reply, [this] { openReply(); });
    on(actions.summaryReply, [this] {
        if (m_shown)
            openSummarizersReply(&m_shown->first);
    });
    on(actions.besideReply, [this] {
        if (m_shown)
            openSummarizersReply(m_shown->second ? &*m_shown->second : nullptr);
    });
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
        emit told(TimelineUserPage::tr("This task was not predicted from the summary of %1 yet.")
                      .arg(m_shown->choice.summarizer));
    else
        showReply(prediction->reply,
            prediction->run.isValid()
                ? TimelineUserPage::tr("No reply is stored for this prediction.")
                : TimelineUserPage::tr(
                      "This prediction was imported; the model's reply is not in the project."));
}

void TimelineUserReplies::openSummarizersReply(const ShownUserSummary* summary)
{
    if (!summary)
        emit told(TimelineUserPage::tr("No second summarizer stands beside it."));
    else
        showReply(summary->stored ? summary->stored->made.reply : ReplyId(),
            noSummaryReplyText(*summary));
}

void TimelineUserReplies::showReply(ReplyId reply, const QString& whyNone)
{
    if (reply.isValid())
        (new ReplyDialog(m_project, reply, &m_page))->open();
    else
        emit told(whyNone);
}

} // namespace tandem
