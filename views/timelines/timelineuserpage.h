#pragma once

#include "views/session/watchedlatest.h"
#include "views/timelines/showntimelineuser.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace tandem {

class EmptyState;
class ProjectSession;
class StateStrip;
class SummaryMakingView;
class TimelineChoiceBar;
class TimelinePane;
class TimelineUserReplies;
class TimelineUserNavigator;
class UserSummaryView;

/// The page of one user: what they did, past and future told apart, beside the summary of a chosen
/// summarizer, or of two, and what a predictor made of it.
class TimelineUserPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineUserPage)

public:
    explicit TimelineUserPage(ProjectSession& session, QWidget* parent = nullptr);

    /// Shows a user; with names whose summary it is, and who predicted. An empty name leaves it as
    /// it is, an invalid user, too.
    void showUser(
        TimelineUserId user, const QString& summarizer = {}, const QString& predictor = {});
    /// Shows them as soon as the page is seen, and says nothing about it.
    void follow(TimelineUserId user, const QString& summarizer, const QString& predictor);
    /// From which share of predicted tasks on, m, a summary is good.
    void setThreshold(double threshold);
    /// In which order next and previous go, as a list has them; empty: all of the user's log.
    void setOrder(const QList<TimelineUserId>& users);
    const TimelineChoice& choice() const { return m_wanted; }
    /// What is on the screen; null where nothing is.
    SharedTimelineUser shownUser() const { return m_shown; }
    TimelinePane* timeline() const { return m_timeline; }
    UserSummaryView* summaries() const { return m_summaries; }
    SummaryMakingView* making() const { return m_making; }
    /// Shows how the summary was made in the place of the rest, or no more.
    void showMaking(bool shown);

signals:
    /// The user went on to somebody else, who is shown.
    void userChosen(tandem::TimelineUserId user);
    /// A user of this log is on the screen, with the summary by this summarizer.
    void summarizerShown(const QString& log, const QString& summarizer);
    /// Another predictor was chosen here, who is shown.
    void predictorChosen(const QString& predictor);

private:
    void build();
    QWidget* newHints();
    void addChoiceCommands();
    void addLookCommands();
    void addNextSteps();
    void connectParts();
    void keepReading();

    void take(const SharedTimelineUser& shown);
    void choose(const TimelineChoice& choice);
    void chooseHere(const TimelineChoice& choice);
    bool showsMaking() const;
    void toggleMaking();
    void leaveMissingMaking(const SharedTimelineUser& shown);
    void stepOn(int by);
    void showState();
    void showStrip();
    void tell(const QString& sentence);
    void dropTold();

    ProjectSession& m_session;
    TimelineUserId m_user;
    TimelineChoice m_wanted;
    SharedTimelineUser m_shown;
    TimelineUserNavigator* m_walk;
    TimelineChoiceBar* m_choice;
    StateStrip* m_strip;
    TimelinePane* m_timeline;
    UserSummaryView* m_summaries = nullptr;
    SummaryMakingView* m_making = nullptr;
    TimelineUserReplies* m_replies = nullptr;
    QLabel* m_place;
    EmptyState* m_empty;
    QStackedWidget* m_parts; ///< the user, or how the summary was made
    QStackedWidget* m_stack;
    bool m_isKnown = false;                      ///< something was read, be it nothing
    WatchedLatest<SharedTimelineUser> m_reading; ///< the last, so that it ends before what it tells
};

} // namespace tandem
