#include "views/overview/matrixtable.h"

#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/rows/rowdelegate.h"
#include "ui/rows/rowpaint.h"
#include "ui/rows/rowsmodel.h"
#include "ui/theme.h"

#include <QHeaderView>
#include <QPainter>

#include <optional>
#include <utility>

namespace tandem {

/// What a cell is painted as in the place of its words, which tool tips, screen readers and copies
/// have in full.
struct CellBrief
{
    bool isImported = false; ///< begins with the icon of imports
    QString text = {};
};

/// Paints some cells of the matrix by a brief.
class MatrixDelegate final : public RowDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY(MatrixDelegate)

public:
    using BriefOf = std::function<std::optional<CellBrief>(const QModelIndex&)>;

    MatrixDelegate(BriefOf briefOf, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    BriefOf m_briefOf;
};

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

namespace {

constexpr int kLeastTitleLetters = 24;

std::optional<CellBrief> briefOf(
    const QModelIndex& index, const std::function<MatrixTime(SampleId)>& timeOf)
{
    const ShownSample* sample = SpecifiedRows<ShownSample>::at(index);
    if (!sample)
        return std::nullopt;
    if (index.column() == MatrixColumn::time()) {
        const MatrixTime time = timeOf(sample->row.id);
        return time == MatrixTime() ? std::nullopt
                                    : std::optional(CellBrief{.text = briefTime(time)});
    }
    const auto step = matrixStepAt(index.column());
    const StepCell cell = step ? step->cell(*sample) : StepCell();
    return cell.isImported ? std::optional(CellBrief{true, cell.count}) : std::nullopt;
}

} // namespace

MatrixTable::MatrixTable(
    RowsModel* rows, std::function<MatrixTime(SampleId)> timeOf, QWidget* parent)
    : RowsView(rows, parent)
{
    setItemDelegate(new MatrixDelegate(
        [timeOf = std::move(timeOf)](const QModelIndex& index) { return briefOf(index, timeOf); },
        this));
    setLeastOfRest(kLeastTitleLetters);
    // Rows are read when they come into sight, and not to be measured.
    horizontalHeader()->setResizeContentsPrecision(0);
    connect(rows, &QAbstractItemModel::dataChanged, this, &MatrixTable::widenSoon);
    connect(rows, &QAbstractItemModel::rowsInserted, this, &MatrixTable::widenSoon);
    connect(rows, &QAbstractItemModel::modelReset, this, &MatrixTable::widenSoon);
    showColumns(false, false, false);
}

void MatrixTable::showColumns(bool domain, bool people, bool time)
{
    setColumnHidden(MatrixColumn::Domain, !domain);
    setColumnHidden(MatrixColumn::a(), !people);
    setColumnHidden(MatrixColumn::b(), !people);
    setColumnHidden(MatrixColumn::time(), !time);
    widenSoon();
}

void MatrixTable::layOutColumns()
{
    RowsView::layOutColumns();
    widenSoon();
}

void MatrixTable::showEvent(QShowEvent* event)
{
    RowsView::showEvent(event);
    widenSoon();
}

void MatrixTable::resizeEvent(QResizeEvent* event)
{
    RowsView::resizeEvent(event);
    if (event->oldSize().height() < event->size().height())
        widenSoon(); // more rows are in sight
}

/// Once rows that come and change are all there.
void MatrixTable::widenSoon()
{
    if (!isVisible() || std::exchange(m_isToWiden, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isToWiden = false;
            widen();
        },
        Qt::QueuedConnection);
}

/// Columns only become wider, so that nothing moves to and fro while work goes on.
void MatrixTable::widen()
{
    bool any = false;
    for (int column = 0; column < horizontalHeader()->count(); ++column) {
        if (column == MatrixColumn::Title || isColumnHidden(column))
            continue;
        const int before = columnWidth(column);
        const int wanted = sizeHintForColumn(column);
        if (wanted > before)
            setColumnWidth(column, wanted);
        any = any || wanted > before;
    }
    if (any)
        giveTheRest();
}

} // namespace tandem

#include "views/overview/matrixtable.moc"
