#include "app/commandline/expert/expertcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/expert/expertoptions.h"
#include "app/commandline/importfile.h"

#include <limits>

namespace tandem {

namespace {

constexpr Verb kExpertVerbs[] = {{"run", runExpertRun}, {"score", runExpertScore},
    {"report", runExpertReport, 3, 3}, {"cases", importFile, 3, kAnyNumber},
    {"import", importFile, 4, 4}, {"export", runExpertExport}, {"list", runExpertList},
    {"compare", runExpertCompare, 2, 4}, {"judges", runExpertJudges},
    {"generate", runExpertGenerate}, {"boast", runExpertSelfPromotion},
    {"judge", runExpertJudge, 4, 4}, {"reviews", runExpertReviews}};

} // namespace

const Command expertCommand{"expert", nullptr, 1, kAnyNumber, kExpertVerbs};

} // namespace tandem
