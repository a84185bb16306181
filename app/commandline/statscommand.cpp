#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "models/kgds/statisticsreport.h"
#include "storage/project/benchmark.h"

#include <QCoreApplication>

namespace tandem {

namespace {

constexpr QLatin1String kPerSample("per-sample");

} // namespace

CommandSyntax statsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Print the statistics of the benchmark.");
    syntax.usage = {QStringLiteral("PROJECT [--per-sample]")};
    syntax.text = CommandWords::tr(
        "The figures of Appendix B of the KGDS paper, over exactly the samples that an export "
        "would hold: those imported with labels, and those whose round is closed and decided. "
        "Below them stands what became of all paragraphs of the project.");
    syntax.options = {QCommandLineOption(QString(kPerSample),
        CommandWords::tr("Also of each sample: paragraphs, key facts, opinions, references."))};
    syntax.examples = {QStringLiteral("tandem stats k.tandem"),
        QStringLiteral("tandem stats k.tandem --json | jq .groups.paragraphs")};
    return syntax;
}

Expected<void> runStats(const Arguments& arguments, Console& console)
{
    BenchmarkFigures figures;
    const auto read = readProject(arguments.word(0), [&](Database& database) {
        TerminalProgress progress(console, CommandWords::tr("Counting"));
        return benchmarkFigures(database, progress.callback())
            .map([&](const BenchmarkFigures& found) { figures = found; });
    });
    if (!read)
        return read;
    printReport(statisticsReport(figures, arguments.has(kPerSample)), arguments, console);
    return {};
}

} // namespace tandem
