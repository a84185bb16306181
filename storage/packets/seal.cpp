#include "storage/packets/seal.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/packets/packetwords.h"

#include <QMessageAuthenticationCode>

namespace tandem {

namespace {

struct Chain
{
    QByteArray secret;
    QByteArray last;
    qint64 count = 0;
};

/// None in a project that is no packet.
Expected<std::optional<Chain>> chainOf(Database& database)
{
    Statement row(database,
        QStringLiteral("SELECT secret, coalesce((SELECT seal FROM packet_seal ORDER BY id DESC"
                       " LIMIT 1), digest), (SELECT count FROM packet_end) FROM packet"));
    std::optional<Chain> chain;
    if (row.next())
        chain = Chain{row.bytes(0), row.bytes(1), row.integer(2)};
    return row.result(chain);
}

Expected<void> appendSeal(Database& database, const Chain& chain, SealKind kind,
    const QString& subject, qint64 at, const QByteArray& bytes)
{
    const QByteArray seal = sealOf(chain.secret, chain.last, bytes);
    return database
        .run(
            QStringLiteral("INSERT INTO packet_seal (kind, subject, at, seal) VALUES (?, ?, ?, ?)"),
            {int(kind), subject, at, seal})
        .and_then([&] { return sealCount(database, chain.secret, seal, chain.count + 1); });
}

} // namespace

Expected<void> sealRow(Database& database, SealKind kind, const QString& uuid)
{
    TANDEM_TRY(chain, chainOf(database));
    if (!*chain)
        return {};
    TANDEM_TRY(row, packetRow(database, kind, uuid));
    if (!*row)
        return failure(ErrorCode::Database,
            PacketWords::tr("An entry just written could not be read back."), uuid);
    return appendSeal(
        database, **chain, kind, sealSubject(**row), (*row)->at, canonicalBytes(**row));
}

Expected<void> sealSubmission(
    Database& database, SealKind kind, const QString& roundUuid, PersonId person, qint64 at)
{
    TANDEM_TRY(chain, chainOf(database));
    if (!*chain)
        return {};
    const auto uuid =
        database.scalar(QStringLiteral("SELECT uuid FROM person WHERE id = ?"), {person.value});
    if (!uuid)
        return failure(uuid.error());
    return appendSeal(database, **chain, kind, roundUuid, at,
        canonicalSubmission(kind, roundUuid, uuid->toString(), at));
}

Expected<void> sealCount(
    Database& packet, const QByteArray& secret, const QByteArray& last, qint64 count)
{
    return packet.run(QStringLiteral("INSERT INTO packet_end (id, count, seal) VALUES (1, ?, ?)"
                                     " ON CONFLICT (id) DO UPDATE SET count = excluded.count,"
                                     " seal = excluded.seal"),
        {count, sealOfCount(secret, last, count)});
}

QByteArray sealOfCount(const QByteArray& secret, const QByteArray& last, qint64 count)
{
    return sealOf(secret, last, CanonicalBytes().add(count).bytes());
}

QString submissionWord(SealKind kind)
{
    return kind == SealKind::Submitted ? QStringLiteral("handed in")
                                       : QStringLiteral("hand-in taken back");
}

QByteArray sealOf(const QByteArray& secret, const QByteArray& before, const QByteArray& bytes)
{
    return QMessageAuthenticationCode::hash(
        CanonicalBytes().add(before).add(bytes).bytes(), secret, QCryptographicHash::Sha256);
}

QByteArray canonicalSubmission(
    SealKind kind, const QString& roundUuid, const QString& personUuid, qint64 at)
{
    return CanonicalBytes().add(qint64(kind)).add(roundUuid).add(personUuid).add(at).bytes();
}

} // namespace tandem
