#pragma once

#include "models/figure.h"
#include "models/studies/answers.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

/// Why a rater's answers are left out of results.
enum class ExclusionRule { FailedChecks, TooQuick, StraightLining, FewAnswered };

/// The word of files, never changes: failed_checks, too_quick, straight_lining, few_answered.
QString exclusionRuleKey(ExclusionRule rule);
/// What people read of it, translated: "too quick".
QString exclusionRuleName(ExclusionRule rule);

/// How a rater worked, whatever the answers say of the items. Practice items play no part.
struct RaterFigures
{
    int rater = 0;        ///< its place in StudyAnswers::raters
    qint64 items = 0;     ///< rated and check items with an answer of theirs
    qint64 answers = 0;   ///< to rated items
    qint64 failed = 0;    ///< check items with a wrong answer
    Figure checks;        ///< share of check items answered right, with Wilson's interval
    Figure seconds;       ///< median of the active time on an item; n counts items with a time
    Figure straightLined; ///< largest share of one answer, as shown, among those to one question
                          ///< about rated items
    Figure answered;      ///< share of the items that they were asked about
    QList<ExclusionRule> excludedBy; ///< empty: counts
};

/// Fewest answers to a question of which straight-lining can be said.
inline constexpr qint64 kFewestForStraightLining = 5;

/// The figures of every rater, in their order. What a rule of the design needs and is not there
/// excludes nobody. A check item is answered right where each of its known answers was given.
QList<RaterFigures> raterFigures(const StudyAnswers& answers);

} // namespace tandem::studies
