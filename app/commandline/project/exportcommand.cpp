#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/error.h"
#include "models/kgds/statisticsreport.h"
#include "storage/database/schema.h"
#include "storage/project/benchmark.h"
#include "storage/publishing/annotationsexport.h"
#include "storage/publishing/disagreementfile.h"
#include "storage/repositories/excluding.h"

#include <QFileInfo>
#include <QString>

#include <optional>

namespace tandem {

class Call;

/// What an export writes.
enum class ExportKind { Benchmark, Answers, Statistics, Disagreement, LabelStudio, Doccano };

/// An export's kind, and its format by the usual suffix: json, csv, jsonl, md or tex.
struct ExportChoice
{
    ExportKind kind = ExportKind::Benchmark;
    QString format;
    bool forSpreadsheets = false; ///< of answers as CSV: texts that look like formulas are quoted
};

namespace {

QStringList formatsOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Benchmark:
        return {QStringLiteral("json")};
    case ExportKind::Answers:
        return {QStringLiteral("csv"), QStringLiteral("jsonl")};
    case ExportKind::Statistics:
        return {QStringLiteral("csv"), QStringLiteral("md"), QStringLiteral("tex")};
    case ExportKind::Disagreement:
        return {QStringLiteral("jsonl"), QStringLiteral("csv")};
    case ExportKind::LabelStudio:
        return {QStringLiteral("json")};
    case ExportKind::Doccano:
        return {QStringLiteral("jsonl")};
    }
    return {};
}

constexpr Choice<ExportKind> kExportKinds[] = {{"benchmark", ExportKind::Benchmark},
    {"answers", ExportKind::Answers}, {"statistics", ExportKind::Statistics},
    {"stats", ExportKind::Statistics}, {"disagreement", ExportKind::Disagreement},
    {"labelstudio", ExportKind::LabelStudio}, {"doccano", ExportKind::Doccano}};

/// What the file's name and format say; none where they leave it open.
std::optional<ExportKind> kindByName(const QString& file, const QString& format)
{
    const QString name = QFileInfo(file).completeBaseName().toLower();
    const bool isTable = format == QLatin1String("jsonl") || format == QLatin1String("csv");
    if (isTable && name.contains(QLatin1String("disagreement")))
        return ExportKind::Disagreement;
    if (format == QLatin1String("json") && name.contains(QLatin1String("labelstudio")))
        return ExportKind::LabelStudio;
    if (format == QLatin1String("jsonl") && name.contains(QLatin1String("doccano")))
        return ExportKind::Doccano;
    if (format == QLatin1String("json"))
        return ExportKind::Benchmark;
    if (format == QLatin1String("jsonl"))
        return ExportKind::Answers;
    if (format == QLatin1String("md") || format == QLatin1String("tex"))
        return ExportKind::Statistics;
    const bool saysAnswers = name.contains(QLatin1String("answers"));
    const bool saysStatistics =
        name.contains(QLatin1String("statistics")) || name.contains(QLatin1String("stats"));
    if (format != QLatin1String("csv") || saysAnswers == saysStatistics)
        return std::nullopt;
    return saysAnswers ? ExportKind::Answers : ExportKind::Statistics;
}

} // namespace

