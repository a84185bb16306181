#include "app/window/projectview.h"

#include "app/commandline/helptext.h"
#include "app/window/caseexport.h"
#include "app/window/lastplace.h"
#include "app/window/offeredscreens.h"
#include "app/window/projectdialogs.h"
#include "app/window/windowwords.h"
#include "storage/formats/inputkind.h"
#include "storage/project/importformats.h"
#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/navigationrail.h"
#include "ui/parts.h"
#include "ui/screen/tabbedworkspace.h"
#include "ui/screen/workspace.h"
#include "views/annotate/annotateworkspace.h"
#include "views/compare/compareworkspace.h"
#include "views/evaluate/evaluateworkspace.h"
#include "views/facts/factsworkspace.h"
#include "views/inspect/inspectworkspace.h"
#include "views/metrics/metricsworkspace.h"
#include "views/models/modelsworkspace.h"
#include "views/opinions/opinionsworkspace.h"
#include "views/overview/overviewworkspace.h"
#include "views/people/peopledialogs.h"
#include "views/runs/endpointsdialog.h"
#include "views/runs/prompteditordialog.h"
#include "views/runs/runcenter.h"
#include "views/runs/runsworkspace.h"
#include "views/runs/startrundialog.h"
#include "views/session/fileimportdialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/settings/preferences.h"
#include "views/studies/studiesworkspace.h"
#include "views/team/teamsync.h"
#include "views/timelines/timelinesworkspace.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

namespace tandem {

/// What stands in the place of a workspace that shows systems, scores or what was said of them,
/// while who sits here rates outputs in an open study.
class BlindScreen final : public Workspace
{
    Q_OBJECT

public:
    BlindScreen(WorkspaceId id, ProjectSession& session, QWidget* parent);

    /// Whether a rater may not see this workspace.
    static bool hides(WorkspaceId id);

    QList<QAction*> workspaceActions() const override { return {}; }

private:
    QWidget* focusTarget() const override { return nullptr; }
    void retranslate() override;

