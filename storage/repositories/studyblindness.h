#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/studyrepository.h"

#include <QList>
#include <QString>

namespace tandem {

/// The gate that keeps a rater blind outside of their study: who is asked about what the project's
/// systems wrote sees neither systems nor scores nor what was said of them, in any screen or
/// search, until the study is closed. A lead, who makes studies, sees everything.
class StudyBlindness final : Repository
{
public:
    using Repository::Repository;

    /// The title of an open study in which this person is asked about the project's outputs or
    /// their evaluations and was neither screened out nor replaced nor has withdrawn; empty where
    /// there is none, for a lead, and for an invalid id. A rater without a person who has the
    /// person's name is theirs: a form or a link makes nobody less blind.
    Expected<QString> ratedBy(PersonId person);
    /// Refuses who is asked in such a study, with its title.
    Expected<void> requireNoRater(PersonId person);
    /// The closed studies whose results somebody may open who does not lead: none while they are
    /// asked in an open study, and none with items of a study that is open still.
    Expected<QList<StudySummary>> withResultsFor(PersonId person);
};

} // namespace tandem
