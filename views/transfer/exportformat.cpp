#include "views/transfer/exportformat.h"

#include "ui/askfile.h"
#include "views/transfer/transferwords.h"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace tandem {

namespace {

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Benchmark:
        return QStringLiteral("KGDS.json");
    case ExportFormat::AnswersCsv:
        return QStringLiteral("answers.csv");
    case ExportFormat::AnswersJsonLines:
        return QStringLiteral("answers.jsonl");
    case ExportFormat::StatisticsCsv:
        return QStringLiteral("statistics.csv");
    case ExportFormat::StatisticsMarkdown:
        return QStringLiteral("statistics.md");
    case ExportFormat::StatisticsLatex:
        return QStringLiteral("statistics.tex");
    }
    return {};
}

QString pathKey(ExportFormat format, const QString& projectUuid)
{
    return QStringLiteral("export/%1/%2").arg(projectUuid, exportFormatName(format));
}

QString leftOutReasons(const ExportReport& report)
{
    QStringList reasons;
    if (report.leftOutUnassigned > 0)
        reasons.append(TransferWords::tr("%n not assigned", nullptr, report.leftOutUnassigned));
    if (report.leftOutOpen > 0)
        reasons.append(TransferWords::tr("%n open", nullptr, report.leftOutOpen));
    if (report.leftOutUndecided > 0)
        reasons.append(TransferWords::tr("%n undecided", nullptr, report.leftOutUndecided));
    if (report.leftOutEmpty > 0)
        reasons.append(TransferWords::tr(
            "%n without a paragraph that was kept", nullptr, report.leftOutEmpty));
    return QLocale().createSeparatedList(reasons);
}

} // namespace

QList<ExportFormat> exportFormats()
{
    return {ExportFormat::Benchmark, ExportFormat::AnswersCsv, ExportFormat::AnswersJsonLines,
        ExportFormat::StatisticsCsv, ExportFormat::StatisticsMarkdown,
        ExportFormat::StatisticsLatex};
}

QString exportFormatName(ExportFormat format)
{
    return suffixOf(format).replace(u'.', u'-').toLower();
}

QString exportTitle(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Benchmark:
        return TransferWords::tr("Benchmark, KGDS.json");
    case ExportFormat::AnswersCsv:
        return TransferWords::tr("Answers, CSV");
    case ExportFormat::AnswersJsonLines:
        return TransferWords::tr("Answers, JSON Lines");
    case ExportFormat::StatisticsCsv:
        return TransferWords::tr("Statistics, CSV");
    case ExportFormat::StatisticsMarkdown:
        return TransferWords::tr("Statistics, Markdown");
    case ExportFormat::StatisticsLatex:
        return TransferWords::tr("Statistics, LaTeX");
    }
    return {};
}

QString exportDescription(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Benchmark:
        return TransferWords::tr(
            "Samples that came with labels or whose round is closed and decided. Boundary "
            "paragraphs are removed and indices count from 1 again.");
    case ExportFormat::AnswersCsv:
    case ExportFormat::AnswersJsonLines:
        return TransferWords::tr(
            "One row for each answer of closed rounds: person, sample, item, answer, time, "
            "duration, round. Open rounds stay blind and are left out.");
    case ExportFormat::StatisticsCsv:
    case ExportFormat::StatisticsMarkdown:
    case ExportFormat::StatisticsLatex:
        return TransferWords::tr(
            "The figures of exactly what the benchmark export would hold, as a table.");
    }
    return {};
}

QString exportFileName(ExportFormat format, const QString& project)
{
    QString name = project.simplified();
    for (QChar& c : name) {
        if (QStringView(u"/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control)
            c = u'_';
    }
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? QString() : name + QLatin1Char('.')) + suffixOf(format);
}

QString exportFilter(ExportFormat format)
{
    return TransferWords::tr("%1 (%2)", "kind of file, its suffix")
        .arg(exportTitle(format), QStringLiteral("*.") + QFileInfo(suffixOf(format)).suffix());
}

QString rememberedExportPath(const QSettings& settings, ExportFormat format,
    const QString& projectUuid, const QString& folder, const QString& fileName)
{
    const QString path = settings.value(pathKey(format, projectUuid)).toString();
    if (!path.isEmpty() && isKnownFolder(QFileInfo(path).absolutePath()))
        return path;
    return folder + QLatin1Char('/') + fileName;
}

void rememberExportPath(
    QSettings& settings, ExportFormat format, const QString& projectUuid, const QString& path)
{
    settings.setValue(pathKey(format, projectUuid), path);
}

QString benchmarkSentence(const ExportReport& report)
{
    QString sentence = TransferWords::tr("%n sample(s) written", nullptr, report.samples);
    if (report.leftOut() > 0)
        sentence += TransferWords::tr("; %n left out: %1", nullptr, report.leftOut())
                        .arg(leftOutReasons(report));
    sentence += TransferWords::tr(".", "end of a sentence");
    if (report.factsLeftOut > 0) {
        sentence += QLatin1Char(' ') +
                    TransferWords::tr(
                        "%n fact(s) left out, of paragraphs that were removed or changed sides.",
                        nullptr, report.factsLeftOut);
    }
    if (report.factsUnjudged > 0) {
        sentence +=
            QLatin1Char(' ') +
            TransferWords::tr("%n fact(s) left out, whose round about key facts is not finished.",
                nullptr, report.factsUnjudged);
    }
    if (report.opinionsUnsettled > 0) {
        sentence +=
            QLatin1Char(' ') +
            TransferWords::tr("%n sample(s) written without opinions: their round about opinions "
                              "is not settled yet.",
                nullptr, report.opinionsUnsettled);
    }
    return sentence;
}

QString answersSentence(const AnswersReport& report)
{
    const QString written =
        report.rows == 0 && report.heldBack == 0
            ? TransferWords::tr("No round is closed yet, so the file holds no answers.")
            : TransferWords::tr(
                  "%n answer(s) of closed rounds written.", nullptr, int(report.rows));
    if (report.heldBack == 0)
        return written;
    return written + QLatin1Char(' ') +
           TransferWords::tr(
               "%n round(s) left out: answers have names once their sample is settled.", nullptr,
               report.heldBack);
}

Expected<QString> runExport(
    Database& database, ExportFormat format, const QString& path, const Progress& progress)
{
    const auto answers = [&](AnswersFormat as) {
        return exportAnswers(database, path, as, progress).map(&answersSentence);
    };
    const auto statistics = [&](TableFormat as) {
        return exportStatistics(database, path, as, progress).map([] {
            return TransferWords::tr("The statistics are written.");
        });
    };
    switch (format) {
    case ExportFormat::Benchmark:
        return exportBenchmark(database, path, progress).map(&benchmarkSentence);
    case ExportFormat::AnswersCsv:
        return answers(AnswersFormat::Csv);
    case ExportFormat::AnswersJsonLines:
        return answers(AnswersFormat::JsonLines);
    case ExportFormat::StatisticsCsv:
        return statistics(TableFormat::Csv);
    case ExportFormat::StatisticsMarkdown:
        return statistics(TableFormat::Markdown);
    case ExportFormat::StatisticsLatex:
        break;
    }
    return statistics(TableFormat::Latex);
}

} // namespace tandem
