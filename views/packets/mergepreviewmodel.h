#pragma once

#include "storage/packets/packetmerge.h"

#include <QAbstractItemModel>
#include <QList>
#include <QStringList>

#include <optional>

namespace tandem {

/// Packets to merge and, below each, what it brings to every sample that it changes.
class MergePreviewModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MergePreviewModel)

public:
    enum Column { What, New, Known, HandIn, Remark, ColumnCount };
    enum class State { Looking, Taken, NothingNew, Partly, Refused };
    enum Role : int {
        StateRole = Qt::UserRole + 1, ///< State as int
        PathRole,                     ///< QString: the packet's file
    };

    explicit MergePreviewModel(QObject* parent = nullptr);

    /// Adds a packet that is being looked at; one that is in the list already is not added again.
    bool add(const QString& path);
    /// What was found in it.
    void setFound(const QString& path, const Expected<PacketMerge>& found);
    void removePacket(int row);
    QStringList paths() const;

    /// Whether every packet was looked at, there are some, and none is refused as a whole.
    bool isReady() const;
    /// Whether merging them would change the project.
    bool changesSomething() const;
    /// How many rounds are refused, in packets that are not refused as a whole.
    int refusedRounds() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Packet
    {
        QString path;
        std::optional<Expected<PacketMerge>> found;
        QList<RoundMerge> rounds; ///< those that something is said about
    };
    QString packetText(const Packet& packet, int column) const;
    QString roundText(const RoundMerge& round, int column) const;
    State stateOf(const Packet& packet) const;

    QList<Packet> m_packets;
};

} // namespace tandem
