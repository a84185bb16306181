#include "app/window/mainwindow.h"

#include "app/window/appearance.h"
#include "app/window/helpdialogs.h"
#include "app/window/lastplace.h"
#include "app/window/projectdialogs.h"
#include "app/window/projectintake.h"
#include "app/window/projectleaving.h"
#include "app/window/projectview.h"
#include "app/window/recentprojects.h"
#include "app/window/topbar.h"
#include "app/window/windowactions.h"
#include "app/window/windownotes.h"
#include "app/window/windowwords.h"
#include "storage/database/schema.h"
#include "storage/formats/inputkind.h"
#include "storage/llm/gateway.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/screen/modalkeys.h"
#include "ui/screen/repeatedkeys.h"
#include "ui/screen/workspace.h"
#include "ui/tabstops.h"
#include "views/packets/packetbanner.h"
#include "views/people/peopledialogs.h"
#include "views/runs/endpointsdialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/settings/preferencesdialog.h"
#include "views/welcome/welcomepage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr QSize kFirstSize(1280, 820);
constexpr QSize kSmallestSize(860, 560);
/// How long somebody stays at a place before it is kept.
constexpr int kPlaceRestMs = 500;

/// The project that was open when the program was left; none where it was closed before.
const QString kLastProject = QStringLiteral("window/project");

/// As its own key does.
void findOn(Workspace& screen)
{
    QKeyEvent find(QEvent::KeyPress, Qt::Key_F, Qt::ControlModifier);
    QCoreApplication::sendEvent(&screen, &find);
}

/// As large as is good to work in, where the screen has the room for it and its frame.
QSize firstSize(const QScreen& screen)
{
    constexpr QSize kFrame(16, 40);
    return kFirstSize.boundedTo(screen.availableSize() - kFrame).expandedTo(kSmallestSize);
}

} // namespace

MainWindow::MainWindow(QSettings& settings, Appearance& appearance, AskFile files)
    : m_settings(settings)
    , m_appearance(appearance)
    , m_files(std::move(files))
    , m_intake(new ProjectIntake(*this, m_files))
    , m_topBar(new TopBar(this))
    , m_actions(new WindowActions(this, m_topBar->menuBar()))
    , m_messages(new MessageBar(this))
    , m_waiting(named(new MessageBar(this), "waitingRuns"))
    , m_stack(new QStackedWidget(this))
    , m_welcome(new WelcomePage(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    new RepeatedKeys(this);
    new ModalKeys(this);
    build();
    connectActions();
    resize(firstSize(*screen()));
    setMinimumSize(kSmallestSize);
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_welcome->setRecentProjects(RecentProjects(m_settings).all());
    m_actions->setRecentProjects(RecentProjects(m_settings));
    inEveryLanguage(this, [this] { showTitle(); });
}

MainWindow::~MainWindow()
{
    delete m_view;
}

void MainWindow::build()
{
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_topBar);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_welcome);
    setCentralWidget(central);
    m_messages->setObjectName(QStringLiteral("windowMessages"));
    m_messages->setParent(central);
    m_messages->floatAtFoot();
    // It stays until somebody goes on: over the screen it would cover what stands at its foot.
    column->addWidget(m_waiting);
    connect(m_waiting, &MessageBar::actionTriggered, this,
        [this] { m_view->showWorkspace(WorkspaceId::Runs); });
    connect(m_intake, &ProjectIntake::failed, this, &MainWindow::showError);
    connect(m_intake, &ProjectIntake::told, this, &MainWindow::showDone);
    takeProjects(*m_welcome);
    connect(m_welcome, &WelcomePage::logRequested, m_intake, &ProjectIntake::askForLog);
    connect(m_welcome, &WelcomePage::joinTeamRequested, m_intake, [this] { m_intake->joinTeam(); });
    connect(m_welcome, &WelcomePage::recentProjectForgotten, this, [this](const QString& path) {
        RecentProjects(m_settings).forget(path);
        m_actions->setRecentProjects(RecentProjects(m_settings));
    });
}

