#pragma once

#include "ui/rows/rowsmodel.h"

#include <functional>

namespace tandem {

/// One column of rows.
template <typename Row>
struct RowColumn
{
    QString title;
    std::function<QString(const Row&)> text;
    /// Asked once a row when rows are sorted; without, the column is not sorted by.
    std::function<SortKey(const Row&)> sortKey = {};
    std::function<RowLook(const Row&)> look = {};
    std::function<QString(const Row&)> toolTip = {}; ///< plain text
    bool isNumber = false;                           ///< flush with the trailing edge
    int letters = 0;                                 ///< see ColumnHead
    QString titleToolTip = {};
    Qt::SortOrder firstOrder = Qt::AscendingOrder;
};

/// What there is to say of a row: columns, for RowsView, or a card, for CardsView. Where there is a
/// card columns are only for copying. All is asked when a row is seen.
template <typename Row>
struct RowSpec
{
    std::function<RowKey(const Row&)> key;
    /// Asked again when the language changes, and on refresh().
    std::function<QList<RowColumn<Row>>()> columns = {};
    std::function<Card(const Row&)> card = {};
    CardShape shape = {};
    bool twoLines = false; ///< looks of cells have a `below`
    /// Of the whole row; without, of its card or of each cell.
    std::function<QString(const Row&)> accessible = {};
    std::function<QString(const Row&)> toolTip = {};          ///< of a card; without, its texts
    std::function<std::optional<bool>(const Row&)> tick = {}; ///< in the first column; none: no box
    std::function<bool(const Row&)> isEnabled = {};
};

/// A RowsModel that knows its rows' type and what is said of them.
template <typename Row>
class SpecifiedRows : public RowsModel
{
public:
    explicit SpecifiedRows(RowSpec<Row> spec, QObject* parent = nullptr)
        : RowsModel(parent)
        , m_spec(std::move(spec))
    {
        startWith(SpecifiedRows::headsNow());
    }

    /// A shown row; null where there is none. Valid until rows change, of paged rows until the
    /// next call.
    virtual const Row* rowAt(int row) const = 0;
    /// The row of an index of such a model, for delegates and slots of views.
    static const Row* at(const QModelIndex& index)
    {
        const auto* model = dynamic_cast<const SpecifiedRows*>(index.model());
        return model ? model->rowAt(index.row()) : nullptr;
    }

    QString cellText(int row, int column) const override
    {
        const Row* shown = rowAt(row);
        return shown && column < m_columns.size() ? m_columns.at(column).text(*shown) : QString();
    }
    RowLook look(int row, int column) const override
    {
        const Row* shown = rowAt(row);
        const bool has = shown && column < m_columns.size() && m_columns.at(column).look;
        return has ? m_columns.at(column).look(*shown) : RowLook();
    }
    Card card(int row) const override
    {
        const Row* shown = rowAt(row);
        return shown && m_spec.card ? m_spec.card(*shown) : Card();
    }
    const CardShape& cardShape() const override { return m_spec.shape; }
    /// Gives the cards more or less room; before rows are set, or with them.
    void setCardShape(const CardShape& shape)
    {
        if (shape == m_spec.shape)
            return;
        m_spec.shape = shape;
        emit layoutChanged();
    }
    bool hasCards() const override { return bool(m_spec.card); }
    bool hasTwoLines() const override { return m_spec.twoLines; }

protected:
    const RowSpec<Row>& spec() const { return m_spec; }
    const QList<RowColumn<Row>>& columns() const { return m_columns; }

    QList<ColumnHead> headsNow() override
    {
        m_columns = m_spec.columns ? m_spec.columns() : QList<RowColumn<Row>>();
        QList<ColumnHead> heads;
        for (const RowColumn<Row>& column : std::as_const(m_columns))
            heads.append({column.title, column.titleToolTip, column.isNumber, bool(column.sortKey),
                column.firstOrder, column.letters});
        return heads;
    }
    QString toolTip(int row, int column) const override
    {
        const Row* shown = rowAt(row);
        if (!shown)
            return {};
        if (column < m_columns.size() && m_columns.at(column).toolTip)
            return m_columns.at(column).toolTip(*shown);
        if (m_spec.toolTip)
            return m_spec.toolTip(*shown);
        return m_spec.card ? toolTipOf(m_spec.card(*shown)) : QString();
    }
    QString accessible(int row, int column) const override
    {
        const Row* shown = rowAt(row);
        if (!shown)
            return {};
        if (m_spec.accessible)
            return m_spec.accessible(*shown);
        return m_spec.card ? accessibleText(m_spec.card(*shown))
                           : accessibleText(cellText(row, column), look(row, column));
    }
    std::optional<bool> tick(int row) const override
    {
        const Row* shown = rowAt(row);
        return shown && m_spec.tick ? m_spec.tick(*shown) : std::nullopt;
    }
    Qt::ItemFlags rowFlags(int row) const override
    {
        const Row* shown = rowAt(row);
        if (!shown || (m_spec.isEnabled && !m_spec.isEnabled(*shown)))
            return Qt::ItemNeverHasChildren;
        const bool isHeadline = m_spec.card && m_spec.card(*shown).isHeadline;
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren |
               (isHeadline ? Qt::NoItemFlags : Qt::ItemIsSelectable);
    }

private:
    RowSpec<Row> m_spec;
    QList<RowColumn<Row>> m_columns;
};

} // namespace tandem
