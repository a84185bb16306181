#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/repositories/systemjudgementrepository.h"

namespace tandem {

/// Adds to a judgement what another part of the same verifier's says: verdicts come in parts, facts
/// in one file and opinions in another. What was said stays; an explanation is taken where there is
/// none. Refused, with the fact or opinion, where the two contradict each other: `stored` is then
/// of no use.
Expected<void> joinPart(StoredJudgement& stored, const kgds::SystemJudgement& more,
    const JudgementExplanations& explanations, const kgds::SampleRecord& record);

} // namespace tandem
