#include "views/runs/runsworkspace.h"

#include "storage/runs/capneed.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/destructivefocus.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "views/runs/runbatches.h"
#include "views/runs/runcenter.h"
#include "views/runs/runcourseview.h"
#include "views/runs/rundetail.h"
#include "views/runs/runresults.h"
#include "views/runs/runrows.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRefreshMs = 150;
constexpr int kFiguresMs = 1000; // counting a big run's cases takes a while
constexpr int kFollowMs = 60;

/// Not begun anew by each change, or many in a row would put it off for ever.
void startOnce(QTimer& timer)
{
    if (!timer.isActive())
        timer.start();
}

/// Of these commands one is there at a time: what stands beside their buttons stays where it is.
void evenWidths(QWidget* bar, const QList<QAction*>& actions)
{
    inEveryLanguage(bar, [bar, actions] {
        QList<QWidget*> buttons;
        int width = 0;
        for (const QAction* action : actions) {
            buttons += bar->findChild<QPushButton*>(action->objectName() + QLatin1String("Button"));
            width = std::max(width, buttons.last()->sizeHint().width());
        }
        for (QWidget* button : std::as_const(buttons))
            button->setMinimumWidth(width);
    });
}

} // namespace

RunsWorkspace::RunsWorkspace(
    ProjectSession& session, RunCenter& center, AskFile files, QWidget* parent)
    : Workspace(WorkspaceId::Runs, parent)
    , m_session(session)
    , m_center(center)
    , m_runs(new RowsOf<RunRow>(runRows([this] { return m_center.activeRun(); }), this))
    , m_stack(new QStackedWidget(this))
    , m_results(new RunResults(session, this))
    , m_list(session, this)
    , m_figures(session, this)
{
    setSurface(this, Surface::Panel);
    addStarts();
    addRunCommands();
    addResultCommands(std::move(files));
    build();
    connectCenter();
    keepReading();
    inEveryLanguage(this, [this] { showRun(); });
}

RunsWorkspace::~RunsWorkspace() = default;

void RunsWorkspace::addStarts()
{
    for (const RunKind* kind : runKinds()) {
        const RunStart& start = kind->start;
        if (!start.command)
            continue;
        QList<QAction*>& starts = isOfSamples(kind->items) ? m_starts : m_judges;
        starts += addCommand(
            this, start.command, QKeySequence(QLatin1String(start.shortcut)),
            [words = start.words] { return RunWords::tr(words); },
            [this, id = kind->id] {
                emit NextSteps::of(m_session).runsRequested({{id, {}}});
            });
    }
}

void RunsWorkspace::addRunCommands()
{
    addCommand(
        this, "runPause", Qt::CTRL | Qt::Key_P, [] { return tr("&Pause"); },
        [this] { m_center.pause(m_center.activeRun()); });
    addCommand(
        this, "runResume", Qt::CTRL | Qt::Key_R, [] { return tr("&Resume"); },
        [this] { resume(); });
    addCommand(
        this, "runCancel", Qt::CTRL | Qt::SHIFT | Qt::Key_X, [] { return tr("&Cancel run"); },
        [this] {
            if (const RunRow* run = currentRun())
                ask(tr("Cancel this run for good? Replies so far are kept; the remaining requests "
                       "are not sent."),
                    tr("Cancel run"), [this, id = run->id] { m_center.cancel(id); });
        });
    addCommand(
        this, "runRetryFailed", Qt::CTRL | Qt::SHIFT | Qt::Key_R,
        [] { return tr("Retry &failed"); },
        [this] {
            if (const RunRow* run = currentRun())
                m_center.retryFailed(run->id);
        });
}

