#include "app/commandline/command.h"
#include "app/commandline/commandline.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "storage/expertreport/expertreport.h"
#include "storage/formats/expertresult.h"
#include "storage/project/resultimport.h"
#include "storage/runs/runsbehind.h"
#include "views/inspect/casepdf.h"

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QString>
#include <QTextStream>
#include <QTranslator>

namespace tandem {

namespace {

constexpr int kDigits = 5;
constexpr int kDecimal = 10;

/// "case-00001.pdf", as the page of the report is called.
QString pdfPath(const QString& folder, qint64 index)
{
    return QDir(folder).filePath(
        QStringLiteral("cases/case-%1.pdf").arg(index + 1, kDigits, kDecimal, QLatin1Char('0')));
}

/// The report was written from the same files, so that they fit each other.
Expected<void> writePdfs(
    const ResultFiles& files, const QString& folder, Qt::LayoutDirection direction)
{
    TANDEM_TRY(texts, textsOf(files));
    QJsonArray runs;
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        if (index >= texts->size())
            return {};
        const ShownCase shown(
            located(evaluationOf(texts->at(index), std::move(explanation), index)));
        return writeCasePdf(pdfPath(folder, index), shown, expert::Side::Expected, direction, {},
            runSettingSentences(runs));
    };
    return readExpertResult(files.result, sink, {}, &runs).map([](const ResultFigures&) {});
}

/// Writes a PDF of each case of a result beside its page in a report's folder. Makes the
/// application object that painting needs, and no window; needs no display. Returns the program's
/// exit code; a failure is one line on stderr. `locale` is that of the report.
int writeReportPdfs(
    int argc, char** argv, const ResultFiles& files, const QString& folder, const QLocale& locale)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QTranslator translator;
    if (translator.load(
            locale, QStringLiteral("tandem"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&translator);
    const auto written = writePdfs(files, folder, locale.textDirection());
    if (written)
        return kExitOk;
    QTextStream(stderr) << "tandem: " << written.error().sentence() << Qt::endl;
    return kExitFailed;
}

/// Those of an earlier report would tell of other evaluations than the pages beside them.
void removeOldPdfs(const QString& folder)
{
    QDir cases(QDir(folder).filePath(QStringLiteral("cases")));
    const QStringList old = cases.entryList({QStringLiteral("case-*.pdf")}, QDir::Files);
    for (const QString& name : old)
        cases.remove(name);
}

} // namespace

Expected<void> runExpertReport(Call& call)
{
    TANDEM_TRY(folder, neededValue(call, "output"));
    TANDEM_DO(refuseOtherEnding(*folder, {}, call));
    TANDEM_DO(askToReplace({reportIndex(*folder)}, call));
    const ResultFiles files{call.word(1), call.word(2), {}};
    const QLocale locale = reportLocale();
    Expected<ReportWritten> report = ReportWritten{};
    {
        TerminalProgress progress(call.console, CommandWords::tr("Writing the report"));
        report = writeReport(files, *folder, {locale}, progress.callback());
    }
    if (!report)
        return failure(report.error());
    removeOldPdfs(*folder);
    // Painting takes an application object with fonts.
    if (call.has("pdf"))
        call.console.afterwards = [files, folder = *folder, locale](int argc, char** argv) {
            return writeReportPdfs(argc, argv, files, folder, locale);
        };
    return call.tell(Json{{"index", report->index}, {"pages", report->pages}},
        CommandWords::tr("Wrote %1 and %n page(s).", nullptr, int(report->pages))
            .arg(report->index),
        report->messages);
}

} // namespace tandem
