#pragma once

#include <QElapsedTimer>
#include <QFrame>

class QLabel;
class QPushButton;

namespace tandem {

class ProgressLine;

/// How far some work is, with the time left and a button to end it, or a sentence with a button to
/// go on. Hidden while there is nothing to say.
class WorkStrip final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkStrip)

public:
    explicit WorkStrip(const QString& name, QWidget* parent = nullptr);

    /// `what` goes on, `done` of `total` is done; how long it takes is told by what it took.
    void showWork(const QString& what, qint64 done, qint64 total);
    /// Work has ended early, as `what` says; the button offers to go on.
    void showStopped(const QString& what);

    /// Hides with the keyboard in it only after the page around it has got the keyboard.
    void setVisible(bool visible) override;

signals:
    /// The button was pressed.
    void pressed();

private:
    QString timeLeft(qint64 done, qint64 total);

    ProgressLine* m_line;
    QLabel* m_text;
    QPushButton* m_button;
    QElapsedTimer m_since;
    qint64 m_done = 0;
};

} // namespace tandem
