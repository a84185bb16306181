#include "ui/textblockdelegate.h"

#include "ui/textlayoutcache.h"
#include "ui/theme.h"

#include <QPainter>
#include <QTextLayout>

#include <utility>

namespace tandem {

namespace {

/// The part of what is painted on that can be seen, in the painter's coordinates.
QRectF visibleArea(const QPainter& painter)
{
    const QPaintDevice* device = painter.device();
    return painter.transform().inverted().mapRect(QRectF(0, 0, device->width(), device->height()));
}

bool isOneDirection(const QString& text, const QTextLine& line)
{
    const QStringView part = QStringView(text).mid(line.textStart(), line.textLength());
    return std::none_of(part.begin(), part.end(), [](QChar unit) {
        return unit.direction() == QChar::DirR || unit.direction() == QChar::DirAL ||
               unit.isSurrogate();
    });
}

QTextLayout::FormatRange backed(const Utf16Span& span, const QColor& color)
{
    QTextLayout::FormatRange range;
    range.start = int(span.start);
    range.length = int(span.length);
    range.format.setBackground(color);
    return range;
}

/// Rounded backs of found words on one line; false if the line mixes directions, where a stretch
/// may fall apart.
bool paintFoundOnLine(QPainter* painter, const QPointF& origin, const QString& text,
    const QTextLine& line, const QList<Utf16Span>& found, const QColor& color)
{
    if (!isOneDirection(text, line))
        return false;
    const qsizetype lineStart = line.textStart();
    const qsizetype lineEnd = lineStart + line.textLength();
    for (const Utf16Span& span : found) {
        const qsizetype start = std::max(span.start, lineStart);
        const qsizetype end = std::min(span.start + span.length, lineEnd);
        if (start >= end)
            continue;
        const qreal from = line.cursorToX(int(start));
        const qreal to = line.cursorToX(int(end));
        const QRectF back(from, line.y(), to - from, line.height());
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawRoundedRect(back.translated(origin).adjusted(-1.5, 0, 1.5, 0), 3, 3);
    }
    return true;
}

} // namespace

TextBlockDelegate::TextBlockDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_layouts(std::make_unique<TextLayoutCache>())
{
    refreshFont();
}

TextBlockDelegate::~TextBlockDelegate() = default;

void TextBlockDelegate::refreshFont()
{
    m_layouts->setFont(textFont(), readingLineHeight);
}

void TextBlockDelegate::setBold(std::function<QList<Utf16Span>(const QString&)> bold)
{
    m_layouts->setBold(std::move(bold));
}

int TextBlockDelegate::lineStep() const
{
    return m_layouts->lineStep();
}

qsizetype TextBlockDelegate::positionAt(
    const QStyleOptionViewItem& option, const QModelIndex& index, const QPoint& point) const
{
    const QRect area = textRect(option, index);
    if (!area.contains(point))
        return -1;
    return nearestPosition(area, index, point);
}

qsizetype TextBlockDelegate::nearestPosition(
    const QStyleOptionViewItem& option, const QModelIndex& index, const QPoint& point) const
{
    return nearestPosition(textRect(option, index), index, point);
}

qsizetype TextBlockDelegate::nearestPosition(
    const QRect& area, const QModelIndex& index, const QPoint& point) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const QTextLayout& layout = m_layouts->layout(text, area.width());
    const qreal y = point.y() - area.top();
    int number = 0;
    while (number + 1 < layout.lineCount() && layout.lineAt(number + 1).y() <= y)
        ++number;
    const QTextLine line = layout.lineAt(number);
    return line.isValid() ? line.xToCursor(point.x() - area.left()) : 0;
}

void TextBlockDelegate::paintText(QPainter* painter, const QRect& rect, const QString& text,
    const QColor& color, const TextMarks& marks) const
{
    const ThemeColors& colors = themeColors();
    const QTextLayout& layout = m_layouts->layout(text, rect.width());
    const QRectF visible = visibleArea(*painter);
    const QPointF origin = rect.topLeft();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QList<QTextLayout::FormatRange> backs;
    if (!marks.found.isEmpty()) {
        bool rounded = true;
        for (int i = 0; rounded && i < layout.lineCount(); ++i) {
            const QTextLine line = layout.lineAt(i);
            if (visible.intersects(line.rect().translated(origin)))
                rounded = paintFoundOnLine(painter, origin, text, line, marks.found, colors.found);
        }
        if (!rounded) {
            for (const Utf16Span& span : marks.found)
                backs.append(backed(span, colors.found));
        }
    }
    if (marks.selected.length > 0) {
        QColor back = colors.accent;
        if (!marks.isPointed)
            back.setAlphaF(0.30F);
        backs.append(backed(marks.selected, back));
        // Quieter ones are too pale on it.
        backs.last().format.setForeground(marks.isPointed ? colors.onAccent : colors.text);
    }
    painter->setPen(color);
    layout.draw(painter, origin, backs, visible);
    painter->restore();
}

} // namespace tandem
