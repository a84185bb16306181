#include "tourstops.h"

#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/samplerepository.h"
#include "tourlongcase.h"
#include "tourruns.h"
#include "toursettle.h"
#include "views/facts/factlistview.h"
#include "views/people/peopledialogs.h"
#include "views/session/plannedrun.h"
#include "views/session/projectsession.h"
#include "views/transfer/evaluationdialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <memory>

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
        window.view()->people().assign({row->id}, Step::KeyFacts);
}

/// For what takes longer on a machine that has much to do.
void settleUntil(const std::function<bool()>& isDone)
{
    constexpr int kPatience = 20;
    for (int i = 0; i < kPatience && !isDone(); ++i)
        settleTour();
}

/// Runs at the newest one but `row`, with the list of its tasks in the keyboard's hand.
void runs(MainWindow& window, int row)
{
    show(window, WorkspaceId::Runs, 1, 0);
    settleTour();
    if (auto* table = window.findChild<QTableView*>(QStringLiteral("runTable")))
        table->setCurrentIndex(table->model()->index(row, 0));
    settleTour();
}

/// What answers the run that is under way: nobody.
using TourServer = std::shared_ptr<std::unique_ptr<SilentServer>>;

std::function<void(MainWindow&)> runUnderWay(const TourServer& server)
{
    return [server](MainWindow& window) {
        *server = std::make_unique<SilentServer>();
        EndpointStore store;
        if (const auto all = store.list(); all && !all->isEmpty()) {
            llm::Endpoint endpoint = all->first();
            endpoint.baseUrl.setPort((*server)->port());
            if (!store.replace(endpoint.name, endpoint))
                return;
        }
        runs(window, 0);
        trigger(window, "runResume");
        settleTour();
        settleTour();
    };
}

/// Ends what runUnderWay() began, and shows the run before it.
std::function<void(MainWindow&)> runWithFailures(const TourServer& server)
{
    return [server](MainWindow& window) {
        trigger(window, "runPause");
        server->reset(); // breaks off the calls that are waited for
        const auto* pause = window.findChild<QAction*>(QStringLiteral("runPause"));
        settleUntil([pause] { return !pause || !pause->isVisible(); });
        runs(window, 1);
    };
}

void runReply(MainWindow& window)
{
    runs(window, 1);
    constexpr int kTask = 2;
    auto* tasks = window.findChild<QTableView*>(QStringLiteral("runTasks"));
    if (!tasks)
        return;
    settleUntil([tasks] { return tasks->model()->rowCount() > kTask; });
    tasks->setCurrentIndex(tasks->model()->index(kTask, 0));
    trigger(window, "runShowReply");
}

