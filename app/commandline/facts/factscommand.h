#pragma once

#include "app/commandline/call.h"
#include "models/rounds/samplerow.h"

#include <optional>

/// What stands behind "tandem facts". The words are listed in factscommand.cpp, with a person's
/// edits; lists are in factslisting.cpp.
namespace tandem {

class Database;

/// The sample that --sample names; a misuse where it names none.
Expected<SampleRow> sampleNamed(Database& database, Call& call);
/// The fact that an option names: a number in the sample's list, or a UUID.
Expected<FactId> factNamed(Database& database, Call& call, OptionName option);
/// Whether --side asks for supporting paragraphs or the others; none for both.
Expected<std::optional<bool>> askedSide(Call& call);
/// The samples that --sample or --samples names; all without them.
Expected<QList<SampleRow>> askedSamples(Database& database, Call& call);

Expected<void> listFacts(Call& call);
Expected<void> listRepetitions(Call& call);
Expected<void> listFactHistory(Call& call);
Expected<void> importFactFile(Call& call);
Expected<void> takeFactsOver(Call& call);
Expected<void> showProposals(Call& call);

} // namespace tandem
