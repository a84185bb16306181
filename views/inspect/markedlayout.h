#pragma once

#include "models/text/span.h"
#include "views/inspect/markedtext.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QSet>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPaintDevice;
class QPainter;

namespace tandem {

struct ThemeColors;

/// What a text is laid out with.
struct MarkedTextLook
{
    QFont font;
    const ThemeColors* colors = nullptr; ///< outlives the layout
    QPaintDevice* device = nullptr;      ///< null: the screen
    bool operator==(const MarkedTextLook&) const = default;
};

/// A line of a laid-out text, in pixels from the top of the text.
struct MarkedLine
{
    int paragraph = 0;
    int piece = 0;       ///< QTextLayout that it is in
    int index = 0;       ///< line in there
    qsizetype start = 0; ///< in MarkedParagraph::shown
    qsizetype size = 0;
    qreal top = 0;
    qreal height = 0;
    qreal baseline = 0; ///< from the top of the text
};

/// Lines of a marked text at a width. Long texts are laid out in pieces, as far as they are needed:
/// a line break is a place where the rest can begin anew. Offsets are those of the stored text.
class MarkedLayout final
{
public:
    MarkedLayout() = default;
    MarkedLayout(MarkedLayout&&) = default;
    MarkedLayout& operator=(MarkedLayout&&) = default;

    /// Begins anew where anything is different.
    void setText(const MarkedText& text);
    void setLook(const MarkedTextLook& look);
    void setWidth(qreal width);
    const MarkedText& text() const { return m_text; }
    const MarkedTextLook& look() const { return m_look; }

    /// Lays out until there are lines down to `y`, or to the end.
    void ensureHeight(qreal y);
    /// Lays out until the line of `offset` is there.
    void ensureOffset(qsizetype offset);
    /// Lays out one more piece; false where all is done.
    bool layOutMore();
    bool isComplete() const;
    /// Height of all of it; an estimate until it is complete.
    qreal height() const;

    const std::vector<MarkedLine>& lines() const { return m_lines; }
    /// Index of the line at `y`, of the first or last one outside; -1 where there is none yet.
    int lineAt(qreal y) const;
    /// Index of the line that has `offset`; -1 where it is not laid out yet.
    int lineOf(qsizetype offset) const;
    QTextLine textLine(const MarkedLine& line) const;
    /// Where the units from `from` to `to` of MarkedParagraph::shown stand in a line, from left to
    /// right: x and width. More than one where directions mix. Blanks at the line's end are left
    /// out.
    QList<std::pair<qreal, qreal>> stretches(
        const MarkedLine& line, qsizetype from, qsizetype to) const;
    /// The offset nearest to a place.
    qsizetype nearestOffset(const QPointF& place) const;
    /// The unit under a place; -1 where there is none.
    qsizetype offsetAt(const QPointF& place) const;
    /// Distance of the tops of two lines.
    qreal lineStep() const;

private:
    struct Piece
    {
        std::unique_ptr<QTextLayout> layout;
        int paragraph = 0;
        qsizetype start = 0; ///< in MarkedParagraph::shown
    };

    void restart();
    QList<QTextLayout::FormatRange> formats(
        const MarkedParagraph& paragraph, qsizetype start, qsizetype size) const;
    qsizetype addLines(QTextLayout& layout, bool dropLast);

    MarkedText m_text;
    MarkedTextLook m_look;
    qreal m_width = -1;
    std::vector<Piece> m_pieces;
    std::vector<MarkedLine> m_lines;
    int m_nextParagraph = 0;
    qsizetype m_nextStart = 0;
    qreal m_bottom = 0;
};

/// What is lit up in a painted text.
struct MarkedTextState
{
    QSet<int> selected; ///< aspects with a background
    QSet<int> hovered;
    QList<Utf16Span> found;
    Utf16Span selection; ///< words selected by the user
};

/// Paints the lines from index `first` to `last` of a laid-out text with their evidence, in the
/// coordinates of the text. Underlines differ in colour by verdict and in form by how the evidence
/// was found: solid word for word, solid between dots but for case and blanks, wavy for other
/// words. Where reading stopped there is a bar, and a dashed line under its line.
void paintMarkedText(QPainter& painter, const MarkedLayout& layout, int first, int last,
    const MarkedTextState& state);

} // namespace tandem
