#pragma once

#include "models/error.h"

/// What stands behind "tandem expert": one command whose first word says what is done. The words
/// are listed in expertcommand.cpp; each of these does one of them and has its own file or shares
/// it with its neighbours.
namespace tandem {

class Arguments;
struct Console;

Expected<void> runExpertRun(const Arguments& arguments, Console& console);
Expected<void> runExpertScore(const Arguments& arguments, Console& console);
Expected<void> runExpertReport(const Arguments& arguments, Console& console);

Expected<void> runExpertCases(const Arguments& arguments, Console& console);
Expected<void> runExpertImport(const Arguments& arguments, Console& console);
Expected<void> runExpertExport(const Arguments& arguments, Console& console);

Expected<void> runExpertList(const Arguments& arguments, Console& console);
Expected<void> runExpertCompare(const Arguments& arguments, Console& console);
Expected<void> runExpertReviews(const Arguments& arguments, Console& console);

Expected<void> runExpertGenerate(const Arguments& arguments, Console& console);
Expected<void> runExpertBoast(const Arguments& arguments, Console& console);
Expected<void> runExpertJudge(const Arguments& arguments, Console& console);

} // namespace tandem
