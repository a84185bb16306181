#pragma once

#include "models/people/person.h"
#include "storage/repositories/overviewrepository.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

#include <functional>

namespace tandem {

/// Active time by sample and person, sortable by any column.
class TimeModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(TimeModel)

public:
    enum Column { Number, Title, PersonColumn, Items, Time, PerItem, ColumnCount };
    enum Role : int {
        Sample = Qt::UserRole + 0x460, ///< SampleId
        Colour,                        ///< QString "#rrggbb" of the person
    };
    /// Name and colour of a person.
    using PersonOf = std::function<Person(PersonId)>;

    explicit TimeModel(PersonOf personOf, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Rows that are new come in, rows that are gone go, the others change in place; the order is
    /// kept.
    void setTimes(const QList<SampleTime>& times);
    const QList<SampleTime>& times() const { return m_times; }
    /// Names and colours may be others.
    void refresh();

private:
    QString text(const SampleTime& time, int column) const;
    bool before(const SampleTime& a, const SampleTime& b) const;
    void reorder(QList<SampleTime> ordered);

    PersonOf m_personOf;
    QList<SampleTime> m_times;
    int m_sortColumn = Number;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace tandem
