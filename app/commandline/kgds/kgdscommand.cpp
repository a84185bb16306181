#include "app/commandline/kgds/kgdscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/importfile.h"
#include "app/commandline/runs/runplanned.h"

namespace tandem {

namespace {

constexpr Verb kKgdsVerbs[] = {{"generate", beginRun}, {"verify", beginRun},
    {"score", runKgdsScore}, {"import", importFile, 3, 3}, {"export", runKgdsExport, 3, 3},
    {"remove", runKgdsRemove}, {"check", runKgdsCheck}, {"report", runKgdsReport}};

} // namespace

const Command kgdsCommand{"kgds", nullptr, 1, 3, kKgdsVerbs};

} // namespace tandem
