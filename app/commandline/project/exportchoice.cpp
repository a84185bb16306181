#include "app/commandline/project/exportchoice.h"

#include "app/commandline/command.h"

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

std::optional<ExportKind> kindNamed(const QString& word)
{
    if (word == QLatin1String("benchmark"))
        return ExportKind::Benchmark;
    if (word == QLatin1String("answers"))
        return ExportKind::Answers;
    if (word == QLatin1String("statistics") || word == QLatin1String("stats"))
        return ExportKind::Statistics;
    return std::nullopt;
}

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
    const QString what = call.value("what");
    const QString asked = call.value("format").toLower();
    const QString format = asked.isEmpty() ? QFileInfo(file).suffix().toLower() : asked;
    const auto kind = what.isEmpty() ? kindByName(file, format) : kindNamed(what);
    if (!what.isEmpty() && !kind) {
        return call.misuse(
            Words::tr("--what takes benchmark, answers or statistics, not \"%1\".").arg(what));
    }
    if (!kind) {
        return call.misuse(Words::tr("The name \"%1\" does not say what to export.").arg(file),
            Words::tr("Add --what benchmark, --what answers or --what statistics."));
    }
    const QStringList formats = formatsOf(*kind);
    const bool forSpreadsheets = call.has("spreadsheet");
    if (forSpreadsheets && (*kind != ExportKind::Answers || format != QLatin1String("csv")))
        return call.misuse(Words::tr("--spreadsheet is for answers as CSV."));
    if (formats.contains(format))
        return ExportChoice{*kind, format, forSpreadsheets};
    // The benchmark has one format only, whatever its file is called.
    if (asked.isEmpty() && formats.size() == 1)
        return ExportChoice{*kind, formats.first(), false};
    return call.misuse(Words::tr("\"%1\" is no format for this export.").arg(format),
        Words::tr("Add --format %1.").arg(formats.join(QStringLiteral(" | "))));
}

} // namespace tandem
