// How Evaluate, Inspect and Metrics are built, and connected with what other parts of the program
// do for them.

#include "app/window/caseexport.h"
#include "app/window/projectview.h"
#include "app/window/windowwords.h"
#include "views/evaluate/evaluateworkspace.h"
#include "views/inspect/inspectworkspace.h"
#include "views/metrics/metricsworkspace.h"
#include "views/runs/runcenter.h"
#include "views/runs/startrundialog.h"
#include "views/session/projectsession.h"
#include "views/transfer/importcasesdialog.h"

#include <QDir>
#include <QStackedWidget>

namespace tandem {

Workspace* ProjectView::buildEvaluate()
{
    using Evaluate = EvaluateWorkspace;
    m_evaluate = new Evaluate(m_session, m_files, m_stack);
    const auto* evaluate = m_evaluate;
    connect(evaluate, &Evaluate::importRequested, this, &ProjectView::importCases);
    connect(evaluate, &Evaluate::startRunRequested, this,
        [this](const QString& kind, const QList<OutputId>& outputs) {
            RunOptions options;
            options.expert.outputs = outputs;
            startRuns({{kind, options}});
        });
    connect(evaluate, &Evaluate::generateRequested, this, [this](const QList<CaseId>& cases) {
        RunOptions options;
        options.generate.cases = cases;
        startRuns({{QStringLiteral("generate"), options}});
    });
    connect(evaluate, &Evaluate::checkRequested, this, [this](const QList<CheckRun>& wanted) {
        QList<PlannedRun> planned;
        for (const CheckRun& run : wanted)
            planned.append({run.kind, run.options});
        startRuns(planned);
    });
    return m_evaluate;
}

void ProjectView::importCases(const QStringList& paths)
{
    workspace(WorkspaceId::Evaluate);
    auto* dialog = new ImportCasesDialog(m_session, m_files, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addFiles(paths);
    connect(dialog, &ImportCasesDialog::imported, m_evaluate, &EvaluateWorkspace::tell);
    dialog->open();
}

Workspace* ProjectView::buildInspect()
{
    auto* inspect = new InspectWorkspace(m_session, m_stack);
    connect(inspect, &InspectWorkspace::exportRequested, this, [this, inspect](CaseExport kind) {
        exportCase(*inspect, m_session, m_files, kind, [inspect](const Expected<QString>& path) {
            if (!path)
                inspect->tellError(path.error());
            else
                inspect->tell(WindowWords::tr("Saved in %1.").arg(QDir::toNativeSeparators(*path)));
        });
    });
    return inspect;
}

Workspace* ProjectView::buildMetrics()
{
    auto* metrics = new MetricsWorkspace(m_session, m_files, m_stack);
    connect(metrics, &MetricsWorkspace::startRunRequested, this,
        [this](const QString& kind, const QList<OutputId>& outputs) {
            RunOptions options;
            options.score.outputs = outputs;
            startRuns({{kind, options}});
        });
    return metrics;
}

void ProjectView::startRuns(const QList<PlannedRun>& wanted)
{
    auto* dialog = new StartRunDialog(m_session, runs(), wanted, this);
    connect(dialog, &StartRunDialog::started, this,
        [this](RunId) { showWorkspace(WorkspaceId::Runs); });
    connect(dialog, &StartRunDialog::endpointsRequested, this, &ProjectView::editEndpoints);
    connect(this, &ProjectView::endpointsChanged, dialog, &StartRunDialog::readEndpoints);
    dialog->open();
}

} // namespace tandem
