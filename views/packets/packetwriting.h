#pragma once

#include "storage/packets/packetwriter.h"
#include "views/packets/packetperson.h"

#include <QObject>

#include <functional>

namespace tandem {

class ProjectSession;

/// Writes one packet after another: built by a worker, noted in the project, and only then put in
/// its place.
class PacketWriting final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PacketWriting)

public:
    /// Makes the callback that a worker reports how far the packet of this person is.
    using MakeProgress = std::function<Progress(const QString& person)>;

    explicit PacketWriting(ProjectSession& session, QObject* parent = nullptr);

    /// Writes a packet for each of `people` into `folder`. Nothing else may be running.
    void start(
        const QList<PacketPerson>& people, const QString& folder, const MakeProgress& progress);
    bool isRunning() const { return m_running; }

signals:
    /// The end, once for each start(): what was written, and why it was not all, if it was not.
    void ended(
        const QList<tandem::WrittenPacket>& written, const std::optional<tandem::Error>& error);

private:
    void writeNext();
    void end(const std::optional<Error>& error);

    ProjectSession& m_session;
    QList<PacketPerson> m_waiting;
    QString m_folder;
    MakeProgress m_progress;
    QList<WrittenPacket> m_written;
    bool m_running = false;
};

} // namespace tandem
