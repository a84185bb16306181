#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/facts/factscommand.h"
#include "storage/project/candidateimport.h"
#include "storage/repositories/factintake.h"

namespace tandem {

Expected<void> importFactFile(Call& call)
{
    TANDEM_TRY(input, inputOf(call.word(2), call));
    TANDEM_TRY(facts, readCandidateFacts(*input));
    static constexpr Choice<bool> kKept[] = {{"skip", false}, {"keep", true}};
    TANDEM_TRY(keeps, call.choice("duplicates", kKept, false));
    TANDEM_TRY(
        import, writeProject(call.word(1), [&](Database& database) -> Expected<CandidatesAdded> {
            TANDEM_TRY(actor, actingPerson(database, call));
            return importCandidateFacts(database, *facts, actor->id, call.has("replace"), *keeps);
        }));
    if (import->skipped > 0)
        call.err << CommandWords::tr("%n fact(s) skipped: already present, word for word.", nullptr,
                        import->skipped)
                 << '\n';
    return call.tell(Json{{"facts", import->added}, {"samples", jsonArray(import->samples)},
                         {"duplicates_skipped", import->skipped}},
        CommandWords::tr("%n fact(s) added.", nullptr, import->added));
}

Expected<void> takeFactsOver(Call& call)
{
    int taken = 0;
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, call));
        TANDEM_TRY(samples, askedSamples(database, call));
        FactIntake facts(database);
        for (const SampleRow& sample : *samples) {
            TANDEM_TRY(waiting, facts.importedWaiting(sample.id));
            if (*waiting == 0)
                continue;
            const auto copied = facts.importFacts(sample.id, actor->id);
            if (!copied)
                return failure(copied.error().in(QString::number(sample.position)));
            taken += *copied;
        }
        return {};
    }));
    return call.tell(
        Json{{"facts", taken}}, CommandWords::tr("%n fact(s) accepted.", nullptr, taken));
}

} // namespace tandem
