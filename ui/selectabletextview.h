#pragma once

#include "ui/textblockdelegate.h"
#include "ui/textselection.h"

#include <QListView>

namespace tandem {

/// A list of wrapped texts whose words can be selected (double click, drag, Shift+arrows) and
/// highlighted. The text is the model's Qt::DisplayRole, shown as plain text. Made to be derived
/// from.
class SelectableTextView : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SelectableTextView)

public:
    ~SelectableTextView() override;

    /// Highlights every occurrence of `words` (see occurrences()) in all rows; empty takes the
    /// marks away.
    void setHighlightedWords(const QString& words);
    QString highlightedWords() const { return m_highlighted; }
    /// Shows which of the highlighted occurrences is meant, until others are highlighted.
    void pointAt(const QModelIndex& index, const Utf16Span& span);

    /// The selected words of one row; empty if none are.
    QString selectedText() const;
    /// Selects UTF-16 `span` in the text of a row; emits wordsSelected().
    void selectText(const QModelIndex& index, const Utf16Span& span);
    void clearTextSelection();
    /// Puts the selection, or without one the current row's text, on the clipboard (Ctrl+C).
    void copy() const;

    /// Found and selected stretches of a row, for the delegate.
    TextMarks marks(const QModelIndex& index) const;

    void setModel(QAbstractItemModel* model) override;
    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString& search) override;

signals:
    /// The user selected words (trimmed), or let go of them (empty). Given when the mouse is
    /// released.
    void wordsSelected(const QString& words);
    /// Another row is current, by whatever way.
    void currentRowChanged(const QModelIndex& index);

protected:
    /// `delegate` becomes the view's own.
    SelectableTextView(TextBlockDelegate* delegate, QWidget* parent);

    TextBlockDelegate* textDelegate() const { return m_delegate; }
    QStyleOptionViewItem optionFor(const QModelIndex& index) const;
    /// Lays the rows out anew; `anchor`, if in sight, stays where it is on the screen.
    void layOutAround(const QModelIndex& anchor);
    /// Makes a row current without scrolling to it, as a click does.
    void makeCurrentInPlace(const QModelIndex& index);

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QStyleOptionViewItem optionWithoutRect() const;
    bool extendByKey(const QKeyEvent& event);
    bool scrollInsideTallRow(int key);
    void setSpan(const QModelIndex& index, qsizetype anchor, qsizetype position);
    void announceSelection();

    TextBlockDelegate* m_delegate;
    QString m_highlighted;
    QPersistentModelIndex m_pointed; ///< the row with the occurrence that is meant
    Utf16Span m_pointedSpan;
    TextSelection m_selection;
    bool m_selecting = false; ///< the mouse is down on text
    bool m_inPlace = false;   ///< scrollTo() does nothing
    QString m_announced;
};

} // namespace tandem