void RunsWorkspace::addResultCommands(AskFile files)
{
    addCommand(
        this, "runOpenResults", Qt::CTRL | Qt::Key_Return, [this] { return openWords(); },
        [this] { openResults(); });
    m_batches = new RunBatches(
        m_session, m_center, std::move(files), [this] { return currentRun(); }, this);
    connect(m_batches, &RunBatches::resultsRead, this, &RunsWorkspace::refresh);
    addCommand(
        this, "runShowReply", Qt::CTRL | Qt::Key_I, [] { return tr("Show &reply"); },
        [this] { m_tasks->showReply(); });
    addCommand(
        this, "runOnlyFailed", Qt::CTRL | Qt::Key_L, [] { return tr("Show all or &failed tasks"); },
        [this] { m_tasks->switchFilter(); });
    addToggle(
        this, "runCourse", Qt::CTRL | Qt::Key_T, [] { return tr("Chart over &time"); },
        [this](bool on) { showCourse(on); });
    addCommand(
        this, "runEndpoints", Qt::CTRL | Qt::SHIFT | Qt::Key_E, [] { return tr("&Endpoints…"); },
        [this] { emit NextSteps::of(m_session).endpointsRequested(); });
    addCommand(
        this, "runPrompts", {}, [] { return tr("Pro&mpts…"); },
        [this] { emit NextSteps::of(m_session).promptsRequested(); });
}

void RunsWorkspace::build()
{
    auto* splitter = named(new QSplitter(Qt::Horizontal, m_stack), "runsPanes");
    m_table = named(new RowsView(m_runs, splitter), "runTable");
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Runs"); });
    keepPanes(splitter, {m_table, buildRun()}, {560, 700});
    m_stack->addWidget(splitter);
    m_stack->addWidget(buildEmpty());
    inColumn(this, {buildHeader(), new Divider(Qt::Horizontal, this), {m_stack, 1}}, 0);
}

QWidget* RunsWorkspace::buildEmpty()
{
    m_empty = named(new EmptyState(m_stack), "runsEmpty");
    inEveryLanguage(m_empty, [this] {
        m_empty->say(Icon::Runs, tr("No runs yet"),
            tr("A run sends many requests to a language model. Start runs where their results "
               "belong: in Facts, Evaluate, Models or Timelines. Set up an endpoint first."),
            {tr("Endpoints…"), "runEndpoints"});
    });
    return m_empty;
}

PaneHeader* RunsWorkspace::buildHeader()
{
    auto* header = new PaneHeader(this);
    bindText(header, &PaneHeader::setTitle, [] { return tr("Runs"); });
    menuButton(
        header, "runJudge", [] { return tr("Judge outputs ▾"); }, m_judges);
    for (const char* command : {"runEndpoints", "runPrompts"})
        header->addControl(commandButton(command, header));
    return header;
}

QWidget* RunsWorkspace::buildRun()
{
    auto* pane = new QWidget(this);
    m_detail = new RunDetail(pane);
    auto* header = new PaneHeader(pane);
    const QList<QAction*> commands = commandsNamed(
        this, {"runOpenResults", "runResume", "runPause", "runRetryFailed", "runCancel"});
    for (QAction* command : commands) {
        QPushButton* button = commandButton(command, header);
        header->addControl(button);
        if (command->objectName() == QLatin1String("runCancel"))
            guardFocus(*button);
    }
    m_batch = menuButton(
        header, "runBatch", [] { return tr("Batch ▾"); },
        commandsNamed(this, {"runWriteBatch", "runReadBatch", "runForgetBatch"}));
    evenWidths(header, commandsNamed(this, {"runPause", "runResume"}));
    m_below = new QStackedWidget(pane);
    m_tasks = new RunTaskList(m_session, m_below);
    connect(m_tasks, &RunTaskList::changed, this, &RunsWorkspace::showActions);
    m_course = new RunCourseView(m_session, m_below);
    m_below->addWidget(m_tasks);
    m_below->addWidget(m_course);
    auto* course = commandNamed(this, "runCourse");
    QPushButton* button = commandButton(course, header);
    button->setCheckable(true);
    connect(course, &QAction::toggled, button, &QPushButton::setChecked);
    header->addControl(button);
    // Buttons on top: whatever is said below them, they stay where they are.
    inColumn(pane, {header, m_detail, new Divider(Qt::Horizontal, pane), {m_below, 1}}, 0);
    return pane;
}

void RunsWorkspace::showCourse(bool on)
{
    m_below->setCurrentWidget(on ? static_cast<QWidget*>(m_course) : m_tasks);
}

