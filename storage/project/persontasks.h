#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/system.h"
#include "models/rounds/round.h"
#include "models/studies/ids.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Something that one person has to do: where it is, and how far they are with it. Of what others
/// said it tells nothing.
struct PersonTask
{
    enum class Kind {
        Paragraphs, ///< of a sample, to be labelled
        KeyFacts,
        Opinions,         ///< to be written
        PeerReview,       ///< of opinions that both have submitted
        Adjudication,     ///< of what two who have submitted answered differently
        EvaluationReview, ///< begun and not finished
        JudgmentReview,   ///< begun and not finished
        Rating,           ///< in a study
    };

    Kind kind = Kind::Paragraphs;
    SampleId sample{};
    EvaluationId evaluation{};
    kgds::SystemRef system{}; ///< whose output is reviewed
    QString judge{};          ///< whose judgment of it
    RaterId rater{};
    Step step = Step::Paragraphs; ///< of an adjudication
    int position = 0;             ///< of the sample or case; 0: it is a study
    QString title{};              ///< of the sample, the case or the study
    int done = 0;
    int total = 0;
    bool operator==(const PersonTask&) const = default;
};

/// The next tasks of `person`, at most `most`: what they have begun and what their partner waits
/// for first, then one of each kind, then more of these kinds, by sample. For a worker.
Expected<QList<PersonTask>> nextTasks(Database& database, PersonId person, int most);

} // namespace tandem
