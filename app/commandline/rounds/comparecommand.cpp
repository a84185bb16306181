#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/project/comparisonreport.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <limits>

namespace tandem {

namespace {

/// Settles or reopens the sample's round.
Expected<void> change(Database& database, const SampleRow& sample, Call& call)
{
    TANDEM_DO(comparisonReport(database, sample));
    TANDEM_TRY(by, actingLead(database, call));
    RoundRepository rounds(database);
    TANDEM_DO(eachRound({sample}, [&](const Round& round) {
        return call.has("settle") ? rounds.settle(round.id, *by)
                                  : rounds.reopen(round.id, *by, call.value("reason"));
    }));
    return {};
}

Expected<void> compareOne(int position, Step step, Call& call)
{
    const auto work = [&](Database& database) -> Expected<results::Report> {
        TANDEM_TRY_VAR(sample, SampleRepository(database).rowAt(position, step));
        if (call.has("settle") || call.has("reopen")) {
            TANDEM_DO(change(database, *sample, call));
            sample = SampleRepository(database).rowAt(position, step);
            if (!sample)
                return failure(sample.error());
        }
        return comparisonReport(database, *sample);
    };
    const bool writes = call.has("settle") || call.has("reopen");
    TANDEM_TRY(report, writes ? writeProject(call.word(0), work) : readProject(call.word(0), work));
    return call.show(*report);
}

Expected<void> compareAll(Step step, Call& call)
{
    TANDEM_TRY(report, readProject(call.word(0),
                           [&](Database& database) { return comparisonsReport(database, step); }));
    return call.show(*report);
}

} // namespace

Expected<void> runCompare(Call& call)
{
    TANDEM_TRY(position, call.number("sample", 1, std::numeric_limits<int>::max()));
    if ((call.has("settle") || call.has("reopen")) && !*position)
        return call.misuse(CommandWords::tr("--settle and --reopen need --sample."));
    if (call.has("reason") && !call.has("reopen"))
        return call.misuse(CommandWords::tr("--reason works only with --reopen."));
    if (call.has("reopen") && call.value("reason").trimmed().isEmpty())
        return call.misuse(CommandWords::tr("--reopen needs --reason."));
    TANDEM_TRY(step, askedStep(call));
    if (*step == Step::Opinions)
        return call.misuse(CommandWords::tr("Opinions are peer-reviewed, not compared."),
            CommandWords::tr("See \"tandem help opinions\"."));
    return *position ? compareOne(int(**position), *step, call) : compareAll(*step, call);
}

const Command compareCommand{"compare", runCompare};

} // namespace tandem
