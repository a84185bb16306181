#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/studyraterrepository.h"

#include <QList>

namespace tandem {

class Database;

/// Where a packet brings `person` something to rate: as whom they are asked in studies that are
/// open, have not ended for them, and were handed out to them.
Expected<QList<StudyRater>> packetRaters(Database& project, PersonId person);

/// Copies what one rater gets to see of a study, and what they said so far, into a packet: items as
/// they are shown, in the order in which they are, under the UUIDs of the rater's turns. Neither
/// names of items, systems, scores, strata, sides, known answers and which items these belong to,
/// nor the seed, exclusions and number of raters, nor anybody else, are ever in the file.
Expected<void> copyStudy(
    Database& project, Database& packet, const StudyRater& rater, qint64 personInPacket);

/// Notes in the project that the rater works elsewhere: their version and turns stay as they are.
Expected<void> noteHandedOut(Database& project, const StudyRater& rater, const QByteArray& secret);

} // namespace tandem
