#pragma once

#include "views/search/searchresults.h"

#include <QAbstractListModel>
#include <QList>

#include <variant>

namespace tandem {

/// Search results under a headline for each kind.
class SearchModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchModel)

public:
    enum Role : int {
        IsHeadline = Qt::UserRole + 1, ///< bool: Qt::DisplayRole is a headline
        Place,                         ///< QString: sample number, title, what it is
        Found,                         ///< Snippet: Qt::DisplayRole with what is marked in it
        Sample,                        ///< SampleId
        Paragraph,                     ///< int: paragraph number to go to, 0 for the sample itself
    };

    explicit SearchModel(QObject* parent = nullptr);

    void setResults(const QList<SearchResult>& results);
    int resultCount() const { return m_results; }
    /// The next row with a result from `row` on (itself included), going `step` (1 or -1); -1 where
    /// there is none.
    int resultRow(int row, int step) const;

    /// Null for a headline and where there is no such row.
    const SearchResult* resultAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    using Row = std::variant<QString, SearchResult>;
    QVariant resultData(const SearchResult& result, int role) const;

    QList<Row> m_rows;
    int m_results = 0;
};

} // namespace tandem
