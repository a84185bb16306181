#include "views/inspect/markedlayout.h"

#include "ui/colourglyphs.h"
#include "ui/theme.h"
#include "ui/themecolors.h"
#include "views/inspect/verdictlook.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype pieceUnits = 2000;
constexpr qreal emptyLine = 0.55; ///< height of a line without words, in lines
constexpr qreal markedLayoutLaneStep = 3;

} // namespace

void MarkedLayout::setText(const MarkedText& text)
{
    m_text = text;
    restart();
}

void MarkedLayout::setLook(const MarkedTextLook& look)
{
    if (m_look == look)
        return;
    m_look = look;
    restart();
}

void MarkedLayout::setWidth(qreal width)
{
    if (m_width == width)
        return;
    m_width = width;
    restart();
}

void MarkedLayout::restart()
{
    m_pieces.clear();
    m_lines.clear();
    m_nextParagraph = 0;
    m_nextStart = 0;
    m_bottom = 0;
}

bool MarkedLayout::isComplete() const
{
    return m_nextParagraph >= m_text.paragraphs().size();
}

qreal MarkedLayout::lineStep() const
{
    const qreal pixels =
        m_look.device ? m_look.font.pixelSize() : QFontInfo(m_look.font).pixelSize();
    const int more = std::max(0, m_text.lanes() - 2);
    return std::ceil(pixels * readingLineHeight) + markedLayoutLaneStep * more;
}

qreal MarkedLayout::height() const
{
    if (isComplete())
        return m_bottom;
    const MarkedParagraph& paragraph = m_text.paragraphs().at(m_nextParagraph);
    const qsizetype done = paragraph.toStored(m_nextStart);
    const auto all = double(m_text.text().size());
    return done > 0 ? m_bottom * all / double(done) : lineStep();
}

QList<QTextLayout::FormatRange> MarkedLayout::formats(
    const MarkedParagraph& paragraph, qsizetype start, qsizetype size) const
{
    QList<QTextLayout::FormatRange> ranges;
    const auto add = [&](qsizetype from, qsizetype to, const QTextCharFormat& format) {
        from = std::max(from, start);
        to = std::min(to, start + size);
        if (from < to)
            ranges.append({int(from - start), int(to - from), format});
    };
    if (m_text.readEnd() >= 0 && m_text.readEnd() < paragraph.start + paragraph.size) {
        QTextCharFormat dim;
        dim.setForeground(m_look.colors->faint);
        const qsizetype from =
            m_text.readEnd() <= paragraph.start ? 0 : paragraph.toShown(m_text.readEnd(), true);
        add(from, paragraph.shown.size(), dim);
    }
    for (const MarkLabel& label : paragraph.labels) {
        QTextCharFormat format;
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        format.setFontWeight(QFont::Bold);
        format.setForeground(verdictTextColor(label.verdict, *m_look.colors));
        add(label.span.start, label.span.start + label.span.length, format);
    }
    return ranges;
}

