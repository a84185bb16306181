#pragma once

#include <QPushButton>

class QAction;

namespace tandem {

/// A button for a command, with the command's key as a cap beside its words. It follows the
/// command's text, key, tool tip and state.
class ActionButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionButton)

public:
    /// How it looks: as a button, or as a hint in the line under a workspace.
    enum class Look { Button, Hint };

    /// `action` must live as long as this.
    explicit ActionButton(QAction* action, Look look = Look::Button, QWidget* parent = nullptr);

    /// Other words than the command's own; empty: the command's.
    void setLabel(const QString& label);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    QFont wordsFont() const;

    QAction* m_action;
    Look m_look;
    QString m_key;
    QString m_label;
};

} // namespace tandem
