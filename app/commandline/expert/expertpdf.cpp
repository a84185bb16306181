#include "app/commandline/expert/expertpdf.h"

#include "app/commandline/commandline.h"
#include "storage/expertreport/expertreport.h"
#include "storage/formats/expertresult.h"
#include "storage/runs/runsbehind.h"
#include "views/inspect/casepdf.h"

#include <QApplication>
#include <QDir>
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

} // namespace

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

} // namespace tandem
