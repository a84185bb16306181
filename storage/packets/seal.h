#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/packets/packetrow.h"

#include <QByteArray>
#include <QString>

/// Seals show whether a packet was altered on its way. They keep nothing secret: whoever has the
/// packet has the key that they are made with (docs/project-file.md).
namespace tandem {

class Database;

/// Appends the seal of the row of `kind` (not a submission) with this UUID, which was just
/// inserted, inside the caller's transaction. Does nothing in a project that is no packet.
Expected<void> sealRow(Database& database, SealKind kind, const QString& uuid);

/// The same for a submission or for its taking back, at `at` milliseconds since 1970.
Expected<void> sealSubmission(
    Database& database, SealKind kind, const QString& roundUuid, PersonId person, qint64 at);

/// Stores how many seals the packet has, the last of which is `last`, with a seal of its own.
Expected<void> sealCount(
    Database& packet, const QByteArray& secret, const QByteArray& last, qint64 count);
QByteArray sealOfCount(const QByteArray& secret, const QByteArray& last, qint64 count);

/// The event of the journal that stands for a submission or for its taking back.
QString submissionWord(SealKind kind);

/// The seal of `bytes` that follows the seal `before`; the first one follows the packet's digest.
QByteArray sealOf(const QByteArray& secret, const QByteArray& before, const QByteArray& bytes);

/// What the seal of a submission or of its taking back is taken of.
QByteArray canonicalSubmission(
    SealKind kind, const QString& roundUuid, const QString& personUuid, qint64 at);

} // namespace tandem
