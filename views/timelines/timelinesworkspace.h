#pragma once

#include "storage/runs/runoptions.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/session/watchedlatest.h"
#include "views/timelines/timelinesdata.h"

class QAction;

namespace tandem {

class FiguresPage;
class ProjectSession;
class ResultOutput;
class TimelineLogController;
class TimelineUserPage;
class TimelineUsersPage;
class TimelinesCommands;
class TimelinesStrip;

/// What users did, summaries of it, and what these let a model tell of what they did next.
class TimelinesWorkspace final : public TabbedWorkspace
{
    Q_OBJECT

public:
    enum class Page { Users, User, Figures, Logs };

    explicit TimelinesWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    void showPage(Page page);
    Page page() const;
    /// What is shown; see readTimelinesData().
    const TimelinesData& data() const { return *m_data; }
    /// Shows a user, with a name whose summary of them.
    void showUser(TimelineUserId user, const QString& summarizer = {});
    /// The same of the user with this pseudonym.
    void showUserCalled(const QString& pseudonym, const QString& summarizer = {});
    /// Lists the users of the log that the user with this pseudonym is of.
    void showSummarizer(const QString& pseudonym, const QString& summarizer);
    /// Asks how a log, or summaries of users, that stand at this path are to be brought in.
    void bringIn(const QString& path);
    /// Brings in what was dropped here, where it is for another screen there.
    void takeDropped(const QStringList& paths);

    /// Offers what of the chosen log can be written to a file; false where there is no log.
    bool offerExports() override;

private:
    QWidget* buildStrip();
    FiguresPage* newFigures();
    void connectPages();
    void keepReading();
    void followHistory();
    void pageShown() override;
    void take(const SharedTimelines& read);
    QString summarizerOnScreen() const;
    QStringList summarizersToPredict() const;
    void requestRun(RunKindId kind);

    ProjectSession& m_session;
    ResultOutput* m_output;
    TimelineLogController* m_controller;
    TimelinesStrip* m_choice;
    TimelinesCommands* m_commands;
    TimelineUsersPage* m_users = nullptr;
    TimelineUserPage* m_user = nullptr;
    FiguresPage* m_figures = nullptr;
    FiguresPage* m_logs = nullptr;
    QWidget* m_strip = nullptr;
    QWidget* m_more = nullptr; ///< opens the commands without a button
    SharedTimelines m_data;
    bool m_isRead = false; ///< that has been read
    WatchedLatest<SharedTimelines> m_reading;
    Latest<bool> m_dropped; ///< these last, so that they end before what they tell
};

} // namespace tandem
