#include "views/overview/matrixdelegate.h"

#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/rows/rowpaint.h"
#include "ui/rows/rowsmodel.h"
#include "ui/theme.h"

#include <QPainter>

namespace tandem {

namespace {

constexpr int kBriefSide = 8;
constexpr int kImportIcon = 16;

} // namespace

MatrixDelegate::MatrixDelegate(BriefOf briefOf, QObject* parent)
    : RowDelegate(parent)
    , m_briefOf(std::move(briefOf))
{
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize usual = RowDelegate::sizeHint(option, index);
    const std::optional<CellBrief> brief = m_briefOf(index);
    if (!brief)
        return usual;
    const int words = QFontMetrics(themeFont(FontRole::Body)).horizontalAdvance(brief->text);
    const int icon = brief->isImported ? kImportIcon + kRowGap : 0;
    return {words + icon + 2 * kBriefSide + 1, usual.height()};
}

void MatrixDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const std::optional<CellBrief> brief = m_briefOf(index);
    const auto* rows = qobject_cast<const RowsModel*>(index.model());
    if (!brief || !rows)
        return RowDelegate::paint(painter, option, index);
    const ThemeColors& colors = themeColors(option.widget);
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const QColor ink = isEnabled ? colors.secondary : colors.disabled;
    painter->save();
    painter->setClipRect(option.rect);
    painter->setLayoutDirection(option.direction);
    paintRow(painter, option, index);
    RowRoom room(option, option.rect.adjusted(kBriefSide, 0, -kBriefSide, 0));
    if (brief->isImported) {
        QRect icon(0, 0, kImportIcon, kImportIcon);
        icon.moveCenter(room.takeLeading(kImportIcon).center());
        painter->drawPixmap(icon,
            iconPixmap(Icon::Import, ink, kImportIcon, painter->device()->devicePixelRatioF()));
    }
    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(ink);
    // Numbers stand flush with the trailing edge, which is the leading one of the other direction.
    const bool isTurned = rows->heads().value(index.column()).isNumber;
    const bool isRight = (option.direction == Qt::RightToLeft) != isTurned;
    paintLine(painter, room.visual(), brief->text, isRight ? Qt::RightToLeft : Qt::LeftToRight);
    if (rows->look(index.row(), index.column()).isTarget)
        paintRowTarget(painter, option);
    painter->restore();
}

} // namespace tandem
