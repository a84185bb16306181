#include "views/packets/mergepreviewmodel.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

QString number(int count)
{
    return count > 0 ? QLocale().toString(count) : QString();
}

QString stepSuffix(Step step)
{
    switch (step) {
    case Step::KeyFacts:
        return MergePreviewModel::tr("key facts");
    case Step::Opinions:
        return MergePreviewModel::tr("opinions");
    case Step::Paragraphs:
        break;
    }
    return MergePreviewModel::tr("paragraphs");
}

/// The id of an index says whose child it is: 0 for a packet, otherwise its row and one.
quintptr childId(int packet)
{
    return quintptr(packet) + 1;
}

} // namespace

MergePreviewModel::MergePreviewModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

bool MergePreviewModel::add(const QString& path)
{
    if (paths().contains(path))
        return false;
    const int row = int(m_packets.size());
    beginInsertRows({}, row, row);
    m_packets.append({path, std::nullopt, {}});
    endInsertRows();
    return true;
}

void MergePreviewModel::setFound(const QString& path, const Expected<PacketMerge>& found)
{
    const int row = int(paths().indexOf(path));
    if (row < 0)
        return;
    const QModelIndex top = index(row, 0);
    if (const int before = rowCount(top); before > 0) {
        beginRemoveRows(top, 0, before - 1);
        m_packets[row].rounds.clear();
        endRemoveRows();
    }
    QList<RoundMerge> rounds;
    if (found)
        std::copy_if(found->rounds.begin(), found->rounds.end(), std::back_inserter(rounds),
            [](const RoundMerge& round) {
                return round.changesSomething() || !round.refusal.isEmpty() ||
                       !round.ignored.isEmpty();
            });
    m_packets[row].found = found;
    if (!rounds.isEmpty()) {
        beginInsertRows(top, 0, int(rounds.size()) - 1);
        m_packets[row].rounds = rounds;
        endInsertRows();
    }
    emit dataChanged(top, index(row, ColumnCount - 1));
}

void MergePreviewModel::removePacket(int row)
{
    if (row < 0 || row >= m_packets.size())
        return;
    beginRemoveRows({}, row, row);
    m_packets.removeAt(row);
    endRemoveRows();
}

QStringList MergePreviewModel::paths() const
{
    QStringList paths;
    for (const Packet& packet : m_packets)
        paths.append(packet.path);
    return paths;
}

bool MergePreviewModel::isReady() const
{
    return !m_packets.isEmpty() &&
           std::all_of(m_packets.begin(), m_packets.end(),
               [](const Packet& packet) { return packet.found && *packet.found; });
}

bool MergePreviewModel::changesSomething() const
{
    return std::any_of(m_packets.begin(), m_packets.end(), [](const Packet& packet) {
        return packet.found && *packet.found && (*packet.found)->changesSomething();
    });
}

int MergePreviewModel::refusedRounds() const
{
    int count = 0;
    for (const Packet& packet : m_packets)
        count += packet.found && *packet.found ? (*packet.found)->refused() : 0;
    return count;
}

QModelIndex MergePreviewModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? childId(parent.row()) : quintptr(0));
}

QModelIndex MergePreviewModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(int(child.internalId() - 1), 0, quintptr(0));
}

int MergePreviewModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_packets.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return int(m_packets.at(parent.row()).rounds.size());
}

int MergePreviewModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant MergePreviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isTop = index.internalId() == 0;
    const Packet& packet = m_packets.at(isTop ? index.row() : int(index.internalId() - 1));
    switch (role) {
    case Qt::DisplayRole:
        return isTop ? packetText(packet, index.column())
                     : roundText(packet.rounds.at(index.row()), index.column());
    case Qt::TextAlignmentRole:
        return index.column() == New || index.column() == Known
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case StateRole:
        if (isTop)
            return int(stateOf(packet));
        return int(packet.rounds.at(index.row()).refusal.isEmpty() ? State::Taken : State::Refused);
    case PathRole:
        return packet.path;
    default:
        return {};
    }
}

QString MergePreviewModel::packetText(const Packet& packet, int column) const
{
    const QString file = QFileInfo(packet.path).fileName();
    if (!packet.found)
        return column == What ? file : column == Remark ? tr("looking …") : QString();
    if (!*packet.found)
        return column == What ? file : column == Remark ? packet.found->error().what : QString();
    const PacketMerge& merge = **packet.found;
    switch (column) {
    case What:
        return tr("%1: %2").arg(merge.person, file);
    case New:
        return number(merge.fresh());
    case Known:
        return number(merge.known());
    case HandIn:
        return number(merge.handIns());
    default:
        break;
    }
    if (merge.refused() > 0)
        return tr("%n cannot be merged", nullptr, merge.refused());
    return merge.changesSomething() ? QString() : tr("nothing new");
}

QString MergePreviewModel::roundText(const RoundMerge& round, int column) const
{
    switch (column) {
    case What:
        return round.position > 0 ? tr("%1  %2 (%3)")
                                        .arg(QLocale().toString(round.position), round.title,
                                            stepSuffix(round.step))
                                  : tr("%1 (%2)").arg(round.title, stepSuffix(round.step));
    case New:
        return number(round.fresh);
    case Known:
        return number(round.known);
    case HandIn:
        return round.handsIn ? tr("handed in") : round.takesBack ? tr("taken back") : QString();
    default:
        return round.refusal.isEmpty() ? round.ignored : round.refusal;
    }
}

MergePreviewModel::State MergePreviewModel::stateOf(const Packet& packet) const
{
    if (!packet.found)
        return State::Looking;
    if (!*packet.found)
        return State::Refused;
    if ((*packet.found)->refused() > 0)
        return State::Partly;
    return (*packet.found)->changesSomething() ? State::Taken : State::NothingNew;
}

QVariant MergePreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == New || section == Known))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Packet, sample");
    case New:
        return tr("New");
    case Known:
        return tr("There already");
    case HandIn:
        return tr("Handed in");
    default:
        return tr("Remark");
    }
}

} // namespace tandem
