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
    const auto draft = std::make_shared<std::unique_ptr<PacketDraft>>();
    const auto prepare = [person, path, draft, by = m_session.currentPerson(),
                             progress = m_progress(person.name)](
                             Database& database, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY_VAR(
            made, PacketDraft::make(database, {person.id, {}}, path, newPacketStamp(), progress));
        *draft = std::move(*made);
        return Prepared{[draft, by](Database& database) {
            return (*draft)->record(database, by).map([] { return Written(PeopleChanged{}); });
        }};
    };
    m_session.change(this, {.prepare = prepare})
        .onEnded(this, [this, draft](const Expected<void>& noted) {
            const auto written =
                noted ? (*draft)->finish() : Expected<WrittenPacket>(failure(noted.error()));
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