template <typename Source>
void MainWindow::takeProjects(const Source& source)
{
    using Intake = ProjectIntake;
    connect(&source, &Source::newProjectRequested, m_intake, &Intake::askForNewProject);
    connect(&source, &Source::emptyProjectRequested, m_intake, &Intake::askForEmptyProject);
    connect(&source, &Source::evaluationRequested, m_intake, &Intake::askForEvaluation);
    connect(&source, &Source::openProjectRequested, m_intake, &Intake::askForProject);
    connect(&source, &Source::demoProjectRequested, m_intake, &Intake::openDemoProject);
    connect(&source, &Source::recentProjectRequested, this,
        [this](const QString& path) { openProject(path); });
}

void MainWindow::connectActions()
{
    using Actions = WindowActions;
    takeProjects(*m_actions);
    connect(m_actions, &Actions::importRequested, m_intake, &ProjectIntake::askForImport);
    connect(m_actions, &Actions::joinTeamRequested, m_intake, [this] { m_intake->joinTeam(); });
    connect(m_actions, &Actions::hubRequested, m_intake, &ProjectIntake::manageHub);
    connect(m_actions, &Actions::closeProjectRequested, this, [this] {
        m_settings.remove(kLastProject);
        leaveProject();
    });
    connect(m_actions, &Actions::preferencesRequested, this, &MainWindow::editPreferences);
    connect(m_actions, &Actions::endpointsRequested, this, &MainWindow::editEndpoints);
    connect(m_actions, &Actions::workspaceRequested, this, [this](WorkspaceId id) {
        if (m_view)
            m_view->showWorkspace(id);
    });
    connect(m_actions, &Actions::searchRequested, m_topBar, &TopBar::focusSearch);
    connect(m_actions, &Actions::findRequested, this, [this] {
        if (m_view)
            findOn(*m_view->currentWorkspace());
    });
    connect(m_actions, &Actions::wholeSampleRequested, this, [this] {
        if (m_view)
            m_view->showWholeSample();
    });
    connect(m_topBar, &TopBar::wholeSampleRequested, this,
        [this](SampleId sample) { m_view->showWholeSample(sample); });
    connect(m_actions, &Actions::choosePersonRequested, this, &MainWindow::askWhoSitsHere);
    connect(m_actions, &Actions::switchPartnerRequested, this, [this] {
        if (m_view)
            m_view->people().switchToPartner(m_place->person());
    });
    connect(m_actions, &Actions::addPersonRequested, this, [this] {
        if (m_view)
            m_view->people().addPerson();
    });
    connect(m_actions, &Actions::assignBalancedRequested, this, [this] {
        if (m_view)
            m_view->people().assignBalanced({}, m_session->currentStep());
    });
    connect(m_actions, &Actions::shortcutsRequested, this, [this] {
        auto* list = new ShortcutList(keyEntries(), this);
        if (m_view)
            connect(m_view, &ProjectView::workspaceBuilt, list,
                [this, list] { list->setEntries(keyEntries()); });
        openUntilClosed(list);
    });
    connect(m_actions, &Actions::guideRequested, this, [this] {
        const Workspace* shown = m_view ? m_view->currentWorkspace() : nullptr;
        openGuide(this, shown ? std::optional(shown->id()) : std::nullopt);
    });
    connect(m_actions, &Actions::aboutRequested, this, [this] { openAbout(this); });
    connect(m_topBar, &TopBar::choosePersonRequested, this, &MainWindow::askWhoSitsHere);
    connect(m_topBar, &TopBar::personChosen, this, [this](PersonId person) {
        m_session->setCurrentPerson(person);
        m_place->setPerson(m_session->person(person).uuid);
    });
    connect(m_topBar, &TopBar::searchEnded, this, [this] {
        if (m_view)
            m_view->focusWorkspace();
    });
}

