#include "app/commandline/usersum/usersumcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/runs/runplanned.h"

namespace tandem {

namespace {

constexpr Verb kUsersumVerbs[] = {{"score", runUsersumScore}, {"report", runUsersumReport},
    {"study", runUsersumStudy}, {"import", runUsersumImport, 3, 3}, {"split", runUsersumSplit},
    {"summarize", beginRun}, {"baseline", runUsersumBaseline, 3, 3}, {"predict", beginRun},
    {"judge", beginRun}, {"export", runUsersumExport, 3, 3}, {"remove", runUsersumRemove},
    {"list", runUsersumList}};

} // namespace

const Command usersumCommand{"usersum", nullptr, 1, 3, kUsersumVerbs};

} // namespace tandem