void startRun(MainWindow& window)
{
    show(window, WorkspaceId::Runs, 1, 0);
    window.view()->startRuns({{RunKindId::Decompose, {}}});
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

/// The dialog that makes a project for an evaluation, with pairs of texts that conflict.
void newEvaluation(MainWindow& window)
{
    trigger(window, "evaluationProject");
    static const QTemporaryDir folder;
    QFile pairs(folder.filePath(QStringLiteral("pairs.csv")));
    if (!pairs.open(QIODevice::WriteOnly))
        return;
    pairs.write("id,prompt,reference,candidate,system\n"
                "a-1,Write.,Ships wait.,Boats wait.,heron\n"
                "a-1,Write.,Ships waited.,Boats are waiting.,kestrel\n"
                "a-2,Write.,Rain falls.,It rains.,heron\n"
                "a-2,Write.,Rain falls.,Rain comes.,kestrel\n");
    pairs.close();
    for (auto* dialog : window.findChildren<EvaluationDialog*>())
        dialog->addFiles({pairs.fileName()});
    settleTour();
}

void startEvaluation(MainWindow& window)
{
    window.view()->showWorkspace(WorkspaceId::Evaluate);
    window.view()->startRuns({{RunKindId::Expert, {}}});
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

/// The dialog that states a measure of another program, above that with all measures.
void newProgramMeasure(MainWindow& window)
{
    metricsPage({"metricsScoresPage", "metricsMeasures"})(window);
    if (auto* add = window.findChild<QPushButton*>(QStringLiteral("measuresAddProgram")))
        add->click();
    settleTour();
}

/// A workspace, then these actions one after the other, the first one leading to a page.
std::function<void(MainWindow&)> pageOf(WorkspaceId workspace, const QList<const char*>& actions)
{
    return [=](MainWindow& window) {
        window.view()->showWorkspace(workspace);
        settleTour();
        for (const char* action : actions) {
            trigger(window, action);
            settleTour();
        }
    };
}

std::function<void(MainWindow&)> models(const QList<const char*>& actions)
{
    return pageOf(WorkspaceId::Models, actions);
}

std::function<void(MainWindow&)> timelines(const QList<const char*>& actions)
{
    return pageOf(WorkspaceId::Timelines, actions);
}

std::function<void(MainWindow&)> studies(const QList<const char*>& actions)
{
    return pageOf(WorkspaceId::Studies, actions);
}

/// A page of a study's design.
std::function<void(MainWindow&)> studyDesign(int page)
{
    return [=](MainWindow& window) {
        studies({"studiesStudiesPage", "studyDesign"})(window);
        if (auto* pages = window.findChild<QTabBar*>(QStringLiteral("designPages")))
            pages->setCurrentIndex(page);
    };
}

void search(MainWindow& window)
{
    show(window, WorkspaceId::Annotate, 1, 0);
    trigger(window, "search");
    if (auto* field = window.findChild<QLineEdit*>(QStringLiteral("searchEverything")))
        field->setText(QStringLiteral("the"));
}

} // namespace

QList<TourStop> tourStops()
{
    const char* const lead = "Lea";
    const char* const ada = "Ada";
    const char* const ben = "Ben";
    const char* const cleo = "Cleo";
    const auto server = std::make_shared<std::unique_ptr<SilentServer>>();
    return {
        {"welcome", "", [](MainWindow&) {}}, {"who-are-you", lead, dialog("choosePerson"), true},
        {"overview-samples", lead, screen(WorkspaceId::Overview, 1)},
        {"overview-tasks", ada, screen(WorkspaceId::Overview, 1)},
        {"overview-people", lead, screenThen(WorkspaceId::Overview, 1, "overviewPeople")},
        {"overview-time", lead, screenThen(WorkspaceId::Overview, 1, "overviewTime")},
        {"overview-statistics", lead, screenThen(WorkspaceId::Overview, 1, "overviewStatistics")},
        {"overview-agreement", lead, screenThen(WorkspaceId::Overview, 1, "overviewAgreement")},
        {"overview-notes", lead, screenThen(WorkspaceId::Overview, 1, "overviewNotes")},
        {"annotate", ben, screen(WorkspaceId::Annotate, 2, 4)},
        {"annotate-untouched", ada, screen(WorkspaceId::Annotate, 3, 1)},
        {"annotate-handed-in", ada, screen(WorkspaceId::Annotate, 2, 1)},
        {"annotate-key-facts", ada, keyFacts(WorkspaceId::Annotate, 1)},
        {"annotate-guideline", ada, screenThen(WorkspaceId::Annotate, 3, "toggleGuideline")},
        {"facts", lead, facts("factsSupporting", 4)},
        {"facts-masks", lead, facts("factsNonsupporting", 13)},
        {"facts-waiting", lead, screen(WorkspaceId::Facts, 2)},
        {"opinions-writing", ada, screen(WorkspaceId::Opinions, 2)},
        {"opinions-untouched", ben, screen(WorkspaceId::Opinions, 2)},
        {"opinions-checking", ben, screen(WorkspaceId::Opinions, 1)},
        {"evaluate-cases", lead, evaluate("evaluateCasesPage")},
        {"evaluate-systems", lead, evaluate("evaluateSystemsPage")},
        {"evaluate-reviewers", lead, evaluate("evaluateReviewersPage")},
        {"evaluate-checks", lead, evaluate("evaluateChecksPage")},
        {"evaluate-cards", lead, evaluate("evaluateCardsPage")},
        {"inspect", ben,
            inspect("abs-014", "profile",
                {"inspectNextAspect", "inspectNextAspect", "inspectNextAspect",
                    "inspectNextAspect"})},
        {"inspect-precision", lead,
            inspect("abs-014", "plain", {"inspectSwitchSide", "inspectNextAspect"})},
        {"inspect-review", ben, inspect("rev-207", "profile", {"inspectNextUndecided"})},
        {"inspect-two-systems", lead, inspect("rev-207", "profile", {"inspectSecondSystem"})},
        {"inspect-right-to-left-text", ada, inspect("fa-009", "profile", {"inspectNextAspect"})},
        {"inspect-25-aspects", lead, inspect(kTourLongCase, "profile", {"inspectNextAspect"})},
        {"inspect-all-decisions", lead, inspect("abs-014", "profile", {"inspectAllDecisions"})},
        {"models-table", lead, models({"modelsTablePage"})},
        {"models-comparison", lead,
            models({"modelsTablePage", "modelsNextTable", "modelsNextTable", "modelsNextTable"})},
        {"models-figures", lead, models({"modelsFiguresPage"})},
        {"models-errors", lead,
            models(
                {"modelsFiguresPage", "modelsNextFigure", "modelsNextFigure", "modelsNextFigure"})},
        {"models-sample", lead, models({"modelsSamplePage"})},
        {"models-verifiers", lead, models({"modelsVerifiersPage"})},
        {"models-attrition", lead, models({"modelsAttritionPage"})},
        {"models-cards", lead, models({"modelsCardsPage"})},
        {"timelines-users", lead, timelines({"timelinesUsersPage"})},
        {"timelines-user", lead, timelines({"timelinesUserPage"})},
        {"timelines-figures", lead, timelines({"timelinesFiguresPage"})},
        {"timelines-sensitivity", lead,
            timelines({"timelinesFiguresPage", "timelineNextFigures", "timelineNextFigures"})},
        {"timelines-logs", lead, timelines({"timelinesLogsPage"})},
        {"metrics-scores", lead, metricsScores},
        {"metrics-systems", lead, metricsPage({"metricsScoresPage", "metricsRows"})},
        {"metrics-distribution", lead, metricsPage({"metricsChartsPage"})},
        {"metrics-measures", lead, metricsPage({"metricsScoresPage", "metricsMeasures"}), true},
        {"metrics-program", lead, newProgramMeasure, true},
        {"metrics-system-pairs", lead,
            metricsPage({"metricsChartsPage", "measureChartsNext", "measureChartsNext"})},
        {"metrics-two-measures", lead, metricsPage({"metricsChartsPage", "measureChartsNext"})},
        {"metrics-personalization", lead,
            metricsPage({"metricsPersonalizationPage", "persevalOpenSample"})},
        {"metrics-ablation", lead,
            metricsPage({"metricsPersonalizationPage", "persevalOpenSample", "persevalNext",
                "persevalNext"})},
        {"studies", lead, studies({"studiesStudiesPage"})},
        {"studies-rate", cleo, studies({"studiesRatePage"})},
        {"studies-not-yours", cleo, studies({"studiesStudiesPage"})},
        {"inspect-blind", cleo, screen(WorkspaceId::Inspect, 1)},
        {"studies-results", lead, studies({"studiesResultsPage"})},
        {"runs", lead, runUnderWay(server)}, {"runs-failed", lead, runWithFailures(server)},
        {"run-reply", lead, runReply, true}, {"compare", lead, screen(WorkspaceId::Compare, 1)},
        {"compare-key-facts", lead, keyFacts(WorkspaceId::Compare, 1)},
        {"compare-hidden", lead, screen(WorkspaceId::Compare, 2)},
        {"compare-funnel", lead, screenThen(WorkspaceId::Compare, 1, "compareFunnel")},
        {"compare-whole", lead, screenThen(WorkspaceId::Compare, 1, "compareWhole")},
        {"search", lead, search}, {"import", lead, dialog("import"), true},
        {"export", lead, dialog("export"), true}, {"publish", lead, dialog("publish"), true},
        {"project-settings", lead, dialog("projectSettings"), true},
        {"preferences", lead, dialog("preferences"), true},
        {"add-person", lead, dialog("addPerson"), true},
        {"assign-balanced", lead, dialog("assignBalanced"), true},
        {"assign-key-facts", lead, assignKeyFacts, true}, {"start-run", lead, startRun, true},
        {"import-cases", lead, importCases, true}, {"new-evaluation", lead, newEvaluation, true},
        {"start-evaluation", lead, startEvaluation, true},
        {"models-import", lead, models({"modelsImport"}), true},
        {"models-enter", lead, models({"modelsEnter"}), true},
        {"models-draw", lead, models({"modelsDrawCheck"}), true},
        {"timelines-import", lead, timelines({"timelinesImport"}), true},
        {"endpoints", lead, dialog("endpoints"), true},
        {"prompts", lead, screenThen(WorkspaceId::Runs, 1, "runPrompts"), true},
        {"study-new", lead, studies({"studiesStudiesPage", "studyNew"}), true},
        {"study-shown", lead, studyDesign(3), true},
        {"study-questions", lead, studyDesign(4), true},
        {"study-handout", lead, studyDesign(5), true},
        {"study-items", lead, studies({"studiesStudiesPage", "studyImport"}), true},
        {"study-raters", lead, studies({"studiesStudiesPage", "studyAddRaters"}), true},
        {"study-preview", lead, studies({"studiesStudiesPage", "studyPreview"}), true},
        {"study-open-link", lead, studies({"studiesStudiesPage", "studyOpenLink"}), true},
        {"write-packets", lead, dialog("writePackets"), true},
        {"merge-packets", lead, dialog("mergePackets"), true},
        {"team-dialog", lead, dialog("team"), true}, {"team-join", lead, dialog("joinTeam"), true},
        {"team-hub", lead, dialog("teamHub"), true}, {"all-keys", lead, dialog("allKeys"), true},
        {"guide", lead, dialog("guide"), true},
        {"discussion", lead, screenThen(WorkspaceId::Annotate, 3, "writeDiscussion"), true},
        {"welcome-recent", "", dialog("closeProject")}, // last: it leaves the project
    };
}

QList<TourStop> tellingStops()
{
    // None of them needs one that is left out.
    static const QSet<QString> telling{QStringLiteral("overview-samples"),
        QStringLiteral("annotate"), QStringLiteral("facts"), QStringLiteral("opinions-writing"),
        QStringLiteral("evaluate-systems"), QStringLiteral("inspect"),
        QStringLiteral("models-figures"), QStringLiteral("timelines-figures"),
        QStringLiteral("metrics-scores"), QStringLiteral("studies-results"),
        QStringLiteral("runs-failed"), QStringLiteral("compare")};
    QList<TourStop> stops = tourStops();
    stops.removeIf(
        [](const TourStop& stop) { return !telling.contains(QLatin1String(stop.name)); });
    return stops;
}

} // namespace tandem
