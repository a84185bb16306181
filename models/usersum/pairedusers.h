#pragma once

#include "models/inference/pairedtest.h"
#include "models/usersum/usersummetric.h"

#include <QList>
#include <QStringList>

#include <atomic>

/// Two sets of summaries, user by user.
namespace tandem::usersum {

/// The users of whom both sides have a value, each with the mean over the runs in which both do.
struct PairedUsers
{
    QStringList users; ///< in the order of their names, so that what is drawn is the same again
    inference::ScoresOfTwo values;
    qint64 leftOut = 0; ///< users whom one side lacks, or of whom it has no value
};
PairedUsers pairedUsers(const QList<PredictedSummary>& first, const QList<PredictedSummary>& second,
    UsersumMetric metric, const ScoreRule& rule);
/// What tests over users are asked with.
inference::PairedRules userRules(const std::atomic_bool* cancel);

} // namespace tandem::usersum
