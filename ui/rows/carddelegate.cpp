#include "ui/rows/carddelegate.h"

#include "ui/paintedline.h"
#include "ui/persondot.h"
#include "ui/progressline.h"
#include "ui/rows/rowpaint.h"
#include "ui/rows/rowsmodel.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSide = 14;
constexpr int kTop = 8;
constexpr int kLineGap = 2;
constexpr int kBarGap = 4;
constexpr int kIndentStep = 16;
constexpr qsizetype kLongestLaidOut = 600; ///< more never fits the lines of a title

QFont titleFont(const CardShape& shape, const Card& card)
{
    const bool strong = shape.strongTitle && card.indent == 0;
    return themeFont(strong ? FontRole::Strong : FontRole::Body);
}

int titleHeight(const CardShape& shape)
{
    const FontRole role = shape.strongTitle ? FontRole::Strong : FontRole::Body;
    return QFontMetrics(themeFont(role)).height();
}

int smallHeight()
{
    return QFontMetrics(themeFont(FontRole::Small)).height();
}

QList<QTextLayout::FormatRange> titleFormats(const Card& card, qsizetype length)
{
    QList<QTextLayout::FormatRange> formats;
    const auto add = [&](const QList<Utf16Span>& spans, const QTextCharFormat& format) {
        for (const Utf16Span& span : spans) {
            const qsizetype end = std::min(span.start + span.length, length);
            if (end > span.start)
                formats.append({int(span.start), int(end - span.start), format});
        }
    };
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    add(card.bold, bold);
    QTextCharFormat found;
    found.setBackground(themeColors().found);
    add(card.found, found);
    return formats;
}

/// A line of a title, in its own direction at the leading edge of the window's.
void paintTitleLine(QPainter* painter, const QRect& rect, const QString& text,
    const QList<QTextLayout::FormatRange>& formats, Qt::LayoutDirection direction)
{
    QTextLayout layout(text, painter->font());
    const bool rightToLeft = text.isRightToLeft();
    QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    const qreal free = rect.width() - line.naturalTextWidth();
    const bool leadsRight = direction == Qt::RightToLeft;
    const qreal shift = rightToLeft == leadsRight ? 0.0 : leadsRight ? free : -free;
    const qreal top = rect.top() + (rect.height() - line.height()) / 2;
    layout.draw(painter, QPointF(rect.left() + shift, top));
}

/// The part of the formats that lies in `length` units from `start` on.
QList<QTextLayout::FormatRange> formatsWithin(
    const QList<QTextLayout::FormatRange>& formats, qsizetype start, qsizetype length)
{
    QList<QTextLayout::FormatRange> within;
    for (QTextLayout::FormatRange range : formats) {
        const qsizetype from = std::max<qsizetype>(range.start, start);
        const qsizetype to = std::min<qsizetype>(range.start + range.length, start + length);
        if (to <= from)
            continue;
        range.start = int(from - start);
        range.length = int(to - from);
        within.append(range);
    }
    return within;
}

/// Where each line of a title begins, at most `most` of them.
QList<qsizetype> lineStarts(const QString& title, const QFont& font,
    const QList<QTextLayout::FormatRange>& formats, int width, int most)
{
    QList<qsizetype> starts{0};
    if (most == 1)
        return starts;
    QTextLayout layout(title, font);
    layout.setFormats(formats);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        if (i > 0)
            starts.append(line.textStart());
    }
    layout.endLayout();
    return starts;
}

/// The title's lines; the last one says by an ellipsis that there is more. Returns the width that
/// a title of one line took.
int paintTitle(QPainter* painter, const RowRoom& room, const Card& card, const CardShape& shape,
    Qt::LayoutDirection direction)
{
    QString title = card.title.left(kLongestLaidOut);
    title.replace(u'\n', u' ');
    const auto formats = titleFormats(card, title.size());
    const QFontMetrics metrics = painter->fontMetrics();
    const int height = titleHeight(shape);
    const auto starts =
        lineStarts(title, painter->font(), formats, room.rect.width(), shape.titleLines);
    int width = 0;
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const qsizetype from = starts.at(i);
        const bool last = i + 1 == starts.size();
        QString text = last ? title.mid(from) : title.mid(from, starts.at(i + 1) - from).trimmed();
        if (last && metrics.horizontalAdvance(text) > room.rect.width())
            text = metrics.elidedText(text, Qt::ElideRight, room.rect.width());
        RowRoom line = room;
        line.rect.setTop(room.rect.top() + int(i) * height);
        line.setHeight(height);
        paintTitleLine(
            painter, line.visual(), text, formatsWithin(formats, from, text.size()), direction);
        width = metrics.horizontalAdvance(text);
    }
    return width;
}

/// Paints one card, part after part.
class CardPainting final
{
public:
    CardPainting(QPainter* painter, const QStyleOptionViewItem& option, const Card& card,
        const CardShape& shape)
        : m_painter(painter)
        , m_option(option)
        , m_card(card)
        , m_shape(shape)
        , m_room(option,
              option.rect.adjusted(kSide + card.indent * kIndentStep, kTop, -kSide, -kTop - 1))
    {
    }

