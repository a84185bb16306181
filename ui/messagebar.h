#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>

class QAbstractButton;
class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

/// One message inside the window, where a dialog would be in the way. Plain text only. Hidden until
/// it has one. Enter presses the button that has the keyboard, as Space does.
class MessageBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageBar)

public:
    enum class Kind { Info, Success, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// From now on the bar lies over the foot of its parent, which moves nothing there; what is
    /// only to be known goes by itself after a while.
    void floatAtFoot();
    /// Where it floats: over the foot of this part of its parent while that is in sight. Null: of
    /// the parent again.
    void floatOver(QWidget* part);
    /// Asks before `yes`, with a button for it, and takes the keyboard, see takeFocus(). The bar is
    /// gone when `yes` is called.
    void ask(const QString& question, const QString& action, std::function<void()> yes);
    /// Tells something, with a button for what comes next; the keyboard stays where it is. The bar
    /// is gone when `go` is called.
    void offer(const QString& text, const QString& action, std::function<void()> go);
    /// What was asked is out of date; what was told stays.
    void dropQuestion();
    /// What floats and is only to be known stays for once, too, until it is cleared.
    void keepShown() { m_read.stop(); }
    /// Shows `text`; `action` is the text of a button, empty for none. Replaces what was shown,
    /// also by other bars that float in this window, but for what they ask.
    void showMessage(Kind kind, const QString& text, const QString& action = {});
    QString text() const;
    /// Whether it tells something that is over once the user moved on: no error, no question.
    bool isPassing() const { return m_kind != Kind::Error && !m_yes; }
    /// Gives the keyboard to the bar, at the button that only closes it: the key that brought the
    /// bar here, pressed once more, must not do what it asks about.
    void takeFocus();
    /// Hides the bar; emits nothing.
    void clear();

signals:
    void actionTriggered();
    /// The user closed the bar (button or Escape).
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractButton* focusedButton() const;
    void closeByUser();
    void supersede();
    void place();
    void fade();
    void dress();

    Kind m_kind = Kind::Info;
    bool m_floats = false;
    QPointer<QWidget> m_part;    ///< over which it floats
    std::function<void()> m_yes; ///< what is done when the question is agreed to
    QTimer m_read;               ///< after it, an information was read
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace tandem
