#include "app/commandline/project/exportchoice.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"

#include <QFileInfo>

#include <optional>

namespace tandem {

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
    }
    return {};
}

constexpr Choice<ExportKind> kExportKinds[] = {{"benchmark", ExportKind::Benchmark},
    {"answers", ExportKind::Answers}, {"statistics", ExportKind::Statistics},
    {"stats", ExportKind::Statistics}};

/// What the file's name and format say; none where they leave it open.
std::optional<ExportKind> kindByName(const QString& file, const QString& format)
{
    if (format == QLatin1String("json"))
        return ExportKind::Benchmark;
    if (format == QLatin1String("jsonl"))
        return ExportKind::Answers;
    if (format == QLatin1String("md") || format == QLatin1String("tex"))
        return ExportKind::Statistics;
    const QString name = QFileInfo(file).completeBaseName().toLower();
    const bool saysAnswers = name.contains(QLatin1String("answers"));
    const bool saysStatistics =
        name.contains(QLatin1String("statistics")) || name.contains(QLatin1String("stats"));
    if (format != QLatin1String("csv") || saysAnswers == saysStatistics)
        return std::nullopt;
    return saysAnswers ? ExportKind::Answers : ExportKind::Statistics;
}

} // namespace

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
            CommandWords::tr("Add --what benchmark, --what answers or --what statistics."));
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

} // namespace tandem
