#include "app/window/windowactions.h"

#include "app/window/projectview.h"
#include "app/window/recentprojects.h"
#include "app/window/windowwords.h"
#include "models/wordof.h"
#include "storage/changes/history.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/session/projectsession.h"
#include "views/settings/preferencesdialog.h"
#include "views/settings/projectsettingsdialog.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <array>

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

namespace {

/// A screen's name in menus, translated, by the values of WorkspaceId: each has an access key of
/// its own that differs from those of the window's menus.
QString screenTitle(WorkspaceId id)
{
    static constexpr std::array titles{QT_TRANSLATE_NOOP("WindowWords", "&Overview"),
        QT_TRANSLATE_NOOP("WindowWords", "&Annotate"), QT_TRANSLATE_NOOP("WindowWords", "Fac&ts"),
        QT_TRANSLATE_NOOP("WindowWords", "Op&inions"), QT_TRANSLATE_NOOP("WindowWords", "&Compare"),
        QT_TRANSLATE_NOOP("WindowWords", "E&valuate"), QT_TRANSLATE_NOOP("WindowWords", "I&nspect"),
        QT_TRANSLATE_NOOP("WindowWords", "&Models"), QT_TRANSLATE_NOOP("WindowWords", "Time&lines"),
        QT_TRANSLATE_NOOP("WindowWords", "Met&rics"), QT_TRANSLATE_NOOP("WindowWords", "&Studies"),
        QT_TRANSLATE_NOOP("WindowWords", "R&uns")};
    return WindowWords::tr(wordOf(id, titles));
}

} // namespace

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
    add(menu, "publish", QT_TR_NOOP("Pu&blish dataset…"), {}, true,
        &WindowActions::publishRequested);
    menu->addSeparator();
    add(menu, "writePackets", QT_TR_NOOP("Write &packets and forms…"), {}, true,
        &WindowActions::writePacketsRequested);
    add(menu, "mergePackets", QT_TR_NOOP("&Merge packets and answers…"), {}, true,
        &WindowActions::mergePacketsRequested);
    menu->addSeparator();
    add(menu, "joinTeam", QT_TR_NOOP("Join a &team…"), {}, false,
        &WindowActions::joinTeamRequested);
    add(menu, "team", QT_TR_NOOP("Te&am and sync…"), {}, true, &WindowActions::teamRequested);
    add(menu, "teamHub", QT_TR_NOOP("Team &hub…"), {}, false, &WindowActions::hubRequested);
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
    m_edit->setToolTipsVisible(true); // why a step can no longer be undone
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
    add(m_edit, "endpoints", QT_TR_NOOP("Language &model endpoints…"), {}, false,
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
        bindText(action, &QAction::setText, [id] { return screenTitle(id); });
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
    const auto show = [this](QAction* action, const QString& verb, const QString& step, bool can) {
        action->setText(step.isEmpty() ? verb : verb + QLatin1Char(' ') + step);
        action->setEnabled(can);
        action->setVisible(m_history);
    };
    show(m_undo, tr("&Undo"), m_history ? m_history->undoText() : QString(),
        m_history && m_history->canUndo());
    m_undo->setToolTip(m_history ? plainToolTip(m_history->refusalText()) : QString());
    show(m_redo, tr("&Redo"), m_history ? m_history->redoText() : QString(),
        m_history && m_history->canRedo());
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

namespace {

using Entries = QList<ShortcutEntry>;
using EntryKind = ShortcutEntry::Kind;

bool opensDialog(const QAction& command)
{
    return command.text().endsWith(QChar(0x2026)) || command.text().endsWith(QLatin1String("..."));
}

/// Gives a command of a screen, see windowEntries().
void give(ProjectView& view, WorkspaceId id, QAction& command)
{
    const bool wasSeen = isInSight(command);
    view.showWorkspace(id);
    Workspace* shown = view.currentWorkspace();
    auto* tabs = qobject_cast<TabbedWorkspace*>(shown);
    const bool leadsToPage = tabs && tabs->switchActions().contains(&command);
    if (tabs && tabs->pageOf(command) >= 0)
        tabs->enterPage(tabs->pageOf(command));
    const auto entry = ShortcutList::entriesOf({}, {&command}).value(0);
    if (leadsToPage)
        return;
    const bool atOnce =
        wasSeen || entry.keys.isEmpty() || command.isCheckable() || opensDialog(command);
    if (!atOnce)
        shown->tell(WindowWords::tr("Here, press %2 for \"%1\".", "command, its key")
                        .arg(entry.text, entry.keys));
    else if (command.isEnabled() && command.isVisible() && isInSight(command))
        command.trigger();
    else
        shown->tell(WindowWords::tr("\"%1\" is not available here now.").arg(entry.text));
}

Entries entriesOf(Workspace& workspace, ProjectView& view)
{
    const auto* tabs = qobject_cast<TabbedWorkspace*>(&workspace);
    const QString name = workspaceName(workspace.id());
    Entries entries;
    for (QAction* command : workspace.workspaceActions()) {
        const bool leadsToPage = tabs && tabs->switchActions().contains(command);
        const int page = tabs && !leadsToPage ? tabs->pageOf(*command) : -1;
        const QString section =
            page < 0 ? name
                     : WindowWords::tr("%1: %2", "screen, page").arg(name, tabs->pageTitle(page));
        for (ShortcutEntry& entry : ShortcutList::entriesOf(section, {command})) {
            entry.kind = leadsToPage ? EntryKind::Page : EntryKind::Action;
            entry.go = [view = QPointer(&view), id = workspace.id(), to = QPointer(command)] {
                if (view && to)
                    give(*view, id, *to);
            };
            entries.append(entry);
        }
    }
    return entries;
}

Entries entriesOfWindow(const WindowActions& actions)
{
    const QString section = WindowWords::tr("Everywhere");
    Entries entries = ShortcutList::entriesOf(section, actions.commands());
    for (ShortcutEntry& page : ShortcutList::entriesOf(section, actions.goActions())) {
        page.kind = EntryKind::Page;
        entries.append(page);
    }
    return entries;
}

/// What is set in a field of the dialog that a command opens.
Entries settingsIn(const WindowActions& actions, const char* commandName, const char* dialogName,
    const QList<std::pair<QString, QString>>& fields)
{
    Entries entries;
    for (QAction* command : actions.commands()) {
        if (command->objectName() != QLatin1String(commandName) || !command->isEnabled())
            continue;
        for (const auto& [field, text] : fields) {
            const auto go = [to = QPointer(command), dialogName, field = field] {
                if (!to)
                    return;
                to->trigger();
                // The window's dialogs are top-level widgets, wherever in it they belong.
                for (QWidget* dialog : QApplication::topLevelWidgets()) {
                    auto* part = dialog->findChild<QWidget*>(field);
                    if (dialog->objectName() == QLatin1String(dialogName) && part)
                        part->setFocus();
                }
            };
            entries.append({plainActionText(command->text()), plainActionText(text), {},
                EntryKind::Setting, go});
        }
    }
    return entries;
}

Entries settings(const WindowActions& actions)
{
    return settingsIn(actions, "preferences", "preferencesDialog", PreferencesDialog::labels()) +
           settingsIn(actions, "projectSettings", "projectSettings",
               {{QStringLiteral("projectName"), ProjectSettingsDialog::tr("&Name")},
                   {QStringLiteral("ruleStrict"), ProjectSettingsDialog::tr("Disagreements")},
                   {QStringLiteral("wage"), ProjectSettingsDialog::tr("Hourly &wage")},
                   {QStringLiteral("guidelineText"), ProjectSettingsDialog::tr("Guideline")}});
}

Entries people(ProjectView& view)
{
    Entries entries;
    for (const Person& person : view.session().people()) {
        const auto go = [view = QPointer(&view), id = person.id] {
            if (view)
                view->showPerson(id);
        };
        entries.append(
            {person.role == Role::Lead ? WindowWords::tr("lead") : WindowWords::tr("annotator"),
                person.name, {}, EntryKind::Person, go});
    }
    return entries;
}

} // namespace

QList<ShortcutEntry> windowEntries(const WindowActions& actions, ProjectView& view)
{
    Entries entries;
    Entries others;
    for (Workspace* workspace : view.everyWorkspace()) {
        Entries& there = workspace == view.currentWorkspace() ? entries : others;
        there += entriesOf(*workspace, view);
    }
    return entries + entriesOfWindow(actions) + others + settings(actions) + people(view);
}

QList<ShortcutEntry> windowEntries(const WindowActions& actions, const QList<QAction*>& first)
{
    return ShortcutList::entriesOf(WindowWords::tr("Start"), first) + entriesOfWindow(actions) +
           settings(actions);
}

} // namespace tandem
