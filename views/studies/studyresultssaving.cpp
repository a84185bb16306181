#include "views/studies/studyresultssaving.h"

#include "storage/studies/studyexport.h"
#include "ui/chartview.h"
#include "ui/screen/command.h"
#include "ui/sectionview.h"
#include "views/session/resultoutput.h"
#include "views/studies/shownstudyresults.h"
#include "views/studies/studypdf.h"

#include <QAction>
#include <QGuiApplication>

namespace tandem {

StudyResultsSaving::StudyResultsSaving(
    ResultOutput& output, std::function<Shown()> shown, QWidget* page)
    : QObject(page)
    , m_output(output)
    , m_shown(std::move(shown))
    , m_page(page)
{
    m_commands = {addCommand(
                      page, "studyResultsReport", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                      [] { return tr("Save the report…"); }, [this] { saveReport(); }),
        addCommand(
            page, "studyResultsSave", Qt::CTRL | Qt::Key_S,
            [] { return tr("Save the chosen table…"); },
            [this] {
                if (const Shown shown = m_shown(); shown.table)
                    m_output.save(m_page, shown.name, shown.table->shownSection());
            })};
    m_chart = addCommand(
        page, "studyResultsChart", {}, [] { return tr("Save the chosen chart…"); },
        [this] {
            if (const Shown shown = m_shown(); shown.chart)
                m_output.saveChart(m_page, shown.name, shown.chart->data());
        });
    QAction* answers = addCommand(
        page, "studyResultsAnswers", {}, [] { return tr("Save all answers with a codebook…"); },
        [this] { saveAnswers(false); });
    m_named = addCommand(
        page, "studyResultsNamedAnswers", {},
        [] { return tr("Save all answers with raters' names…"); }, [this] { saveAnswers(true); });
    m_commands += {m_chart, answers, m_named};
}

void StudyResultsSaving::setResults(bool areThere, bool mayBeNamed)
{
    for (QAction* command : std::as_const(m_commands))
        command->setEnabled(areThere);
    m_named->setEnabled(areThere && mayBeNamed);
}

void StudyResultsSaving::setHasChart(bool has)
{
    m_chart->setEnabled(has);
}

void StudyResultsSaving::saveReport()
{
    const Shown shown = m_shown();
    if (!shown.results)
        return;
    const FileQuestion question =
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("report"),
            tr("Page (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)"),
            shown.name + QStringLiteral(".html"));
    m_output.write(
        m_page, question,
        [report = shown.results->report](const QString& path) {
            return isPdfReport(path)
                       ? writeStudyPdf(path, report, QGuiApplication::layoutDirection())
                       : writeStudyReport(path, report, {QLocale()});
        },
        isPdfReport);
}

void StudyResultsSaving::saveAnswers(bool withNames)
{
    const Shown shown = m_shown();
    if (!shown.results)
        return;
    const FileQuestion question =
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("answers"),
            tr("CSV (*.csv);;JSON lines (*.jsonl)"), shown.name + QStringLiteral(".csv"));
    m_output.writeFromProject(m_page, question,
        [study = shown.study, withNames](Database& database, const QString& path) {
            return exportStudyAnswers(
                database, study, withNames ? RaterNames::Real : RaterNames::Pseudonyms, path)
                .map([](const ExportedAnswers&) { return QStringList(); });
        });
}

} // namespace tandem
