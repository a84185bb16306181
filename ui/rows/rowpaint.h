#pragma once

#include "ui/rows/rowlook.h"

#include <QRect>
#include <QStyleOptionViewItem>

class QAbstractItemView;
class QModelIndex;
class QPainter;

namespace tandem {

inline constexpr int kRowGap = 7;   ///< between the parts of a row
inline constexpr int kRowSign = 12; ///< the side of a sign

/// What is left of a row's rectangle while its parts are placed one after the other, said left to
/// right and turned over by visual() where the window reads right to left.
struct RowRoom
{
    RowRoom(const QStyleOptionViewItem& option, const QRect& inner)
        : rect(inner)
        , whole(option.rect)
        , direction(option.direction)
    {
    }

    /// A piece at the leading or trailing edge, as it is painted; `gap` is taken away with it.
    QRect takeLeading(int width, int gap = kRowGap);
    QRect takeTrailing(int width, int gap = kRowGap);
    QRect takeBottom(int height);
    void setHeight(int height) { rect.setHeight(height); }
    QRect visual() const { return turned(rect); }
    void paintSignIn(QPainter* painter, const QRect& visual, const ColoredSign& sign) const;

    QRect rect;

private:
    QRect turned(const QRect& piece) const;

    QRect whole;
    Qt::LayoutDirection direction;
};

/// Marks the row that a search stands at, also while the keyboard is elsewhere, in views that paint
/// with paintRow(); an invalid one takes the mark away.
void markFoundRow(QAbstractItemView& view, const QModelIndex& row);

/// What is below a row's words: its selection or the pointer's mark, the line that ends it, and a
/// bar at its leading edge where the keys go.
void paintRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);

/// The frame of a cell that Enter goes by, while the keyboard is there.
void paintRowTarget(QPainter* painter, const QStyleOptionViewItem& option);

/// A bar that fills from the leading edge, as high as a progress line.
void paintRowBar(
    QPainter* painter, const QRect& rect, const RowBar& bar, Qt::LayoutDirection direction);

} // namespace tandem
