#include "views/packets/packetwriting.h"

#include "views/session/projectsession.h"

#include <utility>

namespace tandem {

PacketWriting::PacketWriting(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

void PacketWriting::start(
    const QList<PacketPerson>& people, const QString& folder, const MakeProgress& progress)
{
    m_waiting = people;
    m_folder = folder;
    m_progress = progress;
    m_written.clear();
    m_running = true;
    writeNext();
}

void PacketWriting::writeNext()
{
    if (m_waiting.isEmpty()) {
        end(std::nullopt);
        return;
    }
    const PacketPerson person = m_waiting.takeFirst();
    const QString path = suggestedPacketPath(m_session.project().path(), m_folder, person.name);
    using Draft = std::shared_ptr<PacketDraft>;
    m_session.project().read<Draft>(
        [person, path, progress = m_progress(person.name)](
            Database& database, const CancelFlag&) -> Expected<Draft> {
            return PacketDraft::make(database, {person.id, {}}, path, newPacketStamp(), progress)
                .map([](std::unique_ptr<PacketDraft>&& draft) { return Draft(std::move(draft)); });
        },
        this,
        [this](const Expected<Draft>& draft) {
            if (draft)
                note(*draft);
            else
                end(draft.error());
        });
}

void PacketWriting::note(const std::shared_ptr<PacketDraft>& draft)
{
    m_session
        .change(this, {.write = [draft, by = m_session.currentPerson()](
                                    Database& database) -> Expected<Written> {
            return draft->record(database, by).map([] { return Written(PeopleChanged{}); });
        }})
        .onEnded(this, [this, draft](const Expected<void>& noted) {
            const auto written =
                noted ? draft->finish() : Expected<WrittenPacket>(failure(noted.error()));
            if (!written) {
                end(written.error());
                return;
            }
            m_written.append(*written);
            writeNext();
        });
}

void PacketWriting::end(const std::optional<Error>& error)
{
    m_waiting.clear();
    m_running = false;
    emit ended(m_written, error);
}

} // namespace tandem
