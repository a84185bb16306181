#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// How somebody worked, whatever their answers say: what rushed and straight-lined work is known
/// by, in rounds and in studies.
namespace tandem {

struct ComparedItem;

/// The median in seconds of active times in ms, with how many there are; undefined without any.
Figure medianSeconds(QList<qint64> timesMs);
/// The largest of `counts` as a share of their sum: of how often each answer was given, how many
/// were one and the same. Undefined where there are fewer than `fewest` answers.
Figure shareOfOneAnswer(const QList<qint64>& counts, qint64 fewest);

/// Whether a rule applies: the figure is below its limit, or is as large as it. Never where either
/// is not there.
bool isBelow(const Figure& figure, const std::optional<double>& limit);
bool isAtLeast(const Figure& figure, const std::optional<double>& limit);

/// When the work of one of a pair is pointed out to the lead; a rule that is not there is off.
struct HabitRules
{
    std::optional<double> secondsPerItem = 2.0; ///< a median below this
    std::optional<double> straightLining = 1.0; ///< at least this share of one and the same answer
    bool operator==(const HabitRules&) const = default;
};

/// Fewest answers in a round of which straight-lining can be said.
inline constexpr qint64 kFewestAlikeInRound = 10;

/// How one of a pair answered in a closed round.
struct AnswerHabits
{
    Figure seconds;       ///< median of the active time on an item; n counts items with a time
    Figure straightLined; ///< largest share of one answer
};
/// Of the one of the pair who is `a`, or the other.
AnswerHabits answerHabits(const QList<ComparedItem>& items, bool a);

/// A translated sentence for each rule that applies to somebody's work, with the figure and the
/// rule; none where nothing is to be pointed out.
QStringList habitSentences(
    const QString& name, const AnswerHabits& habits, const HabitRules& rules);

} // namespace tandem
