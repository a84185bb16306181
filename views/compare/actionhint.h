#pragma once

#include <QAbstractButton>

class QAction;

namespace tandem {

/// The key of a command with what it does beside it, as a button: for the line under a workspace.
/// It follows the command's text, key and state.
class ActionHint final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY(ActionHint)

public:
    /// `action` must live as long as this.
    explicit ActionHint(QAction* action, QWidget* parent = nullptr);

    /// A shorter text than the command's own.
    void setLabel(const QString& label);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QAction* m_action;
    QString m_key;
    QString m_label;
};

} // namespace tandem
