#include "views/metrics/metricsworkspace.h"

#include "models/text/isolated.h"
#include "ui/filedrop.h"
#include "ui/screen/layoutkeeping.h"
#include "views/metrics/measurefigures.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevalpage.h"
#include "views/metrics/scorespage.h"
#include "views/session/nextsteps.h"
#include "views/session/resultoutput.h"

#include <QFileInfo>

namespace tandem {

namespace {

QStringList keysOf(const QList<metrics::Measure>& measures)
{
    QStringList keys;
    for (const metrics::Measure measure : measures)
        keys += QLatin1String(measure->key);
    return keys;
}

QList<metrics::Measure> measuresOf(const QStringList& keys)
{
    QList<metrics::Measure> measures;
    for (const QString& key : keys) {
        if (const metrics::Measure measure = metrics::measureOfKey(key))
            measures += measure;
    }
    return measures;
}

} // namespace

MetricsWorkspace::MetricsWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Metrics, parent)
    , m_controller(new MetricsController(session, *this))
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_scores(new ScoresPage(*m_controller, *m_output, *this))
    , m_charts(new FiguresPage(session, *m_output,
          measureFigures([this] { return m_controller->table(); },
              [this](int pair, const QString& key) {
                  enterPage(int(Page::Scores));
                  m_scores->goToPair(pair, key);
              }),
          this))
    , m_perseval(new PersevalPage(*m_output, *this))
{
    m_controller->setMeasures(usualMeasures());
    addPage(m_scores, "metricsScoresPage", [] { return tr("Scores"); });
    addPage(m_charts, "metricsChartsPage", [] { return tr("Charts"); });
    addPage(m_perseval, "metricsPersonalizationPage", [] { return tr("Personalization"); });
    connect(m_controller, &MetricsController::tableChanged, m_charts, &FiguresPage::renew);
    connect(m_controller, &MetricsController::busyChanged, this,
        [this] { setBusy(m_controller->isBusy()); });
    connect(
        m_controller, &MetricsController::measureEdited, m_perseval, &PersevalPage::followMeasure);
    connect(m_scores, &ScoresPage::judgeRequested, this,
        [&session](const QString& judge, const QList<OutputId>& outputs) {
            PlannedRun run{*runKindOf(judge), {}};
            run.options.score.outputs = outputs;
            emit NextSteps::of(session).runsRequested({run});
        });
    keep(
        m_controller, [this] { return saveChoices(); },
        [this](const QVariant& saved) { restoreChoices(saved.toList()); });
    connect(&NextSteps::of(session), &NextSteps::scoresImportRequested, this,
        &MetricsWorkspace::askToImport);
    takesFiles(this, [this](const QStringList& paths) {
        const DroppedTables dropped = droppedTables(paths);
        if (!dropped.pairs.isEmpty())
            m_controller->openFile(dropped.pairs);
        if (!dropped.columns.isEmpty())
            m_controller->addColumns(dropped.columns);
    });
}

/// It goes into the project at once and cannot be undone, and was meant for another screen.
void MetricsWorkspace::askToImport(const QString& scores)
{
    enterPage(int(Page::Scores));
    ask(tr("Import the scores in %1 into this project?")
            .arg(isolated(QFileInfo(scores).fileName())),
        tr("&Import"), [this, scores] {
            m_controller->openProject();
            m_controller->addColumns(scores);
        });
}

void MetricsWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

MetricsWorkspace::Page MetricsWorkspace::page() const
{
    return Page(currentPage());
}

QVariantList MetricsWorkspace::saveChoices() const
{
    return {keysOf(m_controller->measures()), m_controller->recentFiles().paths(),
        m_controller->synonyms()->folder(),
        m_controller->outside() == metrics::OutsideTexts::AsPublished,
        m_controller->expertScores()};
}

void MetricsWorkspace::restoreChoices(const QVariantList& saved)
{
    if (saved.size() < 4)
        return;
    m_controller->setOutside(saved.at(3).toBool() ? metrics::OutsideTexts::AsPublished
                                                  : metrics::OutsideTexts::Undefined);
    m_controller->setSynonymFolder(saved.at(2).toString());
    m_controller->setMeasures(measuresOf(saved.at(0).toStringList()));
    if (saved.size() > 4)
        m_controller->setExpertScores(saved.at(4).toStringList());
    m_controller->recentFiles().setPaths(saved.at(1).toStringList());
    m_perseval->controller().setSynonyms(m_controller->synonyms());
}

void MetricsWorkspace::pageShown()
{
    // Where synonyms are may have been chosen on another page.
    m_perseval->controller().setSynonyms(m_controller->synonyms());
}

} // namespace tandem
