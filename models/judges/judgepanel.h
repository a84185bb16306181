#pragma once

#include "models/judges/judgecard.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

/// Judges, and panels of them, beside people.
namespace tandem::judges {

/// How a judge agrees with people on items that all judges of the task answered, and people did.
/// People's answer is their majority, without ties. Intervals are over groups: of shares those of
/// groupedShare(), of kappa by the jackknife.
struct PeopleAlignment
{
    QString judge; ///< empty: the panel of all others in the task
    QString measure;
    JudgedTask task = JudgedTask::Pairs;
    qint64 judges = 1; ///< of a panel, its members
    qint64 tied = 0;   ///< items without a majority of a panel, or of a judge's repeated answers
    // Of yes or no, and choices; undefined of scores.
    Figure agreement;   ///< share of items with the same answer
    Figure kappa;       ///< Cohen's
    Figure sensitivity; ///< among items that people answer with yes (the first text)
    Figure specificity;
    // Of scores; undefined of others.
    Figure distance; ///< mean distance from people's mean on the scale 0 .. 1
    Figure pearson;  ///< without an interval
};

/// Returns a row for each judge, by task, and behind those of a task with several judges one for
/// their panel: the majority of yes or no and of choices, the mean of scores. Tasks without an item
/// that all judges and people answered have none; nor has evidence, whose items differ by judge.
QList<PeopleAlignment> peopleAlignments(const QList<JudgeRecord>& records);

/// A row for each; without rows where there are none.
results::Section peopleAlignmentSection(const QList<PeopleAlignment>& alignments);

} // namespace tandem::judges
