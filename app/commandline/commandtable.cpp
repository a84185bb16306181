#include "app/commandline/commandtable.h"

#include "app/commandline/commandlist.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr Command kCommands[] = {
    {"new", newSyntax, runNew},
    {"import", importSyntax, runImport},
    {"samples", samplesSyntax, runSamples},
    {"cases", casesSyntax, runCases},
    {"people", peopleSyntax, runPeople},
    {"assign", assignSyntax, runAssign},
    {"label", labelSyntax, runLabel},
    {"handin", handInSyntax, runHandIn},
    {"rounds", roundsSyntax, runRounds},
    {"compare", compareSyntax, runCompare},
    {"calibrate", calibrateSyntax, runCalibrate},
    {"agreement", agreementSyntax, runAgreement},
    {"metrics", metricsSyntax, runMetrics},
    {"correlate", correlateSyntax, runCorrelate},
    {"stats", statsSyntax, runStats},
    {"search", searchSyntax, runSearch},
    {"export", exportSyntax, runExport},
    {"endpoint", endpointSyntax, runEndpoint},
    {"facts", factsSyntax, runFacts},
    {"opinions", opinionsSyntax, runOpinions},
    {"run", runSyntax, runRun},
    {"expert", expertSyntax, runExpert},
    {"judge", judgeSyntax, runJudge},
    {"scores", scoresSyntax, runScores},
    {"perseval", persevalSyntax, runPerseval},
    {"packet", packetSyntax, runPacket},
    {"merge", mergeSyntax, runMerge},
    {"check", checkSyntax, runCheck},
    {"tour", tourSyntax, runTourCommand},
};

} // namespace

std::span<const Command> commands()
{
    return kCommands;
}

const Command* findCommand(const QString& name)
{
    const auto found = std::find_if(std::begin(kCommands), std::end(kCommands),
        [&](const Command& command) { return name == QLatin1String(command.name); });
    return found == std::end(kCommands) ? nullptr : found;
}

QStringList commandNames()
{
    QStringList names;
    for (const Command& command : kCommands)
        names.append(QLatin1String(command.name));
    names.append(QStringLiteral("help"));
    return names;
}

} // namespace tandem