/// Decides by --what and --format, and where they are silent by the name of `file`: *.json is the
/// benchmark, *.jsonl the answers, *.md and *.tex the statistics; of a *.csv its name must say
/// "answers", "statistics" or "stats". Either is the disagreement, and what Label Studio or doccano
/// reads, where its name says so. A misuse
/// where that leaves it open.
Expected<ExportChoice> exportChoice(Call& call, const QString& file)
{
    const QString asked = call.value("format").toLower();
    const QString format = asked.isEmpty() ? QFileInfo(file).suffix().toLower() : asked;
    auto kind = kindByName(file, format);
    TANDEM_TRY(named, call.choice("what", kExportKinds, kind.value_or(ExportKind::Benchmark)));
    if (call.has("what"))
        kind = *named;
    if (!kind) {
        return call.misuse(
            CommandWords::tr("The file name \"%1\" does not show what to export.").arg(file),
            CommandWords::tr(
                "Add --what benchmark, answers, statistics, disagreement, labelstudio or "
                "doccano."));
    }
    const QStringList formats = formatsOf(*kind);
    const bool forSpreadsheets = call.has("spreadsheet");
    if (forSpreadsheets && (*kind != ExportKind::Answers || format != QLatin1String("csv")))
        return call.misuse(CommandWords::tr("--spreadsheet works only with answers as CSV."));
    if (formats.contains(format)) {
        TANDEM_DO(refuseOtherEnding(file, {format}, call));
        return ExportChoice{*kind, format, forSpreadsheets};
    }
    // The benchmark has one format only; a name that says no format may be any.
    if (asked.isEmpty() && formats.size() == 1) {
        TANDEM_DO(refuseOtherEnding(file, formats, call));
        return ExportChoice{*kind, formats.first(), false};
    }
    return call.misuse(CommandWords::tr("\"%1\" is not a format of this export.").arg(format),
        CommandWords::tr("Add --format %1.").arg(formats.join(QStringLiteral(" | "))));
}

namespace {

/// What was written, for programs and for people.
using ExportSummary = std::pair<Json, QString>;

ExportSummary summaryOf(const ExportReport& report)
{
    const Json json{{"samples", report.samples},
        {"left_out", Json{{"unassigned", report.leftOutUnassigned}, {"open", report.leftOutOpen},
                         {"undecided", report.leftOutUndecided}, {"empty", report.leftOutEmpty}}},
        {"facts_left_out", report.factsLeftOut}, {"facts_unjudged", report.factsUnjudged},
        {"opinions_unsettled", report.opinionsUnsettled}};
    QStringList parts{CommandWords::tr("%n sample(s)", nullptr, report.samples)};
    const auto add = [&](const char* text, int count) {
        if (count > 0)
            parts.append(CommandWords::tr(text, nullptr, count));
    };
    add(QT_TRANSLATE_N_NOOP("CommandLine", "excluded: %n unassigned"), report.leftOutUnassigned);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "excluded: %n still open"), report.leftOutOpen);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "excluded: %n awaiting adjudication"),
        report.leftOutUndecided);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "excluded: %n without a kept paragraph"),
        report.leftOutEmpty);
    add(QT_TRANSLATE_N_NOOP("CommandLine", "%n fact(s) of changed paragraphs excluded"),
        report.factsLeftOut);
    add(QT_TRANSLATE_N_NOOP(
            "CommandLine", "%n fact(s) excluded: their key-fact round is not finished"),
        report.factsUnjudged);
    add(QT_TRANSLATE_N_NOOP(
            "CommandLine", "%n sample(s) without opinions: their round is not settled"),
        report.opinionsUnsettled);
    return {json, parts.join(QStringLiteral("; "))};
}

/// Says how many rounds an export leaves out because their sides are not named yet.
void addHeldBack(ExportSummary& summary, int rounds)
{
    if (rounds > 0)
        summary.second += QStringLiteral("; ") +
                          CommandWords::tr("%n round(s) excluded: in this project, answers have "
                                           "names only once their sample is settled",
                              nullptr, rounds);
}

ExportSummary answersSummary(const AnswersReport& report)
{
    ExportSummary summary{Json{{"answers", report.rows}, {"rounds_held_back", report.heldBack}},
        CommandWords::tr("%1 answers of closed rounds").arg(groupedCount(report.rows))};
    addHeldBack(summary, report.heldBack);
    return summary;
}