    ProjectSession& m_session;
    EmptyState* m_words;
};

BlindScreen::BlindScreen(WorkspaceId id, ProjectSession& session, QWidget* parent)
    : Workspace(id, parent)
    , m_session(session)
    , m_words(named(new EmptyState(this), "blindScreen"))
{
    setObjectName(workspaceKeyword(id) + QStringLiteral("Blind"));
    inColumn(this, {{m_words, 1}}, 0);
    connect(&m_session, &ProjectSession::ratedStudyChanged, this, &BlindScreen::retranslate);
    retranslate();
}

bool BlindScreen::hides(WorkspaceId id)
{
    return id == WorkspaceId::Evaluate || id == WorkspaceId::Inspect || id == WorkspaceId::Models ||
           id == WorkspaceId::Timelines || id == WorkspaceId::Metrics || id == WorkspaceId::Runs;
}

void BlindScreen::retranslate()
{
    m_words->say(Icon::Lock, tr("You are rating \"%1\" blind").arg(m_session.ratedStudy()),
        tr("Knowing the systems, their scores or others' reviews would bias your answers. This "
           "opens when the study is closed."),
        {tr("Show your studies"),
            [this] { emit m_session.workspaceRequested(WorkspaceId::Studies); }});
}

namespace {

QString layoutKey(WorkspaceId id)
{
    return QStringLiteral("window/layout/") + workspaceKeyword(id);
}

/// Of the project: what another one was left at need have nothing to show here.
QString pageKey(const ProjectSession& session, WorkspaceId id)
{
    return projectKey(session, "page/") + workspaceKeyword(id);
}

} // namespace

ProjectView::ProjectView(ProjectSession& session, QSettings& settings, EndpointKeys& keys,
    AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_keys(keys)
    , m_files(std::move(files))
    , m_rail(new NavigationRail(this))
    , m_stack(new QStackedWidget(this))
    , m_people(new PeopleDialogs(session, this))
    , m_team(new TeamSync(session, this))
    , m_dialogs(new ProjectDialogs(session, settings, m_files, *this))
    , m_use(projectUse(session.project().reader()).value_or(ProjectUse()))
    , m_reading(session, this)
{
    m_rail->setObjectName(QStringLiteral("navigationRail"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    connect(m_rail, &NavigationRail::workspaceChosen, this, &ProjectView::showWorkspace);
    connect(&m_session, &ProjectSession::workspaceRequested, this, &ProjectView::showWorkspace);
    followRequests();
    connect(&m_session, &ProjectSession::ratedStudyChanged, this, &ProjectView::followBlindness);
    m_reading.keep(
        {.parts = kProjectUseReads},
        [] { return [](Database& database, const CancelFlag&) { return projectUse(database); }; },
        [this](const ProjectUse& use) {
            m_use = use;
            offerScreens();
        });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, &ProjectView::offerScreens);
    connect(&m_session, &ProjectSession::peopleChanged, this, &ProjectView::offerScreens);
    offerScreens();
    // Queued: by then the workspace shows what there is for this person.
    connect(&m_session, &ProjectSession::currentPersonChanged, this, &ProjectView::focusWorkspace,
        Qt::QueuedConnection);
}

ProjectView::~ProjectView()
{
    // Workspaces follow the runs; they go first.
    delete m_stack;
}

void ProjectView::offerScreens()
{
    m_rail->setOffered(offeredScreens(m_use, m_session.isLead() || m_session.people().isEmpty()));
}

void ProjectView::followRequests()
{
    using Steps = NextSteps;
    const Steps& asked = Steps::of(m_session);
    connect(&asked, &Steps::assignRequested, m_people, &PeopleDialogs::assign);
    connect(&asked, &Steps::assignBalancedRequested, m_people, &PeopleDialogs::assignBalanced);
    connect(&asked, &Steps::unassignRequested, m_people, &PeopleDialogs::unassign);
    connect(&asked, &Steps::personAddRequested, m_people, &PeopleDialogs::addPerson);
    connect(&asked, &Steps::personEditRequested, m_people, &PeopleDialogs::editPerson);
    connect(&asked, &Steps::discussionEditRequested, m_dialogs, &ProjectDialogs::editDiscussion);
    connect(&asked, &Steps::articleEditRequested, m_dialogs, &ProjectDialogs::editArticle);
    connect(&asked, &Steps::projectSettingsRequested, m_dialogs, &ProjectDialogs::editSettings);
    connect(&asked, &Steps::casesRequested, this, &ProjectView::importCases);
    connect(&asked, &Steps::runsRequested, this, &ProjectView::startRuns);
    connect(&asked, &Steps::endpointsRequested, this, &ProjectView::editEndpoints);
    connect(&asked, &Steps::keyRequested, &m_keys, &EndpointKeys::fetch);
    connect(&asked, &Steps::promptsRequested, this,
        [this] { openUntilClosed(new PromptEditorDialog(m_session, this)); });
}

void ProjectView::exportShown()
{
    if (Workspace* shown = currentWorkspace(); !shown || !shown->offerExports())
        dialogs().exportProject();
}

Workspace* ProjectView::currentWorkspace() const
{
    return static_cast<Workspace*>(m_stack->currentWidget());
}

void ProjectView::showWorkspace(WorkspaceId id)
{
    m_stack->setCurrentWidget(screen(id));
    m_rail->setCurrent(id);
    focusWorkspace();
    emit workspaceShown();
}

void ProjectView::focusWorkspace()
{
    if (Workspace* shown = currentWorkspace())
        shown->takeFocus();
}

QList<Workspace*> ProjectView::everyWorkspace()
{
    QList<Workspace*> all;
    for (const WorkspaceId id : allWorkspaces()) {
        if (!m_session.ratedStudy().isEmpty() && BlindScreen::hides(id))
            continue;
        if (m_built.contains(id))
            all.append(m_built.value(id));
        else if (!std::exchange(m_buildsNext, true))
            // One by one, so that what is typed meanwhile need not wait for all of them.
            QTimer::singleShot(0, this, [this, id] {
                m_buildsNext = false;
                workspace(id);
                emit workspaceBuilt();
            });
    }
    return all;
}

void ProjectView::showWholeSample(SampleId sample)
{
    const Workspace* from = currentWorkspace();
    const WorkspaceId before = from ? from->id() : WorkspaceId::Compare;
    if (!sample.isValid() && from)
        sample = from->chosenSample();
    const bool isAnother = sample.isValid();
    showWorkspace(WorkspaceId::Compare);
    if (isAnother)
        m_session.setCurrentSample(sample);
    emit NextSteps::of(m_session).wholeSampleRequested(before, isAnother);
}

void ProjectView::showPerson(PersonId person)
{
    showWorkspace(WorkspaceId::Overview);
    emit NextSteps::of(m_session).progressRequested(person);
}

void ProjectView::setPreferences(const Preferences& preferences)
{
    m_team->setOn(preferences.syncsTeams);
    m_stepPause = preferences.pauseMs;
    emit stepPauseChanged(m_stepPause);
}

void ProjectView::saveLayout()
{
    for (const Workspace* built : std::as_const(m_built)) {
        m_settings.setValue(layoutKey(built->id()), built->saveLayout());
        if (const auto* tabs = qobject_cast<const TabbedWorkspace*>(built))
            m_settings.setValue(pageKey(m_session, built->id()), tabs->currentPage());
    }
}

Workspace* ProjectView::workspace(WorkspaceId id)
{
    if (!m_built.contains(id)) {
        Workspace* built = build(id);
        addImports(*built, m_session, m_files);
        built->restoreLayout(m_settings.value(layoutKey(id)).toByteArray());
        auto* tabs = qobject_cast<TabbedWorkspace*>(built);
        if (const QVariant page = m_settings.value(pageKey(m_session, id)); tabs && page.isValid())
            tabs->setCurrentPage(page.toInt());
        m_stack->addWidget(built);
        m_built.insert(id, built);
    }
    return m_built.value(id);
}

Workspace* ProjectView::screen(WorkspaceId id)
{
    if (m_session.ratedStudy().isEmpty() || !BlindScreen::hides(id))
        return workspace(id);
    if (!m_blind.contains(id)) {
        m_blind.insert(id, new BlindScreen(id, m_session, m_stack));
        m_stack->addWidget(m_blind.value(id));
    }
    return m_blind.value(id);
}

void ProjectView::followBlindness()
{
    const Workspace* shown = currentWorkspace();
    if (shown && shown != screen(shown->id()))
        showWorkspace(shown->id());
}

Workspace* ProjectView::build(WorkspaceId id)
{
    switch (id) {
    case WorkspaceId::Overview:
        return new OverviewWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Annotate:
        return buildAnnotate();
    case WorkspaceId::Facts:
        return new FactsWorkspace(m_session, m_stack);
    case WorkspaceId::Opinions:
        return buildOpinions();
    case WorkspaceId::Compare:
        return new CompareWorkspace(m_session, m_stack);
    case WorkspaceId::Evaluate:
        return new EvaluateWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Inspect:
        return buildInspect();
    case WorkspaceId::Models:
        return new ModelsWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Timelines:
        return new TimelinesWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Metrics:
        return new MetricsWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Studies:
        return new StudiesWorkspace(m_session, m_files, m_stack);
    case WorkspaceId::Runs:
        break;
    }
    return new RunsWorkspace(m_session, runs(), m_files, m_stack);
}

Workspace* ProjectView::buildAnnotate()
{
    auto* annotate = new AnnotateWorkspace(m_session, m_stack);
    annotate->setDefaultGuideline([](Step step) { return builtInGuideline(step); });
    annotate->setStepPause(m_stepPause);
    connect(this, &ProjectView::stepPauseChanged, annotate, &AnnotateWorkspace::setStepPause);
    return annotate;
}

Workspace* ProjectView::buildOpinions()
{
    auto* opinions = new OpinionsWorkspace(m_session, m_stack);
    opinions->setGuideline([] { return builtInGuideline(Step::Opinions); });
    return opinions;
}

RunCenter& ProjectView::runs()
{
    if (!m_runs)
        m_runs = std::make_unique<RunCenter>(m_session, EndpointStore(), m_keys);
    return *m_runs;
}

void ProjectView::editEndpoints()
{
    auto* dialog = new EndpointsDialog(runs().endpoints(), m_keys, runs().gateway(), this);
    dialog->remember(m_settings);
    connect(dialog, &EndpointsDialog::endpointsChanged, this, &ProjectView::endpointsChanged);
    openUntilClosed(dialog);
}

void ProjectView::importCases(const QStringList& paths)
{
    Workspace* const evaluate = workspace(WorkspaceId::Evaluate);
    auto* dialog = new FileImportDialog(m_session, m_files, casesFormat(), this);
    connect(dialog, &FileImportDialog::imported, evaluate,
        [evaluate](const Imported& cases) { evaluate->tell(cases.messageWithWarnings()); });
    dialog->setPaths(paths);
    dialog->open();
}

void ProjectView::importEvaluation(const EvaluationFiles& files)
{
    showWorkspace(WorkspaceId::Evaluate);
    if (!m_session.ratedStudy().isEmpty()) // who sits here rates blind
        return;
    if (files.result.isEmpty())
        importCases(files.cases);
    else if (files.cases.size() < 2)
        emit NextSteps::of(m_session).resultImportRequested(files.result, files.cases.value(0));
    else // the dialog says what to do with the result
        importCases(files.cases + QStringList{files.result});
}

void ProjectView::showEvaluation(const QString& sentence)
{
    showWorkspace(WorkspaceId::Evaluate);
    emit NextSteps::of(m_session).caseScoresRequested({});
    currentWorkspace()->tell(sentence);
}

void ProjectView::importUsers(const QString& path)
{
    showWorkspace(WorkspaceId::Timelines);
    if (m_session.ratedStudy().isEmpty()) // who sits here may see it
        emit NextSteps::of(m_session).logImportRequested(path);
}

void ProjectView::importScores(const QString& path)
{
    showWorkspace(WorkspaceId::Metrics);
    if (m_session.ratedStudy().isEmpty())
        emit NextSteps::of(m_session).scoresImportRequested(path);
}

Workspace* ProjectView::buildInspect()
{
    auto* inspect = new InspectWorkspace(m_session, m_stack);
    connect(inspect, &InspectWorkspace::exportRequested, this, [this, inspect](CaseExport kind) {
        exportCase(*inspect, m_session, m_files, kind, [inspect](const Expected<QString>& path) {
            if (!path)
                inspect->tellError(path.error());
            else
                inspect->tell(WindowWords::tr("Saved to %1.").arg(QDir::toNativeSeparators(*path)));
        });
    });
    return inspect;
}

void ProjectView::startRuns(const QList<PlannedRun>& wanted)
{
    auto* dialog = new StartRunDialog(m_session, runs(), wanted, this);
    dialog->remember(m_settings);
    connect(dialog, &StartRunDialog::started, this,
        [this](RunId) { showWorkspace(WorkspaceId::Runs); });
    connect(dialog, &StartRunDialog::endpointsRequested, this, &ProjectView::editEndpoints);
    connect(this, &ProjectView::endpointsChanged, dialog, &StartRunDialog::readEndpoints);
    dialog->open();
}

} // namespace tandem

#include "app/window/projectview.moc"
