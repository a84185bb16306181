#include "app/commandline/kgds/kgdscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/importfile.h"
#include "app/commandline/runs/runplanned.h"
#include "storage/repositories/loneverdicts.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr Verb kKgdsVerbs[] = {{"generate", beginRun}, {"verify", beginRun},
    {"score", runKgdsScore}, {"import", importFile, 3, 3}, {"export", runKgdsExport, 3, 3},
    {"remove", runKgdsRemove}, {"audit", runKgdsCheck}, {"report", runKgdsReport}};

} // namespace

const Command kgdsCommand{"kgds", nullptr, 1, 3, kKgdsVerbs};

Expected<VerifierRow> askedVerifier(Database& database, Call& call)
{
    TANDEM_TRY(verifiers, SystemJudgementRepository(database).verifiers());
    if (!call.has("verifier"))
        return verifiers->isEmpty() ? VerifierRow() : verifiers->first();
    const QString name = call.value("verifier");
    QStringList names;
    for (const VerifierRow& verifier : *verifiers) {
        if (verifier.name == name)
            return verifier;
        names.append(verifier.name);
    }
    // Who gave answers that stand by themselves alone has judged, too.
    TANDEM_TRY(alone, loneVerdictsBy(database, name));
    if (!alone->isEmpty())
        return VerifierRow{name};
    return failure(ErrorCode::NotFound,
        CommandWords::tr("There is no verifier \"%1\".").arg(printable(name)), {},
        names.isEmpty() ? CommandWords::tr("The outputs have not been judged yet.")
                        : CommandWords::tr("Available: %1").arg(printable(names.join(u", "))));
}

} // namespace tandem
