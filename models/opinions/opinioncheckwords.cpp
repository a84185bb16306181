#include "models/opinions/opinioncheck.h"

#include "models/opinions/opinionwords.h"

/// What states and criteria are called.
namespace tandem {

QString opinionStateName(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return OpinionWords::tr("Not checked");
    case OpinionState::Passed:
        return OpinionWords::tr("Passed");
    case OpinionState::AwaitingAuthor:
        return OpinionWords::tr("With the author");
    case OpinionState::AwaitingRecheck:
        return OpinionWords::tr("Changed, to be checked again");
    case OpinionState::Disputed:
        return OpinionWords::tr("Disputed");
    case OpinionState::Dropped:
        return OpinionWords::tr("Dropped");
    case OpinionState::Kept:
        return OpinionWords::tr("Kept");
    }
    Q_UNREACHABLE();
}

QString opinionCriterionQuestion(OpinionCriterion criterion)
{
    switch (criterion) {
    case OpinionCriterion::Faithful:
        return OpinionWords::tr("Does it say what the speaker said?");
    case OpinionCriterion::References:
        return OpinionWords::tr("Is every reference clarified, and rightly?");
    case OpinionCriterion::Atomic:
        return OpinionWords::tr("Is it one opinion only?");
    case OpinionCriterion::Independent:
        return OpinionWords::tr("Is it understood without the others?");
    }
    Q_UNREACHABLE();
}

} // namespace tandem