bool MainWindow::openProject(const QString& path, const QString& person)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (isOlderProject(file).value_or(false)) {
        m_intake->bringUpToDate(file, person);
        return false;
    }
    auto project = Project::open(file);
    if (!project) {
        showError(project.error());
        return false;
    }
    if (!leaveProject([this, path, person] { openProject(path, person); }))
        return false;
    m_messages->clear();
    m_session = std::make_unique<ProjectSession>(std::move(*project));
    connectSession();
    RecentProjects(m_settings).opened(m_session->project().path(), m_session->settings().name);
    m_actions->setRecentProjects(RecentProjects(m_settings));
    m_settings.setValue(kLastProject, m_session->project().path());
    const bool asks = m_place->seat(person);
    m_view->showWorkspace(m_place->restore());
    m_stack->setCurrentWidget(m_view);
    showTitle();
    if (asks)
        askWhoSitsHere();
    tellOfWaitingRuns(*m_session, m_view, [this](const QString& sentence) {
        if (m_view->currentWorkspace()->id() != WorkspaceId::Runs)
            m_waiting->showMessage(MessageBar::Kind::Info, sentence, tr("Show runs"));
    });
    return true;
}

void MainWindow::connectSession()
{
    m_place = std::make_unique<LastPlace>(m_settings, *m_session);
    m_leaving = std::make_unique<ProjectLeaving>(*m_session, *m_messages, *this);
    connect(m_leaving.get(), &ProjectLeaving::waitingChanged, this, [this](bool waiting) {
        m_topBar->setLeaving(waiting);
        m_view->setDisabled(waiting);
        if (!waiting)
            m_view->focusWorkspace();
    });
    m_view = new ProjectView(*m_session, m_settings, m_keys, m_files, m_stack);
    m_view->setPreferences(m_appearance.preferences());
    new UndoNotes(*m_session, *m_view, *m_messages);
    new SlipNotes(*m_session, *m_view);
    m_stack->addWidget(m_view);
    m_packet = new PacketBanner(*m_session, centralWidget());
    qobject_cast<QVBoxLayout*>(centralWidget()->layout())
        ->insertWidget(centralWidget()->layout()->indexOf(m_topBar) + 1, m_packet);
    m_topBar->setSession(
        m_session.get(), this, [this] { return windowEntries(*m_actions, *m_view); });
    connect(m_view, &ProjectView::workspaceBuilt, m_topBar, &TopBar::showMoreEntries);
    m_topBar->setTeam(&m_view->team());
    m_actions->setProjectOpen(&m_session->history());
    connect(m_view, &ProjectView::workspaceShown, this, &MainWindow::showActions);
    // Who goes on has seen it, and small screens need the room.
    connect(m_view, &ProjectView::workspaceShown, m_waiting, &MessageBar::clear);
    keepPlace();
    connectDialogs();
    connect(&NextSteps::of(*m_session), &NextSteps::importRequested, m_intake,
        &ProjectIntake::askForImport);
    connect(&NextSteps::of(*m_session), &NextSteps::filesRequested, m_intake,
        &ProjectIntake::openFiles);
    connect(
        &NextSteps::of(*m_session), &NextSteps::personRequested, this, &MainWindow::askWhoSitsHere);
    connect(m_session.get(), &ProjectSession::untold, this, &MainWindow::showError);
    connect(m_session.get(), &ProjectSession::settingsChanged, this, &MainWindow::showTitle);
    const auto showPartner = [this] {
        const auto partner = m_view->people().partner();
        m_actions->setPartner(partner ? partner->name : QString());
    };
    connect(m_session.get(), &ProjectSession::peopleChanged, m_view, showPartner);
    connect(m_session.get(), &ProjectSession::currentPersonChanged, m_view, showPartner);
    connect(m_session.get(), &ProjectSession::currentSampleChanged, m_view, showPartner);
    showPartner();
    PeopleDialogs* const people = &m_view->people();
    connect(people, &PeopleDialogs::failed, this, &MainWindow::showError);
    connect(people, &PeopleDialogs::told, this, [this](const QString& sentence) {
        m_messages->showMessage(MessageBar::Kind::Info, sentence);
        // It may name who works now: not after the next switch.
        connect(
            m_session.get(), &ProjectSession::currentPersonChanged, m_messages,
            [this, sentence] {
                if (m_messages->text() == sentence)
                    m_messages->clear();
            },
            Qt::SingleShotConnection);
    });
    connect(people, &PeopleDialogs::personChosen, this,
        [this](PersonId, const QString& uuid) { m_place->setPerson(uuid); });
}

