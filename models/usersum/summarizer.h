#pragma once

#include "models/usersum/summaryscore.h"

#include <QList>
#include <QString>

#include <array>

/// Several summarizers of the same users, and what they have to beat.
namespace tandem::usersum {

/// What summaries are there for.
enum class SummarizerRole {
    Own,           ///< a summarizer that is to be judged
    NoSummary,     ///< baseline: the predictor sees nothing of the user
    SomebodyElses, ///< baseline: it sees the summary of another user
    MostPopular,   ///< baseline: no predictor, what most users do
};
inline constexpr std::array kSummarizerRoles{SummarizerRole::Own, SummarizerRole::NoSummary,
    SummarizerRole::SomebodyElses, SummarizerRole::MostPopular};
/// The word of files, never changes: summarizer, no_summary, somebody_elses, most_popular.
QString summarizerRoleKey(SummarizerRole role);
/// "summarizer", "baseline: no summary", translated.
QString summarizerRoleName(SummarizerRole role);
inline bool isBaseline(SummarizerRole role)
{
    return role != SummarizerRole::Own;
}
/// Whether there are summaries at all, which can be long or short.
inline bool hasSummaries(SummarizerRole role)
{
    return role == SummarizerRole::Own || role == SummarizerRole::SomebodyElses;
}

/// What prediction runs got out of one summarizer's summaries.
struct SummarizerPredictions
{
    QString summarizer; ///< as people call it; of one log no two the same
    QList<PredictedSummary> summaries;
    SummarizerRole role = SummarizerRole::Own;
    QString log = {};     ///< the data set; empty where there is only one
    QString ofOther = {}; ///< of SomebodyElses: whose summaries they are; empty: no matter whose
};

} // namespace tandem::usersum
