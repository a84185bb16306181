#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "storage/formats/studyanswersreader.h"

#include <QList>
#include <QStringList>

namespace tandem {

class Database;

/// What answers that were collected elsewhere brought.
struct CollectedAnswers
{
    int fresh = 0;
    int known = 0;
    int takenBack = 0;     ///< by a later row without an answer
    int passedOver = 0;    ///< rows that changed nothing
    int raters = 0;        ///< that the study did not have before
    QStringList remarks{}; ///< what was passed over, and why; names that are alike and not the same
};

/// Takes over answers that were collected with any other tool, inside the caller's transaction: all
/// of them or none, each once however often its file comes and however its rows are parted.
/// Raters are known by their names and by the ids of their platforms (comparedRater()), and added
/// where the study has none of them, also beside one whom case alone tells apart; they are asked
/// about what they answered, on the sides and in the places that the file says. A turn that was
/// assigned before keeps its place, which is said where the file has another. An empty answer takes
/// back what its rater said before. `by` has to be a lead. NotFound where the study has no such
/// item, InvalidInput where its design has no such question or answer, each with the row's place;
/// Refused once the study is closed, where a turn that was assigned before shows the other side
/// first than the file says (each rater and item is named), for raters who have answered in the
/// project themselves (all of them are named, with their rows), who have submitted, and who have
/// withdrawn, known again by the name that was erased.
Expected<CollectedAnswers> takeCollectedAnswers(
    Database& database, StudyId study, const CollectedRows& collected, PersonId by);

} // namespace tandem