/// What is looked at is kept once it rests, so that it is known again however the program ends.
void MainWindow::keepPlace()
{
    using Session = ProjectSession;
    auto* rest = new QTimer(m_view);
    rest->setSingleShot(true);
    rest->setInterval(kPlaceRestMs);
    connect(
        rest, &QTimer::timeout, this, [this] { m_place->save(m_view->currentWorkspace()->id()); });
    const auto begin = [rest] { rest->start(); };
    connect(m_view, &ProjectView::workspaceShown, rest, begin);
    connect(m_session.get(), &Session::currentSampleChanged, rest, begin);
    connect(m_session.get(), &Session::currentStepChanged, rest, begin);
    connect(m_session.get(), &Session::currentEvaluationChanged, rest, begin);
}

void MainWindow::connectDialogs()
{
    using Dialogs = ProjectDialogs;
    using Actions = WindowActions;
    ProjectDialogs* const dialogs = &m_view->dialogs();
    connect(dialogs, &Dialogs::told, this, &MainWindow::showDone);
    connect(m_actions, &Actions::exportRequested, m_view, &ProjectView::exportShown);
    connect(m_actions, &Actions::publishRequested, dialogs, &Dialogs::publishDataset);
    connect(m_actions, &Actions::writePacketsRequested, dialogs, &Dialogs::writePackets);
    connect(m_actions, &Actions::mergePacketsRequested, dialogs, &Dialogs::mergePackets);
    connect(m_actions, &Actions::projectSettingsRequested, dialogs, &Dialogs::editSettings);
    connect(m_actions, &Actions::teamRequested, dialogs, &Dialogs::showTeam);
    connect(m_topBar, &TopBar::teamRequested, dialogs, &Dialogs::showTeam);
    connect(dialogs, &Dialogs::joinTeamRequested, m_intake, [this] { m_intake->joinTeam(); });
    connect(dialogs, &Dialogs::hubRequested, m_intake, &ProjectIntake::manageHub);
}

bool MainWindow::leaveProject(const std::function<void()>& later)
{
    if (!m_session)
        return true;
    const auto close = [this, later] {
        if (closeProject() && later)
            later();
    };
    return m_leaving->mayLeave(close) && closeProject();
}

bool MainWindow::closeProject()
{
    if (!m_session)
        return true;
    m_leaving.reset();
    m_view->saveLayout();
    m_place->save(m_view->currentWorkspace()->id());
    m_place.reset();
    m_actions->setProjectOpen(nullptr);
    m_topBar->setSession(nullptr, nullptr, {});
    m_waiting->clear();
    delete m_packet;
    m_packet = nullptr;
    delete m_view;
    m_view = nullptr;
    const QString path = m_session->project().path();
    const QList<Error> failed = m_session->project().close();
    m_session.reset();
    m_welcome->setRecentProjects(RecentProjects(m_settings).all());
    m_welcome->chooseProject(path);
    m_stack->setCurrentWidget(m_welcome);
    m_welcome->takeFocus();
    showTitle();
    // What was done last is not stored: whoever did it has to know, and the window stays for that.
    if (!failed.isEmpty())
        showError(failed.last());
    return failed.isEmpty();
}

void MainWindow::openLastProject()
{
    const QString path = m_settings.value(kLastProject).toString();
    // Moved or deleted by those who know: the welcome page lists what there is.
    if (!QFileInfo::exists(path))
        m_settings.remove(kLastProject);
    else
        openProject(path);
}

