#include "ui/rows/keptrows.h"

#include "models/project/tabletext.h"
#include "ui/rows/rowsmodel.h"
#include "ui/theme.h"

#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

/// More selected rows than this are not sought one by one when all are shown anew.
constexpr int kMostKept = 1000;
constexpr int kEmptyMargin = 16;

} // namespace

RowsKeeper::RowsKeeper(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
}

void RowsKeeper::setModel(QAbstractItemModel* model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = qobject_cast<RowsModel*>(model);
    if (!m_model)
        return;
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RowsKeeper::remember);
    connect(model, &QAbstractItemModel::modelReset, this, &RowsKeeper::bringBack);
    connect(model, &QAbstractItemModel::modelReset, this, &RowsKeeper::describe);
    connect(model, &QAbstractItemModel::rowsInserted, this, &RowsKeeper::describe);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RowsKeeper::describe);
    describe();
}

void RowsKeeper::remember()
{
    const QList<int> rows = selectedRows();
    m_selected.clear();
    for (qsizetype i = 0; i < std::min<qsizetype>(rows.size(), kMostKept); ++i)
        m_selected.append(m_model->keyAt(rows.at(i)));
    const auto keyOf = [this](const QModelIndex& index) {
        return index.isValid() ? std::optional(m_model->keyAt(index.row())) : std::nullopt;
    };
    m_current = keyOf(m_view->currentIndex());
    m_currentColumn = m_view->currentIndex().column();
    m_first = keyOf(m_view->indexAt({1, 1}));
}

void RowsKeeper::bringBack()
{
    const auto rowOf = [this](const std::optional<RowKey>& key) {
        return key ? m_model->rowOf(*key) : -1;
    };
    const int column = std::clamp(m_currentColumn, 0, m_model->columnCount() - 1);
    QItemSelection selection;
    for (const RowKey& key : std::as_const(m_selected)) {
        if (const int row = m_model->rowOf(key); row >= 0)
            selection.select(
                m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1));
    }
    if (const int first = rowOf(m_first); first >= 0)
        m_view->scrollTo(m_model->index(first, column), QAbstractItemView::PositionAtTop);
    if (const int current = rowOf(m_current); current >= 0)
        m_view->selectionModel()->setCurrentIndex(
            m_model->index(current, column), QItemSelectionModel::NoUpdate);
    if (!selection.isEmpty())
        m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

QList<int> RowsKeeper::selectedRows() const
{
    QList<int> rows;
    if (!m_model || !m_view->selectionModel())
        return rows;
    for (const QItemSelectionRange& range : m_view->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

bool RowsKeeper::choose(const RowKey& key)
{
    const int row = m_model ? m_model->rowOf(key) : -1;
    if (row < 0)
        return false;
    m_view->setCurrentIndex(m_model->index(row, std::max(0, m_view->currentIndex().column())));
    return true;
}

void RowsKeeper::copy() const
{
    const bool canSelect = m_view->selectionMode() != QAbstractItemView::NoSelection;
    if (const QList<int> rows = canSelect ? selectedRows() : allRows(); !rows.isEmpty())
        copyRows(rows);
}

QList<int> RowsKeeper::allRows() const
{
    QList<int> rows(m_model ? m_model->rowCount() : 0);
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

Table RowsKeeper::table(const QList<int>& rows) const
{
    return m_copied ? m_copied(rows) : m_model->table(rows);
}

int RowsKeeper::copyChosenOrAll() const
{
    QList<int> rows = selectedRows();
    if (rows.size() < 2)
        rows = allRows();
    copyRows(rows);
    return int(rows.size());
}

void RowsKeeper::copyRows(const QList<int>& rows) const
{
    QGuiApplication::clipboard()->setText(tabSeparated(table(rows)));
}

void RowsKeeper::setEmptyText(const QString& text)
{
    m_emptyText = text;
    describe();
    m_view->viewport()->update();
}

void RowsKeeper::describe()
{
    const bool isEmpty = m_model && m_model->rowCount() == 0;
    if (!m_emptyText.isEmpty())
        m_view->setAccessibleDescription(isEmpty ? m_emptyText : QString());
}

void RowsKeeper::paintEmptyText()
{
    if (m_emptyText.isEmpty() || !m_model || m_model->rowCount() > 0)
        return;
    QPainter painter(m_view->viewport());
    painter.setPen(themeColors(m_view).secondary);
    painter.drawText(m_view->viewport()->rect().adjusted(
                         kEmptyMargin, kEmptyMargin, -kEmptyMargin, -kEmptyMargin),
        int(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
}

bool RowsKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (event->type() == QEvent::LanguageChange && m_model)
        m_model->refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
