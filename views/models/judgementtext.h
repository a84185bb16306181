#pragma once

#include "models/kgds/judgementdecision.h"
#include "ui/verdicts/decisionlook.h"
#include "views/models/shownsystemsample.h"

#include <QString>

/// What is said on the screen about one decision of a judge of systems.
namespace tandem {

/// Names a decision of the shown sample; what stands by itself by its
/// place in ShownOutput::alone, else -1.
struct ItemRef
{
    kgds::JudgementDecision decision;
    int alone = -1;
    bool operator==(const ItemRef&) const = default;
};

/// "fact 3.2", "opinion 4", "why opinion 4 is not covered", "whose paragraphs fit better".
QString itemName(const kgds::JudgementDecision& decision);

/// "3" of "<Paragraph_3>"; other names as they are.
QString paragraphNumber(const QString& name);

/// The verdict on the first output with its explanation.
DecisionText judgementText(const ShownSystemSample& sample, const ItemRef& item);
/// The same verifier's on the second output; an empty title where it said nothing.
DecisionText besideText(const ShownSystemSample& sample, const ItemRef& item);

/// What the verifier, or the judge of what stands by itself, said: empty where that was nothing, so
/// that nobody can agree with it.
QString judgesWord(const ShownSystemSample& sample, const ItemRef& item);

/// The reply that the verdict was read from; invalid where there is none.
ReplyId verdictReply(const ShownSystemSample& sample, const ItemRef& item);

/// Why there is none, in a sentence.
QString noReplyText(const ShownSystemSample& sample, const ItemRef& item);
/// The same of the system's own reply.
QString noReplyText(const ShownOutput& output);

/// Why the verifier's verdicts cannot be checked, in a sentence: it gave none, or not all yet.
/// Empty where they can be.
QString openJudgementText(const ShownSystemSample& sample);

/// "Larch 8B against Heron mini: 2 paragraphs fewer hit (4, 7) · 1 opinion more covered"; empty
/// without a second output.
QString changesText(const ShownSystemSample& sample);

} // namespace tandem
