#include "ui/rows/rowsview.h"

#include "ui/rows/rowdelegate.h"
#include "ui/rows/rowsmodel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kLeastColumnLetters = 14; ///< of the column that takes the rest

} // namespace

RowsView::RowsView(QWidget* parent)
    : KeptRows(parent)
{
    setItemDelegate(new RowDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(SelectRows);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    // Of numbers it is the beginning that would stand outside.
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    dress();
}

RowsView::RowsView(RowsModel* model, QWidget* parent)
    : RowsView(parent)
{
    setModel(model);
}

void RowsView::setModel(QAbstractItemModel* model)
{
    KeptRows::setModel(model);
    if (!rows())
        return;
    const auto resized = [this] {
        updateGeometry();
        fitSoon();
    };
    connect(model, &QAbstractItemModel::dataChanged, this, &RowsView::fitSoon);
    connect(model, &QAbstractItemModel::rowsInserted, this, resized);
    connect(model, &QAbstractItemModel::rowsRemoved, this, resized);
    connect(model, &QAbstractItemModel::modelReset, this, resized);
    connect(horizontalHeader(), &QHeaderView::sectionCountChanged, this, &RowsView::layOutColumns);
    const auto& heads = rows()->heads();
    if (std::any_of(heads.cbegin(), heads.cend(), [](auto& head) { return head.isSortable; })) {
        // At first rows stand as they were given.
        horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        setSortingEnabled(true);
    }
    dress();
    layOutColumns();
}

void RowsView::setFitsRows(bool fits)
{
    m_fitsRows = fits;
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
}

void RowsView::dress()
{
    const int height = RowDelegate::rowHeight(rows() && rows()->hasTwoLines());
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    horizontalHeader()->setMinimumSectionSize(4 * fontMetrics().averageCharWidth());
}

void RowsView::layOutColumns()
{
    if (!rows())
        return;
    const QList<ColumnHead>& heads = rows()->heads();
    const int letter = fontMetrics().averageCharWidth();
    m_letter = letter;
    m_usual = QList<int>(heads.size(), -1);
    for (int column = 0; column < int(heads.size()); ++column) {
        if (heads.at(column).letters > 0) {
            m_usual[column] = std::max(
                letter * heads.at(column).letters, horizontalHeader()->sectionSizeHint(column));
            setColumnWidth(column, m_usual.at(column));
        }
    }
    m_given = m_usual;
    giveTheRest();
}

/// Once rows that come and change are all there.
void RowsView::fitSoon()
{
    if (std::exchange(m_isToFit, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isToFit = false;
            giveTheRest();
        },
        Qt::QueuedConnection);
}

/// What the rows in sight want of a column.
int RowsView::wordsWidth(int column) const
{
    constexpr int kMostMeasured = 60;
    const int first = std::max(0, rowAt(0));
    const int below = rowAt(viewport()->height() - 1);
    const int last = std::min(below < 0 ? rows()->rowCount() - 1 : below, first + kMostMeasured);
    int width = 0;
    for (int row = first; row <= last; ++row)
        width = std::max(width, sizeHintForIndex(rows()->index(row, column)).width());
    return width;
}

/// Columns whose words are cut take of the room that the `rest` does not need for its own; none
/// gets narrower unless the view does.
void RowsView::widenToWords(int rest, int least)
{
    const int room = viewport()->width();
    if (rows()->rowCount() == 0 || m_usual.size() != horizontalHeader()->count())
        return;
    const bool isNarrower = std::exchange(m_room, room) > room;
    QList<int> widths;
    int free = room - std::max(least, wordsWidth(rest));
    for (int column = 0; column < int(m_usual.size()); ++column) {
        const int now = columnWidth(column);
        const bool isGiven = m_usual.at(column) > 0 && m_given.at(column) == now;
        widths.append(isGiven && isNarrower ? m_usual.at(column) : now);
        free -= column == rest ? 0 : widths.last();
    }
    for (int column = 0; column < int(m_usual.size()); ++column) {
        if (m_usual.at(column) <= 0 || m_given.at(column) != columnWidth(column) ||
            isColumnHidden(column))
            continue;
        const int more = std::clamp(wordsWidth(column) - widths.at(column), 0, std::max(0, free));
        free -= more;
        m_given[column] = widths.at(column) + more;
        if (columnWidth(column) != m_given.at(column))
            setColumnWidth(column, m_given.at(column));
    }
}

/// Where not all fit, columns give what neither their headings nor the words in sight need.
void RowsView::narrowToWords(int rest, int least)
{
    if (rows()->rowCount() == 0 || m_usual.size() != horizontalHeader()->count())
        return;
    // What they gave before they get back first.
    for (int column = 0; column < int(m_usual.size()); ++column) {
        if (m_given.at(column) == columnWidth(column) && m_given.at(column) < m_usual.at(column)) {
            m_given[column] = m_usual.at(column);
            setColumnWidth(column, m_usual.at(column));
        }
    }
    int missing = least + horizontalHeader()->length() - columnWidth(rest) - viewport()->width();
    for (int column = 0; column < int(m_usual.size()) && missing > 0; ++column) {
        const int now = columnWidth(column);
        if (m_usual.at(column) <= 0 || m_given.at(column) != now || isColumnHidden(column))
            continue;
        const int need = std::max(horizontalHeader()->sectionSizeHint(column), wordsWidth(column));
        const int less = std::clamp(now - need, 0, missing);
        missing -= less;
        m_given[column] = now - less;
        if (less > 0)
            setColumnWidth(column, m_given.at(column));
    }
}

/// The column without a width of its own takes what the others leave, if that is enough.
void RowsView::giveTheRest()
{
    if (!rows())
        return;
    const QList<ColumnHead>& heads = rows()->heads();
    const auto found = std::find_if(
        heads.cbegin(), heads.cend(), [](const ColumnHead& head) { return head.letters == 0; });
    if (found == heads.cend())
        return;
    const int column = int(found - heads.cbegin());
    const int least =
        std::max(std::max(kLeastColumnLetters, m_leastOfRest) * fontMetrics().averageCharWidth(),
            horizontalHeader()->sectionSizeHint(column));
    widenToWords(column, least);
    narrowToWords(column, least);
    const int others = horizontalHeader()->length() - columnWidth(column);
    const bool fits = viewport()->width() - others >= least;
    const auto mode = fits ? QHeaderView::Stretch : QHeaderView::Interactive;
    if (horizontalHeader()->sectionResizeMode(column) != mode)
        horizontalHeader()->setSectionResizeMode(column, mode);
    if (!fits)
        setColumnWidth(column, least);
}

QSize RowsView::sizeHint() const
{
    if (!m_fitsRows || !rows())
        return QTableView::sizeHint();
    const bool scrolls = horizontalHeader()->length() > viewport()->width();
    const int bar = scrolls ? horizontalScrollBar()->sizeHint().height() : 0;
    const int head = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height();
    return {QTableView::sizeHint().width(),
        rows()->rowCount() * verticalHeader()->defaultSectionSize() + bar + head +
            2 * frameWidth() + 2};
}

QSize RowsView::minimumSizeHint() const
{
    const QSize least = QTableView::minimumSizeHint();
    return m_fitsRows ? QSize(least.width(), sizeHint().height()) : least;
}

void RowsView::keyPressEvent(QKeyEvent* event)
{
    const bool picks = event->key() == Qt::Key_Space &&
                       event->modifiers().testFlag(Qt::ControlModifier) &&
                       selectionMode() == ExtendedSelection;
    if (picks && currentIndex().isValid()) {
        // Before the tick of the row, which Space alone is for. The empty selection settles it:
        // Qt would forget it when the next range is selected by Shift.
        selectionModel()->select(currentIndex(), selectionCommand(currentIndex(), event));
        selectionModel()->select(QItemSelection(), QItemSelectionModel::Select);
        return;
    }
    const QModelIndex box = currentIndex().siblingAtColumn(0);
    if (event->key() == Qt::Key_Space && box.flags().testFlag(Qt::ItemIsUserCheckable)) {
        const bool on = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model()->setData(box, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return;
    }
    KeptRows::keyPressEvent(event);
}

bool RowsView::event(QEvent* event)
{
    const bool isDone = KeptRows::event(event);
    // Qt passes over a size that comes while it lays out for another one, as in a scroll area that
    // just got its bar, and leaves the head where what is below moves and keeps its size.
    if (event->type() == QEvent::Resize && viewport()->geometry().right() >= width())
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    else if (event->type() == QEvent::LayoutRequest && horizontalHeader()->x() != viewport()->x())
        updateGeometries();
    return isDone;
}

void RowsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    giveTheRest();
    if (m_fitsRows && event->oldSize().width() != event->size().width())
        updateGeometry();
}

void RowsView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    const bool newWords = event->type() == QEvent::LanguageChange;
    if (!newWords && event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    // Measured when all of the new style is there; widths that somebody set stay with font and
    // language.
    const auto measure = [this, newWords] {
        dress();
        const int letter = std::exchange(m_letter, fontMetrics().averageCharWidth());
        if (newWords || letter != m_letter)
            layOutColumns();
        if (m_fitsRows)
            updateGeometry();
    };
    QMetaObject::invokeMethod(this, measure, Qt::QueuedConnection);
}

} // namespace tandem
