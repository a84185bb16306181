#include "storage/repositories/personlinks.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/packetinfo.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/linksecret.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

const QString kLinkMade = QStringLiteral("link made");
const QString kLinkRevoked = QStringLiteral("link revoked");

/// Over k (packet_out): it is a link that nobody revoked, as the journal says.
const QString kHolds = QStringLiteral("EXISTS (SELECT 1 FROM journal j WHERE j.subject = k.uuid"
                                      " AND j.event = '%1') AND NOT EXISTS (SELECT 1 FROM journal"
                                      " j WHERE j.subject = k.uuid AND j.event = '%2')")
                           .arg(kLinkMade, kLinkRevoked);
/// Those of people who were not excluded.
const QString kLinks = QStringLiteral(" FROM packet_out k JOIN person n ON n.id = k.person_id"
                                      " WHERE n.active = 1 AND ") +
                       kHolds;

/// Ends every link of the person. How many.
Expected<int> end(Database& database, PersonId person, PersonId by)
{
    TANDEM_TRY(links, valuesOf<QString>(database,
                          QStringLiteral("SELECT k.uuid FROM packet_out k WHERE k.person_id = ?"
                                         " AND ") +
                              kHolds,
                          {person}));
    for (const QString& link : std::as_const(*links))
        TANDEM_DO(Journal(database).append(kLinkRevoked, by, link));
    return int(links->size());
}

} // namespace

Expected<QString> PersonLinks::make(PersonId person, PersonId by)
{
    TANDEM_DO(refuseInPacket(m_database));
    PeopleRepository people(m_database);
    TANDEM_DO(people.requireLead(by));
    TANDEM_TRY(found, people.byId(person));
    if (!found->active)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This person is excluded."),
            found->name, RepositoryWords::tr("Include the person again first."));
    TANDEM_DO(end(m_database, person, by));
    const QString secret = newLinkSecret();
    const QString uuid = newUuid();
    const QByteArray hash = linkHash(secret);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    // Nothing is out that would have to come back first: what a link brings is merged at once.
    TANDEM_DO(insertRow(m_database, "packet_out",
        {{"uuid", uuid}, {"person_id", person}, {"secret", hash}, {"digest", hash},
            {"made_at", now}, {"merged_at", now}}));
    TANDEM_DO(
        Journal(m_database).append(kLinkMade, by, uuid, {{QStringLiteral("person"), found->name}}));
    return secret;
}

Expected<int> PersonLinks::revoke(PersonId person, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    return end(m_database, person, by);
}

Expected<std::optional<PersonLink>> PersonLinks::linkOf(const QString& secret)
{
    return firstRow(m_database,
        QStringLiteral("SELECT k.uuid, k.person_id") + kLinks + QStringLiteral(" AND k.secret = ?"),
        {linkHash(secret)}, into(&PersonLink::uuid, &PersonLink::person));
}

Expected<QHash<PersonId, QDateTime>> PersonLinks::all()
{
    return pairsOf<PersonId, QDateTime>(
        m_database, QStringLiteral("SELECT k.person_id, k.made_at") + kLinks);
}

} // namespace tandem
