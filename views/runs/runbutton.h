#pragma once

#include <QPushButton>

class QAction;

namespace tandem {

/// A push button for one of the screen's commands; it is there while the command is, and tells the
/// command's key in its tool tip, since five keys in a row would leave no room for words.
class RunButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY(RunButton)

public:
    /// `action` must outlive this.
    explicit RunButton(QAction* action, QWidget* parent = nullptr);

private:
    void follow();

    QAction* m_action;
};

} // namespace tandem
