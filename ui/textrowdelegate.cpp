#include "ui/textrowdelegate.h"

#include "ui/keycap.h"
#include "ui/plaintooltip.h"
#include "ui/signs.h"
#include "ui/textlayoutcache.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "ui/widgetwords.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace tandem {

namespace {

constexpr int barWidth = 3;
constexpr int textRowGeometryEdge = 24;
constexpr int narrowEdge = 12;
constexpr int numberGap = 12;
constexpr int controlGap = 16;
constexpr int widestControlGap = 40;
constexpr int hintsGap = 6;
constexpr int narrowRow = 480;
constexpr int headingPadding = 10;

int edgeOf(int rowWidth)
{
    return rowWidth < narrowRow ? narrowEdge : textRowGeometryEdge;
}

int contentHeight(const TextRowMeasures& measures)
{
    const int withMarks = measures.hasMarks ? 2 * measures.lineHeight : 0;
    return std::max({measures.textHeight, measures.control.height(), withMarks});
}

} // namespace

int textRowTextWidth(int rowWidth, const TextRowMeasures& measures, int maximum)
{
    const int control = measures.control.isEmpty() ? 0 : controlGap + measures.control.width();
    const int left = rowWidth - 2 * edgeOf(rowWidth) - measures.numberWidth - numberGap - control;
    return std::clamp(left, 40, std::max(40, maximum));
}

int textRowHeadingWidth(int rowWidth)
{
    return std::max(40, rowWidth - 2 * edgeOf(rowWidth));
}

int textRowHeight(const TextRowMeasures& measures)
{
    const int hints = measures.hintsHeight > 0 ? hintsGap + measures.hintsHeight : 0;
    const int heading =
        measures.headingHeight > 0 ? 2 * headingPadding + measures.headingHeight : 0;
    return heading + 2 * textRowPadding + contentHeight(measures) + hints;
}

TextRowGeometry layOutTextRow(
    const QRect& whole, const TextRowMeasures& measures, Qt::LayoutDirection direction)
{
    TextRowGeometry where;
    QRect rect = whole;
    const int margin = edgeOf(rect.width());
    if (measures.headingHeight > 0) {
        where.heading = QRect(rect.left() + margin, rect.top() + headingPadding,
            rect.width() - 2 * margin, measures.headingHeight);
        rect.setTop(rect.top() + 2 * headingPadding + measures.headingHeight);
    }
    const int top = rect.top() + textRowPadding;
    where.row = rect;
    where.bar = QRect(rect.left(), rect.top(), barWidth, rect.height());
    where.number = QRect(rect.left() + margin, top, measures.numberWidth, measures.lineHeight);
    where.marks = where.number.translated(0, measures.lineHeight);
    where.text =
        QRect(where.number.right() + 1 + numberGap, top, measures.textWidth, measures.textHeight);
    if (measures.hintsHeight > 0) {
        const int y = top + contentHeight(measures) + hintsGap;
        where.hints = QRect(
            where.text.left(), y, rect.right() - margin - where.text.left(), measures.hintsHeight);
    }
    if (!measures.control.isEmpty()) {
        const int textEnd = where.text.right() + 1;
        const int atEdge = rect.right() + 1 - margin - measures.control.width();
        const int x = std::clamp(atEdge, textEnd + controlGap, textEnd + widestControlGap);
        // The control stands on the first line of text, centred to it.
        const int y = top + (measures.lineHeight - measures.control.height()) / 2;
        where.control = QRect(QPoint(x, std::max(y, rect.top() + 4)), measures.control);
        const int half = measures.control.width() / 2;
        where.yes = QRect(where.control.topLeft(), QSize(half, measures.control.height()));
        where.no = where.control.adjusted(half, 0, 0, 0);
    }
    for (QRect* part : {&where.bar, &where.number, &where.marks, &where.text, &where.hints,
             &where.control, &where.yes, &where.no, &where.heading}) {
        if (!part->isNull())
            *part = QStyle::visualRect(direction, whole, *part);
    }
    return where;
}

