#include "views/compare/comparisontable.h"

#include "views/compare/comparisondelegate.h"
#include "views/compare/comparisonheader.h"
#include "views/compare/comparisonmodel.h"
#include "views/compare/comparisonorder.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace tandem {

namespace {

QString cell(QString text)
{
    for (const QChar breaking : {QChar(u'\t'), QChar(u'\n'), QChar(u'\r'),
             QChar(QChar::ParagraphSeparator), QChar(QChar::LineSeparator)})
        text.replace(breaking, QLatin1Char(' '));
    return text;
}

QString tsvLine(const ShownItem& item, Step step)
{
    QStringList cells{QString::number(item.number)};
    if (step == Step::KeyFacts)
        cells += QString::number(item.paragraph);
    cells += {cell(item.text), answerWord(item.first.answer), answerWord(item.second.answer),
        outcomeWord(item.outcome, step), cell(item.first.answer.note),
        cell(item.second.answer.note), item.decision ? cell(item.decision->note) : QString()};
    return cells.join(QLatin1Char('\t'));
}

} // namespace

ComparisonTable::ComparisonTable(ComparisonModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
    , m_order(new ComparisonOrder(this))
    , m_delegate(new ComparisonDelegate(this))
{
    m_order->setSourceModel(model);
    setHeader(new ComparisonHeader(this));
    setModel(m_order);
    setItemDelegate(m_delegate);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(24);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAllColumnsShowFocus(false);
    setStyleSheet(
        QStringLiteral("QTreeView:focus { border: none; }")); // the current row's bar says it
    setTabKeyNavigation(false);
    setUniformRowHeights(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(24);
    fitColumns();
    connect(header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == ComparisonModel::TextColumn)
            scheduleDelayedItemsLayout();
    });
    connect(m_order, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex& first, const QModelIndex& last) {
            const int row = currentIndex().row();
            if (currentIndex().isValid() && first.row() <= row && row <= last.row())
                emit currentRowChanged(currentRow());
        });
}

void ComparisonTable::setDisagreementsFirst(bool first)
{
    m_order->setDisagreementsFirst(first);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

bool ComparisonTable::disagreementsFirst() const
{
    return m_order->disagreementsFirst();
}

int ComparisonTable::currentRow() const
{
    return currentIndex().isValid() ? m_order->mapToSource(currentIndex()).row() : -1;
}

void ComparisonTable::setCurrentRow(int row)
{
    const QModelIndex index =
        m_order->mapFromSource(m_model->index(row, ComparisonModel::TextColumn));
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void ComparisonTable::selectFirst()
{
    if (m_order->rowCount() == 0)
        return;
    // Scrolling to the row would lay out every row now, at a width that may be about to change.
    setAutoScroll(false);
    selectionModel()->setCurrentIndex(m_order->index(0, ComparisonModel::TextColumn),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    setAutoScroll(true);
    verticalScrollBar()->setValue(0);
}

int ComparisonTable::nextUndecided(int row) const
{
    const int rows = m_order->rowCount();
    const QModelIndex from =
        m_order->mapFromSource(m_model->index(row, ComparisonModel::TextColumn));
    for (int step = 1; step <= rows; ++step) {
        const int candidate = (std::max(-1, from.row()) + step + rows) % rows;
        const QModelIndex index = m_order->index(candidate, ComparisonModel::TextColumn);
        if (index.data(ComparisonModel::OutcomeRole).toInt() < 0)
            return m_order->mapToSource(index).row();
    }
    return -1;
}

void ComparisonTable::selectWhere(const std::function<bool(const ShownItem&)>& wanted)
{
    QItemSelection rows;
    QModelIndex first;
    for (int row = 0; row < m_order->rowCount(); ++row) {
        const QModelIndex index = m_order->index(row, ComparisonModel::TextColumn);
        if (!wanted(m_model->item(m_order->mapToSource(index).row())))
            continue;
        rows.select(index, index);
        if (!first.isValid())
            first = index;
    }
    if (!first.isValid())
        return;
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(first);
}

QString ComparisonTable::selectionAsTsv() const
{
    QModelIndexList selected = selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end());
    QString text;
    for (const QModelIndex& index : std::as_const(selected))
        text +=
            tsvLine(m_model->item(m_order->mapToSource(index).row()), m_model->comparison().step) +
            QLatin1Char('\n');
    return text;
}

void ComparisonTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update(); // the marks of the current row span all columns
    if (current.row() != previous.row() || !current.isValid())
        emit currentRowChanged(currentRow());
}

void ComparisonTable::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        m_delegate->refreshFont();
        fitColumns();
        scheduleDelayedItemsLayout();
    }
}

void ComparisonTable::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    viewport()->update();
}

void ComparisonTable::focusOutEvent(QFocusEvent* event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

void ComparisonTable::fitColumns()
{
    for (int column = 0; column < ComparisonModel::ColumnCount; ++column) {
        if (column == ComparisonModel::TextColumn) {
            header()->setSectionResizeMode(column, QHeaderView::Stretch);
            continue;
        }
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->resizeSection(column, m_delegate->columnWidth(column));
    }
}

} // namespace tandem
