#pragma once

#include "models/text/occurrences.h"

#include <QStyledItemDelegate>

#include <functional>
#include <memory>

namespace tandem {

class TextLayoutCache;

/// What is marked in the text of one row.
struct TextMarks
{
    QList<Utf16Span> found; ///< occurrences of the highlighted words
    Utf16Span selected;     ///< the user's selection; empty if it is elsewhere
    bool isPointed = false; ///< no selection, but the occurrence that a search stands at
};

/// A delegate whose rows have one block of wrapped text that can be selected and highlighted. Made
/// to be derived from.
class TextBlockDelegate : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextBlockDelegate)

public:
    explicit TextBlockDelegate(QObject* parent = nullptr);
    ~TextBlockDelegate() override;

    /// Where the text block of a row stands; `option.rect` is the row's rectangle.
    virtual QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const = 0;

    /// UTF-16 offset of the text nearest to a point, -1 if the point is not on the text block.
    qsizetype positionAt(
        const QStyleOptionViewItem& option, const QModelIndex& index, const QPoint& point) const;

    /// UTF-16 offset of the text nearest to any point, for a drag that leaves the block.
    qsizetype nearestPosition(
        const QStyleOptionViewItem& option, const QModelIndex& index, const QPoint& point) const;
    /// Takes the reading font as it is now; drops what was laid out in another.
    void refreshFont();
    /// Asked for the parts of a text that are bold.
    void setBold(std::function<QList<Utf16Span>(const QString& text)> bold);
    /// Height of a line of text, px.
    int lineStep() const;

protected:
    /// Paints the text into textRect() in `color`, with marks.
    void paintText(QPainter* painter, const QRect& rect, const QString& text, const QColor& color,
        const TextMarks& marks) const;
    TextLayoutCache& layouts() const { return *m_layouts; }

private:
    qsizetype nearestPosition(
        const QRect& area, const QModelIndex& index, const QPoint& point) const;

    std::unique_ptr<TextLayoutCache> m_layouts;
};

} // namespace tandem
