#pragma once

#include "models/ids.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace tandem {

/// Somebody who may get a packet, and what would be in it.
struct PacketPerson
{
    PersonId id;
    QString name;
    QString colour; ///< "#rrggbb"
    int samples = 0;
    QString file; ///< suggested, without its folder
};

/// Who may get a packet; those with something to do can be ticked.
class PacketPeopleModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacketPeopleModel)

public:
    enum Column { Name, Samples, File, ColumnCount };
    enum Role : int {
        Colour = Qt::UserRole + 1, ///< QString "#rrggbb"
    };

    explicit PacketPeopleModel(QObject* parent = nullptr);

    /// Shows these people, those ticked that have something to do.
    void setPeople(const QList<PacketPerson>& people);
    QList<PacketPerson> chosen() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<PacketPerson> m_people;
    QList<bool> m_chosen;
};

} // namespace tandem
