#include "views/metrics/scoretableview.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/metrics/scoreheader.h"
#include "views/metrics/scoreleadcolumns.h"
#include "views/metrics/scoretablemodel.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRowRoom = 10;
constexpr int kBarWidth = 32;
constexpr int kBarHeight = 4;
constexpr int kScoreTableViewEdge = 8;
constexpr int kIdLetters = 22;
constexpr int kSystemLetters = 16;
constexpr int kNumberLetters = 15;
constexpr int kMostNumberLetters = 26;
constexpr char16_t kFirstStrongIsolate = 0x2068;

/// Paints a score with a bar of its share of the range before it, and a frame around the current
/// cell.
class ScoreDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const ThemeColors& colors = themeColors(option.widget);
        painter->fillRect(
            option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);
        const QVariant share = index.data(ScoreTableModel::ShareRole);
        if (share.isValid())
            paintShare(painter, option, colors, share.toDouble());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(colors.accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
        }
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
        option->textElideMode = Qt::ElideRight;
        // Text follows its own direction, wherever its row begins.
        if (!option->text.isEmpty())
            option->text.prepend(QChar(kFirstStrongIsolate));
    }

private:
    static void paintShare(QPainter* painter, const QStyleOptionViewItem& option,
        const ThemeColors& colors, double share)
    {
        QRect bar(option.rect.left() + kScoreTableViewEdge,
            option.rect.center().y() - kBarHeight / 2, kBarWidth, kBarHeight);
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.line);
        bar.setWidth(int(share * kBarWidth + 0.5));
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    }
};

} // namespace

ScoreTableView::ScoreTableView(ScoreTableModel* model, QWidget* parent)
    : QTableView(parent)
    , m_scores(model)
{
    setHorizontalHeader(new ScoreHeader(this));
    setItemDelegate(new ScoreDelegate(this));
    setModel(model);
    horizontalHeader()->setSortIndicatorShown(true); // taking a header over hides its mark
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    dress();
    m_lead = new ScoreLeadColumns(this);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, m_lead, &ScoreLeadColumns::place);
    connect(model, &QAbstractItemModel::modelReset, this, &ScoreTableView::layOutColumns);
    connect(model, &QAbstractItemModel::columnsInserted, this, &ScoreTableView::layOutColumns);
    connect(model, &QAbstractItemModel::columnsRemoved, this, &ScoreTableView::layOutColumns);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
        [this](int section, int, int width) {
            if (!m_layingOut && width > 0)
                m_widths.insert(keyAt(section), width);
        });
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &ScoreTableView::takeMove);
    layOutColumns();
}

void ScoreTableView::dress()
{
    const int height = fontMetrics().height() + kRowRoom;
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

QHash<QString, int> ScoreTableView::columnWidths() const
{
    return m_widths;
}

void ScoreTableView::setColumnWidths(const QHash<QString, int>& widths)
{
    m_widths = widths;
    layOutColumns();
}

void ScoreTableView::layOutColumns()
{
    m_layingOut = true;
    const int letter = fontMetrics().averageCharWidth();
    const QFontMetrics heading(themeFont(FontRole::SmallStrong));
    for (int column = 0; column < m_scores->columnCount(); ++column) {
        const auto of = [&](int role) {
            return m_scores->headerData(column, Qt::Horizontal, role);
        };
        int usual = letter * (column == 0 ? kIdLetters : kSystemLetters);
        if (of(ScoreTableModel::NumberRole).toBool())
            usual = std::clamp(heading.horizontalAdvance(of(Qt::DisplayRole).toString()) +
                                   2 * kScoreTableViewEdge + 14,
                letter * kNumberLetters, letter * kMostNumberLetters);
        setColumnWidth(column, m_widths.value(keyAt(column), usual));
    }
    m_layingOut = false;
    orderColumns();
}

QString ScoreTableView::keyAt(int section) const
{
    return m_scores->headerData(section, Qt::Horizontal, ScoreTableModel::KeyRole).toString();
}

int ScoreTableView::leadColumns() const
{
    int lead = 0;
    while (lead < m_scores->columnCount() && m_scores->scoreColumnAt(lead) < 0)
        ++lead;
    return lead;
}

void ScoreTableView::setColumnOrder(const QStringList& keys)
{
    m_orderOfKeys = keys;
    orderColumns();
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
        if (m_orderOfKeys.contains(keyAt(section)))
            known += section;
    }
    QList<int> ranked = known;
    std::sort(ranked.begin(), ranked.end(), [this](int a, int b) {
        return m_orderOfKeys.indexOf(keyAt(a)) < m_orderOfKeys.indexOf(keyAt(b));
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
        shown += keyAt(header->logicalIndex(place));
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
    QTableView::scrollTo(index, hint);
    const int covered = m_lead ? m_lead->coveredWidth() : 0;
    if (covered == 0 || !index.isValid() || index.column() < leadColumns())
        return;
    const QRect cell = QStyle::visualRect(layoutDirection(), viewport()->rect(), visualRect(index));
    if (cell.left() < covered)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - covered + cell.left());
}

void ScoreTableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    // What changed below the names alone came from painting them.
    const QRect covered = m_lead->geometry().translated(-viewport()->pos());
    if (m_lead->isVisible() && !covered.contains(event->rect()))
        m_lead->update();
}

void ScoreTableView::updateGeometries()
{
    QTableView::updateGeometries();
    if (m_lead)
        m_lead->place();
}

void ScoreTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    emit currentCellChanged();
}

void ScoreTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dress();
}

} // namespace tandem
