#include "app/commandline/studies/studycommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/studies/studylink.h"

namespace tandem {

namespace {

constexpr Verb kStudyVerbs[] = {{"new", runStudyNew}, {"import", runStudyImport, 2, 3},
    {"list", runStudyList}, {"design", runStudyDesign}, {"assign", runStudyAssign},
    {"status", runStudyStatus}, {"answers", runStudyAnswers, 2, 3}, {"replace", runStudyReplace},
    {"extend", runStudyExtend}, {"withdraw", runStudyWithdraw}, {"close", runStudyClose},
    {"results", runStudyResults}, {"report", runStudyReport}, {"form", runStudyForm},
    {"link", linkStudy}, {"unlink", unlinkStudy}};

} // namespace

const Command studyCommand{"study", nullptr, 2, kAnyNumber, kStudyVerbs};

} // namespace tandem
