#include "app/window/windowactions.h"

#include "app/window/recentprojects.h"
#include "storage/changes/history.h"
#include "ui/screen/livetext.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

namespace tandem {

bool isInSight(const QAction& command)
{
    const QList<QObject*> owners = command.associatedObjects();
    bool owned = false;
    for (const QObject* owner : owners) {
        const auto* widget = qobject_cast<const QWidget*>(owner);
        if (!widget || qobject_cast<const QMenu*>(widget))
            continue;
        owned = true;
        if (widget->isVisible())
            return true;
    }
    return !owned;
}

WindowActions::WindowActions(QWidget* window, QMenuBar* menuBar)
    : QObject(window)
    , m_window(window)
{
    buildFile(menuBar);
    buildEdit(menuBar);
    buildGo(menuBar);
    m_workspaceMenu = menuBar->addMenu(QString());
    m_workspaceMenu->menuAction()->setVisible(false);
    connect(m_workspaceMenu, &QMenu::aboutToShow, this, &WindowActions::fillWorkspaceMenu);
    buildHelp(menuBar);
    setProjectOpen(nullptr);
    inEveryLanguage(m_window, [this] {
        m_workspaceMenu->setTitle(workspaceName(m_workspace));
        showHistory();
        setPartner(m_partner);
    });
}

QAction* WindowActions::add(QMenu* menu, const char* name, const char* text,
    const QKeySequence& key, bool needsProject, void (WindowActions::*request)())
{
    auto* action = new QAction(m_window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WindowShortcut);
    // A key that is held down asks once: asked again, closing leaves without what is unfinished.
    action->setAutoRepeat(false);
    m_window->addAction(action);
    menu->addAction(action);
    bindText(action, &QAction::setText, [text] { return tr(text); });
    if (request)
        connect(action, &QAction::triggered, this, request);
    m_commands.append(action);
    if (needsProject)
        m_needProject.append(action);
    return action;
}

QMenu* WindowActions::addMenu(QMenuBar* menuBar, const char* title)
{
    QMenu* menu = menuBar->addMenu(QString());
    bindText(menu, &QMenu::setTitle, [title] { return tr(title); });
    return menu;
}

void WindowActions::buildFile(QMenuBar* menuBar)
{
    QMenu* menu = addMenu(menuBar, QT_TR_NOOP("&File"));
    add(menu, "newProject", QT_TR_NOOP("&New project from files…"), QKeySequence::New, false,
        &WindowActions::newProjectRequested);
    add(menu, "emptyProject", QT_TR_NOOP("New empty pro&ject…"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N), false, &WindowActions::emptyProjectRequested);
    add(menu, "evaluationProject", QT_TR_NOOP("New e&valuation…"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E), false, &WindowActions::evaluationRequested);
    add(menu, "openProject", QT_TR_NOOP("&Open project…"), QKeySequence::Open, false,
        &WindowActions::openProjectRequested);
    m_recent = menu->addMenu(QString());
    bindText(m_recent, &QMenu::setTitle, [] { return tr("Open &recent"); });
    add(menu, "sampleProject", QT_TR_NOOP("Open the &demo"), {}, false,
        &WindowActions::demoProjectRequested);
    menu->addSeparator();
    add(menu, "import", QT_TR_NOOP("&Import into the project…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), true, &WindowActions::importRequested);
    add(menu, "export", QT_TR_NOOP("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E), true,
        &WindowActions::exportRequested);
    menu->addSeparator();
    add(menu, "writePackets", QT_TR_NOOP("Write &packets and forms…"), {}, true,
        &WindowActions::writePacketsRequested);
    add(menu, "mergePackets", QT_TR_NOOP("&Merge packets and answers…"), {}, true,
        &WindowActions::mergePacketsRequested);
    menu->addSeparator();
    add(menu, "closeProject", QT_TR_NOOP("&Close project"), QKeySequence(Qt::CTRL | Qt::Key_W),
        true, &WindowActions::closeProjectRequested);
    QAction* quit =
        add(menu, "quit", QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), false);
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, m_window, &QWidget::close);
}

void WindowActions::buildEdit(QMenuBar* menuBar)
{
    m_edit = addMenu(menuBar, QT_TR_NOOP("&Edit"));
    buildUndo();
    m_edit->addSeparator();
    add(m_edit, "search", QT_TR_NOOP("&Search everything"), QKeySequence(Qt::CTRL | Qt::Key_K),
        true, &WindowActions::searchRequested);
    // Its key is the screen's, which may have a filter of its own.
    add(m_edit, "find", QT_TR_NOOP("&Find on this page"), QKeySequence::Find, true,
        &WindowActions::findRequested)
        ->setShortcutContext(Qt::WidgetShortcut);
    m_edit->addSeparator();
    add(m_edit, "projectSettings", QT_TR_NOOP("Project se&ttings and guideline…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Comma), true,
        &WindowActions::projectSettingsRequested);
    add(m_edit, "preferences", QT_TR_NOOP("&Preferences…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
        false, &WindowActions::preferencesRequested);
    add(m_edit, "endpoints", QT_TR_NOOP("Language model end&points…"), {}, false,
        &WindowActions::endpointsRequested);
}

void WindowActions::buildGo(QMenuBar* menuBar)
{
    QMenu* menu = addMenu(menuBar, QT_TR_NOOP("&Go"));
    for (const WorkspaceId id : allWorkspaces()) {
        auto* action = new QAction(m_window);
        action->setObjectName(QStringLiteral("go-") + workspaceKeyword(id));
        action->setShortcut(workspaceShortcut(id));
        action->setCheckable(true);
        bindText(action, &QAction::setText, [id] { return workspaceName(id); });
        menu->addAction(action);
        m_window->addAction(action);
        m_go.append(action);
        m_needProject.append(action);
        connect(action, &QAction::triggered, this, [this, id] { emit workspaceRequested(id); });
    }
    menu->addSeparator();
    add(menu, "wholeSample", QT_TR_NOOP("&Whole sample"), QKeySequence(Qt::Key_F9), true,
        &WindowActions::wholeSampleRequested);
    QMenu* people = addMenu(menuBar, QT_TR_NOOP("&People"));
    add(people, "choosePerson", QT_TR_NOOP("S&witch user…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), true,
        &WindowActions::choosePersonRequested);
    m_switchPartner = add(people, "switchPartner", QT_TR_NOOP("Switch to &partner…"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U), true, &WindowActions::switchPartnerRequested);
    add(people, "addPerson", QT_TR_NOOP("&Add a person…"), {}, true,
        &WindowActions::addPersonRequested);
    people->addSeparator();
    add(people, "assignBalanced", QT_TR_NOOP("Assign &evenly to everyone…"), {}, true,
        &WindowActions::assignBalancedRequested);
}

void WindowActions::setPartner(const QString& name)
{
    m_partner = name;
    // An ampersand in a name is no mnemonic; without a name a dialog asks for one.
    const QString shown = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_switchPartner->setText(
        name.isEmpty() ? tr("Switch to &partner…") : tr("Switch to &partner: %1").arg(shown));
}

void WindowActions::buildHelp(QMenuBar* menuBar)
{
    QMenu* menu = addMenu(menuBar, QT_TR_NOOP("&Help"));
    add(menu, "allKeys", QT_TR_NOOP("&Keyboard shortcuts"), QKeySequence(Qt::Key_F1), false,
        &WindowActions::shortcutsRequested);
    add(menu, "guide", QT_TR_NOOP("&Guide"), QKeySequence(Qt::SHIFT | Qt::Key_F1), false,
        &WindowActions::guideRequested);
    add(menu, "about", QT_TR_NOOP("A&bout Tandem"), {}, false, &WindowActions::aboutRequested);
}

void WindowActions::setProjectOpen(History* history)
{
    for (QAction* action : std::as_const(m_needProject))
        action->setEnabled(history != nullptr);
    m_history = history;
    if (history)
        connect(history, &History::changed, this, &WindowActions::showHistory);
    else
        setWorkspace(m_workspace, {});
    showHistory();
}

void WindowActions::buildUndo()
{
    m_undo = new QAction(m_window);
    m_redo = new QAction(m_window);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo->setObjectName(QStringLiteral("redo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_undo, &QAction::triggered, this, [this] { m_history->undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_history->redo(); });
    m_edit->addActions({m_undo, m_redo});
    m_window->addActions({m_undo, m_redo});
}

void WindowActions::showHistory()
{
    const auto show = [this](QAction* action, const QString& verb, const QString& step) {
        action->setText(step.isEmpty() ? verb : verb + QLatin1Char(' ') + step);
        action->setEnabled(!step.isEmpty());
        action->setVisible(m_history);
    };
    show(m_undo, tr("&Undo"), m_history ? m_history->undoText() : QString());
    show(m_redo, tr("&Redo"), m_history ? m_history->redoText() : QString());
}

void WindowActions::setWorkspace(WorkspaceId id, const QList<QAction*>& actions)
{
    m_workspace = id;
    m_workspaceActions = actions;
    fillWorkspaceMenu();
    m_workspaceMenu->setTitle(workspaceName(id));
    m_workspaceMenu->menuAction()->setVisible(!actions.isEmpty());
    for (const WorkspaceId other : allWorkspaces())
        m_go.at(int(other))->setChecked(m_history && other == id);
}

void WindowActions::fillWorkspaceMenu()
{
    m_workspaceMenu->clear();
    // With the commands of all pages one key had several meanings while the menu has the keyboard.
    for (QAction* action : std::as_const(m_workspaceActions)) {
        if (isInSight(*action))
            m_workspaceMenu->addAction(action);
    }
}

void WindowActions::setRecentProjects(const RecentProjects& projects)
{
    m_recent->clear();
    const QList<RecentProject> recent = projects.all();
    for (const RecentProject& project : recent) {
        // A lone ampersand in a name would be taken for a mnemonic.
        QAction* action = m_recent->addAction(
            QString(project.path).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setEnabled(project.exists);
        const QString path = project.path;
        connect(
            action, &QAction::triggered, this, [this, path] { emit recentProjectRequested(path); });
    }
    m_recent->setEnabled(!recent.isEmpty());
}

QList<QAction*> WindowActions::commands() const
{
    return m_history ? QList{m_undo, m_redo} + m_commands : m_commands;
}

} // namespace tandem
