#include "ui/rows/cardsview.h"

#include "ui/rows/carddelegate.h"
#include "ui/rows/rowsmodel.h"

namespace tandem {

CardsView::CardsView(QWidget* parent)
    : KeptRows(parent)
{
    setItemDelegate(new CardDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    KeptRows::setModel(model);
    setUniformItemSizes(rows() && !rows()->cardShape().headlines);
}

} // namespace tandem
