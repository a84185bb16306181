#include "app/window/tourstops.h"

#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/facts/factlistview.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTableView>

namespace tandem {

namespace {

void trigger(MainWindow& window, const char* action)
{
    if (auto* found = window.findChild<QAction*>(QLatin1String(action)))
        found->trigger();
}

void show(MainWindow& window, WorkspaceId workspace, int sample, int paragraph)
{
    window.session()->setCurrentStep(Step::Paragraphs);
    const auto row = SampleRepository(window.session()->project().reader()).rowAt(sample);
    if (row)
        window.session()->setCurrentSample(row->id, paragraph);
    window.view()->showWorkspace(workspace);
}

std::function<void(MainWindow&)> screen(WorkspaceId workspace, int sample, int paragraph = 0)
{
    return [=](MainWindow& window) { show(window, workspace, sample, paragraph); };
}

std::function<void(MainWindow&)> screenThen(WorkspaceId workspace, int sample, const char* action)
{
    return [=](MainWindow& window) {
        show(window, workspace, sample, 0);
        QApplication::processEvents();
        trigger(window, action);
    };
}

/// Annotate or Compare about key facts.
std::function<void(MainWindow&)> keyFacts(WorkspaceId workspace, int sample)
{
    return [=](MainWindow& window) {
        show(window, workspace, sample, 0);
        window.session()->setCurrentStep(Step::KeyFacts);
    };
}

/// Facts, at one of them.
std::function<void(MainWindow&)> facts(const char* side, int row)
{
    return [=](MainWindow& window) {
        show(window, WorkspaceId::Facts, 1, 0);
        trigger(window, side);
        QApplication::processEvents();
        if (auto* list = window.findChild<FactListView*>(QStringLiteral("factList")))
            list->setCurrentRow(row);
    };
}

std::function<void(MainWindow&)> dialog(const char* action)
{
    return [=](MainWindow& window) { trigger(window, action); };
}

void assignKeyFacts(MainWindow& window)
{
    show(window, WorkspaceId::Overview, 1, 0);
    const auto row = SampleRepository(window.session()->project().reader()).rowAt(2);
    if (row)
        emit window.view()->assignRequested({row->id}, Step::KeyFacts);
}

void startRun(MainWindow& window)
{
    show(window, WorkspaceId::Runs, 1, 0);
    window.view()->startRun(QStringLiteral("decompose"));
    // The sample that is ready has facts already: without this there is nothing to ask.
    if (auto* replace = window.findChild<QCheckBox*>(QStringLiteral("startRunReplace")))
        replace->setChecked(true);
}

EvaluationId evaluationOf(MainWindow& window, const QString& name, const QString& system)
{
    EvaluationRepository evaluations(window.session()->project().reader());
    const auto sets = evaluations.sets();
    if (!sets || sets->isEmpty())
        return {};
    const auto rows = evaluations.list(sets->first());
    if (!rows)
        return {};
    for (const EvaluationSummary& row : *rows) {
        if (row.caseName == name && row.system == system)
            return row.id;
    }
    return {};
}

/// Inspect at an evaluation, with these actions one after the other.
std::function<void(MainWindow&)> inspect(
    const char* name, const char* system, const QList<const char*>& actions)
{
    return [=](MainWindow& window) {
        window.view()->showWorkspace(WorkspaceId::Inspect);
        window.session()->setCurrentEvaluation(
            evaluationOf(window, QLatin1String(name), QLatin1String(system)));
        settleTour();
        for (const char* action : actions) {
            trigger(window, action);
            settleTour();
        }
    };
}

std::function<void(MainWindow&)> evaluate(const char* page)
{
    return [=](MainWindow& window) {
        window.view()->showWorkspace(WorkspaceId::Evaluate);
        trigger(window, page);
    };
}

void importCases(MainWindow& window)
{
    window.view()->showWorkspace(WorkspaceId::Evaluate);
    window.view()->importCases({});
}

void startEvaluation(MainWindow& window)
{
    window.view()->showWorkspace(WorkspaceId::Evaluate);
    window.view()->startRun(QStringLiteral("expert"));
}

/// Metrics, with these actions one after the other, each given the time to compute.
std::function<void(MainWindow&)> metricsPage(const QList<const char*>& actions)
{
    return [=](MainWindow& window) {
        window.view()->showWorkspace(WorkspaceId::Metrics);
        settleTour();
        for (const char* action : actions) {
            trigger(window, action);
            settleTour();
        }
    };
}

/// The scores of the project's outputs, at the value of one of them.
void metricsScores(MainWindow& window)
{
    metricsPage({"metricsScoresPage"})(window);
    if (auto* table = window.findChild<QTableView*>(QStringLiteral("scoresTable"))) {
        constexpr int kRow = 1;
        constexpr int kColumn = 3;
        table->setCurrentIndex(table->model()->index(kRow, kColumn));
    }
    settleTour();
}

void search(MainWindow& window)
{
    show(window, WorkspaceId::Annotate, 1, 0);
    trigger(window, "search");
    if (auto* field = window.findChild<QLineEdit*>(QStringLiteral("searchEverything")))
        field->setText(QStringLiteral("the"));
}

} // namespace

void settleTour()
{
    constexpr int kSettleMs = 250;
    constexpr int kTurnMs = 20;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kSettleMs)
        QApplication::processEvents(QEventLoop::AllEvents, kTurnMs);
}

