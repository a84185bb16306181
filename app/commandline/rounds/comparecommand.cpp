#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/rounds/comparisonreport.h"
#include "app/commandline/rounds/comparisonsummary.h"
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
    const auto round = call.has("settle")
                           ? rounds.settle(sample.round->id, *by)
                           : rounds.reopen(sample.round->id, *by, call.value("reason"));
    if (!round)
        return failure(round.error().in(Words::tr("sample %1").arg(sample.position)));
    return {};
}

Expected<void> compareOne(int position, Step step, Call& call)
{
    const auto work = [&](Database& database) -> Expected<ComparisonReport> {
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
    if (call.wantsJson())
        printJson(call, comparisonJson(*report));
    else
        printComparison(call.out, *report);
    return {};
}

Expected<void> compareAll(Step step, Call& call)
{
    TANDEM_TRY(report, readProject(call.word(0),
                           [&](Database& database) { return summaryReport(database, step); }));
    return call.show(*report);
}

} // namespace

CommandSyntax compareSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Compare the two sides of closed rounds; settle or reopen them.");
    syntax.usage = {"PROJECT [--step STEP]",
        "PROJECT [--step STEP] --sample N [--settle [--person NAME]]",
        "PROJECT [--step STEP] --sample N --reopen --person LEAD --reason TEXT"};
    syntax.text = Words::tr(
        "With --sample: both answers to every paragraph or fact, what becomes of it, notes, "
        "percent "
        "agreement and Cohen's kappa with their 95 % intervals, and what was kept. Without: every "
        "closed round in a line, and the agreement over all of them together. Agreement is always "
        "that of the answers given blind. While a round is open it is refused. Where the project "
        "adjudicates, the sides of a sample that is not settled are unnamed and shuffled.\n\n"
        "Settling freezes the outcome, reopening lets it be decided again; both are journalled. "
        "With one lead in the project --person may be left out.");
    syntax.options = {stepOption(), option("sample", Words::tr("The sample, counted from 1."), "N"),
        option("settle", Words::tr("Freeze the outcome.")),
        option("reopen", Words::tr("Open a settled outcome again.")),
        option("reason", Words::tr("Why it is reopened."), "TEXT"),
        actorOption(Words::tr("The lead who settles or reopens."))};
    syntax.examples = {"tandem compare k.tandem", "tandem compare k.tandem --sample 3 --settle"};
    return syntax;
}

Expected<void> runCompare(Call& call)
{
    TANDEM_TRY(position, call.number("sample", 1, std::numeric_limits<int>::max()));
    if (call.has("settle") && call.has("reopen"))
        return call.misuse(Words::tr("--settle and --reopen exclude each other."));
    if ((call.has("settle") || call.has("reopen")) && !*position)
        return call.misuse(Words::tr("--settle and --reopen need --sample."));
    if (call.has("reopen") && call.value("reason").trimmed().isEmpty())
        return call.misuse(Words::tr("--reopen needs --reason."));
    TANDEM_TRY(step, askedStep(call));
    if (*step == Step::Opinions)
        return call.misuse(Words::tr("Opinions are checked, not compared."),
            Words::tr("See \"tandem help opinions\"."));
    return *position ? compareOne(int(**position), *step, call) : compareAll(*step, call);
}

const Command compareCommand{"compare", compareSyntax, runCompare};

} // namespace tandem
