#pragma once

#include "ui/textblockdelegate.h"
#include "ui/textrowgeometry.h"

namespace tandem {

class TextRowView;

/// Paints a row of reading text: number, text, Yes | No control or outcome, marks, and on the
/// current row the key hints.
class TextRowDelegate final : public TextBlockDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextRowDelegate)

public:
    /// `view` is not used before the first painting, so that it may still be under construction.
    explicit TextRowDelegate(TextRowView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

    /// Where everything in a row stands, mirrored for right-to-left.
    TextRowGeometry geometry(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    /// Where the marks under the number stand; empty without the mark.
    TextRowMarks markRects(const TextRowGeometry& where, const QModelIndex& index) const;

private:
    TextRowMeasures measures(int rowWidth, const QModelIndex& index) const;
    void paintBand(
        QPainter* painter, const QStyleOptionViewItem& option, const TextRowGeometry& where) const;
    void paintMarks(
        QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const;
    void paintHeading(
        QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const;
    void paintControl(
        QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const;

    TextRowView* m_view;
};

} // namespace tandem
