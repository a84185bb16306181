#pragma once

#include "models/agreement/correlation.h"
#include "models/usersum/summaryscore.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

/// How far Q_s and people agree about summaries (USERSUMBENCH, section 4.1).
namespace tandem::usersum {

/// What somebody says of a user's summary.
struct HumanRating
{
    QString user;
    QString rater; ///< may be empty where only one person rates
    bool isGood = false;
    bool operator==(const HumanRating&) const = default;
};

/// How ratings and Q_s go together; the prediction is what is right or wrong.
struct Confusion
{
    qint64 truePositive = 0;  ///< both say Good
    qint64 falsePositive = 0; ///< Q_s says Good, people Bad
    qint64 falseNegative = 0; ///< Q_s says Bad, people Good
    qint64 trueNegative = 0;  ///< both say Bad
    qint64 all() const { return truePositive + falsePositive + falseNegative + trueNegative; }
    bool operator==(const Confusion&) const = default;
};

/// The agreement of ratings with Q_s.
struct HumanAgreement
{
    QList<int> runs; ///< as the score's
    /// MAA, the share of ratings that Q_s agrees with. Each rating counts once; the interval is
    /// that of the bootstrap over users, whose ratings and runs go together.
    RunsFigure maa;
    QList<Confusion> confusions; ///< of each run
    Confusion confusion;         ///< their sum
    QList<Correlation> pearsons; ///< of ratings (Good 1, Bad 0) with Q_s, in each run
    Figure pearson;              ///< the mean of those that are defined; n counts ratings of a run
    std::optional<double> pearsonSd;
    qint64 unrated = 0;   ///< users with a summary whom nobody rated
    qint64 unmatched = 0; ///< ratings of users without a summary that has a Q_s
};

/// Compares ratings, of each rater at most one of each user, with the summaries' Q_s.
HumanAgreement humanAgreement(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::usersum