namespace {

/// State of a painted Yes | No control.
struct SegmentedState
{
    textrow::AnswerMark chosen = textrow::AnswerMark::None;
    textrow::AnswerMark hovered = textrow::AnswerMark::None;
    bool saving = false; ///< the choice is not on disk yet: its word is followed by an ellipsis
    bool enabled = true; ///< false: shown, cannot be clicked
};

constexpr qreal segmentedControlRadius = 7;
constexpr int segmentedControlPadding = 10;
constexpr int segmentedControlSignGap = 4;

QString yesWord()
{
    return WidgetWords::tr("Yes");
}

QString noWord()
{
    return WidgetWords::tr("No");
}

int segmentSignSide(const QFontMetrics& metrics)
{
    return metrics.ascent() * 3 / 4;
}

void paintHalf(QPainter* painter, const QRect& half, bool yes, const SegmentedState& state)
{
    using textrow::AnswerMark;
    const ThemeColors& colors = themeColors();
    const AnswerMark mark = yes ? AnswerMark::Yes : AnswerMark::No;
    const bool chosen = state.chosen == mark;
    const bool hovered = state.enabled && state.hovered == mark;
    const QColor chosenBack = yes ? colors.yesBack : colors.noBack;
    const QColor back = chosen ? chosenBack : hovered ? colors.hover : colors.panel;
    const QColor chosenText = yes ? colors.yes : colors.no;
    const QColor text = chosen           ? chosenText
                        : !state.enabled ? colors.disabled
                        : hovered        ? colors.text
                                         : colors.faint;
    painter->fillRect(half, back);

    const QFont font = themeFont(chosen ? FontRole::SmallStrong : FontRole::Small);
    const QFontMetrics metrics(font);
    QString word = yes ? yesWord() : noWord();
    if (chosen && state.saving)
        word += QChar(0x2026);
    const int side = chosen ? segmentSignSide(metrics) : 0;
    const int width =
        metrics.horizontalAdvance(word) + (chosen ? side + segmentedControlSignGap : 0);
    QRect content(0, 0, width, half.height());
    content.moveCenter(half.center());
    const bool mirrored = painter->layoutDirection() == Qt::RightToLeft;
    if (chosen) {
        const int x = mirrored ? content.right() + 1 - side : content.left();
        const QRect area(x, content.center().y() - side / 2, side, side);
        paintSign(painter, area, yes ? Sign::Check : Sign::Dash, text);
    }
    painter->setFont(font);
    painter->setPen(text);
    const Qt::Alignment away = (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute;
    painter->drawText(content, int(away | Qt::AlignVCenter) | Qt::TextSingleLine, word);
}

/// The room the control needs in the small font.
QSize segmentedControlSize()
{
    const QFontMetrics metrics(themeFont(FontRole::SmallStrong));
    const int word =
        std::max(metrics.horizontalAdvance(yesWord()), metrics.horizontalAdvance(noWord()));
    const int half = word + metrics.horizontalAdvance(QChar(0x2026)) + segmentSignSide(metrics) +
                     segmentedControlSignGap + 2 * segmentedControlPadding;
    return {2 * half, metrics.height() + 10};
}

/// Paints the control with its two halves; `yes` and `no` touch each other.
void paintSegmentedControl(
    QPainter* painter, const QRect& yes, const QRect& no, const SegmentedState& state)
{
    const ThemeColors& colors = themeColors();
    const QRectF edge = QRectF(yes.united(no)).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(edge, segmentedControlRadius, segmentedControlRadius);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipPath(outline, Qt::IntersectClip);
    paintHalf(painter, yes, true, state);
    paintHalf(painter, no, false, state);
    painter->restore();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colors.dark ? colors.line.lighter(130) : colors.line, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(outline);
    const qreal middle = std::max(yes.left(), no.left()) + 0.5;
    painter->drawLine(QPointF(middle, edge.top()), QPointF(middle, edge.bottom()));
    painter->restore();
}

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
    paintSign(painter, marks.note, Sign::Note, colors.accent);
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
