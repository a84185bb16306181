#include "views/metrics/figuretableview.h"

#include "ui/resulttableview.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace tandem {

namespace {

constexpr int kFigureTableViewLetters = 11; ///< of a column of numbers, at least

QList<QList<double>> tableKeys(const Table& data)
{
    QList<QList<double>> keys;
    keys.reserve(data.rows.size());
    for (const QStringList& row : data.rows) {
        QList<double> numbers;
        for (const QString& cell : row) {
            bool isNumber = false;
            const double number = cell.toDouble(&isNumber);
            numbers += isNumber ? number : std::numeric_limits<double>::quiet_NaN();
        }
        keys += numbers;
    }
    return keys;
}

} // namespace

FigureTableView::FigureTableView(const QString& name, int sortColumn, QWidget* parent)
    : QWidget(parent)
    , m_model(new ResultTableModel(1, this))
    , m_view(new ResultTableView(this))
    , m_sortedBy(sortColumn)
{
    m_view->setObjectName(name);
    m_view->setModel(m_model);
    m_view->setColumnLetters({0, kFigureTableViewLetters});
    QHeaderView* header = m_view->horizontalHeader();
    // So that names stay legible where there is little room; then the table scrolls.
    header->setMinimumSectionSize(
        kFigureTableViewLetters * m_view->fontMetrics().averageCharWidth());
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(false); // it would lie on the words; the heading names it
    header->setSortIndicator(sortColumn, m_order);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(
        header, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
            m_sortedBy = column;
            m_order = order;
            arrange();
        });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_arranging)
            emit currentItemChanged();
    });
    connect(m_view, &QAbstractItemView::activated, this, &FigureTableView::itemActivated);
}

void FigureTableView::setTable(const FigureTable& table)
{
    const qsizetype item = currentItem();
    m_table = table;
    m_keys = tableKeys(table.data);
    m_view->setAccessibleName(table.caption);
    QList<int> letters;
    for (const QString& heading : table.header)
        letters += std::max(kFigureTableViewLetters, int(heading.size()) + 4);
    m_view->setColumnLetters(letters);
    m_shown.clear();
    m_arranging = true;
    arrange();
    keepCurrent(item);
    m_arranging = false;
    emit currentItemChanged();
}

void FigureTableView::arrange()
{
    const qsizetype item = currentItem();
    m_shown.resize(m_table.rows.size());
    std::iota(m_shown.begin(), m_shown.end(), 0);
    const bool down = m_order == Qt::DescendingOrder;
    if (m_sortedBy == 0) {
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](qsizetype a, qsizetype b) {
            const int compared =
                m_table.data.rows.at(a).first().localeAwareCompare(m_table.data.rows.at(b).first());
            return down ? compared > 0 : compared < 0;
        });
    } else if (m_sortedBy > 0 && m_sortedBy < m_table.header.size()) {
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](qsizetype a, qsizetype b) {
            const double first = m_keys.at(a).at(m_sortedBy);
            const double second = m_keys.at(b).at(m_sortedBy);
            if (std::isnan(first) || std::isnan(second))
                return !std::isnan(first) && std::isnan(second);
            return down ? first > second : first < second;
        });
    }
    QList<ResultRow> rows;
    rows.reserve(m_shown.size());
    for (const qsizetype row : std::as_const(m_shown))
        rows += m_table.rows.at(row);
    const bool wasArranging = std::exchange(m_arranging, true);
    m_model->setRows(markedHeader(), rows);
    keepCurrent(item);
    m_arranging = wasArranging;
}

QStringList FigureTableView::markedHeader() const
{
    QStringList header = m_table.header;
    if (m_sortedBy >= 0 && m_sortedBy < header.size())
        header[m_sortedBy] += m_order == Qt::DescendingOrder ? u" ▾" : u" ▴";
    return header;
}

void FigureTableView::keepCurrent(qsizetype item)
{
    if (item >= 0)
        setCurrentItem(item);
    if (!m_view->currentIndex().isValid() && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
}

qsizetype FigureTableView::currentItem() const
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid() || current.row() >= m_shown.size())
        return -1;
    return m_table.items.value(m_shown.at(current.row()), -1);
}

void FigureTableView::setCurrentItem(qsizetype item)
{
    for (qsizetype row = 0; row < m_shown.size(); ++row) {
        if (m_table.items.at(m_shown.at(row)) != item)
            continue;
        const int column = std::max(0, m_view->currentIndex().column());
        m_view->setCurrentIndex(m_model->index(int(row), column));
        return;
    }
}

void FigureTableView::sortByCurrent()
{
    const int column = std::max(0, m_view->currentIndex().column());
    const bool turn = column == m_sortedBy && m_order == Qt::DescendingOrder;
    setSorting(column, turn ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void FigureTableView::setSorting(int column, Qt::SortOrder order)
{
    m_view->horizontalHeader()->setSortIndicator(column, order);
}

Table FigureTableView::shownTable() const
{
    Table table = m_model->table(m_table.caption);
    table.header = m_table.header;
    return table;
}

Table FigureTableView::dataTable() const
{
    Table table{m_table.data.caption, m_table.data.header, {}};
    for (const qsizetype row : m_shown)
        table.rows += m_table.data.rows.at(row);
    return table;
}

Table FigureTableView::selectedRow() const
{
    Table table = shownTable();
    const int row = m_view->currentIndex().row();
    table.rows = row >= 0 ? table.rows.mid(row, 1) : QList<QStringList>();
    return table;
}

} // namespace tandem
