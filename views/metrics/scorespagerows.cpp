#include "ui/emptystate.h"
#include "ui/searchfield.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/metrics/matchpane.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/pairarranger.h"
#include "views/metrics/scoresactions.h"
#include "views/metrics/scorespage.h"
#include "views/metrics/scoretablemodel.h"
#include "views/metrics/scoretableview.h"
#include "views/metrics/systemmeans.h"

#include <QAbstractButton>
#include <QAction>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace tandem {

namespace {

/// How many rows are selected, without a list of them: there may be a hundred thousand.
int selectedRowCount(const QItemSelection& selection)
{
    int rows = 0;
    for (const QItemSelectionRange& range : selection) {
        if (range.left() == 0)
            rows += range.height();
    }
    return rows;
}

/// Columns that came belong to the rows that are selected.
void widenSelection(QItemSelectionModel* selection)
{
    if (selection->hasSelection())
        selection->select(
            selection->selection(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

bool isSameList(const MetricsTable& a, const MetricsTable& b)
{
    return a.pairs.pairs.constData() == b.pairs.pairs.constData() &&
           a.pairs.pairs.size() == b.pairs.pairs.size();
}

bool isSamePair(const metrics::TextPair& a, const metrics::TextPair& b)
{
    return a.id == b.id && a.system == b.system;
}

} // namespace

void ScoresPage::takeTable()
{
    const SharedMetricsTable table = m_controller.table();
    m_pane->setSynonyms(m_controller.synonyms());
    m_systems->setSection(systemMeans(*table));
    // The same pairs with other columns need not wait for their order.
    if (isSameList(*m_model->table(), *table))
        takeRows(table, m_model->order());
    arrange();
    showState();
}

void ScoresPage::arrange()
{
    m_arranger->arrange(m_controller.table(), m_order);
}

void ScoresPage::keepCurrent(const std::function<void()>& change)
{
    const QModelIndex before = m_table->currentIndex();
    const int pairBefore = m_model->pairAt(before);
    const metrics::TextPair pair =
        pairBefore >= 0 ? m_model->table()->pairs.pairs.at(pairBefore) : metrics::TextPair();
    const QString key =
        m_model->headerData(before.column(), Qt::Horizontal, ScoreTableModel::KeyRole).toString();
    change();
    widenSelection(m_table->selectionModel());
    if (m_table->currentIndex().isValid() || m_model->rowCount() == 0) {
        if (m_table->currentIndex().isValid())
            m_table->scrollTo(m_table->currentIndex());
        return;
    }
    const QList<int>& order = m_model->order();
    int row = 0;
    for (int i = 0; pairBefore >= 0 && i < int(order.size()); ++i) {
        if (isSamePair(m_model->table()->pairs.pairs.at(order.at(i)), pair)) {
            row = i;
            break;
        }
    }
    const int column = std::max(0, m_model->columnOfKey(key));
    m_table->setCurrentIndex(m_model->index(row, column));
}

void ScoresPage::keepFirst(const std::function<void()>& change)
{
    const QString key =
        m_model
            ->headerData(m_table->currentIndex().column(), Qt::Horizontal, ScoreTableModel::KeyRole)
            .toString();
    change();
    widenSelection(m_table->selectionModel());
    if (m_model->rowCount() == 0 || m_table->currentIndex().row() == 0)
        return;
    m_table->setCurrentIndex(m_model->index(0, std::max(0, m_model->columnOfKey(key))));
    m_table->scrollToTop();
}

void ScoresPage::takeRows(const SharedMetricsTable& table, const QList<int>& rows)
{
    const SharedMetricsTable before = m_model->table();
    // The project's pairs grow and stay the same; a file that is opened is read from its top.
    if (before != table && !isSameList(*before, *table) && !(before->isProject && table->isProject))
        m_isUntouched = true;
    const auto change = [&] {
        if (before == table)
            m_model->setOrder(rows);
        else
            m_model->setTable(table, rows);
    };
    m_isTaking = true;
    if (m_isUntouched)
        keepFirst(change);
    else
        keepCurrent(change);
    m_isTaking = false;
    if (m_wantedPair >= 0 && rows.contains(m_wantedPair)) {
        m_table->setCurrentIndex(m_model->index(
            int(rows.indexOf(m_wantedPair)), std::max(0, m_model->columnOfKey(m_wantedKey))));
        m_wantedPair = -1;
        m_isUntouched = false;
    }
    markOrder();
    showPair();
    showState();
}

void ScoresPage::markOrder()
{
    const QSignalBlocker blocker(m_table->horizontalHeader());
    const int sorted = m_order.sortKey.isEmpty() ? -1 : m_model->columnOfKey(m_order.sortKey);
    m_table->horizontalHeader()->setSortIndicator(
        sorted, m_order.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_table->horizontalHeader()->viewport()->update();
}

void ScoresPage::takeCurrent()
{
    if (!m_isTaking && m_table->currentIndex().row() != 0)
        m_isUntouched = false;
    showPair();
}

void ScoresPage::goToPair(int pair, const QString& key)
{
    m_wantedPair = pair;
    m_wantedKey = key;
    showRows(0);
    if (!m_model->order().contains(pair))
        m_search->clear();
    arrange();
}

void ScoresPage::sortByCurrent()
{
    const int column = m_table->currentIndex().column();
    if (column < 0)
        return;
    const auto of = [&](int role) { return m_model->headerData(column, Qt::Horizontal, role); };
    const QString key = of(ScoreTableModel::KeyRole).toString();
    m_order.descending = m_order.sortKey == key
                             ? !m_order.descending
                             : of(Qt::InitialSortOrderRole).toInt() == Qt::DescendingOrder;
    m_order.sortKey = key;
    arrange();
}

void ScoresPage::showRows(int rows)
{
    m_tables->setCurrentIndex(rows);
    m_rows->setCurrent(rows);
    m_pane->setVisible(rows == 0);
    QWidget* table = rows == 0 ? static_cast<QWidget*>(m_table) : m_systems;
    setFocusProxy(table);
    if (isVisible())
        table->setFocus(Qt::OtherFocusReason);
    showState();
}

void ScoresPage::showPair()
{
    const QModelIndex current = m_table->currentIndex();
    qsizetype column = current.isValid() ? m_model->scoreColumnAt(current.column()) : -1;
    if (column < 0 && !m_model->table()->pairs.columns.isEmpty())
        column = 0; // the pair itself is current: the first measure stands for all
    m_pane->show(m_model->table(), m_model->pairAt(current), column);
    const bool marked = !m_pane->isHidden() && current.isValid();
    m_actions->nextMatch->setEnabled(marked);
    m_actions->previousMatch->setEnabled(marked);
    m_actions->sort->setEnabled(current.isValid());
}

void ScoresPage::showState()
{
    const SharedMetricsTable& table = m_controller.table();
    const bool any = !table->isEmpty();
    const bool busy = m_controller.isBusy();
    const bool pairs = m_tables->currentIndex() == 0;
    m_content->setCurrentIndex(m_controller.isReady() && !any && !busy ? 1 : 0);
    for (QWidget* tool : std::as_const(m_tools))
        tool->setVisible(any);
    m_search->setVisible(any && pairs);
    m_actions->cancel->setEnabled(busy);
    m_actions->addColumns->setEnabled(any);
    m_actions->judge->setEnabled(any && table->isProject);
    m_actions->save->setEnabled(any);
    m_actions->copy->setEnabled(any);
    m_actions->find->setEnabled(any && pairs);
    m_actions->rows->setEnabled(any);
    m_actions->openProject->setEnabled(!m_controller.isOfProject() || !m_controller.isReady());
    m_source->setText(!m_controller.isReady()      ? tr("Pairs")
                      : m_controller.isOfProject() ? tr("This project's outputs")
                                                   : table->pairs.source);
    m_empty->setIcon(Icon::Metrics);
    m_empty->setHeadline(tr("No pairs of texts yet"));
    m_empty->setText(
        m_controller.isOfProject()
            ? tr("A pair is a text that is expected and one that a system made. This project has "
                 "no cases with both: import cases in Evaluate, or drop a JSONL, JSON or CSV file "
                 "of pairs here.")
            : tr("The file has no pairs. Drop another JSONL, JSON or CSV file of pairs here, or "
                 "score this project's outputs."));
    m_empty->setActions(tr("Open a file of pairs…"),
        m_controller.isOfProject() ? QString() : tr("This project's outputs"));

    const auto all = int(table->pairs.pairs.size());
    const int selected = selectedRowCount(m_table->selectionModel()->selection());
    QString text;
    if (!m_controller.isReady())
        text = busy ? tr("reading…") : QString();
    else if (!pairs)
        text = tr("%Ln system(s)", nullptr, int(std::max<qsizetype>(table->systems.size(), 0)));
    else if (selected > 1)
        text = tr("%Ln pair(s) selected", nullptr, selected);
    else if (m_model->rowCount() < all)
        text = tr("%1 of %Ln pair(s)", nullptr, all).arg(QLocale().toString(m_model->rowCount()));
    else if (any)
        text = tr("%Ln pair(s)", nullptr, all);
    m_count->setText(text);
}

QList<int> ScoresPage::selectedPairs() const
{
    QList<int> pairs;
    const QItemSelection selection = m_table->selectionModel()->selection();
    QList<int> rows;
    for (const QItemSelectionRange& range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows += row;
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (const int row : std::as_const(rows))
        pairs += m_model->order().at(row);
    return pairs;
}

} // namespace tandem
