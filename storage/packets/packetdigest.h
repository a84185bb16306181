#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QByteArray>
#include <QString>

namespace tandem {

class Database;

/// SHA-256 over everything that the round asks: who is asked, the article, the discussion, and for
/// the later steps the facts asked about or who writes about which utterance. The same in a project
/// and in its packets as long as nothing of it changes.
Expected<QByteArray> roundDigest(Database& database, RoundId round);

/// SHA-256 over all that a packet brings along: project, person, people, rule and guideline, and
/// the digests of all its rounds, and what raters are asked.
Expected<QByteArray> packetDigest(
    Database& packet, const QString& projectUuid, const QString& personUuid);

} // namespace tandem
