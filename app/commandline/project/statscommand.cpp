#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/kgds/statisticsreport.h"
#include "storage/project/benchmark.h"

namespace tandem {

namespace {

CommandSyntax statsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Print the statistics of the benchmark.");
    syntax.usage = {"PROJECT [--per-sample]"};
    syntax.text = Words::tr(
        "The figures of Appendix B of the KGDS paper, over exactly the samples that an export "
        "would hold: those imported with labels, and those whose round is closed and decided. "
        "Below them stands what became of all paragraphs of the project.");
    syntax.options = {option("per-sample",
        Words::tr("Also of each sample: paragraphs, key facts, opinions, references."))};
    syntax.examples = {
        "tandem stats k.tandem", "tandem stats k.tandem --json | jq .groups.paragraphs"};
    return syntax;
}

Expected<void> runStats(Call& call)
{
    TANDEM_TRY(figures, readProject(call.word(0), [&](Database& database) {
        TerminalProgress progress(call.console, Words::tr("Counting"));
        return benchmarkFigures(database, progress.callback());
    }));
    return call.show(statisticsReport(*figures, call.has("per-sample")));
}

} // namespace

const Command statsCommand{"stats", statsSyntax, runStats};

} // namespace tandem
