#include "models/opinions/opinioncheck.h"

#include "models/wordof.h"
#include "models/words.h"

/// What states and criteria are called.
namespace tandem {

QString opinionStateName(OpinionState state)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("OpinionWords", "Not reviewed"),
        QT_TRANSLATE_NOOP("OpinionWords", "Passed"),
        QT_TRANSLATE_NOOP("OpinionWords", "Waiting for author"),
        QT_TRANSLATE_NOOP("OpinionWords", "Revised, needs another review"),
        QT_TRANSLATE_NOOP("OpinionWords", "Disputed"),
        QT_TRANSLATE_NOOP("OpinionWords", "Discarded"), QT_TRANSLATE_NOOP("OpinionWords", "Kept")};
    return OpinionWords::tr(wordOf(state, words));
}

QString opinionCriterionQuestion(OpinionCriterion criterion)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("OpinionWords", "Does it say what the speaker said?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is every reference clarified correctly?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is it only one opinion?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is it understandable without the others?")};
    return OpinionWords::tr(wordOf(criterion, words));
}

} // namespace tandem
