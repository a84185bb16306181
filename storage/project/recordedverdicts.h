#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/outputrecordsreader.h"
#include "storage/repositories/systemjudgementrepository.h"

/// Verdicts as records of outputs have them, and as projects keep them.
namespace tandem {

struct FittedVerdicts
{
    kgds::SystemJudgement judgement; ///< with a place for each fact and opinion of the sample
    JudgementExplanations explanations;
};

/// InvalidInput where they are not as many as the sample has facts or opinions, or name others.
Expected<FittedVerdicts> fittedVerdicts(const kgds::RecordedVerdicts& verdicts,
    const kgds::SampleRecord& record, kgds::Pattern pattern);
kgds::RecordedVerdicts recordedVerdicts(const QString& verifier,
    const kgds::SystemJudgement& judgement, const JudgementExplanations& explanations,
    const kgds::SampleRecord& record);

} // namespace tandem
