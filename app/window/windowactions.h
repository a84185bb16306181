#pragma once

#include "ui/screen/workspaceid.h"
#include "ui/shortcutlist.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace tandem {

class History;
class ProjectView;
class RecentProjects;

/// Whether something that has this command is shown, so that its key can be meant.
bool isInSight(const QAction& command);

/// The window's commands and the menu bar that shows them. Commands of the workspace on screen join
/// in a menu of their own.
class WindowActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(WindowActions)

public:
    /// `window` carries the actions, so that their keys work everywhere in it.
    WindowActions(QWidget* window, QMenuBar* menuBar);

    /// Enables what needs an open project, and ties undo and redo to its history; null: no project
    /// is open.
    void setProjectOpen(History* history);
    /// Shows a workspace's commands in the Workspace menu; its own shortcuts stay where they are.
    void setWorkspace(WorkspaceId id, const QList<QAction*>& actions);
    void setRecentProjects(const RecentProjects& projects);
    /// Names whom "Switch to partner" lets sit down; empty where it has to ask.
    void setPartner(const QString& name);
    /// Those that hold everywhere in the window, undo and redo first.
    QList<QAction*> commands() const;
    /// Those that lead to the workspaces.
    const QList<QAction*>& goActions() const { return m_go; }

signals:
    void newProjectRequested();
    void emptyProjectRequested();
    void evaluationRequested();
    void openProjectRequested();
    void recentProjectRequested(const QString& path);
    void demoProjectRequested();
    void importRequested();
    void exportRequested();
    void publishRequested();
    void writePacketsRequested();
    void mergePacketsRequested();
    void joinTeamRequested();
    void teamRequested();
    void hubRequested();
    void closeProjectRequested();
    void projectSettingsRequested();
    void preferencesRequested();
    void endpointsRequested();
    void workspaceRequested(tandem::WorkspaceId id);
    void searchRequested();
    void findRequested();
    void wholeSampleRequested();
    void choosePersonRequested();
    void switchPartnerRequested();
    void addPersonRequested();
    void assignBalancedRequested();
    void shortcutsRequested();
    void guideRequested();
    void aboutRequested();

private:
    QAction* add(QMenu* menu, const char* name, const char* text, const QKeySequence& key,
        bool needsProject, void (WindowActions::*request)() = nullptr);
    QMenu* addMenu(QMenuBar* menuBar, const char* title);
    void buildFile(QMenuBar* menuBar);
    void buildEdit(QMenuBar* menuBar);
    void buildGo(QMenuBar* menuBar);
    void buildHelp(QMenuBar* menuBar);
    void buildUndo();
    /// Names the steps to be undone and redone next.
    void showHistory();
    /// Fills the workspace's menu with what can be done on the page that is shown.
    void fillWorkspaceMenu();

    QWidget* m_window;
    QList<QAction*> m_commands;
    QList<QAction*> m_needProject;
    QMenu* m_recent = nullptr;
    QMenu* m_edit = nullptr;
    QMenu* m_workspaceMenu = nullptr;
    WorkspaceId m_workspace = WorkspaceId::Overview; ///< on screen
    QList<QAction*> m_workspaceActions;
    QPointer<History> m_history;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_go;
    QAction* m_switchPartner = nullptr;
    QString m_partner;
};

/// What can be done or gone to in the window with a project open: first the commands of the screen
/// that is shown, then those of the window, those of every other screen and page that who sits here
/// may see, settings and people. Of screens that were not shown yet they come later, see
/// ProjectView::everyWorkspace(). A command of another page leads there; it is given at once only
/// where it opens a dialog, shows something or has no key, since nobody sees what it would do.
QList<ShortcutEntry> windowEntries(const WindowActions& actions, ProjectView& view);

/// The same while no project is open; `first` are the commands of what is shown.
QList<ShortcutEntry> windowEntries(const WindowActions& actions, const QList<QAction*>& first);

} // namespace tandem
