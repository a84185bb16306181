#include "ui/rows/namecolumn.h"

#include "ui/rows/rowsview.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QStyle>

namespace tandem {

NameColumn::NameColumn(RowsView* table)
    : QTableView(table)
    , m_table(table)
{
    setObjectName(table->objectName() + QStringLiteral("Names"));
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(table->verticalScrollMode());
    setSelectionBehavior(table->selectionBehavior());
    setSelectionMode(table->selectionMode());
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
    setItemDelegate(table->itemDelegate());
    setModel(table->model());
    setSelectionModel(table->selectionModel());
    hide();
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, &NameColumn::place);
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(),
        &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, table->verticalScrollBar(),
        &QScrollBar::setValue);
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, &NameColumn::place);
    connect(table->horizontalHeader(), &QHeaderView::sectionCountChanged, this, &NameColumn::place);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, table, [table] {
        // As a click on the heading below it.
        const QHeaderView* header = table->horizontalHeader();
        const bool isTurned = header->sortIndicatorSection() == 0 &&
                              header->sortIndicatorOrder() == Qt::AscendingOrder;
        table->sortByColumn(0, isTurned ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    table->viewport()->installEventFilter(this);
}

void NameColumn::dress()
{
    const QHeaderView* rows = m_table->verticalHeader();
    verticalHeader()->setMinimumSectionSize(rows->minimumSectionSize());
    verticalHeader()->setDefaultSectionSize(rows->defaultSectionSize());
    horizontalHeader()->setFixedHeight(m_table->horizontalHeader()->height());
    for (int column = 1; column < model()->columnCount(); ++column)
        setColumnHidden(column, true);
    setColumnWidth(0, m_table->columnWidth(0));
}

void NameColumn::place()
{
    const QRect cells = m_table->viewport()->geometry();
    const int wide = m_table->columnWidth(0);
    // Where names take most of the room, the values need it more.
    if (m_table->horizontalScrollBar()->value() == 0 || 2 * wide > cells.width()) {
        hide();
        return;
    }
    dress();
    const QRect all = cells.adjusted(0, -m_table->horizontalHeader()->height(), 0, 0);
    setGeometry(QStyle::visualRect(
        m_table->layoutDirection(), all, QRect(all.left(), all.top(), wide, all.height())));
    show();
    raise();
    verticalScrollBar()->setValue(m_table->verticalScrollBar()->value());
}

bool NameColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)
        QMetaObject::invokeMethod(this, &NameColumn::place, Qt::QueuedConnection);
    return QTableView::eventFilter(watched, event);
}

} // namespace tandem
