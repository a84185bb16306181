#pragma once

#include "models/kgds/checkpart.h"

#include <QList>
#include <QString>

/// Several parts that were drawn to be checked, used together (docs/corrected-scores.md).
namespace tandem::kgds {

/// A part as it was drawn.
struct DrawnPart
{
    CheckDesign design;
    qint64 at = 0; ///< as CheckCandidate::at: judgements that are younger were not in its reach
    QList<DrawnCheck> drawn;
};

/// What a further part is drawn from: the candidates of judgements of which nothing was drawn
/// before. Who is done with a judgement cannot say more of it, so that what is drawn of it later
/// might never be checked.
QList<CheckCandidate> openCandidates(
    const QList<CheckCandidate>& candidates, const QList<DrawnPart>& earlier);

/// How a stratum is used up.
struct CheckStratumCount
{
    QString stratum;
    qsizetype all = 0;
    qsizetype drawn = 0; ///< in any part
    qsizetype open = 0;  ///< of openCandidates(); the others are in judgements drawn from before
    bool operator==(const CheckStratumCount&) const = default;
};
/// In alphabetical order of the strata's words.
QList<CheckStratumCount> stratumCounts(
    const QList<CheckCandidate>& candidates, const QList<DrawnPart>& earlier, CheckStrata strata);

/// The items of correctedMetric() from all verdicts of one system, and what was drawn of them in
/// these parts, the oldest first. Each item is as likely to be checked as the designs of all parts
/// make it together, and the checks so far are taken for a random part of what a part drew in a
/// stratum. Where parts were drawn in different strata, the estimate goes by the coarsest, and the
/// probabilities do the rest. People's words on what was not drawn do not count: nobody knows how
/// likely they were to be given.
QList<JudgedItem> checkedItems(const QList<CheckCandidate>& ofSystem, const QList<DrawnPart>& parts,
    const PeoplesWords& words, PromptTexts& prompts);

} // namespace tandem::kgds