ExportSummary disagreementSummary(const DisagreementReport& report)
{
    ExportSummary summary{
        Json{{"items", report.items}, {"annotations", report.annotations},
            {"disagreed", report.disagreed}, {"rounds_held_back", report.heldBack}},
        CommandWords::tr("%1 answers to %2 items, %3 with different answers")
            .arg(groupedCount(report.annotations), groupedCount(report.items),
                groupedCount(report.disagreed))};
    addHeldBack(summary, report.heldBack);
    return summary;
}

ExportSummary annotationsSummary(const AnnotationsReport& report)
{
    ExportSummary summary{
        Json{{"tasks", report.tasks}, {"annotations", report.annotations}, {"open", report.open},
            {"predictions", report.predictions}, {"rounds_held_back", report.heldBack}},
        CommandWords::tr("%1 tasks, %2 answers of closed rounds")
            .arg(groupedCount(report.tasks), groupedCount(report.annotations))};
    addHeldBack(summary, report.heldBack);
    return summary;
}

/// What somebody should know before the file is written, and for programs once it is.
Expected<QStringList> notesBefore(
    Database& database, const ExportChoice& choice, Json& json, Console& console)
{
    using results::Outlet;
    TANDEM_TRY(reasons, SettingAside(database).sampleReasons());
    json.insert("set_aside", reasons->size());
    const QStringList aside = excludedNotes(*reasons, Outlet::Console);
    if (choice.kind != ExportKind::Benchmark && choice.kind != ExportKind::Statistics)
        return aside;
    TerminalProgress progress(console, CommandWords::tr("Counting"));
    TANDEM_TRY(figures, benchmarkFigures(database, progress.callback()));
    const LackingSamples lacking = lackingSamples(*figures);
    json.insert("incomplete", Json{{"without_facts", lacking.facts + lacking.both},
                                  {"without_opinions", lacking.opinions + lacking.both},
                                  {"without_some_facts", lacking.someFacts}});
    // Where nothing can be written there is nothing to be incomplete: the export says why.
    return figures->samples.isEmpty() ? QStringList()
                                      : incompleteNotes(*figures, Outlet::Console) + aside;
}

Expected<ExportSummary> write(
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
    case ExportKind::Disagreement:
        return exportDisagreement(database, file,
            choice.format == QLatin1String("csv") ? DisagreementFormat::Csv
                                                  : DisagreementFormat::JsonLines,
            progress)
            .map(disagreementSummary);
    case ExportKind::LabelStudio:
    case ExportKind::Doccano:
        return exportAnnotations(database, file,
            choice.kind == ExportKind::Doccano ? AnnotationTool::Doccano
                                               : AnnotationTool::LabelStudio,
            progress)
            .map(annotationsSummary);
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

Expected<void> runExport(Call& call)
{
    const QString project = call.word(0);
    const QString file = call.word(1);
    TANDEM_TRY(choice, exportChoice(call, file));
    TANDEM_DO(askToReplace({file}, call));
    Expected<ExportSummary> summary = ExportSummary{};
    Json noted;
    // The export's own errors name the file it writes, not the project.
    TANDEM_DO(readProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(notes, notesBefore(database, *choice, noted, call.console));
        // Where nothing can be written only the reason is said.
        const QFileInfo target(file);
        const bool canBeWritten =
            !target.isDir() && !isProjectFile(file) && QFileInfo(target.absolutePath()).isDir();
        for (const QString& note : canBeWritten ? *notes : QStringList())
            call.err << note << '\n';
        call.err.flush();
        TerminalProgress progress(call.console, CommandWords::tr("Exporting"));
        summary = write(database, *choice, file, progress.callback());
        return {};
    }));
    if (!summary)
        return failure(summary.error());
    Json json = summary->first;
    for (auto field = noted.begin(); field != noted.end(); ++field)
        json.insert(field.key(), field.value());
    json.insert("file", file);
    return call.tell(json, CommandWords::tr("Wrote %1: %2.").arg(printable(file), summary->second));
}

const Command exportCommand{"export", runExport, 2, 2};

} // namespace tandem
