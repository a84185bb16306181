#include "models/studies/studyprogress.h"

namespace tandem::studies {

StudyProgress studyProgress(
    const Design& design, const QList<AnswersByQuestion>& answersOfTurns, qsizetype from)
{
    StudyProgress progress;
    progress.turns = answersOfTurns.size();
    for (qsizetype turn = 0; turn < answersOfTurns.size(); ++turn) {
        const QStringList lacking = lackingAnswers(design, answersOfTurns.at(turn));
        if (lacking.isEmpty()) {
            ++progress.done;
            continue;
        }
        const bool isFirst = !progress.next || (*progress.next < from && turn >= from);
        if (isFirst) {
            progress.next = turn;
            progress.lacking = lacking;
        }
    }
    return progress;
}

bool isBreakDue(const Design& design, qsizetype done, qsizetype turns)
{
    return design.breakAfter > 0 && done > 0 && done < turns && done % design.breakAfter == 0;
}

std::optional<QDateTime> answersEndAt(const Design& design, const QDateTime& firstAnswerAt)
{
    if (design.comeBackDays == 0 || !firstAnswerAt.isValid())
        return std::nullopt;
    return firstAnswerAt.addDays(design.comeBackDays);
}

} // namespace tandem::studies
