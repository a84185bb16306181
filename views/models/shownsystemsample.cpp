#include "views/models/shownsystemsample.h"

#include "models/kgds/judgementreview.h"
#include "models/kgds/lonedecision.h"
#include "models/kgds/opinion.h"

#include <algorithm>

namespace tandem {

using kgds::JudgementKind;

const ShownVerdicts* ShownOutput::by(const QString& verifier) const
{
    const auto found = std::find_if(verdicts.cbegin(), verdicts.cend(),
        [&](const ShownVerdicts& one) { return one.verifier == verifier; });
    return found == verdicts.cend() ? nullptr : &*found;
}

kgds::SystemJudgement ShownSystemSample::judgement() const
{
    const ShownVerdicts* said = verdicts();
    return said ? said->judgement : kgds::SystemJudgement();
}

kgds::SystemJudgement ShownSystemSample::secondJudgement() const
{
    const ShownVerdicts* said = secondVerdicts();
    return said ? said->judgement : kgds::SystemJudgement();
}

bool ShownSystemSample::hasBeside(JudgementKind kind) const
{
    if (!secondVerdicts() || kgds::loneDecision(kind))
        return false;
    return kind != JudgementKind::Fact || second->system.pattern == kgds::Pattern::Abstractive;
}

kgds::OutputChanges ShownSystemSample::changes() const
{
    if (!second)
        return {};
    kgds::JudgedOutput before{first.output, judgement()};
    kgds::JudgedOutput after{second->output, secondJudgement()};
    // A choice of paragraphs and a written background have opinions alone in common.
    if (first.system.pattern != second->system.pattern) {
        for (kgds::JudgedOutput* one : {&before, &after}) {
            one->output.paragraphs.clear();
            one->judgement.facts.clear();
        }
    }
    return kgds::changesBetween(before, after);
}

bool isJudged(const ShownVerdicts* verdicts, const kgds::JudgementDecision& decision)
{
    if (!verdicts || verdicts->isComplete)
        return verdicts != nullptr;
    if (decision.kind == JudgementKind::Error)
        return verdicts->judgement.errors.value(decision.item).has_value();
    return kgds::conclusionOf(verdicts->judgement, decision) != kgds::Conclusion::None;
}

QString subjectOf(const kgds::SampleRecord& record, const kgds::JudgementDecision& decision)
{
    switch (decision.kind) {
    case JudgementKind::Fact:
        return kgds::factGroups(record).value(decision.group).facts.value(decision.item).text;
    case JudgementKind::Opinion:
    case JudgementKind::Error:
        return kgds::opinionText(record.opinions.value(decision.item)).plain;
    default:
        break;
    }
    return {};
}

} // namespace tandem
