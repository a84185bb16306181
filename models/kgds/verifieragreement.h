#pragma once

#include "models/agreement/agreement.h"
#include "models/agreement/correlation.h"
#include "models/kgds/record.h"
#include "models/kgds/systemmetric.h"
#include "models/kgds/systemoutput.h"

#include <QList>
#include <QString>

#include <atomic>

/// Whether what a benchmark says depends on who verified it.
namespace tandem::kgds {

/// What a judge says of the facts that a metric counts, in their order; of the others nothing.
QList<Conclusion> countedConclusions(
    const SampleRecord& record, const QList<QList<Conclusion>>& facts);

/// What one verifier says of one output, and what the output's scores are by it.
struct VerifiedOutput
{
    SystemRef system;
    qint64 sample = 0;
    QList<Conclusion> facts; ///< countedConclusions()
    QList<Conclusion> opinions;
    SampleScore score;
};
/// A judge: a model, or people. It judged each output once at most.
struct Verifier
{
    QString name;
    QList<VerifiedOutput> outputs;
};

enum class VerifiedKind { Facts, Opinions };

/// Two verifiers over the facts or opinions of the outputs that both judged. Intervals are by the
/// cluster bootstrap over samples (C. A. Field and A. H. Welsh, J. R. Stat. Soc. B 69, 2007), since
/// neither the items of an output nor a sample's outputs of several systems are independent; none
/// of one sample, and where all resamples agree alike.
struct VerifierPair
{
    qsizetype first = 0; ///< places of verifiers
    qsizetype second = 0;
    VerifiedKind kind = VerifiedKind::Facts;
    Figure percent;    ///< share of items on which both said the same; n counts items
    KappaFigure kappa; ///< Cohen's
    qint64 samples = 0;
    qint64 answeredByOne = 0; ///< items, no part of n: the other gave no answer
};

/// How often a system keeps the rank that it has by one verifier.
struct RankStability
{
    SystemRef system;
    double rank = 0.0; ///< from 1, equal means share the average of their places
    /// Share of the resamples over samples in which the rank is the same; n counts samples.
    Figure kept;
};
/// All systems that a verifier has a mean of, in the order of their ranks.
struct VerifierRanking
{
    qsizetype verifier = 0;
    QList<RankStability> systems;
};
/// Kendall's tau-b of the means of the systems that both verifiers have.
struct RankAgreement
{
    qsizetype first = 0;
    qsizetype second = 0;
    Correlation tau;
};

/// What a raised `cancel`, which may be null, ends soon has figures that mean nothing.
QList<VerifierPair> verifierPairs(
    const QList<Verifier>& verifiers, const std::atomic_bool* cancel = nullptr);
/// Of the systems of one pattern by one metric.
QList<VerifierRanking> verifierRankings(const QList<Verifier>& verifiers, Pattern pattern,
    TableMetric metric, const std::atomic_bool* cancel = nullptr);
QList<RankAgreement> rankAgreements(
    const QList<Verifier>& verifiers, Pattern pattern, TableMetric metric);

/// A system's mean over its samples by one verifier.
struct VerifiedMean
{
    SystemRef system;
    double mean = 0.0;
};
QList<VerifiedMean> verifiedMeans(const Verifier& verifier, Pattern pattern, TableMetric metric);

} // namespace tandem::kgds
