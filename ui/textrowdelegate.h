#pragma once

#include "ui/textblockdelegate.h"

#include <QRect>
#include <QSize>

namespace tandem {

class TextRowView;

/// Where the parts of a text row stand, in viewport coordinates, already mirrored for
/// right-to-left.
struct TextRowGeometry
{
    QRect row;     ///< without the heading
    QRect heading; ///< above the row; empty without one
    QRect bar;     ///< accent bar of the current row, at the leading edge
    QRect number;
    QRect marks; ///< unsure and note marks, under the number
    QRect text;
    QRect hints;   ///< empty unless the row shows them
    QRect control; ///< Yes | No, or the outcome's badge; empty without either
    QRect yes;     ///< leading half of the control
    QRect no;      ///< trailing half
};

/// Where the marks under a row's number stand.
struct TextRowMarks
{
    QRect unsure;
    QRect note;
};

/// What a row's geometry depends on.
struct TextRowMeasures
{
    int textHeight = 0;
    int textWidth = 0;
    int lineHeight = 0;
    int numberWidth = 0;
    QSize control;
    int hintsHeight = 0;   ///< 0 without hints
    int headingHeight = 0; ///< 0 without a heading
    bool hasMarks = false; ///< unsure or note mark: the row keeps room for them under the number
};

inline constexpr int textRowPadding = 12; ///< above and below the text, px

/// Width that is left for text in a row `rowWidth` wide, at most `maximum`, at least 40.
int textRowTextWidth(int rowWidth, const TextRowMeasures& measures, int maximum);

/// Width of the text above a row `rowWidth` wide.
int textRowHeadingWidth(int rowWidth);

/// Height of a row with these measures.
int textRowHeight(const TextRowMeasures& measures);

/// Lays out the row, with its heading, in `whole`.
TextRowGeometry layOutTextRow(
    const QRect& whole, const TextRowMeasures& measures, Qt::LayoutDirection direction);

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
