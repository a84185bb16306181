#include "views/metrics/scoretableview.h"

#include "ui/screen/layoutkeeping.h"
#include "ui/themefonts.h"
#include "views/metrics/scoreheader.h"
#include "views/metrics/scoreleadcolumns.h"
#include "views/metrics/scorerows.h"

#include <QHeaderView>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kScoreTableViewEdge = 8;
constexpr int kMostNumberLetters = 26;

} // namespace

ScoreTableView::ScoreTableView(QWidget* parent)
    : RowsView(parent)
    , m_scores(new ScoreRows(this))
    , m_lead(new ScoreLeadColumns(this))
{
    setHorizontalHeader(new ScoreHeader(m_scores, this));
    setModel(m_scores);
    horizontalHeader()->setSortIndicatorShown(true); // taking a header over hides its mark
    setSelectionMode(ExtendedSelection);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, m_lead, &ScoreLeadColumns::place);
    connect(m_scores, &QAbstractItemModel::modelReset, this, &ScoreTableView::layOutColumns);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
        [this](int section, int, int width) {
            if (!m_layingOut && width > 0)
                m_widths.insert(m_scores->keyOfColumn(section), width);
        });
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &ScoreTableView::takeMove);
    layOutColumns();
    keep(
        this,
        [this] {
            return QVariantList{m_widths, m_orderOfKeys};
        },
        [this](const QVariant& saved) {
            m_widths = saved.toList().value(0).toMap();
            m_orderOfKeys = saved.toList().value(1).toStringList();
            layOutColumns();
        });
}

void ScoreTableView::layOutColumns()
{
    m_layingOut = true;
    const int letter = fontMetrics().averageCharWidth();
    const QFontMetrics heading(themeFont(FontRole::SmallStrong));
    const QList<ColumnHead>& heads = m_scores->heads();
    for (int column = 0; column < int(heads.size()); ++column) {
        const ColumnHead& head = heads.at(column);
        int usual = letter * head.letters;
        if (head.isNumber)
            usual = std::clamp(heading.horizontalAdvance(head.title) + 2 * kScoreTableViewEdge + 14,
                usual, letter * kMostNumberLetters);
        setColumnWidth(column, m_widths.value(m_scores->keyOfColumn(column), usual).toInt());
    }
    m_layingOut = false;
    orderColumns();
}

int ScoreTableView::leadColumns() const
{
    return m_scores->leadColumns();
}

void ScoreTableView::orderColumns()
{
    QHeaderView* header = horizontalHeader();
    const int lead = leadColumns();
    QList<int> sections;
    for (int section = lead; section < header->count(); ++section)
        sections += section;
    // A column that was never moved with the others stands where it would without them.
    QList<int> known;
    for (const int section : std::as_const(sections)) {
        if (m_orderOfKeys.contains(m_scores->keyOfColumn(section)))
            known += section;
    }
    QList<int> ranked = known;
    std::sort(ranked.begin(), ranked.end(), [this](int a, int b) {
        return m_orderOfKeys.indexOf(m_scores->keyOfColumn(a)) <
               m_orderOfKeys.indexOf(m_scores->keyOfColumn(b));
    });
    for (qsizetype i = 0; i < known.size(); ++i)
        sections[known.at(i) - lead] = ranked.at(i);
    m_moving = true;
    for (int section = 0; section < lead; ++section)
        header->moveSection(header->visualIndex(section), section);
    for (int i = 0; i < int(sections.size()); ++i)
        header->moveSection(header->visualIndex(sections.at(i)), lead + i);
    m_moving = false;
}

void ScoreTableView::takeMove(int section, int from, int to)
{
    if (m_moving)
        return;
    QHeaderView* header = horizontalHeader();
    const int lead = leadColumns();
    if (section < lead || to < lead) { // pair and system lead
        m_moving = true;
        header->moveSection(to, from);
        m_moving = false;
        return;
    }
    QStringList shown;
    for (int place = lead; place < header->count(); ++place)
        shown += m_scores->keyOfColumn(header->logicalIndex(place));
    // Columns that are not shown now keep their places among those that are.
    QStringList order = m_orderOfKeys;
    for (const QString& key : std::as_const(shown)) {
        if (!order.contains(key))
            order += key;
    }
    qsizetype next = 0;
    for (QString& key : order) {
        if (shown.contains(key))
            key = shown.at(next++);
    }
    m_orderOfKeys = order;
}

void ScoreTableView::paintColumn(QPainter* painter, int column, const QRect& area, int top) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int first = rowAt(0);
    for (int row = first; row >= 0 && row < m_scores->rowCount(); ++row) {
        const int y = rowViewportPosition(row);
        if (y > viewport()->height())
            return;
        const QModelIndex index = m_scores->index(row, column);
        QStyleOptionViewItem cell = option;
        cell.rect = QRect(area.left(), top + y, area.width(), rowHeight(row));
        cell.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        cell.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        cell.state.setFlag(QStyle::State_Active, isActiveWindow());
        itemDelegateForIndex(index)->paint(painter, cell, index);
    }
}

void ScoreTableView::sortByLead(int column)
{
    QHeaderView* header = horizontalHeader();
    const bool again = header->sortIndicatorSection() == column;
    header->setSortIndicator(column, again && header->sortIndicatorOrder() == Qt::AscendingOrder
                                         ? Qt::DescendingOrder
                                         : Qt::AscendingOrder);
}

void ScoreTableView::choose(int column, int y, const QEvent* event)
{
    const QModelIndex index = m_scores->index(rowAt(y), column);
    setFocus(Qt::MouseFocusReason);
    if (!index.isValid())
        return;
    const int across = horizontalScrollBar()->value(); // the columns are in sight already
    selectionModel()->setCurrentIndex(index, selectionCommand(index, event));
    horizontalScrollBar()->setValue(across);
}

void ScoreTableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    RowsView::scrollTo(index, hint);
    const int covered = m_lead ? m_lead->coveredWidth() : 0;
    if (covered == 0 || !index.isValid() || index.column() < leadColumns())
        return;
    const QRect cell = QStyle::visualRect(layoutDirection(), viewport()->rect(), visualRect(index));
    if (cell.left() < covered)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered + cell.left());
}

void ScoreTableView::paintEvent(QPaintEvent* event)
{
    RowsView::paintEvent(event);
    // What changed below the names alone came from painting them.
    const QRect covered = m_lead->geometry().translated(-viewport()->pos());
    if (m_lead->isVisible() && !covered.contains(event->rect()))
        m_lead->update();
}

void ScoreTableView::updateGeometries()
{
    RowsView::updateGeometries();
    if (m_lead)
        m_lead->place();
}

void ScoreTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    RowsView::currentChanged(current, previous);
    emit currentCellChanged();
}

} // namespace tandem
