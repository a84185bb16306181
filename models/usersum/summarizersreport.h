#pragma once

#include "models/results/report.h"
#include "models/usersum/humanagreement.h"
#include "models/usersum/scorecorrelations.h"
#include "models/usersum/sensitivity.h"
#include "models/usersum/summarizer.h"

#include <QHash>
#include <QJsonArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <atomic>
#include <optional>
#include <utility>

/// Everything that is said of the summarizers of one log, as one report.
namespace tandem::usersum {

/// What a report tells; each is a section or a few.
enum class UsersumPart {
    Summarizers,  ///< the paper's Table 4
    Baselines,    ///< what a summary must beat
    Agreement,    ///< Table 2: people and Q_s
    Correlations, ///< Table 3: people and every score
    Sensitivity,  ///< to the threshold, the length, the word limit
    Comparison,   ///< two summarizers
};
inline constexpr std::array kUsersumParts{UsersumPart::Summarizers, UsersumPart::Baselines,
    UsersumPart::Agreement, UsersumPart::Correlations, UsersumPart::Sensitivity,
    UsersumPart::Comparison};
/// The word that its sections' keys begin with: "summarizers", "baselines" ...; never translated.
QString usersumPartKey(UsersumPart part);
std::optional<UsersumPart> usersumPartFromKey(const QString& key);

/// What people and measures say of one summarizer's summaries.
struct JudgedSummarizer
{
    QList<HumanRating> ratings; ///< of each rater at most one of each user
    QList<NamedValues> values;  ///< to set beside Q_s
};

/// What is known of the summarizers of one log; what is empty has no section.
struct UsersumData
{
    QString log;
    QString predictor;
    QString ratedIn; ///< the study or file that ratings are of; may be empty
    QString awaited; ///< without ratings, where people are rating; translated, may be empty
    ScoreRule rule;
    QList<SummarizerPredictions> summarizers; ///< with baselines
    QHash<QString, JudgedSummarizer> judged;  ///< by summarizer
    QList<LimitedSummaries> limits;           ///< one approach under several word limits
    std::optional<std::pair<QString, QString>> compared;
    QStringList remarks; ///< what is missing, translated

    /// The predictions of this summarizer; null where there are none.
    const SummarizerPredictions* predictionsOf(const QString& summarizer) const;
};

/// The sections of these parts, without empty ones, and above them whose predictions they are and,
/// without the part that says it, what is missing of them. For a worker: a raised `cancel`, which
/// may be null, ends it soon, with figures that mean nothing.
results::Report summarizersReport(const UsersumData& data, const QList<UsersumPart>& parts,
    const std::atomic_bool* cancel = nullptr);

/// Of each summarizer by itself what scoreReport() and, where people rated it, agreementReport()
/// say of a table; for people.
results::Report eachSummarizerReport(
    const UsersumData& data, const std::atomic_bool* cancel = nullptr);
/// The same for programs: [{"summarizer", "role", "qm": {"mean", "sd", "runs" ...}, "ifm", "idm",
/// "n" ..., and where people rated it "maa", "pearson" ...}].
QJsonArray eachSummarizerJson(const UsersumData& data, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::usersum
