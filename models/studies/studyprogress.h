#pragma once

#include "models/studies/answervalues.h"
#include "models/studies/design.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <optional>

namespace tandem::studies {

/// How far a rater has come.
struct StudyProgress
{
    qsizetype turns = 0;           ///< all of them, practice and check items too
    qsizetype done = 0;            ///< of them, where no answer is lacking
    std::optional<qsizetype> next; ///< the turn to go on with; none where all are done
    QStringList lacking;           ///< of `next`: the questions that need an answer

    /// Handing in takes all answers that are needed.
    bool canSubmit() const { return turns > 0 && done == turns; }

    bool operator==(const StudyProgress&) const = default;
};

/// How far these answers go, the rater's latest to each turn in the order in which turns are shown.
/// The next turn is the first that is not done from `from` on, else the first of all; so one that
/// was left out on the way comes back in the end.
StudyProgress studyProgress(
    const Design& design, const QList<AnswersByQuestion>& answersOfTurns, qsizetype from = 0);

/// Whether a break is offered after the turn that was done as the `done`th of this many: after
/// every Design::breakAfter of them, but not when all are done.
bool isBreakDue(const Design& design, qsizetype done, qsizetype turns);

/// Until when a rater who began then can answer and change answers; none where there is no end.
std::optional<QDateTime> answersEndAt(const Design& design, const QDateTime& firstAnswerAt);

} // namespace tandem::studies
