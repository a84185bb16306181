#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/facts/factjob.h"
#include "app/commandline/facts/factscommand.h"
#include "app/commandline/facts/factslisting.h"
#include "storage/project/candidateimport.h"
#include "storage/repositories/factintake.h"

namespace tandem {

namespace {

Expected<void> print(FactJob& job, const FactDone& done)
{
    if (!job.call.wantsJson()) {
        job.call.out << done.text << '\n';
        return {};
    }
    QJsonArray rows;
    for (const FactId id : done.facts) {
        TANDEM_TRY(fact, job.facts.fact(id));
        rows.append(Json{{"id", fact->uuid}, {"number", fact->number},
            {"paragraph", fact->paragraphNumber}, {"fact", fact->text}});
    }
    printJson(job.call, {{"facts", rows}});
    return {};
}

Expected<void> runEditing(FactEditing editing, Call& call)
{
    return writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, call));
        FactJob job{database, call, actor->id};
        const auto done = editing(job);
        return done ? print(job, *done) : failure(done.error());
    });
}

Expected<std::optional<bool>> sideIn(Call& call)
{
    const QString side = call.has("side") ? call.value("side") : QStringLiteral("both");
    if (side == QLatin1String("both"))
        return std::optional<bool>();
    if (side == QLatin1String("supporting") || side == QLatin1String("nonsupporting"))
        return std::optional(side == QLatin1String("supporting"));
    return call.misuse(
        Words::tr("--side takes supporting, nonsupporting or both, not \"%1\".").arg(side));
}

Expected<QList<SampleRow>> samplesIn(Database& database, Call& call)
{
    const QLatin1String option =
        call.has("sample") ? QLatin1String("sample") : QLatin1String("samples");
    const QString selection = call.has(option) ? call.value(option) : QStringLiteral("all");
    return selectedSamples(database, selection, call);
}

Expected<void> runList(Call& call)
{
    TANDEM_TRY(side, sideIn(call));
    return readProject(call.word(1), [&](Database& database) {
        return samplesIn(database, call).and_then([&](const QList<SampleRow>& samples) {
            return printFacts(database, samples, *side, call.wantsJson(), call);
        });
    });
}

Expected<void> runReading(const QString& verb, Call& call)
{
    return readProject(call.word(1), [&](Database& database) -> Expected<void> {
        FactJob job{database, call, {}};
        if (verb == QLatin1String("repeats")) {
            return sampleIn(job).and_then([&](const SampleRow& sample) {
                return printRepetitions(database, sample, call.wantsJson(), call);
            });
        }
        return factIn(job, QLatin1String("fact"))
            .and_then([&](FactId fact) { return job.facts.fact(fact); })
            .and_then([&](const FactRow& fact) {
                return printFactHistory(database, fact, call.wantsJson(), call);
            });
    });
}

Expected<void> runImportFile(Call& call)
{
    const QString file = call.word(2);
    if (file.isEmpty())
        return call.misuse(Words::tr("\"facts import\" takes a project and a file."));
    const bool isStandardInput = file == QLatin1String("-");
    if (isStandardInput && !call.console.in)
        return call.misuse(Words::tr("There is no standard input to read."));
    TANDEM_TRY(facts, isStandardInput ? readCandidateFacts(*call.console.in,
                                            Words::tr("standard input"), CandidateFormat::JsonLines)
                                      : readCandidateFacts(file));
    const QString duplicates =
        call.has("duplicates") ? call.value("duplicates") : QStringLiteral("skip");
    if (duplicates != QLatin1String("skip") && duplicates != QLatin1String("keep"))
        return call.misuse(
            Words::tr("--duplicates is skip or keep here, not \"%1\".").arg(duplicates));
    TANDEM_TRY(
        import, writeProject(call.word(1), [&](Database& database) -> Expected<CandidatesAdded> {
            TANDEM_TRY(actor, actingPerson(database, call));
            return importCandidateFacts(database, *facts, actor->id, call.has("replace"),
                duplicates == QLatin1String("keep"));
        }));
    if (import->skipped > 0)
        call.err << Words::tr("%n fact(s) were there already, word for word, and were left out.",
                        nullptr, import->skipped)
                 << '\n';
    return call.tell(Json{{"facts", import->added}, {"samples", jsonArray(import->samples)},
                         {"duplicates_skipped", import->skipped}},
        Words::tr("%n fact(s) added.", nullptr, import->added));
}

