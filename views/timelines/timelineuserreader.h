#pragma once

#include "models/error.h"
#include "views/timelines/showntimelineuser.h"

#include <QObject>

class QWidget;

namespace tandem {

class Database;
class FutureTasksView;
class Project;
class SummaryMakingView;

// Reads one user's timeline and summaries from a project.

/// The user, or without one the first of the project; null where there is none. What people said is
/// there as far as `viewer` may know it. For a worker.
Expected<SharedTimelineUser> readTimelineUser(
    Database& database, TimelineUserId user, const TimelineChoice& wanted, PersonId viewer);

/// Opens what models replied about the user on the page, with the prompt: the summarizers, the
/// predictor, or in the steps of a summary any of them. Where no reply is stored it says why.
class TimelineUserReplies final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineUserReplies)

public:
    /// Follows what is asked for in these views.
    TimelineUserReplies(
        Project& project, SummaryMakingView& making, FutureTasksView& tasks, QWidget& page);

    /// What is on the page; null for nothing.
    void setShown(const SharedTimelineUser& shown) { m_shown = shown; }

    /// Of the predictor, or of the step that is current.
    void openReply();
    /// Of the summarizer, or of the one beside it.
    void openSummarizersReply(bool beside);

signals:
    /// Why nothing is opened.
    void told(const QString& sentence);

private:
    void openStepsReply();
    void openPredictorsReply();
    void showReply(ReplyId reply, const QString& whyNone);

    Project& m_project;
    SummaryMakingView& m_making;
    FutureTasksView& m_tasks;
    QWidget& m_page;
    SharedTimelineUser m_shown;
};

} // namespace tandem