QList<TourStop> tourStops()
{
    const QString lead = QStringLiteral("Lea");
    const QString ada = QStringLiteral("Ada");
    const QString ben = QStringLiteral("Ben");
    return {
        {QStringLiteral("welcome"), {}, [](MainWindow&) {}},
        {QStringLiteral("who-are-you"), lead, dialog("choosePerson"), true},
        {QStringLiteral("overview-samples"), lead, screen(WorkspaceId::Overview, 1)},
        {QStringLiteral("overview-people"), lead,
            screenThen(WorkspaceId::Overview, 1, "overviewPeople")},
        {QStringLiteral("overview-time"), lead,
            screenThen(WorkspaceId::Overview, 1, "overviewTime")},
        {QStringLiteral("overview-statistics"), lead,
            screenThen(WorkspaceId::Overview, 1, "overviewStatistics")},
        {QStringLiteral("overview-agreement"), lead,
            screenThen(WorkspaceId::Overview, 1, "overviewAgreement")},
        {QStringLiteral("annotate"), ben, screen(WorkspaceId::Annotate, 2, 4)},
        {QStringLiteral("annotate-untouched"), ada, screen(WorkspaceId::Annotate, 3, 1)},
        {QStringLiteral("annotate-handed-in"), ada, screen(WorkspaceId::Annotate, 2, 1)},
        {QStringLiteral("annotate-key-facts"), ada, keyFacts(WorkspaceId::Annotate, 1)},
        {QStringLiteral("annotate-guideline"), ada,
            screenThen(WorkspaceId::Annotate, 3, "toggleGuideline")},
        {QStringLiteral("facts"), lead, facts("factsSupporting", 4)},
        {QStringLiteral("facts-masks"), lead, facts("factsNonsupporting", 13)},
        {QStringLiteral("facts-waiting"), lead, screen(WorkspaceId::Facts, 2)},
        {QStringLiteral("opinions-writing"), ada, screen(WorkspaceId::Opinions, 2)},
        {QStringLiteral("opinions-checking"), ben, screen(WorkspaceId::Opinions, 1)},
        {QStringLiteral("evaluate-cases"), lead, evaluate("evaluateCasesPage")},
        {QStringLiteral("evaluate-systems"), lead, evaluate("evaluateSystemsPage")},
        {QStringLiteral("evaluate-reviewers"), lead, evaluate("evaluateReviewersPage")},
        {QStringLiteral("evaluate-checks"), lead, evaluate("evaluateChecksPage")},
        {QStringLiteral("inspect"), ben,
            inspect("abs-014", "profile",
                {"inspectNextAspect", "inspectNextAspect", "inspectNextAspect",
                    "inspectNextAspect"})},
        {QStringLiteral("inspect-precision"), lead,
            inspect("abs-014", "plain", {"inspectSwitchSide", "inspectNextAspect"})},
        {QStringLiteral("inspect-review"), ben,
            inspect("rev-207", "profile", {"inspectNextUndecided"})},
        {QStringLiteral("inspect-two-systems"), lead,
            inspect("rev-207", "profile", {"inspectSecondSystem"})},
        {QStringLiteral("inspect-right-to-left-text"), ada,
            inspect("fa-009", "profile", {"inspectNextAspect"})},
        {QStringLiteral("metrics-scores"), lead, metricsScores},
        {QStringLiteral("metrics-systems"), lead,
            metricsPage({"metricsScoresPage", "metricsRows"})},
        {QStringLiteral("metrics-distribution"), lead, metricsPage({"metricsChartsPage"})},
        {QStringLiteral("metrics-two-measures"), lead,
            metricsPage({"metricsChartsPage", "measureChartsNext", "measureChartsNext"})},
        {QStringLiteral("metrics-personalization"), lead,
            metricsPage({"metricsPersonalizationPage", "persevalOpenSample"})},
        {QStringLiteral("metrics-ablation"), lead,
            metricsPage({"metricsPersonalizationPage", "persevalOpenSample", "persevalNext",
                "persevalNext"})},
        {QStringLiteral("runs"), lead, screen(WorkspaceId::Runs, 1)},
        {QStringLiteral("compare"), lead, screen(WorkspaceId::Compare, 1)},
        {QStringLiteral("compare-key-facts"), lead, keyFacts(WorkspaceId::Compare, 1)},
        {QStringLiteral("compare-hidden"), lead, screen(WorkspaceId::Compare, 2)},
        {QStringLiteral("compare-funnel"), lead,
            screenThen(WorkspaceId::Compare, 1, "compareFunnel")},
        {QStringLiteral("search"), lead, search},
        {QStringLiteral("import"), lead, dialog("import"), true},
        {QStringLiteral("export"), lead, dialog("export"), true},
        {QStringLiteral("project-settings"), lead, dialog("projectSettings"), true},
        {QStringLiteral("preferences"), lead, dialog("preferences"), true},
        {QStringLiteral("add-person"), lead, dialog("addPerson"), true},
        {QStringLiteral("assign-balanced"), lead, dialog("assignBalanced"), true},
        {QStringLiteral("assign-key-facts"), lead, assignKeyFacts, true},
        {QStringLiteral("start-run"), lead, startRun, true},
        {QStringLiteral("import-cases"), lead, importCases, true},
        {QStringLiteral("start-evaluation"), lead, startEvaluation, true},
        {QStringLiteral("endpoints"), lead, dialog("endpoints"), true},
        {QStringLiteral("prompts"), lead, screenThen(WorkspaceId::Runs, 1, "runPrompts"), true},
        {QStringLiteral("write-packets"), lead, dialog("writePackets"), true},
        {QStringLiteral("merge-packets"), lead, dialog("mergePackets"), true},
        {QStringLiteral("all-keys"), lead, dialog("allKeys"), true},
        {QStringLiteral("guide"), lead, dialog("guide"), true},
        {QStringLiteral("discussion"), lead,
            screenThen(WorkspaceId::Annotate, 3, "writeDiscussion"), true},
    };
}

} // namespace tandem
