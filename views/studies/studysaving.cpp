#include "storage/studies/studyexport.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/studies/shownstudyresults.h"
#include "views/studies/studyfigures.h"
#include "views/studies/studypdf.h"
#include "views/studies/studyviewwords.h"

#include <QGuiApplication>

namespace tandem {

namespace {

void saveReport(
    ResultOutput& output, QWidget* screen, const QString& name, const ShownStudyResults& results)
{
    const FileQuestion question =
        output.question(FileQuestion::Kind::Save, QStringLiteral("report"),
            StudyViewWords::tr(
                "Page (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)"),
            name + QStringLiteral(".html"));
    output.write(
        screen, question,
        [report = results.report](const QString& path) {
            return isPdfReport(path)
                       ? writeStudyPdf(path, report, QGuiApplication::layoutDirection())
                       : writeStudyReport(path, report, {QLocale()});
        },
        isPdfReport);
}

void saveAnswers(ResultOutput& output, QWidget* screen, const StudySummary& study, RaterNames names)
{
    const FileQuestion question = output.question(FileQuestion::Kind::Save,
        QStringLiteral("answers"), StudyViewWords::tr("CSV (*.csv);;JSON lines (*.jsonl)"),
        study.name + QStringLiteral(".csv"));
    output.writeFromProject(
        screen, question, [id = study.id, names](Database& database, const QString& path) {
            return exportStudyAnswers(database, id, names, path).map([](const ExportedAnswers&) {
                return QStringList();
            });
        });
}

} // namespace

QList<FigureCommand> studySavingCommands(
    ProjectSession& session, ResultOutput& output, QWidget* screen, const KnownStudies& known)
{
    const auto report = [known, screen, &output](const FigureValues& values) {
        const StudySummary* study = chosenStudy(*known, values);
        if (study && known->shown)
            saveReport(output, screen, study->name, *known->shown);
    };
    const auto answers = [known, screen, &output](RaterNames names) {
        return [known, screen, &output, names](const FigureValues& values) {
            const StudySummary* study = chosenStudy(*known, values);
            if (study && known->shown)
                saveAnswers(output, screen, *study, names);
        };
    };
    const auto areThere = [known] { return known->shown != nullptr; };
    return {{.name = "studyResultsReport",
                .keys = Qt::CTRL | Qt::ALT | Qt::Key_S,
                .text = [] { return StudyViewWords::tr("Save report…"); },
                .then = report,
                .isInMenu = true,
                .isEnabled = areThere},
        {.name = "studyResultsAnswers",
            .text = [] { return StudyViewWords::tr("Save all answers with codebook…"); },
            .then = answers(RaterNames::Pseudonyms),
            .isInMenu = true,
            .isEnabled = areThere},
        {.name = "studyResultsNamedAnswers",
            .text = [] { return StudyViewWords::tr("Save all answers with rater names…"); },
            .then = answers(RaterNames::Real),
            .isInMenu = true,
            .isEnabled = [known,
                             &session] { return known->shown && session.looksAfterStudies(); }}};
}

} // namespace tandem
