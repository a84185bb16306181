#pragma once

#include "models/error.h"

/// What stands behind "tandem expert": one command whose first word says what is done. The words
/// are listed in expertcommand.cpp; each of these does one of them and has its own file or shares
/// it with its neighbours.
namespace tandem {

class Call;

Expected<void> runExpertRun(Call& call);
Expected<void> runExpertScore(Call& call);
Expected<void> runExpertReport(Call& call);

Expected<void> runExpertExport(Call& call);

Expected<void> runExpertList(Call& call);
Expected<void> runExpertCompare(Call& call);
Expected<void> runExpertJudges(Call& call);
Expected<void> runExpertReviews(Call& call);

Expected<void> runExpertGenerate(Call& call);
Expected<void> runExpertSelfPromotion(Call& call);
Expected<void> runExpertJudge(Call& call);

} // namespace tandem
