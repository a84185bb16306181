#include "views/opinions/rowlist.h"

#include "ui/rows/carddelegate.h"
#include "ui/screen/straykeys.h"

#include <QAbstractItemModel>
#include <QKeyEvent>

#include <algorithm>

namespace tandem {

RowList::RowList(int mostRows, QWidget* parent)
    : QListView(parent)
    , m_mostRows(mostRows)
{
    setItemDelegate(new CardDelegate(this));
    setFrameShape(NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setTabKeyNavigation(false);
    if (mostRows > 0)
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RowList::setModel(QAbstractItemModel* newModel)
{
    QListView::setModel(newModel);
    const auto refit = [this] {
        scheduleDelayedItemsLayout();
        fit();
    };
    connect(newModel, &QAbstractItemModel::rowsInserted, this, refit);
    connect(newModel, &QAbstractItemModel::rowsRemoved, this, refit);
    connect(newModel, &QAbstractItemModel::modelReset, this, refit);
    connect(newModel, &QAbstractItemModel::dataChanged, this, refit);
    fit();
}

void RowList::keyboardSearch(const QString&) {}

void RowList::keyPressEvent(QKeyEvent* event)
{
    QListView::keyPressEvent(event);
    passOnLetter(*event);
}

void RowList::fit()
{
    if (m_mostRows <= 0 || !model())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.widget = this;
    int wanted = 0;
    for (int row = 0; row < std::min(m_mostRows, model()->rowCount()); ++row)
        wanted += itemDelegate()->sizeHint(option, model()->index(row, 0)).height();
    if (wanted != height() || minimumHeight() != wanted)
        setFixedHeight(wanted);
}

void RowList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    fit();
}

void RowList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
    viewport()->update();
}

} // namespace tandem
