#include "views/inspect/markedlayout.h"

#include "ui/theme.h"
#include "views/inspect/verdictlook.h"

#include <QFontInfo>
#include <QFontMetricsF>

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

} // namespace tandem
