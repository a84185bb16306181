#pragma once

#include "models/agreement/confusion.h"
#include "models/agreement/correlation.h"
#include "models/figure.h"
#include "models/studies/questionresults.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace tandem::studies {

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