    void paintHeadline()
    {
        m_painter->setFont(themeFont(FontRole::SmallStrong));
        m_painter->setPen(colors().faint);
        paintLine(m_painter, m_option.rect.adjusted(kSide, kTop, -kSide, 0), m_card.title,
            m_option.direction);
    }

    void paintCard()
    {
        RowRoom first = m_room;
        first.setHeight(titleHeight(m_shape));
        paintTrailing(first);
        paintLeading(first);
        paintWords(first);
        if (m_shape.bar && m_card.bar)
            paintRowBar(
                m_painter, m_room.takeBottom(progressLineHeight), *m_card.bar, m_option.direction);
        if (m_shape.line)
            paintSecondLine();
    }

private:
    const ThemeColors& colors() const { return themeColors(m_option.widget); }

    QColor colorOf(ColorName name, const QColor& usual) const
    {
        if (!m_option.state.testFlag(QStyle::State_Enabled))
            return colors().disabled;
        return name ? colors().*name : usual;
    }

    void paintWordsAtEnd(RowRoom& room, const QString& words)
    {
        const int width = m_painter->fontMetrics().horizontalAdvance(words) + 1;
        paintLine(m_painter, room.takeTrailing(std::min(width, room.rect.width() / 2)), words,
            m_option.direction);
    }

    void paintTrailing(RowRoom& first)
    {
        if (m_card.badge != BadgeKind::None) {
            const int width = badgeSize(m_card.badge, m_card.badgeText).width();
            paintBadge(m_painter, first.takeTrailing(std::min(width, first.rect.width() / 2)),
                m_card.badge, m_card.badgeText);
        }
        m_painter->setFont(themeFont(m_shape.strongTrailing ? FontRole::Strong : FontRole::Small));
        m_painter->setPen(colorOf(
            m_card.trailingColor, m_shape.strongTrailing ? colors().text : colors().secondary));
        if (!m_card.trailing.isEmpty())
            paintWordsAtEnd(first, m_card.trailing);
        for (const ColoredSign& sign : m_card.signs)
            first.paintSignIn(m_painter, first.takeTrailing(kRowSign), sign);
    }

    void paintLeading(RowRoom& first)
    {
        if (m_card.dot.isValid())
            paintPersonDot(m_painter, first.takeLeading(personDotDiameter()), m_card.dot);
        if (m_card.number.isEmpty())
            return;
        m_painter->setFont(themeFont(FontRole::Small));
        m_painter->setPen(colorOf(nullptr, colors().faint));
        const int width = m_painter->fontMetrics().horizontalAdvance(m_card.number) + 1;
        paintLine(m_painter, first.takeLeading(width), m_card.number, m_option.direction);
    }

    void paintWords(RowRoom& first)
    {
        RowRoom title = first;
        title.rect.setBottom(m_room.rect.bottom());
        m_painter->setFont(titleFont(m_shape, m_card));
        m_painter->setPen(colorOf(m_card.color, colors().text));
        const int used = paintTitle(m_painter, title, m_card, m_shape, m_option.direction);
        if (m_card.aside.isEmpty())
            return;
        first.takeLeading(used);
        m_painter->setFont(themeFont(FontRole::Small));
        m_painter->setPen(colorOf(nullptr, colors().secondary));
        paintLine(m_painter, first.visual(), m_card.aside, m_option.direction);
    }

    void paintSecondLine()
    {
        RowRoom line = m_room;
        line.rect.setTop(m_room.rect.top() + m_shape.titleLines * titleHeight(m_shape) + kLineGap);
        line.setHeight(smallHeight());
        m_painter->setFont(themeFont(FontRole::Small));
        m_painter->setPen(colorOf(m_card.lineColor, colors().secondary));
        if (!m_card.lineTrailing.isEmpty())
            paintWordsAtEnd(line, m_card.lineTrailing);
        paintLine(m_painter, line.visual(), m_card.line, m_option.direction, m_card.lineElide);
    }

    QPainter* m_painter;
    const QStyleOptionViewItem& m_option;
    const Card& m_card;
    const CardShape& m_shape;
    RowRoom m_room;
};

} // namespace

int CardDelegate::cardHeight(const CardShape& shape)
{
    return 2 * kTop + shape.titleLines * titleHeight(shape) +
           (shape.line ? kLineGap + smallHeight() : 0) +
           (shape.bar ? kBarGap + progressLineHeight : 0) + 1;
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* rows = qobject_cast<const RowsModel*>(index.model());
    if (!rows)
        return {};
    // A width of one never asks for a scroll bar; a list makes every card as wide as itself.
    if (rows->cardShape().headlines && rows->card(index.row()).isHeadline)
        return {1, smallHeight() + 2 * kTop};
    return {1, cardHeight(rows->cardShape())};
}

void CardDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* rows = qobject_cast<const RowsModel*>(index.model());
    if (!rows)
        return;
    const Card card = rows->card(index.row());
    painter->save();
    painter->setClipRect(option.rect);
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    CardPainting painting(painter, option, card, rows->cardShape());
    if (card.isHeadline) {
        painting.paintHeadline();
    } else {
        paintRow(painter, option, index);
        painting.paintCard();
    }
    painter->restore();
}

} // namespace tandem
