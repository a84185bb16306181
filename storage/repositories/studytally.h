#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "storage/repositories/studyrows.h"

#include <QList>

namespace tandem {

class Database;

/// How often a study's rated items were completed, and how often they have to be.
struct StudyTally
{
    int items = 0;         ///< rated
    int itemsComplete = 0; ///< that lack nobody
    qint64 wanted = 0;
    qint64 done = 0; ///< not counting more than wanted of an item
};

/// Of each item as many raters are wanted as the latest design asks for, but no more than can be
/// asked: where no open link brings others, those who neither ended before time nor were replaced.
Expected<StudyTally> studyTally(Database& database, StudyId study, const QList<StudyTurn>& turns);

} // namespace tandem
