#pragma once

#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"

#include <QList>
#include <QString>

#include <optional>

/// What corrected scores are made from.
namespace tandem::kgds {

/// Something that a judge gave a verdict on, and maybe people, too: an opinion or a fact of a
/// system's output. Where people went through whole samples it can be a sample's score: one item
/// for each sample.
struct JudgedItem
{
    qint64 sample = 0; ///< the cluster: items of one sample are not independent
    /// Checks were drawn from each stratum by itself; the same for all where there were none.
    QString stratum;
    std::optional<double> judged;  ///< 0 .. 1 (not covered, covered); none: the judge abstained
    std::optional<double> checked; ///< what people say, 0 .. 1; none: not checked
    /// Of a checked item: how likely it was to be drawn, above 0 and at most 1. Only how likely
    /// items of one stratum are to each other matters.
    double inclusion = 1.0;
    /// Its label is an example in the judge's prompt, so that the judge has seen the answer.
    bool inPrompt = false;

    bool operator==(const JudgedItem&) const = default;
};

/// The opinions of one output, for CAO-R. `people` say nothing (Conclusion::None) of what they have
/// not checked. Strata, probabilities and what stands in prompts are for the caller to add.
QList<JudgedItem> opinionItems(
    qint64 sample, const SystemJudgement& judge, const SystemJudgement& people);
/// Its key facts, for KBSAF-R; both judgements are in the order of `record`.
QList<JudgedItem> keyFactItems(qint64 sample, const SampleRecord& record,
    const SystemJudgement& judge, const SystemJudgement& people);

} // namespace tandem::kgds
