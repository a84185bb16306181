#pragma once

class QAbstractItemDelegate;
class QListView;
class QPainter;
class QStyleOptionViewItem;

namespace tandem {

/// Sets `view` up for rows of one height that `delegate`, its child, paints:
/// scrolling by pixel, one row selected, no frame, no editing.
void setUpRows(QListView* view, QAbstractItemDelegate* delegate);

/// Height of a row's title, in the strong font.
int rowTitleHeight();
/// Height of a line below a row's title, in the small font.
int rowLineHeight();

/// What is below a row's words: its selection or the pointer's mark, the line that ends it, and a
/// bar at its leading edge where the keys go.
void paintRowBack(QPainter* painter, const QStyleOptionViewItem& option);

} // namespace tandem
