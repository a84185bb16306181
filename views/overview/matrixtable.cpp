#include "views/overview/matrixtable.h"

#include "ui/rows/rowsmodel.h"
#include "views/overview/matrixdelegate.h"

#include <QHeaderView>

#include <utility>

namespace tandem {

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
