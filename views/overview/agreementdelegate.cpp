#include "views/overview/agreementdelegate.h"

#include "ui/paintedline.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/overview/agreementmodel.h"

#include <QApplication>
#include <QPainter>

namespace tandem {

namespace {

constexpr int kAgreementPaddingX = 8;
constexpr int kAgreementPaddingY = 6;

int strongHeight()
{
    return QFontMetrics(themeFont(FontRole::Strong)).height();
}

int smallHeight()
{
    return QFontMetrics(themeFont(FontRole::Small)).height();
}

} // namespace

AgreementDelegate::AgreementDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

int AgreementDelegate::rowHeight()
{
    return strongHeight() + smallHeight() + 2 * kAgreementPaddingY;
}

void AgreementDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem panel(option);
    initStyleOption(&panel, index);
    panel.text.clear();
    panel.state &= ~QStyle::State_HasFocus;
    const QStyle* style = panel.widget ? panel.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &panel, painter, panel.widget);

    const ThemeColors& colors = themeColors(option.widget);
    const bool isLabel = index.column() == AgreementModel::Label;
    const bool isFigure = index.column() >= AgreementModel::Percent;
    const bool warns = isLabel && !index.data(AgreementModel::Blind).toBool();
    // Numbers stand flush with the trailing edge: that is the leading one of the other direction.
    const Qt::LayoutDirection side = isLabel                               ? option.direction
                                     : option.direction == Qt::LeftToRight ? Qt::RightToLeft
                                                                           : Qt::LeftToRight;
    const QRect room = option.rect.adjusted(
        kAgreementPaddingX, kAgreementPaddingY, -kAgreementPaddingX, -kAgreementPaddingY);
    painter->save();
    painter->setFont(themeFont(isLabel || isFigure ? FontRole::Strong : FontRole::Body));
    painter->setPen(colors.text);
    paintLine(painter, QRect(room.left(), room.top(), room.width(), strongHeight()),
        index.data().toString(), side);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(warns ? colors.boundary : colors.secondary);
    paintLine(painter, QRect(room.left(), room.top() + strongHeight(), room.width(), smallHeight()),
        index.data(AgreementModel::Basis).toString(), side);
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace tandem
