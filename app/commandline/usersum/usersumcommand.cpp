#include "app/commandline/usersum/usersumcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"

namespace tandem {

namespace {

constexpr Verb kUsersumVerbs[] = {{"score", runUsersumScore}, {"summarize", runUsersumSummarize},
    {"predict", runUsersumPredict}, {"judge", runUsersumJudge}};

} // namespace

const Command usersumCommand{"usersum", nullptr, 1, 2, kUsersumVerbs};

} // namespace tandem
