#include "app/commandline/command.h"
#include "app/commandline/commandline.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/studies/studycommand.h"
#include "app/commandline/studies/studyfigures.h"
#include "storage/studyreport/describedstudy.h"
#include "storage/studyreport/studyreport.h"
#include "views/studies/studypdf.h"

#include <QApplication>
#include <QFileInfo>
#include <QTextStream>
#include <QTranslator>

/// "study report": everything of a study as one document.
namespace tandem {

namespace {

using SharedAnswers = std::shared_ptr<const studies::StudyAnswers>;

/// Of answers in a file: what was asked is not known but for the kind of its design.
Expected<StudyReport> reportOfFiles(Call& call)
{
    AnswersNotes notes;
    TANDEM_TRY_VAR(answers, answersOfFiles(call, notes));
    TANDEM_TRY_VAR(results, askedFigures(*answers, call));
    StudyReport report;
    report.notes = notes.remarks;
    report.description.name = QFileInfo(call.word(1)).fileName();
    report.description.design = answers->design;
    report.description.isDeclared = false;
    report.results = std::move(*results);
    report.answers = std::make_shared<const studies::StudyAnswers>(std::move(*answers));
    return report;
}

Expected<StudyReport> reportOfProject(Call& call)
{
    TANDEM_DO(requireProject(call));
    const auto names = call.has("names") ? RaterNames::Real : RaterNames::Pseudonyms;
    StudyReport report;
    TANDEM_TRY_VAR(answers,
        readProject(call.word(1), [&](Database& database) -> Expected<studies::StudyAnswers> {
            TANDEM_TRY(study, askedStudy(database, call));
            TANDEM_TRY_VAR(described, describedStudy(database, study->id, names));
            report.description = std::move(*described);
            return StudyGate(database).answers(study->id, names);
        }));
    TANDEM_TRY_VAR(results, askedFigures(*answers, call));
    report.results = std::move(*results);
    report.answers = std::make_shared<const studies::StudyAnswers>(std::move(*answers));
    return report;
}

/// Painting takes an application object with fonts; no window, no display.
int writePdfReport(
    int argc, char** argv, const QString& path, const StudyReport& report, const QLocale& locale)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QTranslator translator;
    if (translator.load(
            locale, QStringLiteral("tandem"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&translator);
    const auto written = writeStudyPdf(path, report, locale.textDirection());
    if (written)
        return kExitOk;
    QTextStream(stderr) << "tandem: " << written.error().sentence() << Qt::endl;
    return kExitFailed;
}

} // namespace

Expected<void> runStudyReport(Call& call)
{
    TANDEM_TRY(path, neededValue(call, "output"));
    TANDEM_DO(checkReportName(*path));
    TANDEM_DO(askToReplace({*path}, call));
    TANDEM_TRY(report, call.has("design") ? reportOfFiles(call) : reportOfProject(call));
    const QLocale locale = reportLocale();
    if (isPdfReport(*path)) {
        call.console.afterwards = [report = *report, path = *path, locale](int argc, char** argv) {
            return writePdfReport(argc, argv, path, report, locale);
        };
    } else {
        TANDEM_DO(writeStudyReport(*path, *report, {locale}));
    }
    return call.tell(Json{{"file", *path}, {"answers", report->results.counted().answers}},
        CommandWords::tr("Wrote %1.").arg(*path));
}

} // namespace tandem
