#include "ui/rows/cardsview.h"

#include "ui/rows/carddelegate.h"
#include "ui/rows/rowskeeper.h"
#include "ui/rows/rowsmodel.h"

namespace tandem {

CardsView::CardsView(QWidget* parent)
    : QListView(parent)
    , m_keeper(new RowsKeeper(this))
{
    setItemDelegate(new CardDelegate(this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setMouseTracking(true);
}

CardsView::CardsView(RowsModel* model, QWidget* parent)
    : CardsView(parent)
{
    setModel(model);
}

void CardsView::setModel(QAbstractItemModel* model)
{
    QListView::setModel(model);
    m_keeper->setModel(qobject_cast<RowsModel*>(model));
    setUniformItemSizes(rows() && !rows()->cardShape().headlines);
}

RowsModel* CardsView::rows() const
{
    return m_keeper->model();
}

void CardsView::setEmptyText(const QString& text)
{
    m_keeper->setEmptyText(text);
}

bool CardsView::choose(const RowKey& key)
{
    return m_keeper->choose(key);
}

int CardsView::copyChosenOrAll() const
{
    return m_keeper->copyChosenOrAll();
}

void CardsView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    m_keeper->paintEmptyText();
}

} // namespace tandem
