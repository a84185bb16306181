#include "models/opinions/opinioncheck.h"

#include <QCoreApplication>

/// What states and criteria are called.
namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OpinionCheck)
};

} // namespace

QString opinionStateName(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return Words::tr("Not checked");
    case OpinionState::Passed:
        return Words::tr("Passed");
    case OpinionState::AwaitingAuthor:
        return Words::tr("With the author");
    case OpinionState::AwaitingRecheck:
        return Words::tr("Changed, to be checked again");
    case OpinionState::Disputed:
        return Words::tr("Disputed");
    case OpinionState::Dropped:
        return Words::tr("Dropped");
    case OpinionState::Kept:
        return Words::tr("Kept");
    }
    Q_UNREACHABLE();
}

QString opinionCriterionQuestion(OpinionCriterion criterion)
{
    switch (criterion) {
    case OpinionCriterion::Faithful:
        return Words::tr("Does it say what the speaker said?");
    case OpinionCriterion::References:
        return Words::tr("Is every reference clarified, and rightly?");
    case OpinionCriterion::Atomic:
        return Words::tr("Is it one opinion only?");
    case OpinionCriterion::Independent:
        return Words::tr("Is it understood without the others?");
    }
    Q_UNREACHABLE();
}

} // namespace tandem
