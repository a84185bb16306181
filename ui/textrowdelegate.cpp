#include "ui/textrowdelegate.h"

#include "ui/keycap.h"
#include "ui/plaintooltip.h"
#include "ui/segmentedcontrol.h"
#include "ui/signs.h"
#include "ui/textlayoutcache.h"
#include "ui/textrowview.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace tandem {

namespace {

constexpr int markSide = 14;

bool isAnswerable(const QModelIndex& index)
{
    const QVariant answerable = index.data(textrow::Answerable);
    return !answerable.isValid() || answerable.toBool();
}

BadgeKind outcomeOf(const QModelIndex& index)
{
    return BadgeKind(index.data(textrow::OutcomeKind).toInt());
}

bool hasNote(const QModelIndex& index)
{
    return !index.data(textrow::Note).toString().isEmpty();
}

QSize controlSize(const QModelIndex& index)
{
    const BadgeKind outcome = outcomeOf(index);
    if (outcome != BadgeKind::None)
        return badgeSize(outcome, index.data(textrow::OutcomeText).toString());
    return isAnswerable(index) ? segmentedControlSize() : QSize();
}

int numberWidth()
{
    return QFontMetrics(themeFont(FontRole::Small)).horizontalAdvance(QStringLiteral("0000")) + 8;
}

} // namespace

TextRowDelegate::TextRowDelegate(TextRowView* view)
    : m_view(view)
{
}

TextRowMeasures TextRowDelegate::measures(int rowWidth, const QModelIndex& index) const
{
    TextRowMeasures measures;
    measures.lineHeight = layouts().lineStep();
    measures.numberWidth = numberWidth();
    measures.control = controlSize(index);
    measures.hasMarks = index.data(textrow::Unsure).toBool() || hasNote(index);
    if (m_view->showsHints(index)) {
        const QList<KeyHint> hints = m_view->hintsFor(index);
        measures.hintsHeight = hints.isEmpty() ? 0 : keyHintsSize(hints).height();
    }
    measures.textWidth =
        textRowTextWidth(rowWidth, measures, layouts().columnsWidth(readingColumns));
    measures.textHeight =
        layouts().height(index.data(Qt::DisplayRole).toString(), measures.textWidth);
    if (const QString heading = index.data(textrow::Heading).toString(); !heading.isEmpty())
        measures.headingHeight = layouts().height(heading, textRowHeadingWidth(rowWidth));
    return measures;
}

TextRowGeometry TextRowDelegate::geometry(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return layOutTextRow(option.rect, measures(option.rect.width(), index), option.direction);
}

QRect TextRowDelegate::textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return geometry(option, index).text;
}

QSize TextRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    // The view makes every row as wide as itself; a small width never asks for a scroll bar.
    return {1, textRowHeight(measures(m_view->viewport()->width(), index))};
}

void TextRowDelegate::paintBand(
    QPainter* painter, const QStyleOptionViewItem& option, const TextRowGeometry& where) const
{
    const ThemeColors& colors = themeColors();
    painter->fillRect(where.row, colors.selection);
    const bool focused = option.state & QStyle::State_Active && m_view->hasFocus();
    painter->fillRect(where.bar, focused ? colors.accent : colors.unmatched);
}

void TextRowDelegate::paintMarks(
    QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    const TextRowMarks marks = markRects(where, index);
    paintSign(painter, marks.unsure, Sign::Question, colors.boundary);
    paintSign(painter, marks.note, Sign::Pencil, colors.accent);
}

TextRowMarks TextRowDelegate::markRects(
    const TextRowGeometry& where, const QModelIndex& index) const
{
    TextRowMarks marks;
    QRect free = where.marks;
    const bool mirrored = m_view->layoutDirection() == Qt::RightToLeft;
    const auto take = [&] {
        const int x = mirrored ? free.left() : free.right() + 1 - markSide;
        const QRect taken(x, free.center().y() - markSide / 2, markSide, markSide);
        const int used = markSide + 4;
        free = mirrored ? free.adjusted(used, 0, 0, 0) : free.adjusted(0, 0, -used, 0);
        return taken;
    };
    if (hasNote(index))
        marks.note = take();
    if (index.data(textrow::Unsure).toBool())
        marks.unsure = take();
    return marks;
}

void TextRowDelegate::paintHeading(
    QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    if (index.row() > 0) {
        const int y = where.heading.top() - 6;
        painter->setPen(colors.line);
        painter->drawLine(where.heading.left(), y, where.heading.right(), y);
    }
    paintText(painter, where.heading, index.data(textrow::Heading).toString(), colors.secondary,
        TextMarks());
}

void TextRowDelegate::paintControl(
    QPainter* painter, const TextRowGeometry& where, const QModelIndex& index) const
{
    const BadgeKind outcome = outcomeOf(index);
    if (outcome != BadgeKind::None) {
        paintBadge(painter, where.control, outcome, index.data(textrow::OutcomeText).toString());
        return;
    }
    if (where.control.isEmpty())
        return;
    SegmentedState state;
    state.chosen = textrow::AnswerMark(index.data(textrow::Answer).toInt());
    state.hovered = m_view->hoveredAnswer(index);
    state.saving = index.data(textrow::Saving).toBool();
    state.enabled = m_view->answersEnabled();
    paintSegmentedControl(painter, where.yes, where.no, state);
}

void TextRowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    const TextRowGeometry where = geometry(option, index);
    const bool current = index == m_view->currentIndex();
    painter->save();
    painter->setLayoutDirection(option.direction);
    if (current)
        paintBand(painter, option, where);

    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(current ? colors.secondary : colors.faint);
    const QString number = painter->fontMetrics().elidedText(
        textrow::numberText(index), Qt::ElideLeft, where.number.width());
    painter->drawText(
        where.number, Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, number);
    paintMarks(painter, where, index);

    const bool dimmed = index.data(textrow::Dimmed).toBool() && !current;
    paintText(painter, where.text, index.data(Qt::DisplayRole).toString(),
        dimmed ? colors.secondary : colors.text, m_view->marks(index));
    if (!where.heading.isEmpty())
        paintHeading(painter, where, index);
    // Their room stays, so that nothing moves with the keyboard.
    if (!where.hints.isEmpty() && m_view->hearsKeys())
        paintKeyHints(painter, where.hints, m_view->hintsFor(index), option.direction);
    paintControl(painter, where, index);
    painter->restore();
}

bool TextRowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
    const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return TextBlockDelegate::helpEvent(event, view, option, index);
    const TextRowMarks marks = markRects(geometry(option, index), index);
    if (marks.note.contains(event->pos()))
        QToolTip::showText(
            event->globalPos(), plainToolTip(index.data(textrow::Note).toString()), view);
    else if (marks.unsure.contains(event->pos()))
        QToolTip::showText(event->globalPos(), tr("Marked unsure: come back to it"), view);
    else
        QToolTip::hideText();
    return true;
}

} // namespace tandem
