#include "views/packets/packetpeoplemodel.h"

namespace tandem {

PacketPeopleModel::PacketPeopleModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void PacketPeopleModel::setPeople(const QList<PacketPerson>& people)
{
    beginResetModel();
    m_people = people;
    m_chosen.clear();
    for (const PacketPerson& person : people)
        m_chosen.append(person.samples > 0);
    endResetModel();
}

QList<PacketPerson> PacketPeopleModel::chosen() const
{
    QList<PacketPerson> chosen;
    for (qsizetype i = 0; i < m_people.size(); ++i) {
        if (m_chosen.at(i))
            chosen.append(m_people.at(i));
    }
    return chosen;
}

int PacketPeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_people.size());
}

int PacketPeopleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant PacketPeopleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PacketPerson& person = m_people.at(index.row());
    const bool hasWork = person.samples > 0;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return person.name;
        if (index.column() == Samples)
            return hasWork ? tr("%n sample(s)", nullptr, person.samples) : tr("nothing to do");
        return hasWork ? person.file : QString();
    case Qt::CheckStateRole:
        if (index.column() != Name)
            return {};
        return m_chosen.at(index.row()) ? Qt::Checked : Qt::Unchecked;
    case Colour:
        return person.colour;
    default:
        return {};
    }
}

bool PacketPeopleModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole ||
        index.column() != Name || m_people.at(index.row()).samples == 0)
        return false;
    m_chosen[index.row()] = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags PacketPeopleModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || m_people.at(index.row()).samples == 0)
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Name ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant PacketPeopleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Person");
    case Samples:
        return tr("To do");
    default:
        return tr("File");
    }
}

} // namespace tandem
