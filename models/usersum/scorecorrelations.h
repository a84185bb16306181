#pragma once

#include "models/agreement/correlation.h"
#include "models/inference/means.h"
#include "models/usersum/humanrating.h"
#include "models/usersum/summaryscore.h"

#include <QHash>
#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

/// How far what people say of summaries goes with what they got: Q_s beside reference-free scores
/// (USERSUMBENCH, section 4.1, Table 3).
namespace tandem::usersum {

/// A score of each user's summary: by a reference-free measure, by a model, or brought in.
struct NamedValues
{
    QString key;                   ///< for programs, never translated
    QString name;                  ///< for people; may be from outside
    QHash<QString, double> byUser; ///< what is not finite counts as missing
};

/// How far one score goes with people's ratings.
struct ScoreCorrelation
{
    QString key;
    QString name;
    /// In the order of kCoefficients, of Good (1) and Bad (0) with the score; n counts users. The
    /// interval is that of the bootstrap over users, none where too few resamples have a value.
    /// Of Q_s the mean over the runs that have one.
    std::array<Figure, kCoefficients.size()> figures;
    /// Of each of them, as correlationBy() has it; none of a mean over several runs.
    std::array<std::optional<double>, kCoefficients.size()> p;
    qint64 missing = 0;  ///< users with a majority who lack the score (of Q_s: in every run)
    int runs = 1;        ///< in which it was taken: of Q_s those of the predictions
    int definedRuns = 0; ///< of these: in which ratings and score vary, so that there is a value

    /// Whether it is the mean over some of its runs, and so no figure of all of them.
    bool isOfSomeRuns() const { return definedRuns > 0 && definedRuns < runs; }
};

/// Every score against people's ratings. What people say of a user is what most of their raters
/// say.
struct ScoreCorrelations
{
    QList<ScoreCorrelation> scores; ///< Q_s first, then as they were given
    qint64 rated = 0;               ///< users with a majority
    qint64 tied = 0;                ///< left out: users with as many Good as Bad
    int runs = 0;                   ///< that Q_s is the mean of
};

/// Correlates the ratings of one summarizer's summaries, of each rater at most one of each user,
/// with Q_s and with each of `scores`. The same on every machine; undefined figures say why, and
/// all of them are undefined once `cancel` is raised, which may be null.
ScoreCorrelations scoreCorrelations(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule, const QList<NamedValues>& scores,
    const std::atomic_bool* cancel = nullptr, int resamples = inference::kMeanResamples);

} // namespace tandem::usersum
