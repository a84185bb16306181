#pragma once

#include "models/usersum/timeline.h"
#include "storage/formats/activitylogs/categories.h"
#include "storage/formats/activitylogs/writtenrow.h"

#include <QHash>
#include <QList>

#include <string>
#include <unordered_map>

namespace tandem {

/// Takes titles and categories of the items of some timelines, and of no others, from rows about
/// items: memory is that of the timelines, whatever the file holds.
class ItemDetails final : public RowSink
{
public:
    explicit ItemDetails(const QList<usersum::Timeline>& timelines);

    void beginFile(const QString& place, const QString& separator);
    Expected<void> take(const WrittenRow& row) override;
    Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) override;

    /// Writes what was found into the timelines.
    void putInto(QList<usersum::Timeline>& timelines) const;
    /// Rows about items that could not be read.
    const usersum::BadRows& bad() const { return m_bad; }
    /// Rows about items that were told of before; what was first said of them stays.
    qint64 repeated() const { return m_repeated; }

private:
    struct Details
    {
        QString title;
        QStringList categories;
        bool isFound = false;
    };

    std::unordered_map<std::string, Details> m_items; ///< by their keys
    std::string m_key;
    CategoryList m_categories;
    QString m_place;
    usersum::BadRows m_bad;
    qint64 m_repeated = 0;
};

} // namespace tandem
