#pragma once

#include "models/agreement/confusion.h"
#include "models/agreement/correlation.h"
#include "models/usersum/humanrating.h"
#include "models/usersum/summaryscore.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

/// How far Q_s and people agree about summaries (USERSUMBENCH, section 4.1).
namespace tandem::usersum {

/// The agreement of people with Q_s. What people say of a user is what most of their raters say.
struct HumanAgreement
{
    QList<int> runs; ///< as the score's
    /// MAA, the share of users of whom Q_s and people say the same. The interval is that of the
    /// bootstrap over users, whose runs go together.
    RunsFigure maa;
    QList<Confusion> confusions; ///< of each run
    QList<Correlation> pearsons; ///< of people's Good (1) and Bad (0) with Q_s, in each run
    Figure pearson;              ///< the mean of those that are defined; n counts users of a run
    std::optional<double> pearsonSd;
    qint64 unrated = 0;   ///< users with a summary whom nobody rated
    qint64 tied = 0;      ///< left out: users with a Q_s and as many Good as Bad
    qint64 unmatched = 0; ///< rated users without a summary that has a Q_s
};

/// Users by ratings and Q_s, summed over the runs.
Confusion confusionOverRuns(const HumanAgreement& agreement);

/// One summarizer's summaries, and what people say of them: of each rater at most one of each user.
struct SummariesAndRatings
{
    QList<PredictedSummary> summaries;
    QList<HumanRating> ratings;
};
/// The same over the summaries of several summarizers. Users count once, with the mean over all
/// summaries of theirs that count; `unrated`, `tied` and `unmatched` are summed over summarizers.
HumanAgreement humanAgreementOver(const QList<SummariesAndRatings>& summarizers,
    const ScoreRule& rule, const std::atomic_bool* cancel = nullptr);

/// Compares ratings, of each rater at most one of each user, with the summaries' Q_s.
HumanAgreement humanAgreement(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::usersum
