#pragma once

#include <QListView>

namespace tandem {

class RowKey;
class RowsKeeper;
class RowsModel;

/// A list of cards: one is chosen, keys and pointer as in every list; Ctrl+C copies it.
class CardsView final : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY(CardsView)

public:
    explicit CardsView(QWidget* parent = nullptr);
    CardsView(RowsModel* model, QWidget* parent);

    /// A RowsModel with cards.
    void setModel(QAbstractItemModel* model) override;
    RowsModel* rows() const;
    /// What stands here while there are no rows.
    void setEmptyText(const QString& text);
    /// The row that is current; -1: none.
    int currentRow() const { return currentIndex().row(); }
    /// Makes the row with this key current; false where it is not shown.
    bool choose(const RowKey& key);
    /// Copies the chosen rows, or all where fewer than two are; returns how many.
    int copyChosenOrAll() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RowsKeeper* m_keeper;
};

} // namespace tandem