bool MarkedLayout::layOutMore()
{
    if (isComplete() || m_width <= 0 || !m_look.colors)
        return false;
    const MarkedParagraph& paragraph = m_text.paragraphs().at(m_nextParagraph);
    const qsizetype left = paragraph.shown.size() - m_nextStart;
    const qsizetype size = left > pieceUnits * 3 / 2 ? pieceUnits : left;
    Piece piece;
    piece.paragraph = m_nextParagraph;
    piece.start = m_nextStart;
    const QString words = paragraph.shown.mid(m_nextStart, size);
    piece.layout = m_look.device ? std::make_unique<QTextLayout>(words, m_look.font, m_look.device)
                                 : std::make_unique<QTextLayout>(words, m_look.font);
    QTextLayout& layout = *piece.layout;
    layout.setCacheEnabled(true);
    // The side is absolute here, the layout does not mirror it.
    QTextOption option(paragraph.rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(paragraph.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(m_look.device != nullptr);
    layout.setTextOption(option);
    layout.setFormats(formats(paragraph, m_nextStart, size));
    m_pieces.push_back(std::move(piece));
    const qsizetype taken = addLines(layout, size < left);
    m_nextStart += taken;
    if (taken >= left) {
        ++m_nextParagraph;
        m_nextStart = 0;
    }
    return true;
}

/// Breaks a piece into lines below those that there are; returns the units in them. The last line
/// of a piece that goes on is not whole: it is left to the next piece.
qsizetype MarkedLayout::addLines(QTextLayout& layout, bool dropLast)
{
    const QFontMetricsF metrics =
        m_look.device ? QFontMetricsF(m_look.font, m_look.device) : QFontMetricsF(m_look.font);
    const qreal step = lineStep();
    const Piece& piece = m_pieces.back();
    const qsizetype all = layout.text().size();
    const std::size_t before = m_lines.size();
    layout.beginLayout();
    while (true) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(m_width);
        const qsizetype end = line.textStart() + line.textLength();
        if (dropLast && end >= all && m_lines.size() > before)
            break;
        const bool empty = all == 0;
        const qreal height = empty ? std::ceil(step * emptyLine)
                                   : std::max(step, std::ceil(line.ascent() + line.descent()));
        const qreal usual = (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent();
        const qreal baseline = m_bottom + std::ceil(std::max(usual, line.ascent()));
        line.setPosition(QPointF(0, baseline - line.ascent()));
        m_lines.push_back({piece.paragraph, int(m_pieces.size()) - 1, int(m_lines.size() - before),
            piece.start + line.textStart(), line.textLength(), m_bottom, height, baseline});
        m_bottom += height;
    }
    layout.endLayout();
    return m_lines.size() > before ? m_lines.back().start + m_lines.back().size - piece.start : all;
}

void MarkedLayout::ensureHeight(qreal y)
{
    while (m_bottom < y && layOutMore()) {
    }
}

void MarkedLayout::ensureOffset(qsizetype offset)
{
    while (lineOf(offset) < 0 && layOutMore()) {
    }
}

int MarkedLayout::lineAt(qreal y) const
{
    if (m_lines.empty())
        return -1;
    const auto after = std::upper_bound(m_lines.cbegin(), m_lines.cend(), y,
        [](qreal at, const MarkedLine& line) { return at < line.top; });
    return std::max(0, int(after - m_lines.cbegin()) - 1);
}

int MarkedLayout::lineOf(qsizetype offset) const
{
    const int paragraph = m_text.paragraphAt(offset);
    if (paragraph >= m_text.paragraphs().size())
        return -1;
    const qsizetype shown = m_text.paragraphs().at(paragraph).toShown(offset);
    const bool reached =
        paragraph < m_nextParagraph || (paragraph == m_nextParagraph && shown < m_nextStart);
    if (!reached || m_lines.empty())
        return -1;
    const auto after =
        std::upper_bound(m_lines.cbegin(), m_lines.cend(), std::pair(paragraph, shown),
            [](const std::pair<int, qsizetype>& at, const MarkedLine& line) {
                return at < std::pair(line.paragraph, line.start);
            });
    return std::max(0, int(after - m_lines.cbegin()) - 1);
}

QTextLine MarkedLayout::textLine(const MarkedLine& line) const
{
    return m_pieces[std::size_t(line.piece)].layout->lineAt(line.index);
}

QList<std::pair<qreal, qreal>> MarkedLayout::stretches(
    const MarkedLine& line, qsizetype from, qsizetype to) const
{
    const MarkedParagraph& paragraph = m_text.paragraphs().at(line.paragraph);
    const qsizetype origin = m_pieces[std::size_t(line.piece)].start;
    from = std::max(from, line.start);
    to = std::min(to, line.start + line.size);
    while (to > from && paragraph.shown.at(to - 1).isSpace())
        --to;
    if (from >= to)
        return {};
    const QTextLine laid = textLine(line);
    const auto x = [&](qsizetype at) { return laid.cursorToX(int(at - origin)); };
    if (paragraph.oneDirection)
        return {{x(from), x(to) - x(from)}};
    QList<std::pair<qreal, qreal>> parts;
    for (qsizetype at = from; at < to; ++at) {
        int unit = int(at - origin);
        const qreal leading = laid.cursorToX(&unit, QTextLine::Leading);
        unit = int(at - origin);
        const qreal trailing = laid.cursorToX(&unit, QTextLine::Trailing);
        if (leading != trailing)
            parts.append({std::min(leading, trailing), std::abs(trailing - leading)});
    }
    std::sort(parts.begin(), parts.end());
    QList<std::pair<qreal, qreal>> merged;
    for (const auto& [left, width] : std::as_const(parts)) {
        if (!merged.isEmpty() && left <= merged.last().first + merged.last().second + 0.75)
            merged.last().second =
                std::max(merged.last().second, left + width - merged.last().first);
        else
            merged.append({left, width});
    }
    return merged;
}

qsizetype MarkedLayout::nearestOffset(const QPointF& place) const
{
    const int index = lineAt(place.y());
    if (index < 0)
        return 0;
    const MarkedLine& line = m_lines[std::size_t(index)];
    const qsizetype origin = m_pieces[std::size_t(line.piece)].start;
    const MarkedParagraph& paragraph = m_text.paragraphs().at(line.paragraph);
    return paragraph.toStored(origin + textLine(line).xToCursor(place.x()));
}

qsizetype MarkedLayout::offsetAt(const QPointF& place) const
{
    const int index = lineAt(place.y());
    if (index < 0)
        return -1;
    const MarkedLine& line = m_lines[std::size_t(index)];
    const QTextLine laid = textLine(line);
    const QRectF words = laid.naturalTextRect();
    const bool inside = place.y() >= line.top && place.y() < line.top + line.height &&
                        place.x() >= words.left() && place.x() < words.right();
    if (!inside || line.size == 0)
        return -1;
    const qsizetype origin = m_pieces[std::size_t(line.piece)].start;
    const qsizetype unit = origin + laid.xToCursor(place.x(), QTextLine::CursorOnCharacter);
    return m_text.paragraphs()
        .at(line.paragraph)
        .toStored(std::min(unit, line.start + line.size - 1));
}

namespace {

constexpr qreal markedLaneStep = 3;
constexpr qreal underBaseline = 4;

/// A wave along a line.
QPainterPath wave(qreal left, qreal right, qreal y)
{
    constexpr qreal length = 3;
    constexpr qreal height = 1.6;
    QPainterPath path(QPointF(left, y));
    bool up = true;
    for (qreal x = left; x < right; x += length) {
        const qreal to = std::min(right, x + length);
        path.quadTo(QPointF((x + to) / 2, y + (up ? -height : height)), QPointF(to, y));
        up = !up;
    }
    return path;
}

/// One line of a text while it is painted.
class LinePainter final
{
public:
    LinePainter(QPainter& painter, const MarkedLayout& layout, const MarkedLine& line,
        const MarkedTextState& state)
        : m_painter(painter)
        , m_layout(layout)
        , m_line(line)
        , m_state(state)
        , m_paragraph(layout.text().paragraphs().at(line.paragraph))
        , m_colors(*layout.look().colors)
    {
    }

    /// Below the words of every line, since underlines reach down into the next one.
    void paintBackgrounds()
    {
        const QList<TextMark> marks = marksHere();
        for (const TextMark& mark : marks) {
            if (m_state.selected.contains(mark.aspect))
                fill(mark.span, true, m_colors.selection);
            else if (m_state.hovered.contains(mark.aspect))
                fill(mark.span, true, m_colors.hover);
        }
        for (const Utf16Span& found : m_state.found)
            fill(found, false, m_colors.found);
        if (m_state.selection.length > 0)
            fill(m_state.selection, false, selectedBack());
    }

    void paintWords()
    {
        m_painter.setPen(m_colors.text);
        drawTextLine(m_painter, m_layout.textLine(m_line), QPointF(0, 0));
        for (const TextMark& mark : marksHere())
            underline(mark);
        paintEndOfReading();
    }

private:
    QList<TextMark> marksHere() const
    {
        QList<TextMark> marks;
        const qsizetype from = m_paragraph.toStored(m_line.start);
        const qsizetype to = m_paragraph.toStored(m_line.start + m_line.size);
        for (const TextMark& mark : m_layout.text().marks()) {
            if (mark.span.start > to)
                break;
            if (mark.span.start + mark.span.length > from)
                marks.append(mark);
        }
        return marks;
    }

    QColor selectedBack() const
    {
        QColor back = m_colors.accent;
        back.setAlphaF(0.3F);
        return back;
    }

    /// Where a span of the stored text stands in this line, with the labels before it if wanted.
    QList<std::pair<qreal, qreal>> stretches(const Utf16Span& span, bool withLabels) const
    {
        const qsizetype end = span.start + span.length;
        if (end <= m_paragraph.start || span.start > m_paragraph.start + m_paragraph.size)
            return {};
        const qsizetype from =
            span.start < m_paragraph.start ? 0 : m_paragraph.toShown(span.start, withLabels);
        return m_layout.stretches(m_line, from, m_paragraph.toShown(end, true));
    }

    void fill(const Utf16Span& span, bool withLabels, const QColor& color)
    {
        const qreal height = std::min(m_line.height, m_layout.lineStep()) - 2;
        for (const auto& [left, width] : stretches(span, withLabels))
            m_painter.fillRect(
                QRectF(left - 1, m_line.top + (m_line.height - height) / 2, width + 2, height),
                color);
    }

    void underline(const TextMark& mark)
    {
        const QColor color = verdictColor(mark.verdict, m_colors);
        const bool lit = m_state.selected.contains(mark.aspect);
        const bool several = m_layout.text().lanes() > 1;
        QPen pen(color, (several ? 1.5 : 1.8) + (lit ? 0.5 : 0));
        pen.setCapStyle(Qt::FlatCap);
        if (mark.fit == EvidenceFit::Fuzzy)
            pen.setWidthF(1.4);
        const qreal y = m_line.baseline + underBaseline + markedLaneStep * mark.lane;
        for (const auto& [left, width] : stretches(mark.span, true)) {
            m_painter.setPen(pen);
            m_painter.setBrush(Qt::NoBrush);
            if (mark.fit == EvidenceFit::Fuzzy) {
                m_painter.drawPath(wave(left, left + width, y));
                continue;
            }
            m_painter.drawLine(QPointF(left, y), QPointF(left + width, y));
            if (mark.fit == EvidenceFit::Normalised)
                paintDots(left, left + width, y, color);
        }
    }

    void paintDots(qreal left, qreal right, qreal y, const QColor& color)
    {
        constexpr qreal radius = 2.4;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawEllipse(QPointF(left + radius, y), radius, radius);
        m_painter.drawEllipse(QPointF(right - radius, y), radius, radius);
    }

    void paintEndOfReading()
    {
        const qsizetype end = m_layout.text().readEnd();
        if (end < 0 || end >= m_layout.text().text().size() || !isLineOf(end))
            return;
        const qsizetype at = m_paragraph.toShown(end, true);
        const qsizetype origin = m_line.start - m_layout.textLine(m_line).textStart();
        const qreal x = m_layout.textLine(m_line).cursorToX(int(at - origin));
        m_painter.fillRect(QRectF(x - 1, m_line.top + 2, 2, m_line.height - 3), m_colors.boundary);
        QPen pen(m_colors.boundary, 1);
        pen.setDashPattern({4, 4});
        m_painter.setPen(pen);
        const qreal y = m_line.top + m_line.height - 0.5;
        const QTextLine laid = m_layout.textLine(m_line);
        m_painter.drawLine(QPointF(laid.x(), y), QPointF(laid.x() + laid.width(), y));
    }

    bool isLineOf(qsizetype stored) const
    {
        const int index = m_layout.lineOf(stored);
        return index >= 0 && m_layout.lines()[std::size_t(index)].top == m_line.top;
    }

    QPainter& m_painter;
    const MarkedLayout& m_layout;
    const MarkedLine& m_line;
    const MarkedTextState& m_state;
    const MarkedParagraph& m_paragraph;
    const ThemeColors& m_colors;
};

} // namespace

void paintMarkedText(QPainter& painter, const MarkedLayout& layout, int first, int last,
    const MarkedTextState& state)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& lines = layout.lines();
    const int end = std::min(last + 1, int(lines.size()));
    for (int i = std::max(0, first); i < end; ++i)
        LinePainter(painter, layout, lines[std::size_t(i)], state).paintBackgrounds();
    for (int i = std::max(0, first); i < end; ++i)
        LinePainter(painter, layout, lines[std::size_t(i)], state).paintWords();
}

} // namespace tandem
