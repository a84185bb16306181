#pragma once

#include "ui/shortcutlist.h"

class QWidget;

namespace tandem {

class ProjectView;
class WindowActions;

/// What can be done or gone to in the window with a project open: first the commands of the screen
/// that is shown, then those of the window, those of every other screen and page that who sits here
/// may see, settings and people. Of screens that were not shown yet they come later, see
/// ProjectView::everyWorkspace(). A command of another page leads there; it is given at once only
/// where it opens a dialog, shows something or has no key, since nobody sees what it would do.
QList<ShortcutEntry> windowEntries(const WindowActions& actions, ProjectView& view);

/// The same while no project is open; `first` are the commands of what is shown.
QList<ShortcutEntry> windowEntries(const WindowActions& actions, const QList<QAction*>& first);

} // namespace tandem
