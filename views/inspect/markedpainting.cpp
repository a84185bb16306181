#include "views/inspect/markedpainting.h"

#include "ui/colourglyphs.h"
#include "ui/themecolors.h"
#include "views/inspect/markedlayout.h"
#include "views/inspect/verdictlook.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tandem {

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
