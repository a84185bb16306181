#pragma once

#include <QFrame>
#include <QPointer>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;

namespace tandem {

/// A line above what is worked on that says how things stand, with what can be done about it.
/// Hidden while there is nothing to say.
class StateStrip final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(StateStrip)

public:
    explicit StateStrip(QWidget* parent = nullptr);

    /// `text` is translated; an empty one hides the strip. The buttons stand for the actions.
    void showState(const QString& text, QAction* primary = nullptr, QAction* secondary = nullptr);
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void showAction(QPushButton* button, const QAction* action);

    QPointer<QAction> m_primaryAction;
    QPointer<QAction> m_secondaryAction;
    QLabel* m_text;
    QPushButton* m_primary;
    QPushButton* m_secondary;
    QBoxLayout* m_line; ///< a column where it is narrow
};

} // namespace tandem
