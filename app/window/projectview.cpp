#include "app/window/projectview.h"

#include "ui/navigationrail.h"
#include "views/annotate/annotateworkspace.h"
#include "views/compare/compareworkspace.h"
#include "views/facts/factsworkspace.h"
#include "views/opinions/opinionsworkspace.h"
#include "views/overview/overviewworkspace.h"
#include "views/runs/endpointsdialog.h"
#include "views/runs/prompteditordialog.h"
#include "views/runs/runcenter.h"
#include "views/runs/runsworkspace.h"
#include "views/runs/startrundialog.h"
#include "views/session/projectsession.h"
#include "views/settings/preferences.h"

#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>

namespace tandem {

namespace {

const QString kOverview = QStringLiteral("overview");
const QString kAnnotate = QStringLiteral("annotate");
const QString kFacts = QStringLiteral("facts");
const QString kOpinions = QStringLiteral("opinions");
const QString kCompare = QStringLiteral("compare");
const QString kEvaluate = QStringLiteral("evaluate");
const QString kInspect = QStringLiteral("inspect");
const QString kMetrics = QStringLiteral("metrics");
const QString kRuns = QStringLiteral("runs");

QString layoutKey(const QString& id)
{
    return QStringLiteral("window/layout/") + id;
}

} // namespace

QString builtInGuideline(Step step)
{
    QFile file(step == Step::KeyFacts ? QStringLiteral(":/tandem/guidelines/keyfacts.md")
                                      : QStringLiteral(":/tandem/guidelines/paragraphs.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll());
}

ProjectView::ProjectView(ProjectSession& session, QSettings& settings, EndpointKeys& keys,
    AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_keys(keys)
    , m_files(std::move(files))
    , m_rail(new NavigationRail(this))
    , m_stack(new QStackedWidget(this))
{
    m_rail->setObjectName(QStringLiteral("navigationRail"));
    const QHash<QString, Icon> icons{{kOverview, Icon::Overview}, {kAnnotate, Icon::Annotate},
        {kFacts, Icon::Facts}, {kOpinions, Icon::Opinions}, {kCompare, Icon::Compare},
        {kEvaluate, Icon::Evaluate}, {kInspect, Icon::Inspect}, {kMetrics, Icon::Metrics},
        {kRuns, Icon::Runs}};
    for (const QString& id : workspaceIds())
        m_rail->addWorkspace(id, icons.value(id), workspaceName(id), workspaceKey(id));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    connect(m_rail, &NavigationRail::workspaceChosen, this, &ProjectView::showWorkspace);
    connect(&m_session, &ProjectSession::workspaceRequested, this, &ProjectView::showWorkspace);
}

ProjectView::~ProjectView()
{
    // Workspaces follow the runs; they go first.
    delete m_stack;
}

QStringList ProjectView::workspaceIds()
{
    return {
        kOverview, kAnnotate, kFacts, kOpinions, kCompare, kEvaluate, kInspect, kMetrics, kRuns};
}

QString ProjectView::workspaceName(const QString& id)
{
    if (id == kOverview)
        return tr("Overview");
    if (id == kAnnotate)
        return tr("Annotate");
    if (id == kFacts)
        return tr("Facts");
    if (id == kOpinions)
        return tr("Opinions");
    if (id == kCompare)
        return tr("Compare");
    if (id == kEvaluate)
        return tr("Evaluate");
    if (id == kInspect)
        return tr("Inspect");
    return id == kMetrics ? tr("Metrics") : tr("Runs");
}

QKeySequence ProjectView::workspaceKey(const QString& id)
{
    const auto number = static_cast<int>(workspaceIds().indexOf(id)) + 1;
    return QKeySequence(QStringLiteral("Ctrl+%1").arg(number));
}

QString ProjectView::currentWorkspace() const
{
    const QWidget* shown = m_stack->currentWidget();
    return shown ? shown->objectName() : QString();
}

void ProjectView::showWorkspace(const QString& id)
{
    if (!workspaceIds().contains(id))
        return;
    QWidget* shown = workspace(id);
    m_stack->setCurrentWidget(shown);
    m_rail->setCurrent(id);
    focusWorkspace();
    emit workspaceShown(id);
}

void ProjectView::focusWorkspace()
{
    if (QWidget* shown = m_stack->currentWidget())
        shown->setFocus(Qt::OtherFocusReason);
}

bool ProjectView::isInWorkspace(const QWidget& part) const
{
    const QWidget* shown = m_stack->currentWidget();
    return shown && (shown == &part || shown->isAncestorOf(&part));
}

QList<QAction*> ProjectView::workspaceActions() const
{
    const auto shown = m_built.constFind(currentWorkspace());
    return shown == m_built.constEnd() ? QList<QAction*>() : shown->actions();
}

void ProjectView::setPreferences(const Preferences& preferences)
{
    m_stepPause = preferences.pauseMs;
    if (m_annotate)
        m_annotate->setStepPause(m_stepPause);
}

void ProjectView::saveLayout()
{
    m_settings.setValue(QStringLiteral("window/workspace"), currentWorkspace());
    for (auto built = m_built.constBegin(); built != m_built.constEnd(); ++built)
        m_settings.setValue(layoutKey(built.key()), built->saveLayout());
}

void ProjectView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        for (const QString& id : workspaceIds())
            m_rail->setLabel(id, workspaceName(id));
    }
    QWidget::changeEvent(event);
}

QByteArray ProjectView::rememberedLayout(const QString& id) const
{
    return m_settings.value(layoutKey(id)).toByteArray();
}

void ProjectView::add(const QString& id, const Built& built)
{
    built.widget->setObjectName(id);
    m_stack->addWidget(built.widget);
    m_built.insert(id, built);
}

QWidget* ProjectView::workspace(const QString& id)
{
    if (!m_built.contains(id))
        build(id);
    return m_built.value(id).widget;
}

void ProjectView::build(const QString& id)
{
    if (id == kAnnotate)
        buildAnnotate();
    else if (id == kFacts)
        buildFacts();
    else if (id == kOpinions)
        buildOpinions();
    else if (id == kCompare)
        keep(id, new CompareWorkspace(m_session, m_stack));
    else if (id == kEvaluate)
        buildEvaluate();
    else if (id == kInspect)
        buildInspect();
    else if (id == kMetrics)
        buildMetrics();
    else if (id == kRuns)
        buildRuns();
    else
        buildOverview();
}

void ProjectView::buildAnnotate()
{
    m_annotate = keep(kAnnotate, new AnnotateWorkspace(m_session, m_stack));
    m_annotate->setDefaultGuidelines(builtInGuideline(), builtInGuideline(Step::KeyFacts));
    m_annotate->setStepPause(m_stepPause);
    connect(m_annotate, &AnnotateWorkspace::discussionEditRequested, this,
        &ProjectView::discussionEditRequested);
    connect(m_annotate, &AnnotateWorkspace::guidelineEditRequested, this,
        &ProjectView::guidelineEditRequested);
}

void ProjectView::buildOverview()
{
    using Overview = OverviewWorkspace;
    auto* overview = keep(kOverview, new Overview(m_session, m_files, m_stack));
    connect(
        overview, &Overview::discussionEditRequested, this, &ProjectView::discussionEditRequested);
    connect(overview, &Overview::assignRequested, this, &ProjectView::assignRequested);
    connect(
        overview, &Overview::assignBalancedRequested, this, &ProjectView::assignBalancedRequested);
    connect(overview, &Overview::unassignRequested, this, &ProjectView::unassignRequested);
    connect(overview, &Overview::personAddRequested, this, &ProjectView::personAddRequested);
    connect(overview, &Overview::personEditRequested, this, &ProjectView::personEditRequested);
    connect(overview, &Overview::projectSettingsRequested, this,
        &ProjectView::projectSettingsRequested);
    connect(overview, &Overview::importRequested, this, &ProjectView::importRequested);
}

void ProjectView::buildFacts()
{
    auto* facts = keep(kFacts, new FactsWorkspace(m_session, m_stack));
    connect(facts, &FactsWorkspace::decomposeRequested, this,
        [this](const QList<SampleId>& samples) { startRun(QStringLiteral("decompose"), samples); });
    connect(facts, &FactsWorkspace::maskRequested, this,
        [this](const QList<SampleId>& samples) { startRun(QStringLiteral("mask"), samples); });
}

void ProjectView::buildOpinions()
{
    auto* opinions = keep(kOpinions, new OpinionsWorkspace(m_session, m_stack));
    connect(opinions, &OpinionsWorkspace::discussionEditRequested, this,
        &ProjectView::discussionEditRequested);
}

void ProjectView::buildRuns()
{
    auto* shown = keep(kRuns, new RunsWorkspace(m_session, runs(), m_files, m_stack));
    connect(shown, &RunsWorkspace::startRequested, this,
        [this](const QString& kind) { startRun(kind); });
    connect(shown, &RunsWorkspace::endpointsRequested, this, &ProjectView::editEndpoints);
    connect(shown, &RunsWorkspace::promptsRequested, this, [this] {
        auto* dialog = new PromptEditorDialog(m_session, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

RunCenter& ProjectView::runs()
{
    if (!m_runs)
        m_runs = std::make_unique<RunCenter>(m_session, EndpointStore(), m_keys);
    return *m_runs;
}

void ProjectView::startRun(const QString& kind, const QList<SampleId>& samples)
{
    RunOptions options;
    options.samples = samples;
    startRuns({{kind, options}});
}

void ProjectView::editEndpoints()
{
    auto* dialog = new EndpointsDialog(runs().endpoints(), m_keys, runs().gateway(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EndpointsDialog::endpointsChanged, this, &ProjectView::endpointsChanged);
    dialog->open();
}

} // namespace tandem