QPushButton* RunsWorkspace::menuButton(PaneHeader* header, const char* name,
    std::function<QString()> words, const QList<QAction*>& actions)
{
    QPushButton* button = newButton(header, name, std::move(words));
    auto* menu = new QMenu(button);
    menu->addActions(actions);
    connect(button, &QPushButton::clicked, menu,
        [button, menu] { menu->popup(button->mapToGlobal(button->rect().bottomLeft())); });
    header->addControl(button);
    return button;
}

void RunsWorkspace::resume()
{
    const RunRow* run = currentRun();
    if (run && run->state == RunState::CapReached && run->cap)
        askCap(*run);
    else if (run)
        m_center.resume(run->id);
}

void RunsWorkspace::askCap(const RunRow& run)
{
    auto* dialog = named(new QInputDialog(this), "runCap");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::DoubleInput);
    dialog->setWindowTitle(tr("Resume with a higher cap"));
    // What ended here is known; of what ended elsewhere its reason names the cap.
    const std::optional<double> here = m_center.neededCap(run.id);
    const std::optional<double> needed = here ? here : capNamedIn(run.reason, run.currency);
    QString label =
        tr("New total cap (%1), including what this run has spent so far:").arg(run.currency);
    if (needed) {
        // All of its decimals: rounded it might not be enough.
        label = tr("%1 %2 covers the requests known so far.", "amount, currency")
                    .arg(QLocale().toString(*needed, 'f', kCapBounds.decimals), run.currency) +
                u'\n' + label;
    }
    dialog->setLabelText(label);
    dialog->setOkButtonText(tr("Resume"));
    dialog->setDoubleDecimals(kCapBounds.decimals);
    dialog->setDoubleRange(kCapBounds.least, kCapBounds.most);
    dialog->setDoubleValue(std::max(2 * *run.cap, needed.value_or(0.0)));
    dialog->findChild<QDoubleSpinBox*>()->setCorrectionMode(
        QAbstractSpinBox::CorrectToNearestValue);
    connect(dialog, &QInputDialog::doubleValueSelected, this,
        [this, id = run.id](double cap) { m_center.resume(id, cap); });
    dialog->open();
}

void RunsWorkspace::connectCenter()
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshMs);
    m_follow.setSingleShot(true);
    m_follow.setInterval(kFollowMs);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        dropQuestion();
        showRun();
        showTasks();
    });
    connect(&m_center, &RunCenter::activeChanged, this, [this](RunId run) {
        m_runs->refresh();
        if (run.isValid())
            selectRun(run);
        refresh();
    });
    connect(&m_center, &RunCenter::progressed, this, [this] { startOnce(m_follow); });
    connect(&m_follow, &QTimer::timeout, this, &RunsWorkspace::showProgress);
    connect(&m_center, &RunCenter::ended, this, &RunsWorkspace::refresh);
    connect(&m_center, &RunCenter::failed, this, &RunsWorkspace::tellError);
    connect(&m_session, &ProjectSession::currentPersonChanged, this, &RunsWorkspace::showActions);
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        // What the driver changes it tells itself.
        if ((event.as<RunChanged>() || event.as<EverythingChanged>()) &&
            !m_center.activeRun().isValid())
            startOnce(m_refresh);
    });
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        // A reading that others' changes cut short again and again would never come to its end.
        if (m_list.isBusy())
            m_refresh.start();
        else
            refresh();
    });
}

/// Big runs take a while to be counted: all is read in workers.
void RunsWorkspace::keepReading()
{
    m_list.keep(
        {},
        [] {
            return [](Database& database, const CancelFlag&) {
                return RunRepository(database).list();
            };
        },
        [this](const QList<RunRow>& runs) { showRuns(runs); });
    m_figures.keep(
        {.parts = Parts(Part::Runs) | Part::Evaluations | Part::Scores, .restMs = kFiguresMs},
        [this]() -> Latest<RunFigures>::Reading {
            if (!m_figured.isValid())
                return {};
            return [run = m_figured](
                       Database& database, const CancelFlag&) { return runFigures(database, run); };
        },
        [this](const RunFigures& figures) { m_detail->showFigures(figures); });
}

void RunsWorkspace::refresh()
{
    m_list.startOver();
}

