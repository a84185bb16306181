#pragma once

#include "app/commandline/command.h"

/// What each NAMEcommand.cpp offers to the table of commands: what it takes, and doing it.
namespace tandem {

CommandSyntax newSyntax();
Expected<void> runNew(const Arguments& arguments, Console& console);

CommandSyntax importSyntax();
Expected<void> runImport(const Arguments& arguments, Console& console);

CommandSyntax samplesSyntax();
Expected<void> runSamples(const Arguments& arguments, Console& console);

CommandSyntax casesSyntax();
Expected<void> runCases(const Arguments& arguments, Console& console);

CommandSyntax peopleSyntax();
Expected<void> runPeople(const Arguments& arguments, Console& console);

CommandSyntax assignSyntax();
Expected<void> runAssign(const Arguments& arguments, Console& console);

CommandSyntax labelSyntax();
Expected<void> runLabel(const Arguments& arguments, Console& console);

CommandSyntax handInSyntax();
Expected<void> runHandIn(const Arguments& arguments, Console& console);

CommandSyntax roundsSyntax();
Expected<void> runRounds(const Arguments& arguments, Console& console);

CommandSyntax compareSyntax();
Expected<void> runCompare(const Arguments& arguments, Console& console);

CommandSyntax calibrateSyntax();
Expected<void> runCalibrate(const Arguments& arguments, Console& console);

CommandSyntax agreementSyntax();
Expected<void> runAgreement(const Arguments& arguments, Console& console);

CommandSyntax metricsSyntax();
Expected<void> runMetrics(const Arguments& arguments, Console& console);

CommandSyntax correlateSyntax();
Expected<void> runCorrelate(const Arguments& arguments, Console& console);

CommandSyntax statsSyntax();
Expected<void> runStats(const Arguments& arguments, Console& console);

CommandSyntax searchSyntax();
Expected<void> runSearch(const Arguments& arguments, Console& console);

CommandSyntax exportSyntax();
Expected<void> runExport(const Arguments& arguments, Console& console);

CommandSyntax endpointSyntax();
Expected<void> runEndpoint(const Arguments& arguments, Console& console);

CommandSyntax factsSyntax();
Expected<void> runFacts(const Arguments& arguments, Console& console);

CommandSyntax opinionsSyntax();
Expected<void> runOpinions(const Arguments& arguments, Console& console);

CommandSyntax runSyntax();
Expected<void> runRun(const Arguments& arguments, Console& console);

CommandSyntax expertSyntax();
Expected<void> runExpert(const Arguments& arguments, Console& console);

CommandSyntax judgeSyntax();
Expected<void> runJudge(const Arguments& arguments, Console& console);

CommandSyntax scoresSyntax();
Expected<void> runScores(const Arguments& arguments, Console& console);

CommandSyntax persevalSyntax();
Expected<void> runPerseval(const Arguments& arguments, Console& console);

CommandSyntax packetSyntax();
Expected<void> runPacket(const Arguments& arguments, Console& console);

CommandSyntax mergeSyntax();
Expected<void> runMerge(const Arguments& arguments, Console& console);

CommandSyntax checkSyntax();
Expected<void> runCheck(const Arguments& arguments, Console& console);

CommandSyntax tourSyntax();
Expected<void> runTourCommand(const Arguments& arguments, Console& console);

} // namespace tandem
