#pragma once

#include "storage/packets/packetmerge.h"

#include <QTreeWidget>

#include <optional>

namespace tandem {

/// Packets to merge and, below each, what it brings to every sample that it changes. What is
/// refused is in the colour of warnings and with a sign, what is nothing new steps back.
class MergePreview final : public QTreeWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MergePreview)

public:
    enum Column { What, New, Known, Submission, Remark, ColumnCount };

    explicit MergePreview(QWidget* parent = nullptr);

    /// Adds a packet that is being looked at; one that is in the list already is not added again.
    bool add(const QString& path);
    /// What was found in it.
    void setFound(const QString& path, const Expected<PacketMerge>& found);
    /// Takes the current packet away, or that of the current round.
    void removeCurrent();
    QStringList paths() const;

    /// Whether every packet was looked at, there are some, and none is refused as a whole.
    bool isReady() const;
    /// Whether merging them would change the project.
    bool changesSomething() const;
    /// How many rounds are refused, in packets that are not refused as a whole.
    int refusedRounds() const;
    /// The whole of what is wrong with the current packet or round, or with the first packet that
    /// is refused; empty where nothing is.
    QString problem() const;

private:
    struct Packet
    {
        QString path;
        std::optional<Expected<PacketMerge>> found;

        const PacketMerge* merge() const { return found && *found ? &**found : nullptr; }
        QString problem() const { return found && !*found ? found->error().sentence() : QString(); }
    };
    enum class Look { Plain, Warning, Faint };

    static QStringList textsOf(const Packet& packet);
    static QStringList textsOf(const RoundMerge& round, bool isOfStudy);
    static QStringList textsOf(const StudyMerge& study);
    static Look lookOf(const Packet& packet);
    int currentPacket() const;
    void showPacket(int row);
    void fill(QTreeWidgetItem* item, const QStringList& texts, Look look) const;

    QList<Packet> m_packets; ///< of the top items
};

} // namespace tandem
