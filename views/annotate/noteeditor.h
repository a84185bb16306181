#pragma once

#include <QFrame>

class QLabel;

namespace tandem {

class ReasonEdit;

/// A small editor that floats under a row for its note: plain text, Enter saves, Escape cancels.
class NoteEditor final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(NoteEditor)

public:
    /// `parent` is what it floats in, e.g. a view's viewport.
    explicit NoteEditor(QWidget* parent);

    /// Opens under (or above) `row`, in the parent's coordinates, with `note` to edit. One that
    /// could not be stored is marked so.
    void open(const QRect& row, const QString& note, bool unstored);
    /// Gives it the keyboard.
    void takeKeyboard();
    /// Follows its row after the layout has changed.
    void place(const QRect& row);
    bool isOpen() const { return !isHidden(); }
    /// Saves what was typed, if it is something else than what is stored, and closes.
    void finish();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void saved(const QString& note);
    /// Closed, saved or not; whether it had the keyboard.
    void closed(bool hadKeyboard);

private:
    void dismiss();
    void showHint();

    ReasonEdit* m_text;
    QLabel* m_hint;
    QString m_before;
    bool m_unstored = false;
};

} // namespace tandem
