#pragma once

#include "models/figure.h"
#include "models/kgds/judgeditem.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// Scores that people stand behind: what a judge says of all items, corrected by what people say of
/// some that were drawn at random (docs/corrected-scores.md).
namespace tandem::kgds {

/// What narrows a corrected interval: more checks, and only so far.
struct MoreChecks
{
    /// As many more checks, drawn as those so far were, halve the interval's width. None where the
    /// width cannot be halved so.
    std::optional<qint64> toHalve;
    QString notBecause; ///< translated sentence where there is none
    /// How wide the interval would be with every item checked, which is what samples differ by.
    std::optional<double> widthIfAllChecked;
};

/// One metric of one system, 0 .. 1. In all figures n counts samples: those with a check, of the
/// judge alone those with a verdict.
struct CorrectedMetric
{
    Figure corrected;   ///< by prediction-powered inference
    Figure roganGladen; ///< by the judge's sensitivity and specificity
    Figure people;      ///< from what people checked alone
    Figure judge;       ///< from the judge alone; abstentions have no part in it

    /// How much the correction trusts the judge's "covered", 0 .. 1, and what it takes an
    /// abstention for (0: as "not covered"); none where there is no correction. 0 also where the
    /// judge has nothing to add: every item is checked, or the strata are its verdicts, whose
    /// shares the estimate knows already.
    std::optional<double> trust;
    std::optional<double> abstention;
    std::optional<double> sensitivity; ///< of the judge, among checked items that it answered
    std::optional<double> specificity;

    qint64 items = 0; ///< without those left out
    qint64 samples = 0;
    qint64 checks = 0;
    qint64 checkedSamples = 0;
    qint64 abstained = 0; ///< items
    qint64 inPrompt = 0;  ///< items left out

    std::optional<double> widthAgainstPeople; ///< width of the corrected interval / of theirs
    /// Why the corrected interval is hardly narrower than that of people; empty where it is. A
    /// translated sentence.
    QString noGainBecause;
    std::optional<double> widthAgainstJudge;
    MoreChecks more;
};

/// The metric that is the mean over samples of each sample's mean over its items, with 95 %
/// intervals for what samples like these would have, whose variance is over samples.
///
/// Covered: metrics that are a share of the items of each sample, from checks of single items:
/// CAO-R and KBSAF-R (of the key facts). And every metric, also KBSAF-P, F1 and OP-GM, where people
/// went through whole samples that were drawn at random: then an item is a sample, `judged` its
/// score by the judge and `checked` its score by people. From checks of single items those are not
/// to be had: their denominators and their roots are of each sample's unknown counts, and the mean
/// of ratios of counts that are estimated from a few items of a sample is biased however many
/// samples there are.
///
/// The correction is prediction-powered inference (A. N. Angelopoulos, S. Bates, C. Fannjiang, M.
/// I. Jordan and T. Zrnic, Science 382, 2023) with the tuned weight of PPI++ (A. N. Angelopoulos,
/// J. C. Duchi and T. Zrnic, arXiv 2311.01453, 2023), in form of the difference estimator of survey
/// sampling. Undefined, with the reason, without checks, with items or checks of one sample, and
/// where a stratum has no checks.
CorrectedMetric correctedMetric(const QList<JudgedItem>& items);

} // namespace tandem::kgds
