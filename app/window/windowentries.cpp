#include "app/window/windowentries.h"

#include "app/window/projectview.h"
#include "app/window/windowactions.h"
#include "app/window/windowwords.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/session/projectsession.h"
#include "views/settings/preferencesdialog.h"
#include "views/settings/projectsettingsdialog.h"

#include <QAction>
#include <QApplication>
#include <QPointer>

namespace tandem {

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
    const QList<std::pair<const char*, QString>>& fields)
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
                    auto* part = dialog->findChild<QWidget*>(QLatin1String(field));
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
    return settingsIn(actions, "preferences", "preferencesDialog",
               {{"theme", PreferencesDialog::tr("&Theme")},
                   {"language", PreferencesDialog::tr("&Language")},
                   {"textSize", PreferencesDialog::tr("Text &size")},
                   {"pause", PreferencesDialog::tr("&Pause after an answer")}}) +
           settingsIn(actions, "projectSettings", "projectSettings",
               {{"projectName", ProjectSettingsDialog::tr("&Name")},
                   {"ruleStrict", ProjectSettingsDialog::tr("Disagreements")},
                   {"wage", ProjectSettingsDialog::tr("Hourly &wage")},
                   {"guidelineText", ProjectSettingsDialog::tr("Guideline")}});
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
