#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/factjob.h"
#include "app/commandline/factscommand.h"
#include "app/commandline/factslisting.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "storage/project/candidateimport.h"
#include "storage/repositories/factintake.h"

#include <QJsonArray>

namespace tandem {

namespace {

Expected<void> printFactEdit(FactJob& job, const FactDone& done)
{
    if (!job.arguments.wantsJson()) {
        job.console.out << done.text << '\n';
        return {};
    }
    QJsonArray rows;
    for (const FactId id : done.facts) {
        TANDEM_TRY(fact, job.facts.fact(id));
        rows.append(QJsonObject{{QStringLiteral("id"), fact->uuid},
            {QStringLiteral("number"), fact->number},
            {QStringLiteral("paragraph"), fact->paragraphNumber},
            {QStringLiteral("fact"), fact->text}});
    }
    printJson(job.console.out, {{QStringLiteral("facts"), rows}});
    return {};
}

Expected<void> runEditing(FactEditing editing, const Arguments& arguments, Console& console)
{
    return writeProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, arguments, console));
        FactJob job{database, arguments, console, actor->id};
        const auto done = editing(job);
        return done ? printFactEdit(job, *done) : failure(done.error());
    });
}

Expected<std::optional<bool>> sideIn(const Arguments& arguments, Console& console)
{
    const QString side = arguments.has(factoption::side) ? arguments.value(factoption::side)
                                                         : QStringLiteral("both");
    if (side == QLatin1String("both"))
        return std::optional<bool>();
    if (side == QLatin1String("supporting") || side == QLatin1String("nonsupporting"))
        return std::optional(side == QLatin1String("supporting"));
    return console.misuse(
        CommandWords::tr("--side takes supporting, nonsupporting or both, not \"%1\".").arg(side));
}

Expected<QList<SampleRow>> samplesIn(
    Database& database, const Arguments& arguments, Console& console)
{
    const QLatin1String option =
        arguments.has(factoption::sample) ? factoption::sample : factoption::samples;
    const QString selection =
        arguments.has(option) ? arguments.value(option) : QStringLiteral("all");
    return selectedSamples(database, selection, console);
}

Expected<void> runFactList(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(side, sideIn(arguments, console));
    return readProject(arguments.word(1), [&](Database& database) {
        return samplesIn(database, arguments, console)
            .and_then([&](const QList<SampleRow>& samples) {
                return printFacts(database, samples, *side, arguments.wantsJson(), console);
            });
    });
}

Expected<void> runReading(const QString& verb, const Arguments& arguments, Console& console)
{
    return readProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        FactJob job{database, arguments, console, {}};
        if (verb == QLatin1String("repeats")) {
            return sampleIn(job).and_then([&](const SampleRow& sample) {
                return printRepetitions(database, sample, arguments.wantsJson(), console);
            });
        }
        return factIn(job, factoption::fact)
            .and_then([&](FactId fact) { return job.facts.fact(fact); })
            .and_then([&](const FactRow& fact) {
                return printFactHistory(database, fact, arguments.wantsJson(), console);
            });
    });
}

Expected<void> runImportFile(const Arguments& arguments, Console& console)
{
    const QString file = arguments.word(2);
    if (file.isEmpty())
        return console.misuse(CommandWords::tr("\"facts import\" takes a project and a file."));
    const bool isStandardInput = file == QLatin1String("-");
    if (isStandardInput && !console.in)
        return console.misuse(CommandWords::tr("There is no standard input to read."));
    TANDEM_TRY(facts, isStandardInput
                          ? readCandidateFacts(*console.in, CommandWords::tr("standard input"),
                                CandidateFormat::JsonLines)
                          : readCandidateFacts(file));
    const QString duplicates = arguments.has(factoption::duplicates)
                                   ? arguments.value(factoption::duplicates)
                                   : QStringLiteral("skip");
    if (duplicates != QLatin1String("skip") && duplicates != QLatin1String("keep"))
        return console.misuse(
            CommandWords::tr("--duplicates is skip or keep here, not \"%1\".").arg(duplicates));
    CandidatesAdded import;
    const auto written = writeProject(arguments.word(1), [&](Database& database) {
        return actingPerson(database, arguments, console).and_then([&](const Person& actor) {
            return importCandidateFacts(database, *facts, actor.id,
                arguments.has(factoption::replace), duplicates == QLatin1String("keep"))
                .map([&](const CandidatesAdded& added) { import = added; });
        });
    });
    if (!written)
        return written;
    if (import.skipped > 0)
        console.err << CommandWords::tr(
                           "%n fact(s) were there already, word for word, and were left out.",
                           nullptr, import.skipped)
                    << '\n';
    if (arguments.wantsJson()) {
        QJsonArray samples;
        for (const int sample : std::as_const(import.samples))
            samples.append(sample);
        printJson(console.out,
            {{QStringLiteral("facts"), import.added}, {QStringLiteral("samples"), samples},
                {QStringLiteral("duplicates_skipped"), import.skipped}});
        return {};
    }
    console.out << CommandWords::tr("%n fact(s) added.", nullptr, import.added) << '\n';
    return {};
}