void RunsWorkspace::showRuns(const QList<RunRow>& runs)
{
    const RunRow* before = currentRun();
    const RunId shown = m_wanted.isValid() ? m_wanted : before ? before->id : RunId();
    m_runs->setRows(runs);
    m_stack->setCurrentIndex(runs.isEmpty() ? 1 : 0);
    const int row = std::max(0, m_runs->rowOf(shown));
    if (!runs.isEmpty() && m_table->currentRow() != row)
        m_table->chooseRow(row);
    if (m_runs->rowOf(m_wanted) >= 0)
        m_wanted = {};
    showRun();
    showTasks();
}

const RunRow* RunsWorkspace::currentRun() const
{
    return m_runs->rowAt(m_table->currentRow());
}

void RunsWorkspace::selectRun(RunId run)
{
    const int row = m_runs->rowOf(run);
    if (row >= 0) {
        m_table->chooseRow(row);
        return;
    }
    m_wanted = run;
    refresh();
}

void RunsWorkspace::showRun()
{
    showActions();
    const RunRow* run = currentRun();
    if (!run)
        return;
    const bool active = run->id == m_center.activeRun();
    m_detail->showRun(*run, active ? std::optional(m_center.progress()) : std::nullopt,
        active && m_center.isFinishing(), m_center.hasPrices(run->endpoint));
}

/// What came in since the runs were read.
void RunsWorkspace::showProgress()
{
    const RunProgress progress = m_center.progress();
    if (const RunRow* known = m_runs->find(progress.run)) {
        RunRow run = *known;
        run.tasks = progress.tasks;
        run.work = progress.work;
        run.totals = progress.totals;
        m_runs->changeRow(run);
    }
    showRun();
}

void RunsWorkspace::showTasks()
{
    const RunRow* run = currentRun();
    const RunId id = run ? run->id : RunId();
    m_tasks->showRun(id, RunResults::placeOf(run));
    m_course->showRun(run);
    if (m_figured != id) {
        m_figured = id;
        m_detail->showFigures({});
        m_figures.startOver();
    }
    showActions();
}

void RunsWorkspace::showActions()
{
    const RunRow* run = currentRun();
    const bool active = run && run->id == m_center.activeRun();
    const bool busy = m_center.activeRun().isValid();
    const bool over = !run || run->state == RunState::Ended || run->state == RunState::Cancelled;
    for (QAction* start : m_starts + m_judges)
        start->setEnabled(!busy);
    enableCommands(this, {"runPause"}, active && !m_center.isFinishing());
    commandNamed(this, "runPause")->setVisible(active);
    commandNamed(this, "runResume")->setVisible(!active);
    enableCommands(this, {"runResume"}, run && !busy && !over);
    enableCommands(this, {"runCancel"}, run && !over);
    const bool mayRetry = run && run->kind &&
                          (run->tasks.failed > 0 ||
                              (run->tasks.unread > 0 && runKind(*run->kind).retriesUnparsable()));
    enableCommands(
        this, {"runRetryFailed"}, mayRetry && !busy && run->state != RunState::Cancelled);
    // Empty: its name.
    commandNamed(this, "runRetryFailed")
        ->setToolTip(run && run->tasks.unread > 0 && !mayRetry
                         ? tr("To retry unparsable replies, start a new run with more attempts.")
                         : QString());
    m_place = RunResults::placeOf(run);
    QAction* results = commandNamed(this, "runOpenResults");
    results->setText(openWords());
    results->setVisible(m_place.has_value());
    results->setEnabled(run && run->kind && run->tasks.done > 0);
    m_batch->setEnabled(m_batches->allowFor(run));
    enableCommands(this, {"runShowReply"}, m_tasks->hasReply());
    enableCommands(this, {"runOnlyFailed"}, run);
}

QString RunsWorkspace::openWords() const
{
    return tr("&Open in %1", "name of a screen")
        .arg(workspaceName(m_place.value_or(WorkspaceId::Inspect)));
}

void RunsWorkspace::openResults()
{
    const RunRow* run = currentRun();
    if (!run)
        return;
    if (const auto opened = m_results->open(*run); !opened)
        tellError(opened.error());
}

QWidget* RunsWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_empty ? static_cast<QWidget*>(m_empty) : m_table;
}

} // namespace tandem
