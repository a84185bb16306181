#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/answerhabits.h"
#include "models/rounds/round.h"
#include "storage/changes/change.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Something about a closed round of paragraphs or facts that a lead should look at.
struct LeadNote
{
    enum class Kind {
        Guideline, ///< an adjudicator says that the guideline must change
        Habit,     ///< one of the pair was quick, or gave one answer throughout
    };
    Kind kind = Kind::Guideline;
    SampleId sample;
    int position = 0; ///< of the sample
    QString title;    ///< likewise
    Step step = Step::Paragraphs;
    RoundId round = {};
    ItemId item = {}; ///< decided about; invalid where it is about the whole round
    int number = 0;   ///< of the item; 0 likewise
    QString text;     ///< the note of the decision, or a translated sentence about the work
    bool operator==(const LeadNote&) const = default;
};

/// What there is to look at, and the rules by which it was found.
struct LeadNotes
{
    HabitRules rules;
    QList<LeadNote> notes; ///< by kind and sample
};

/// Finds it. Rounds whose sides are not named yet
/// (ComparisonRepository::sidesShown()) say nothing of how either of the pair worked. Reads every
/// closed round: for a worker.
Expected<LeadNotes> leadNotes(Database& database, const CancelFlag& cancelled = {});

} // namespace tandem
