#include "app/commandline/expert/expertpdf.h"

#include "app/commandline/commandline.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/expertresult.h"
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

Expected<QList<expert::TextCase>> readTexts(const QString& path)
{
    QList<expert::TextCase> texts;
    return readCases(path, [&](expert::TextCase&& textCase, const QString&) -> Expected<void> {
        textCase.profile.clear();
        texts.append(std::move(textCase));
        return {};
    }).map([&](qint64) { return texts; });
}

ShownCase shownCase(
    const expert::TextCase& textCase, expert::Explanation&& explanation, qint64 index)
{
    ShownCase shown;
    EvaluationDetail& detail = shown.detail;
    detail.summary.casePosition = int(index + 1);
    detail.summary.caseName = textCase.name;
    detail.summary.system = textCase.outputs.constFirst().system;
    detail.summary.state = EvaluationState::Complete;
    detail.summary.scores = expert::scoresOf(explanation);
    detail.summary.faults = expert::faultsOf(explanation);
    detail.prompt = textCase.prompt;
    detail.expected = textCase.expected;
    detail.generated = textCase.outputs.constFirst().text;
    detail.explanation = std::move(explanation);
    shown.expectedPlaces =
        expert::locateEvidence(detail.expected, detail.explanation.expected.aspects);
    shown.generatedPlaces =
        expert::locateEvidence(detail.generated, detail.explanation.generated.aspects);
    return shown;
}

/// The report was written from the same files, so that they fit each other.
Expected<void> writePdfs(
    const ResultFiles& files, const QString& folder, Qt::LayoutDirection direction)
{
    TANDEM_TRY(texts, readTexts(files.texts));
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        if (index >= texts->size() || texts->at(index).outputs.isEmpty())
            return {};
        return writeCasePdf(pdfPath(folder, index),
            shownCase(texts->at(index), std::move(explanation), index), expert::Side::Expected,
            direction);
    };
    return readExpertResult(files.result, sink).map([](const ResultFigures&) {});
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