Expected<void> runTakeOver(Call& call)
{
    int taken = 0;
    TANDEM_DO(writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, call));
        TANDEM_TRY(samples, samplesIn(database, call));
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
    return call.tell(Json{{"facts", taken}}, Words::tr("%n fact(s) taken over.", nullptr, taken));
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
    syntax.usage += {"list PROJECT [--samples 1,3-5] [--side SIDE]",
        "add PROJECT TEXT --person NAME --sample N --paragraph P [--place K]",
        "edit PROJECT TEXT --person NAME --sample N --fact K",
        "split PROJECT [TEXT TEXT...] --person NAME --sample N --fact K",
        "merge PROJECT [TEXT] --person NAME --sample N --fact K --other L",
        "remove|restore PROJECT --person NAME --sample N --fact K",
        "move PROJECT --person NAME --sample N --fact K --place L",
        "repeats PROJECT --sample N [--person NAME --fact K --other L|none]",
        "mask-set PROJECT --person NAME --sample N --fact K --masked "
        "yes|no|withdraw [--note TEXT]",
        "history PROJECT --sample N --fact K",
        "import PROJECT FILE|- --person NAME [--replace] [--duplicates skip|keep]",
        "take-over PROJECT --person NAME [--samples 1,3-5]"};
    if (!syntax.text.isEmpty())
        syntax.text += QStringLiteral("\n\n");
    syntax.text += Words::tr(
        "A fact is named by its number in \"list\", with its sample, or by its id; a removed one "
        "by "
        "its id. Every edit is kept in the fact's history, and removed facts can be restored. "
        "\"repeats\" lists what may repeat an earlier fact, or marks one. \"mask-set\" overrules a "
        "model. \"import\" adds candidate facts of a file, all or none: JSON, JSONL or CSV rows "
        "with sample, paragraph and fact; - reads JSONL from standard input. \"take-over\" makes "
        "the facts of an imported benchmark editable, with their types.");
    syntax.options += {actorOption(Words::tr("Who edits.")),
        option("duplicates",
            Words::tr("Of imported facts that their paragraph has already, word for word: skip "
                      "(leave them out; usual) or keep."),
            "skip|keep"),
        option("sample", Words::tr("The sample, counted from 1."), "N"),
        option("paragraph", Words::tr("The paragraph, counted from 1."), "P"),
        option("fact", Words::tr("The fact: its number or its id."), "K"),
        option("other",
            Words::tr("The other fact of a merge or repetition; none takes the mark off."), "L"),
        option("place", Words::tr("Its place in the paragraph, from 1."), "K"),
        option("masked",
            Words::tr("Whether the supporting paragraphs tell it; withdraw: take your word back."),
            "yes|no|withdraw"),
        option("note", Words::tr("Why, for the mask."), "TEXT")};
    syntax.examples += {"tandem facts list k.tandem --samples 1 --json",
        "tandem facts import k.tandem facts.jsonl --person Ada",
        "tandem facts split k.tandem --person Ada --sample 1 --fact 4"};
}

Expected<void> runFactsEdit(const QString& verb, Call& call)
{
    if (verb == QLatin1String("list"))
        return runList(call);
    if (verb == QLatin1String("history"))
        return runReading(verb, call);
    if (verb == QLatin1String("repeats") && !call.has("fact"))
        return runReading(verb, call);
    if (verb == QLatin1String("import"))
        return runImportFile(call);
    if (verb == QLatin1String("take-over"))
        return runTakeOver(call);
    return runEditing(editingOf(verb), call);
}

} // namespace tandem
