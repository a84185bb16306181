#include "views/transfer/exportformat.h"

#include "models/kgds/statisticsreport.h"
#include "ui/askfile.h"
#include "views/transfer/transferwords.h"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <array>

namespace tandem {

namespace {

using WriteExport = Expected<QString> (*)(Database&, const QString& path, const Progress&);

Expected<QString> writeBenchmark(Database& database, const QString& path, const Progress& progress)
{
    return exportBenchmark(database, path, progress).map(&benchmarkSentence);
}

template <AnswersFormat as>
Expected<QString> writeAnswers(Database& database, const QString& path, const Progress& progress)
{
    return exportAnswers(database, path, as, progress).map(&answersSentence);
}

template <TableFormat as>
Expected<QString> writeStatistics(Database& database, const QString& path, const Progress& progress)
{
    return exportStatistics(database, path, as, progress).map([] {
        return TransferWords::tr("Statistics written.");
    });
}

struct ExportKind
{
    const char* suffix;
    const char* title;
    const char* description;
    WriteExport write;
};

constexpr const char* kSamplesWritten = QT_TRANSLATE_NOOP("TransferWords",
    "Samples imported with labels, or whose round is closed and settled. Boundary "
    "paragraphs are removed, and indices are renumbered from 1.");
constexpr const char* kAnswersWritten = QT_TRANSLATE_NOOP("TransferWords",
    "One row per answer of closed rounds: person, sample, item, answer, time, "
    "duration, round. Open rounds stay blind and are excluded.");
constexpr const char* kFiguresWritten = QT_TRANSLATE_NOOP(
    "TransferWords", "Statistics of the benchmark exactly as it would be exported, as a table.");

/// In the order of ExportFormat.
constexpr std::array kExportKinds{
    ExportKind{"KGDS.json", QT_TRANSLATE_NOOP("TransferWords", "Benchmark, KGDS.json"),
        kSamplesWritten, writeBenchmark},
    ExportKind{"answers.csv", QT_TRANSLATE_NOOP("TransferWords", "Answers, CSV"), kAnswersWritten,
        writeAnswers<AnswersFormat::Csv>},
    ExportKind{"answers.jsonl", QT_TRANSLATE_NOOP("TransferWords", "Answers, JSON Lines"),
        kAnswersWritten, writeAnswers<AnswersFormat::JsonLines>},
    ExportKind{"statistics.csv", QT_TRANSLATE_NOOP("TransferWords", "Statistics, CSV"),
        kFiguresWritten, writeStatistics<TableFormat::Csv>},
    ExportKind{"statistics.md", QT_TRANSLATE_NOOP("TransferWords", "Statistics, Markdown"),
        kFiguresWritten, writeStatistics<TableFormat::Markdown>},
    ExportKind{"statistics.tex", QT_TRANSLATE_NOOP("TransferWords", "Statistics, LaTeX"),
        kFiguresWritten, writeStatistics<TableFormat::Latex>}};

const ExportKind& kindOf(ExportFormat format)
{
    return kExportKinds.at(std::size_t(format));
}

QString suffixOf(ExportFormat format)
{
    return QLatin1String(kindOf(format).suffix);
}

QString pathKey(ExportFormat format, const QString& projectUuid)
{
    return QStringLiteral("export/%1/%2").arg(projectUuid, exportFormatName(format));
}

QString leftOutReasons(const ExportReport& report)
{
    QStringList reasons;
    if (report.leftOutUnassigned > 0)
        reasons.append(TransferWords::tr("%n unassigned", nullptr, report.leftOutUnassigned));
    if (report.leftOutOpen > 0)
        reasons.append(TransferWords::tr("%n open", nullptr, report.leftOutOpen));
    if (report.leftOutUndecided > 0)
        reasons.append(TransferWords::tr("%n undecided", nullptr, report.leftOutUndecided));
    if (report.leftOutEmpty > 0)
        reasons.append(
            TransferWords::tr("%n without kept paragraphs", nullptr, report.leftOutEmpty));
    return QLocale().createSeparatedList(reasons);
}

} // namespace

QList<ExportFormat> exportFormats()
{
    QList<ExportFormat> all;
    for (std::size_t i = 0; i < kExportKinds.size(); ++i)
        all.append(static_cast<ExportFormat>(i));
    return all;
}

QString exportFormatName(ExportFormat format)
{
    return suffixOf(format).replace(u'.', u'-').toLower();
}

QString exportTitle(ExportFormat format)
{
    return TransferWords::tr(kindOf(format).title);
}

QString exportDescription(ExportFormat format)
{
    return TransferWords::tr(kindOf(format).description);
}

QString exportNotes(
    ExportFormat format, const BenchmarkFigures& figures, const QStringList& asideReasons)
{
    using results::Outlet;
    const bool isOfAnswers =
        format == ExportFormat::AnswersCsv || format == ExportFormat::AnswersJsonLines;
    const QStringList notes =
        (isOfAnswers ? QStringList() : incompleteNotes(figures, Outlet::Window)) +
        excludedNotes(asideReasons, Outlet::Window);
    if (notes.isEmpty() && !isOfAnswers)
        return TransferWords::tr("No sample is excluded or incomplete.");
    return notes.join(u' ');
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
        sentence += TransferWords::tr("; %n excluded: %1", nullptr, report.leftOut())
                        .arg(leftOutReasons(report));
    sentence += TransferWords::tr(".", "end of a sentence");
    const auto add = [&sentence](const char* text, int count) {
        if (count > 0)
            sentence += QLatin1Char(' ') + TransferWords::tr(text, nullptr, count);
    };
    add(QT_TRANSLATE_N_NOOP(
            "TransferWords", "%n fact(s) excluded: their paragraphs were removed or relabelled."),
        report.factsLeftOut);
    add(QT_TRANSLATE_N_NOOP(
            "TransferWords", "%n fact(s) excluded: their key-fact round is not finished."),
        report.factsUnjudged);
    add(QT_TRANSLATE_N_NOOP("TransferWords",
            "%n sample(s) written without opinions: their opinion round is not settled yet."),
        report.opinionsUnsettled);
    return sentence;
}

QString answersSentence(const AnswersReport& report)
{
    const QString written =
        report.rows == 0 && report.heldBack == 0
            ? TransferWords::tr("No round is closed yet, so the file contains no answers.")
            : TransferWords::tr(
                  "%n answer(s) of closed rounds written.", nullptr, int(report.rows));
    if (report.heldBack == 0)
        return written;
    return written + QLatin1Char(' ') +
           TransferWords::tr(
               "%n round(s) excluded: answers have names only once their sample is settled.",
               nullptr, report.heldBack);
}

Expected<QString> runExport(
    Database& database, ExportFormat format, const QString& path, const Progress& progress)
{
    return kindOf(format).write(database, path, progress);
}

} // namespace tandem
