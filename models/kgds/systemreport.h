#pragma once

#include "models/kgds/attritionreport.h"
#include "models/kgds/peopleagreement.h"
#include "models/kgds/systemtables.h"
#include "models/kgds/verifieragreement.h"
#include "models/kgds/winrates.h"
#include "models/results/report.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <optional>

/// Everything that is said of systems on a benchmark, as one report.
namespace tandem::kgds {

/// What a report tells; each is a section, or one for each pattern.
enum class ReportPart {
    Scores,      ///< the paper's Table 1
    Errors,      ///< Table 2
    Costs,       ///< Table 3
    Standings,   ///< means, letters and tiers by one metric
    Pairs,       ///< each two systems by one metric
    Reflection,  ///< what self-reflection changes
    PatternGaps, ///< EBS-AOS against ABS-AOS
    Retrievers,  ///< how much of the articles is extracted
    WinRates,    ///< how often experts' paragraphs are found better
    Integration, ///< F1 against CAO-R
    Verifiers,   ///< their agreement, and how stable rankings are
    People,      ///< how they agree with the verifier, and scores under their verdicts
    Corrected,   ///< scores that people stand behind
    Attrition,   ///< where facts and opinions are lost
};
inline constexpr std::array kReportParts{ReportPart::Scores, ReportPart::Errors, ReportPart::Costs,
    ReportPart::Standings, ReportPart::Pairs, ReportPart::Reflection, ReportPart::PatternGaps,
    ReportPart::Retrievers, ReportPart::WinRates, ReportPart::Integration, ReportPart::Verifiers,
    ReportPart::People, ReportPart::Corrected, ReportPart::Attrition};
/// The word that its sections' keys begin with: "scores", "pattern_gaps" ...; never translated.
QString reportPartKey(ReportPart part);
std::optional<ReportPart> reportPartFromKey(const QString& key);

/// What a report is made from; what is empty has no section.
struct SystemReportData
{
    QList<ScoredSystem> systems;
    QList<PublishedRow> published;
    QList<StageCost> stages;
    QString currency;
    qint64 repliesWithoutCost = 0; ///< or paid for in another currency: they are in no sum
    QString verifier;              ///< by whom scores are; empty where nobody judged
    QList<Verifier> verifiers;
    JudgedFeedback feedback;
    QList<SystemAttrition> attrition;
    QList<ReviewedJudgement> people;   ///< what they say of the verifier's judgements
    QList<results::Section> corrected; ///< correctedSection() of each metric
};

/// The sections of these parts, without empty ones, and above them who judged. Comparisons are by
/// `metric`, of the systems of one pattern. For a worker: a raised `cancel`, which may be null,
/// ends it soon, with figures that mean nothing.
results::Report systemReport(const SystemReportData& data, const QList<ReportPart>& parts,
    TableMetric metric, const std::atomic_bool* cancel = nullptr);

/// Those sections of a report whose key is one of `names`, or begins with one and a dot: "scores",
/// "scores.ebs-aos".
results::Report sectionsNamed(results::Report report, const QStringList& names);

} // namespace tandem::kgds
