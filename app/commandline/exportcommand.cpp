#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/exportchoice.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/replacing.h"
#include "app/commandline/terminalprogress.h"
#include "storage/project/benchmark.h"

namespace tandem {

namespace {

/// What was written, for JSON and for a reader.
struct ExportSummary
{
    QJsonObject json;
    QString text;
};

ExportSummary summaryOf(const ExportReport& report)
{
    ExportSummary summary;
    summary.json = {{QStringLiteral("samples"), report.samples},
        {QStringLiteral("left_out"),
            QJsonObject{{QStringLiteral("unassigned"), report.leftOutUnassigned},
                {QStringLiteral("open"), report.leftOutOpen},
                {QStringLiteral("undecided"), report.leftOutUndecided},
                {QStringLiteral("empty"), report.leftOutEmpty}}},
        {QStringLiteral("facts_left_out"), report.factsLeftOut},
        {QStringLiteral("facts_unjudged"), report.factsUnjudged},
        {QStringLiteral("opinions_unsettled"), report.opinionsUnsettled}};
    summary.text = CommandWords::tr("%n sample(s)", nullptr, report.samples);
    const auto add = [&](const QString& text, int count) {
        if (count > 0)
            summary.text += QStringLiteral("; ") + text;
    };
    add(CommandWords::tr("left out: %n unassigned", nullptr, report.leftOutUnassigned),
        report.leftOutUnassigned);
    add(CommandWords::tr("left out: %n still open", nullptr, report.leftOutOpen),
        report.leftOutOpen);
    add(CommandWords::tr("left out: %n waiting for decisions", nullptr, report.leftOutUndecided),
        report.leftOutUndecided);
    add(CommandWords::tr("left out: %n without a kept paragraph", nullptr, report.leftOutEmpty),
        report.leftOutEmpty);
    add(CommandWords::tr("%n fact(s) of changed paragraphs left out", nullptr, report.factsLeftOut),
        report.factsLeftOut);
    add(CommandWords::tr(
            "%n fact(s) left out that nobody has judged to the end", nullptr, report.factsUnjudged),
        report.factsUnjudged);
    add(CommandWords::tr("%n sample(s) without opinions: their round is not settled", nullptr,
            report.opinionsUnsettled),
        report.opinionsUnsettled);
    return summary;
}

ExportSummary answersSummary(const AnswersReport& report)
{
    ExportSummary summary{{{QStringLiteral("answers"), report.rows},
                              {QStringLiteral("rounds_held_back"), report.heldBack}},
        CommandWords::tr("%1 answers of closed rounds").arg(groupedCount(report.rows))};
    if (report.heldBack > 0)
        summary.text += QStringLiteral("; ") +
                        CommandWords::tr("%n round(s) left out: in this project answers have"
                                         " names once their sample is settled",
                            nullptr, report.heldBack);
    return summary;
}

Expected<ExportSummary> writeExport(
    Database& database, const ExportChoice& choice, const QString& file, const Progress& progress)
{
    switch (choice.kind) {
    case ExportKind::Benchmark:
        return exportBenchmark(database, file, progress).map(summaryOf);
    case ExportKind::Answers: {
        const auto format = choice.format != QLatin1String("csv") ? AnswersFormat::JsonLines
                            : choice.forSpreadsheets              ? AnswersFormat::SpreadsheetCsv
                                                                  : AnswersFormat::Csv;
        return exportAnswers(database, file, format, progress).map(answersSummary);
    }
    case ExportKind::Statistics:
        break;
    }
    const auto format = choice.format == QLatin1String("csv")  ? TableFormat::Csv
                        : choice.format == QLatin1String("md") ? TableFormat::Markdown
                                                               : TableFormat::Latex;
    return exportStatistics(database, file, format, progress).map([] {
        return ExportSummary{{}, CommandWords::tr("statistics of the benchmark")};
    });
}

} // namespace

CommandSyntax exportSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Export the benchmark, the answers or the statistics.");
    syntax.usage = {QStringLiteral("PROJECT FILE [--what WHAT] [--format FORMAT] [--spreadsheet]")};
    syntax.text = CommandWords::tr(
        "Without options the name of FILE decides: *.json is the benchmark (KGDS.json), *.jsonl "
        "the answers, *.md and *.tex the statistics; a *.csv is the answers or the statistics if "
        "its name says so (answers.csv, statistics.csv, stats.csv). A benchmark holds the samples "
        "that are ready; answers are those of closed rounds only. FILE is written whole or not at "
        "all; before one that is there already is replaced, you are asked. A script is not asked. "
        "Cells of a CSV are written as they are: before a spreadsheet opens answers of people that "
        "you do not trust, export with --spreadsheet.");
    syntax.options = {
        QCommandLineOption(QStringLiteral("what"),
            CommandWords::tr("benchmark, answers or statistics."), QStringLiteral("WHAT")),
        QCommandLineOption(QStringLiteral("format"),
            CommandWords::tr("json for the benchmark; csv or jsonl for answers; csv, md or tex for "
                             "statistics."),
            QStringLiteral("FORMAT")),
        overwriteOption(),
        QCommandLineOption(QStringLiteral("spreadsheet"),
            CommandWords::tr(
                "For answers as CSV: put an apostrophe before texts that begin with = + - or "
                "@, which a spreadsheet would run as formulas.")),
    };
    syntax.fewestWords = 2;
    syntax.mostWords = 2;
    syntax.examples = {QStringLiteral("tandem export k.tandem KGDS.json"),
        QStringLiteral("tandem export k.tandem table.csv --what statistics")};
    return syntax;
}

Expected<void> runExport(const Arguments& arguments, Console& console)
{
    const QString project = arguments.word(0);
    const QString file = arguments.word(1);
    TANDEM_TRY(choice, exportChoice(arguments, file, console));
    TANDEM_DO(askToReplace({file}, arguments, console));
    Expected<ExportSummary> summary = ExportSummary{};
    // The export's own errors name the file it writes, not the project.
    const auto read = readProject(project, [&](Database& database) -> Expected<void> {
        TerminalProgress progress(console, CommandWords::tr("Exporting"));
        summary = writeExport(database, *choice, file, progress.callback());
        return {};
    });
    if (!read)
        return read;
    if (!summary)
        return failure(summary.error());
    if (arguments.wantsJson()) {
        summary->json.insert(QStringLiteral("file"), file);
        printJson(console.out, summary->json);
        return {};
    }
    console.out << CommandWords::tr("Wrote %1: %2.").arg(printable(file), summary->text) << '\n';
    return {};
}

} // namespace tandem
