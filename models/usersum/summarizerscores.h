#pragma once

#include "models/inference/pairedtest.h"
#include "models/usersum/humanagreement.h"
#include "models/usersum/summarizer.h"
#include "models/usersum/usersummetric.h"

#include <QList>
#include <QString>

#include <atomic>

/// Summarizers beside each other and against the baselines that a summary must beat.
namespace tandem::usersum {

/// A row of the paper's Table 4.
struct SummarizerScore
{
    QString log;
    QString summarizer;
    SummarizerRole role = SummarizerRole::Own;
    SummaryScore score; ///< of a baseline without summaries IFM and IDM are undefined
};
/// Of each of them over all of its own users. Once `cancel` is raised, which may be null, all
/// figures are undefined.
QList<SummarizerScore> summarizerScores(const QList<SummarizerPredictions>& all,
    const ScoreRule& rule, const std::atomic_bool* cancel = nullptr);

/// What a test says of a summarizer against a baseline.
enum class BaselineVerdict {
    Beats,   ///< it is better, with a p by Holm of at most kBaselineLevel
    Open,    ///< no difference is shown
    Behind,  ///< it is worse, with such a p
    Unknown, ///< there is no test
};
inline constexpr double kBaselineLevel = 0.05;
/// The word of files, never changes: beats, open, behind; of Unknown none.
QString baselineVerdictKey(BaselineVerdict verdict);
/// As it is shown, translated.
QString baselineVerdictName(BaselineVerdict verdict);

/// A summarizer against a baseline by one metric.
struct BaselineDifference
{
    QString log;
    QString summarizer;
    QString baseline; ///< its summarizer's name
    SummarizerRole role = SummarizerRole::NoSummary;
    UsersumMetric metric = UsersumMetric::Quality;
    /// The summarizer minus the baseline over the users whom both have, by MatchedSummaries;
    /// adjusted for all of the list.
    inference::PairedTest test;
    qint64 leftOut = 0; ///< users whom one of the two lacks, or of whom it has no value
    BaselineVerdict verdict = BaselineVerdict::Unknown;
};
/// Every summarizer against each baseline of its log by predicted share and QM, and by IDM where
/// the baseline has summaries. IFM says nothing here: who has no summary keeps to every length.
/// Once `cancel` is raised, which may be null, no test is defined.
QList<BaselineDifference> baselineDifferences(const QList<SummarizerPredictions>& all,
    const ScoreRule& rule, const std::atomic_bool* cancel = nullptr);

/// A row of the paper's Table 2: people and Q_s about one summarizer's summaries.
struct RatedSummarizer
{
    QString log;
    QString summarizer; ///< empty: all of them together
    HumanAgreement agreement;
};

} // namespace tandem::usersum
