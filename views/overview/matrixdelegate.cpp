#include "views/overview/matrixdelegate.h"

#include "ui/badge.h"
#include "ui/paintedline.h"
#include "ui/persondot.h"
#include "ui/progressline.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

namespace tandem {

using matrix::CellKind;
using matrix::StepMark;

namespace {

constexpr int kMatrixPadding = 8;
constexpr int kGap = 6;

BadgeKind badgeOf(StepMark mark)
{
    switch (mark) {
    case StepMark::None:
        return BadgeKind::None;
    case StepMark::Waiting:
        return BadgeKind::Warning;
    case StepMark::Ready:
        return BadgeKind::Yes;
    case StepMark::NotAssigned:
    case StepMark::Imported:
        return BadgeKind::Neutral;
    case StepMark::Open:
        return BadgeKind::Open;
    case StepMark::HandedInByOne:
        return BadgeKind::Waiting;
    case StepMark::Closed:
        return BadgeKind::Closed;
    case StepMark::Settled:
        return BadgeKind::Settled;
    }
    return BadgeKind::None;
}

CellKind cellKindOf(const QModelIndex& index)
{
    return CellKind(index.data(matrix::Cell).toInt());
}

} // namespace

MatrixDelegate::MatrixDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

int MatrixDelegate::rowHeight()
{
    const QFontMetrics body(themeFont(FontRole::Body));
    const QFontMetrics small(themeFont(FontRole::Small));
    return qMax(body.height() + 16, small.height() + progressLineHeight + 18);
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), rowHeight()};
}

void MatrixDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const ThemeColors& colors = themeColors(option->widget);
    option->state &= ~QStyle::State_HasFocus; // rows are what is current
    switch (cellKindOf(index)) {
    case CellKind::Title:
        option->font = themeFont(FontRole::Strong);
        option->fontMetrics = QFontMetrics(option->font);
        option->text.clear(); // a title reads in its own direction
        break;
    case CellKind::Figure:
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
        [[fallthrough]];
    case CellKind::Text:
        option->palette.setColor(QPalette::Text, colors.secondary);
        option->palette.setColor(QPalette::HighlightedText, colors.secondary);
        break;
    case CellKind::State:
    case CellKind::Pair:
    case CellKind::Answers:
        option->text.clear();
        break;
    }
}

void MatrixDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setClipRect(option.rect);
    switch (cellKindOf(index)) {
    case CellKind::State:
        paintBadge(painter, option.rect.adjusted(kMatrixPadding, 0, -kMatrixPadding, 0),
            badgeOf(StepMark(index.data(matrix::Mark).toInt())),
            index.data(Qt::DisplayRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus))
            paintTarget(painter, option); // Enter goes where this step is worked on
        break;
    case CellKind::Pair:
        paintPair(painter, option, index);
        break;
    case CellKind::Answers:
        paintProgress(painter, option, index);
        break;
    case CellKind::Title:
        painter->setFont(themeFont(FontRole::Strong));
        painter->setPen(themeColors(option.widget).text);
        paintLine(painter, option.rect.adjusted(kMatrixPadding, 0, -kMatrixPadding, 0),
            index.data(Qt::DisplayRole).toString(), option.direction);
        break;
    case CellKind::Text:
    case CellKind::Figure:
        break;
    }
    painter->setPen(themeColors(option.widget).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

void MatrixDelegate::paintTarget(QPainter* painter, const QStyleOptionViewItem& option) const
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(themeColors(option.widget).accent);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5), 4, 4);
}

void MatrixDelegate::paintPair(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QStringList names = index.data(matrix::PairNames).toStringList();
    const QStringList colours = index.data(matrix::PairColours).toStringList();
    if (names.size() != 2 || colours.size() != 2)
        return;
    const QFontMetrics metrics(option.font);
    const QRect room = option.rect.adjusted(kMatrixPadding, 0, -kMatrixPadding, 0);
    const int dot = personDotDiameter();
    const int nameRoom = (room.width() - 2 * (dot + kGap) - 2 * kGap) / 2;
    painter->setFont(option.font);
    painter->setPen(themeColors(option.widget).text);
    int x = room.left();
    for (int side = 0; side < 2; ++side) {
        const QRect dotRect(x, room.top(), dot, room.height());
        const QString name = metrics.elidedText(names.at(side), Qt::ElideRight, nameRoom);
        const QRect nameRect(
            dotRect.right() + kGap, room.top(), metrics.horizontalAdvance(name), room.height());
        paintPersonDot(
            painter, QStyle::visualRect(option.direction, room, dotRect), QColor(colours.at(side)));
        painter->drawText(QStyle::visualRect(option.direction, room, nameRect),
            Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
        x = nameRect.right() + 2 * kGap;
    }
}

void MatrixDelegate::paintProgress(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int items = index.data(matrix::Items).toInt();
    if (items == 0)
        return;
    const QLocale locale;
    const ThemeColors& colors = themeColors(option.widget);
    const QFont small = themeFont(FontRole::Small);
    const QFontMetrics metrics(small);
    const QRect room = option.rect.adjusted(kMatrixPadding, 0, -kMatrixPadding, 0);
    const int width = (room.width() - 2 * kGap) / 2;
    const int top = room.center().y() - (metrics.height() + progressLineHeight + 2) / 2;
    const int answered[] = {
        index.data(matrix::AnsweredA).toInt(), index.data(matrix::AnsweredB).toInt()};
    const bool handedIn[] = {
        index.data(matrix::HandedInA).toBool(), index.data(matrix::HandedInB).toBool()};
    const QString sides[] = {tr("A", "first of a pair"), tr("B", "second of a pair")};
    painter->setFont(small);
    painter->setPen(colors.secondary);
    for (int side = 0; side < 2; ++side) {
        const QRect text(room.left() + side * (width + 2 * kGap), top, width, metrics.height() + 2);
        const QRect line(text.left(), text.bottom() + 1, width, progressLineHeight);
        const QString words =
            tr("%1  %2 / %3", "side, answered, of all")
                .arg(sides[side], locale.toString(answered[side]), locale.toString(items));
        painter->drawText(QStyle::visualRect(option.direction, room, text),
            int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter |
                Qt::TextSingleLine),
            metrics.elidedText(words, Qt::ElideRight, width));
        paintProgressLine(painter, QStyle::visualRect(option.direction, room, line), answered[side],
            items, handedIn[side], option.direction);
    }
}

} // namespace tandem
