#pragma once

#include <QFrame>

class QLabel;
class QPlainTextEdit;

namespace tandem {

/// A small editor that floats under a row for its note: plain text, Enter saves, Escape cancels.
class NoteEditor final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(NoteEditor)

public:
    /// Longest note, UTF-16 units.
    static constexpr int longest = 10'000;

    /// `parent` is what it floats in, e.g. a view's viewport.
    explicit NoteEditor(QWidget* parent);

    /// Opens under (or above) `row`, in the parent's coordinates, with `note` to edit.
    void open(const QRect& row, const QString& note);
    /// Follows its row after the layout has changed.
    void place(const QRect& row);
    bool isOpen() const { return !isHidden(); }
    /// Saves what was typed, if it is something else than before, and closes.
    void finish();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void saved(const QString& note);
    /// Closed, saved or not.
    void closed();

private:
    void retranslate();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    void limitLength();
    void dismiss();

    QPlainTextEdit* m_text;
    QLabel* m_hint;
    QString m_before;
};

} // namespace tandem
