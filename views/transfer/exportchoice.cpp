#include "views/transfer/exportchoice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

QString suffixOf(ExportChoice choice)
{
    switch (choice) {
    case ExportChoice::Benchmark:
        return QStringLiteral("KGDS.json");
    case ExportChoice::AnswersCsv:
        return QStringLiteral("answers.csv");
    case ExportChoice::AnswersJsonLines:
        return QStringLiteral("answers.jsonl");
    case ExportChoice::StatisticsCsv:
        return QStringLiteral("statistics.csv");
    case ExportChoice::StatisticsMarkdown:
        return QStringLiteral("statistics.md");
    case ExportChoice::StatisticsLatex:
        return QStringLiteral("statistics.tex");
    }
    return {};
}

QString folderKey()
{
    return QStringLiteral("export/folder");
}

QString pathKey(ExportChoice choice, const QString& projectUuid)
{
    return QStringLiteral("export/%1/%2").arg(projectUuid, exportChoiceName(choice));
}

QString leftOutReasons(const ExportReport& report)
{
    QStringList reasons;
    if (report.leftOutUnassigned > 0)
        reasons.append(Words::tr("%n not assigned", nullptr, report.leftOutUnassigned));
    if (report.leftOutOpen > 0)
        reasons.append(Words::tr("%n open", nullptr, report.leftOutOpen));
    if (report.leftOutUndecided > 0)
        reasons.append(Words::tr("%n undecided", nullptr, report.leftOutUndecided));
    if (report.leftOutEmpty > 0)
        reasons.append(
            Words::tr("%n without a paragraph that was kept", nullptr, report.leftOutEmpty));
    return QLocale().createSeparatedList(reasons);
}

} // namespace

QList<ExportChoice> exportChoices()
{
    return {ExportChoice::Benchmark, ExportChoice::AnswersCsv, ExportChoice::AnswersJsonLines,
        ExportChoice::StatisticsCsv, ExportChoice::StatisticsMarkdown,
        ExportChoice::StatisticsLatex};
}

QString exportChoiceName(ExportChoice choice)
{
    return suffixOf(choice).replace(u'.', u'-').toLower();
}

QString exportTitle(ExportChoice choice)
{
    switch (choice) {
    case ExportChoice::Benchmark:
        return Words::tr("Benchmark, KGDS.json");
    case ExportChoice::AnswersCsv:
        return Words::tr("Answers, CSV");
    case ExportChoice::AnswersJsonLines:
        return Words::tr("Answers, JSON Lines");
    case ExportChoice::StatisticsCsv:
        return Words::tr("Statistics, CSV");
    case ExportChoice::StatisticsMarkdown:
        return Words::tr("Statistics, Markdown");
    case ExportChoice::StatisticsLatex:
        return Words::tr("Statistics, LaTeX");
    }
    return {};
}

QString exportDescription(ExportChoice choice)
{
    switch (choice) {
    case ExportChoice::Benchmark:
        return Words::tr(
            "Samples that came with labels or whose round is closed and decided. Boundary "
            "paragraphs are removed and indices count from 1 again.");
    case ExportChoice::AnswersCsv:
    case ExportChoice::AnswersJsonLines:
        return Words::tr(
            "One row for each answer of closed rounds: person, sample, item, answer, time, "
            "duration, round. Open rounds stay blind and are left out.");
    case ExportChoice::StatisticsCsv:
    case ExportChoice::StatisticsMarkdown:
    case ExportChoice::StatisticsLatex:
        return Words::tr(
            "The figures of exactly what the benchmark export would hold, as a table.");
    }
    return {};
}

QString exportFileName(ExportChoice choice, const QString& project)
{
    QString name = project.simplified();
    for (QChar& c : name) {
        if (QStringView(u"/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control)
            c = u'_';
    }
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? QString() : name + QLatin1Char('.')) + suffixOf(choice);
}

QString exportFilter(ExportChoice choice)
{
    return Words::tr("%1 (%2)", "kind of file, its suffix")
        .arg(exportTitle(choice), QStringLiteral("*.") + QFileInfo(suffixOf(choice)).suffix());
}

QString rememberedExportPath(const QSettings& settings, ExportChoice choice,
    const QString& projectUuid, const QString& folder, const QString& fileName)
{
    const QString path = settings.value(pathKey(choice, projectUuid)).toString();
    if (!path.isEmpty())
        return path;
    const QString lastFolder = settings.value(folderKey()).toString();
    return (QFileInfo(lastFolder).isDir() ? lastFolder : folder) + QLatin1Char('/') + fileName;
}

void rememberExportPath(
    QSettings& settings, ExportChoice choice, const QString& projectUuid, const QString& path)
{
    settings.setValue(pathKey(choice, projectUuid), path);
    settings.setValue(folderKey(), QFileInfo(path).absolutePath());
}

QString benchmarkSentence(const ExportReport& report)
{
    QString sentence = Words::tr("%n sample(s) written", nullptr, report.samples);
    if (report.leftOut() > 0)
        sentence +=
            Words::tr("; %n left out: %1", nullptr, report.leftOut()).arg(leftOutReasons(report));
    sentence += Words::tr(".", "end of a sentence");
    if (report.factsLeftOut > 0) {
        sentence +=
            QLatin1Char(' ') +
            Words::tr("%n fact(s) left out, of paragraphs that were removed or changed sides.",
                nullptr, report.factsLeftOut);
    }
    return sentence;
}

QString answersSentence(qint64 rows)
{
    if (rows == 0)
        return Words::tr("No round is closed yet, so the file holds no answers.");
    return Words::tr("%n answer(s) of closed rounds written.", nullptr, int(rows));
}

Expected<QString> runExport(
    Database& database, ExportChoice choice, const QString& path, const Progress& progress)
{
    const auto answers = [&](AnswersFormat format) {
        return exportAnswers(database, path, format, progress).map(&answersSentence);
    };
    const auto statistics = [&](TableFormat format) {
        return exportStatistics(database, path, format, progress).map([] {
            return Words::tr("The statistics are written.");
        });
    };
    switch (choice) {
    case ExportChoice::Benchmark:
        return exportBenchmark(database, path, progress).map(&benchmarkSentence);
    case ExportChoice::AnswersCsv:
        return answers(AnswersFormat::Csv);
    case ExportChoice::AnswersJsonLines:
        return answers(AnswersFormat::JsonLines);
    case ExportChoice::StatisticsCsv:
        return statistics(TableFormat::Csv);
    case ExportChoice::StatisticsMarkdown:
        return statistics(TableFormat::Markdown);
    case ExportChoice::StatisticsLatex:
        break;
    }
    return statistics(TableFormat::Latex);
}

} // namespace tandem
