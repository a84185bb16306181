#pragma once

#include <QFrame>

class QLabel;

namespace tandem {

class ReasonEdit;

/// The editor of an item's note, below the texts so that it covers none of them: plain text, Enter
/// saves, Escape closes.
class NoteEditor final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(NoteEditor)

public:
    explicit NoteEditor(QWidget* parent);

    /// Opens under `title`, which names the item, with `note` to edit. One that could not be stored
    /// is marked so.
    void open(const QString& title, const QString& note, bool unstored);
    /// Gives it the keyboard.
    void takeKeyboard();
    bool isOpen() const { return !isHidden(); }
    /// Saves what was typed, if it is something else than what is stored, and closes.
    void finish();
    /// Whether something is typed there that is not stored.
    bool isTyping() const;

signals:
    void saved(const QString& note);
    /// What isTyping() says may be another.
    void typed();
    /// Closed, saved or not; whether it had the keyboard.
    void closed(bool hadKeyboard);

private:
    void giveUp();
    void askToDrop(bool asks);
    void dismiss();
    void showHint();

    QLabel* m_title;
    ReasonEdit* m_text;
    QLabel* m_hint;
    QString m_before;
    bool m_unstored = false;
    bool m_asks = false; ///< Escape was pressed on what is not saved
};

} // namespace tandem