void MainWindow::openGiven(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    const auto kind = inputKindOf(file);
    // What is not there is told of by openProject(), as is what is no project but called one.
    if (!QFileInfo::exists(file) || file.endsWith(QLatin1String(".tandem"), Qt::CaseInsensitive) ||
        (kind && *kind == InputKind::TandemProject))
        openProject(path);
    else
        m_intake->openFiles({file});
}

void MainWindow::openDemoProject()
{
    m_intake->openDemoProject();
}

void MainWindow::showTitle()
{
    const QString name = m_session ? m_session->settings().name : QString();
    setWindowTitle(name.isEmpty() ? QStringLiteral("Tandem") : tr("%1 — Tandem").arg(name));
}

void MainWindow::showActions()
{
    const Workspace* shown = m_view->currentWorkspace();
    m_actions->setWorkspace(shown->id(), shown->workspaceActions());
}

QList<ShortcutEntry> MainWindow::keyEntries()
{
    auto entries = m_view ? windowEntries(*m_actions, *m_view)
                          : windowEntries(*m_actions, m_welcome->workspaceActions());
    entries.removeIf([](const ShortcutEntry& entry) {
        return entry.kind != ShortcutEntry::Kind::Page && entry.kind != ShortcutEntry::Kind::Action;
    });
    // No command of a page: every table and list has it.
    entries.append({WindowWords::tr("Everywhere"),
        WindowWords::tr("Copy the selected table rows, or all rows of a table without selection"),
        QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)});
    return entries;
}

void MainWindow::showError(const Error& error)
{
    m_messages->showMessage(MessageBar::Kind::Error, error.sentence());
}

void MainWindow::showDone(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Success, sentence);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (m_session)
        m_settings.setValue(kLastProject, m_session->project().path());
    if (!leaveProject([this] { close(); })) {
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* focus = focusWidget();
    const bool gone = focus && (!focus->isEnabled() || !focus->isVisibleTo(this));
    if (focus && !gone)
        return stepToTabStop(focus, next);
    if (!gone || !m_view || !m_view->isVisibleTo(this))
        return QMainWindow::focusNextPrevChild(next);
    // Nobody pressed Tab: what is typed next is meant for the workspace, not for the search.
    m_view->focusWorkspace();
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // A message of the window, or of the workspace, while the keyboard is elsewhere.
    if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::NoModifier)
        m_topBar->menuBar()->setActiveAction(m_topBar->menuBar()->actions().constFirst());
    else if (event->matches(QKeySequence::Find) && m_view && m_view->isVisible())
        findOn(*m_view->currentWorkspace()); // the keyboard is in the rail, or above
    else if (event->key() != Qt::Key_Escape)
        QMainWindow::keyPressEvent(event);
    else if (m_messages->isVisible())
        m_messages->clear();
    else if (m_waiting->isVisible())
        m_waiting->clear();
    else if (m_view && !m_view->currentWorkspace()->endFinding())
        m_view->currentWorkspace()->clearMessage();
}

void MainWindow::askWhoSitsHere()
{
    if (m_view)
        m_view->people().choosePerson(m_place->person());
}

void MainWindow::editPreferences()
{
    auto* dialog = new PreferencesDialog(m_appearance.preferences(), this);
    connect(dialog, &PreferencesDialog::preferencesChanged, this,
        [this](const Preferences& preferences) {
            savePreferences(m_settings, preferences);
            m_appearance.apply(preferences);
            if (m_view)
                m_view->setPreferences(preferences);
        });
    openUntilClosed(dialog);
}

void MainWindow::editEndpoints()
{
    if (m_view) {
        m_view->editEndpoints();
        return;
    }
    auto* gateway = new llm::Gateway(this);
    auto* dialog = new EndpointsDialog(m_endpoints, m_keys, *gateway, this);
    dialog->remember(m_settings);
    connect(dialog, &QObject::destroyed, gateway, &QObject::deleteLater);
    openUntilClosed(dialog);
}

} // namespace tandem