Expected<void> runTakeOver(const Arguments& arguments, Console& console)
{
    int taken = 0;
    const auto written = writeProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, arguments, console));
        TANDEM_TRY(samples, samplesIn(database, arguments, console));
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
    });
    if (!written)
        return written;
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("facts"), taken}});
    else
        console.out << CommandWords::tr("%n fact(s) taken over.", nullptr, taken) << '\n';
    return {};
}

} // namespace

QStringList factsEditVerbs()
{
    return {QStringLiteral("list"), QStringLiteral("add"), QStringLiteral("edit"),
        QStringLiteral("split"), QStringLiteral("merge"), QStringLiteral("remove"),
        QStringLiteral("restore"), QStringLiteral("move"), QStringLiteral("repeats"),
        QStringLiteral("mask-set"), QStringLiteral("history"), QStringLiteral("import"),
        QStringLiteral("take-over")};
}

void addFactsEditSyntax(CommandSyntax& syntax)
{
    syntax.usage += {QStringLiteral("list PROJECT [--samples 1,3-5] [--side SIDE]"),
        QStringLiteral("add PROJECT TEXT --person NAME --sample N --paragraph P [--place K]"),
        QStringLiteral("edit PROJECT TEXT --person NAME --sample N --fact K"),
        QStringLiteral("split PROJECT [TEXT TEXT...] --person NAME --sample N --fact K"),
        QStringLiteral("merge PROJECT [TEXT] --person NAME --sample N --fact K --other L"),
        QStringLiteral("remove|restore PROJECT --person NAME --sample N --fact K"),
        QStringLiteral("move PROJECT --person NAME --sample N --fact K --place L"),
        QStringLiteral("repeats PROJECT --sample N [--person NAME --fact K --other L|none]"),
        QStringLiteral("mask-set PROJECT --person NAME --sample N --fact K --masked "
                       "yes|no|withdraw [--note TEXT]"),
        QStringLiteral("history PROJECT --sample N --fact K"),
        QStringLiteral("import PROJECT FILE|- --person NAME [--replace] [--duplicates skip|keep]"),
        QStringLiteral("take-over PROJECT --person NAME [--samples 1,3-5]")};
    if (!syntax.text.isEmpty())
        syntax.text += QStringLiteral("\n\n");
    syntax.text += CommandWords::tr(
        "A fact is named by its number in \"list\", with its sample, or by its id; a removed one "
        "by "
        "its id. Every edit is kept in the fact's history, and removed facts can be restored. "
        "\"repeats\" lists what may repeat an earlier fact, or marks one. \"mask-set\" overrules a "
        "model. \"import\" adds candidate facts of a file, all or none: JSON, JSONL or CSV rows "
        "with sample, paragraph and fact; - reads JSONL from standard input. \"take-over\" makes "
        "the facts of an imported benchmark editable, with their types.");
    syntax.options += {actorOption(CommandWords::tr("Who edits.")),
        QCommandLineOption(QString(factoption::duplicates),
            CommandWords::tr(
                "Of imported facts that their paragraph has already, word for word: skip "
                "(leave them out; usual) or keep."),
            QStringLiteral("skip|keep")),
        QCommandLineOption(QString(factoption::sample),
            CommandWords::tr("The sample, counted from 1."), QStringLiteral("N")),
        QCommandLineOption(QString(factoption::paragraph),
            CommandWords::tr("The paragraph, counted from 1."), QStringLiteral("P")),
        QCommandLineOption(QString(factoption::fact),
            CommandWords::tr("The fact: its number or its id."), QStringLiteral("K")),
        QCommandLineOption(QString(factoption::other),
            CommandWords::tr("The other fact of a merge or repetition; none takes the mark off."),
            QStringLiteral("L")),
        QCommandLineOption(QString(factoption::place),
            CommandWords::tr("Its place in the paragraph, from 1."), QStringLiteral("K")),
        QCommandLineOption(QString(factoption::masked),
            CommandWords::tr(
                "Whether the supporting paragraphs tell it; withdraw: take your word back."),
            QStringLiteral("yes|no|withdraw")),
        QCommandLineOption(QString(factoption::note), CommandWords::tr("Why, for the mask."),
            QStringLiteral("TEXT"))};
    syntax.examples += {QStringLiteral("tandem facts list k.tandem --samples 1 --json"),
        QStringLiteral("tandem facts import k.tandem facts.jsonl --person Ada"),
        QStringLiteral("tandem facts split k.tandem --person Ada --sample 1 --fact 4")};
}

Expected<void> runFactsEdit(const QString& verb, const Arguments& arguments, Console& console)
{
    if (verb == QLatin1String("list"))
        return runFactList(arguments, console);
    if (verb == QLatin1String("history"))
        return runReading(verb, arguments, console);
    if (verb == QLatin1String("repeats") && !arguments.has(factoption::fact))
        return runReading(verb, arguments, console);
    if (verb == QLatin1String("import"))
        return runImportFile(arguments, console);
    if (verb == QLatin1String("take-over"))
        return runTakeOver(arguments, console);
    return runEditing(editingOf(verb), arguments, console);
}

} // namespace tandem
