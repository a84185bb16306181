#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/comparisonreport.h"
#include "app/commandline/comparisonsummary.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <limits>

namespace tandem {

namespace {

constexpr QLatin1String kSettle("settle");
constexpr QLatin1String kReopen("reopen");

/// Settles or reopens the sample's round.
Expected<void> changeAnswer(Database& database, const SampleRow& sample, const Arguments& arguments)
{
    TANDEM_DO(comparisonReport(database, sample));
    TANDEM_TRY(by, actingLead(database, arguments));
    RoundRepository rounds(database);
    const auto round = arguments.has(kSettle)
                           ? rounds.settle(sample.round->id, *by)
                           : rounds.reopen(sample.round->id, *by, arguments.value(kReason));
    if (!round)
        return failure(round.error().in(CommandWords::tr("sample %1").arg(sample.position)));
    return {};
}

Expected<void> compareOne(int position, Step step, const Arguments& arguments, Console& console)
{
    Expected<ComparisonReport> report = ComparisonReport{};
    const auto work = [&](Database& database) -> Expected<void> {
        TANDEM_TRY_VAR(sample, SampleRepository(database).rowAt(position, step));
        if (arguments.has(kSettle) || arguments.has(kReopen)) {
            TANDEM_DO(changeAnswer(database, *sample, arguments));
            sample = SampleRepository(database).rowAt(position, step);
            if (!sample)
                return failure(sample.error());
        }
        report = comparisonReport(database, *sample);
        return report.map([](const ComparisonReport&) {});
    };
    const bool writes = arguments.has(kSettle) || arguments.has(kReopen);
    const auto done =
        writes ? writeProject(arguments.word(0), work) : readProject(arguments.word(0), work);
    if (!done)
        return done;
    if (arguments.wantsJson())
        printJson(console.out, comparisonJson(*report));
    else
        printComparison(console.out, *report);
    return {};
}

Expected<void> compareAll(Step step, const Arguments& arguments, Console& console)
{
    ComparisonSummary summary;
    const auto read = readProject(arguments.word(0), [&](Database& database) {
        return comparisonSummary(database, step).map([&](const ComparisonSummary& all) {
            summary = all;
        });
    });
    if (!read)
        return read;
    if (arguments.wantsJson())
        printJson(console.out, summaryJson(summary));
    else
        printSummary(console.out, summary);
    return {};
}

} // namespace

CommandSyntax compareSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Compare the two sides of closed rounds; settle or reopen them.");
    syntax.usage = {QStringLiteral("PROJECT [--step STEP]"),
        QStringLiteral("PROJECT [--step STEP] --sample N [--settle [--person NAME]]"),
        QStringLiteral("PROJECT [--step STEP] --sample N --reopen --person LEAD --reason TEXT")};
    syntax.text = CommandWords::tr(
        "With --sample: both answers to every paragraph or fact, what becomes of it, notes, "
        "percent "
        "agreement and Cohen's kappa with their 95 % intervals, and what was kept. Without: every "
        "closed round in a line, and the agreement over all of them together. Agreement is always "
        "that of the answers given blind. While a round is open it is refused. Where the project "
        "adjudicates, the sides of a sample that is not settled are unnamed and shuffled.\n\n"
        "Settling freezes the outcome, reopening lets it be decided again; both are journalled. "
        "With one lead in the project --person may be left out.");
    syntax.options = {stepOption(),
        QCommandLineOption(
            QString(kSample), CommandWords::tr("The sample, counted from 1."), QStringLiteral("N")),
        QCommandLineOption(QString(kSettle), CommandWords::tr("Freeze the outcome.")),
        QCommandLineOption(QString(kReopen), CommandWords::tr("Open a settled outcome again.")),
        QCommandLineOption(
            QString(kReason), CommandWords::tr("Why it is reopened."), QStringLiteral("TEXT")),
        actorOption(CommandWords::tr("The lead who settles or reopens."))};
    syntax.examples = {QStringLiteral("tandem compare k.tandem"),
        QStringLiteral("tandem compare k.tandem --sample 3 --settle")};
    return syntax;
}

Expected<void> runCompare(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(position, arguments.number(kSample, 1, std::numeric_limits<int>::max(), console));
    if (arguments.has(kSettle) && arguments.has(kReopen))
        return console.misuse(CommandWords::tr("--settle and --reopen exclude each other."));
    if ((arguments.has(kSettle) || arguments.has(kReopen)) && !*position)
        return console.misuse(CommandWords::tr("--settle and --reopen need --sample."));
    if (arguments.has(kReopen) && arguments.value(kReason).trimmed().isEmpty())
        return console.misuse(CommandWords::tr("--reopen needs --reason."));
    TANDEM_TRY(step, askedStep(arguments, console));
    if (*step == Step::Opinions)
        return console.misuse(CommandWords::tr("Opinions are checked, not compared."),
            CommandWords::tr("See \"tandem help opinions\"."));
    return *position ? compareOne(int(**position), *step, arguments, console)
                     : compareAll(*step, arguments, console);
}

} // namespace tandem
