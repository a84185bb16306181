#include "models/opinions/opinioncheck.h"

#include "models/wordof.h"
#include "models/words.h"

/// What states and criteria are called.
namespace tandem {

QString opinionStateName(OpinionState state)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("OpinionWords", "Not checked"),
        QT_TRANSLATE_NOOP("OpinionWords", "Passed"),
        QT_TRANSLATE_NOOP("OpinionWords", "With the author"),
        QT_TRANSLATE_NOOP("OpinionWords", "Changed, to be checked again"),
        QT_TRANSLATE_NOOP("OpinionWords", "Disputed"), QT_TRANSLATE_NOOP("OpinionWords", "Dropped"),
        QT_TRANSLATE_NOOP("OpinionWords", "Kept")};
    return OpinionWords::tr(wordOf(state, words));
}

QString opinionCriterionQuestion(OpinionCriterion criterion)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("OpinionWords", "Does it say what the speaker said?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is every reference clarified, and rightly?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is it one opinion only?"),
        QT_TRANSLATE_NOOP("OpinionWords", "Is it understood without the others?")};
    return OpinionWords::tr(wordOf(criterion, words));
}

} // namespace tandem
