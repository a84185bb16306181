#include "storage/studies/studyexport.h"
#include "ui/chartview.h"
#include "ui/screen/command.h"
#include "ui/sectionview.h"
#include "views/session/resultoutput.h"
#include "views/studies/studydatapage.h"
#include "views/studies/studyfiguresview.h"
#include "views/studies/studypdf.h"
#include "views/studies/studyresultspage.h"

#include <QGuiApplication>
#include <QStackedWidget>

/// What can be saved of the results of a study.
namespace tandem {

QList<QAction*> StudyResultsPage::addSavingCommands()
{
    return {addCommand(
                this, "studyResultsReport", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                [] { return tr("Save the report…"); }, [this] { saveReport(); }),
        addCommand(
            this, "studyResultsSave", Qt::CTRL | Qt::Key_S,
            [] { return tr("Save the chosen table…"); },
            [this] {
                const bool isData = m_stack->currentIndex() == Data;
                if (const SectionView* table = isData ? m_data->table() : m_view->currentTable())
                    m_output.save(this, fileName({}), table->shownSection());
            }),
        addCommand(
            this, "studyResultsChart", {}, [] { return tr("Save the chosen chart…"); },
            [this] {
                if (const ChartView* chart = m_view->currentChart())
                    m_output.saveChart(this, fileName({}), chart->data());
            }),
        addCommand(
            this, "studyResultsAnswers", {}, [] { return tr("Save all answers with a codebook…"); },
            [this] { saveAnswers(false); }),
        addCommand(
            this, "studyResultsNamedAnswers", {},
            [] { return tr("Save all answers with raters' names…"); },
            [this] { saveAnswers(true); })};
}

void StudyResultsPage::saveReport()
{
    if (!m_shown)
        return;
    const FileQuestion question =
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("report"),
            tr("Page (*.html);;PDF (*.pdf);;Markdown (*.md);;LaTeX (*.tex);;JSON (*.json)"),
            fileName(QStringLiteral(".html")));
    m_output.write(
        this, question,
        [report = m_shown->report](const QString& path) {
            return isPdfReport(path)
                       ? writeStudyPdf(path, report, QGuiApplication::layoutDirection())
                       : writeStudyReport(path, report, {QLocale()});
        },
        isPdfReport);
}

void StudyResultsPage::saveAnswers(bool withNames)
{
    if (!m_shown)
        return;
    const FileQuestion question =
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("answers"),
            tr("CSV (*.csv);;JSON lines (*.jsonl)"), fileName(QStringLiteral(".csv")));
    m_output.writeFromProject(
        this, question, [study = chosen(), withNames](Database& database, const QString& path) {
            return exportStudyAnswers(
                database, study, withNames ? RaterNames::Real : RaterNames::Pseudonyms, path)
                .map([](const ExportedAnswers&) {});
        });
}

} // namespace tandem
