#pragma once

#include "models/figure.h"
#include "models/inference/davidson.h"
#include "models/studies/answers.h"
#include "models/studies/systemwins.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::studies {

struct QuestionResults;

/// How strong a system is by all of its comparisons.
struct SystemStrength
{
    QString system;
    /// Log strength, of which the mean over systems is 0; n counts comparisons. Its interval is the
    /// bootstrap's over items or groups, none until it is computed.
    Figure strength;
    int rank = 0; ///< from 1; 0 where strengths are undefined
    /// Systems that share a letter do not differ significantly: the adjusted p of the test between
    /// them is 0.05 or more, or there is none.
    QString letters;
};

/// The strengths of more than two systems by Davidson's model, the strongest first.
struct SystemStrengths
{
    QList<SystemStrength> systems; ///< none of two
    double ties = 0.0;             ///< DavidsonFit::ties
};

/// Returns them of the comparisons that the tests between systems count. Undefined, with the
/// reason, where a system won or lost against all others it is connected with, and where all are
/// ties.
SystemStrengths systemStrengths(const QList<SystemTest>& tests);

/// Returns what each of the question's majorities, item by item, says of pairs of these systems.
QList<QList<inference::ComparedPair>> comparedPairsOfItems(
    const SystemStrengths& strengths, const StudyAnswers& answers, const QuestionResults& question);

} // namespace tandem::studies
