#pragma once

#include "ui/rows/keptrows.h"

#include <QListView>

namespace tandem {

/// A list of cards: one is chosen, keys and pointer as in every list; Ctrl+C copies it.
class CardsView final : public KeptRows<QListView>
{
    Q_OBJECT
    Q_DISABLE_COPY(CardsView)

public:
    explicit CardsView(QWidget* parent = nullptr);
    CardsView(RowsModel* model, QWidget* parent);

    /// A RowsModel with cards.
    void setModel(QAbstractItemModel* model) override;
};

} // namespace tandem
