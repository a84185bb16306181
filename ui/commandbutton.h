#pragma once

class QAction;
class QPushButton;
class QWidget;

namespace tandem {

/// A button that stands for a command in a row of tools: with the command's short words, its whole
/// words, its key and its own tool tip as the tool tip, and its state; it is there while the
/// command is. It is named as the command with "Button" added. `action` must live as long as the
/// button. For a button that shows its key see ActionButton.
QPushButton* commandButton(QAction* action, QWidget* parent);
/// For the command of this name that is nearest to `parent`, see commandNamed().
QPushButton* commandButton(const char* command, QWidget* parent);

} // namespace tandem
