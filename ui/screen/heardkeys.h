#pragma once

class QAction;
class QWidget;

namespace tandem {

/// Whether the key of a command does something where the keyboard is now: the command can be given,
/// and is one of what has the keyboard or of what is around that. Where nothing in the window of
/// `hint`, which names the key, has the keyboard, all is as when its screen gets it.
bool isKeyHeard(const QAction& command, const QWidget& hint);

} // namespace tandem
