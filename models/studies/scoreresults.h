#pragma once

#include "models/agreement/correlation.h"
#include "models/figure.h"
#include "models/studies/questionresults.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tandem::studies {

/// How a score of 0 or 1 and people's good or bad meet; good is positive.
struct Confusion
{
    qint64 truePositive = 0;  ///< people good, score 1
    qint64 falsePositive = 0; ///< people bad, score 1
    qint64 falseNegative = 0; ///< people good, score 0
    qint64 trueNegative = 0;  ///< people bad, score 0

    bool operator==(const Confusion&) const = default;
};

/// A score beside the majority's good or bad (USERSUMBENCH).
struct ScoreAgreement
{
    QString score;
    qint64 items = 0;   ///< with a majority and the score
    qint64 tied = 0;    ///< left out: no majority
    qint64 missing = 0; ///< left out: with a majority, without the score
    Figure maa;         ///< share of items on which they say the same, with Wilson's interval
    std::optional<Confusion> confusion; ///< where every score is 0 or 1
    /// With the majority's good as 1 and bad as 0, by kCoefficients.
    std::array<Correlation, kCoefficients.size()> correlations;
};

/// The scores of items without sides, by name.
QStringList unsidedScores(const QList<StudyItem>& items);

/// Of every such score. `question` is a choice; "good" or "yes" counts as good, or else its first
/// option.
QList<ScoreAgreement> scoreAgreements(const StudyAnswers& answers, const QuestionResults& question);

} // namespace tandem::studies
