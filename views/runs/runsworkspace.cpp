#include "views/runs/runsworkspace.h"

#include "storage/repositories/runtasks.h"
#include "ui/emptystate.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "views/runs/batchfiles.h"
#include "views/runs/runcenter.h"
#include "views/runs/rundetail.h"
#include "views/runs/runrows.h"
#include "views/runs/runsactions.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QAction>
#include <QInputDialog>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

constexpr int kMostFailures = 500; // that are listed

} // namespace

RunsWorkspace::RunsWorkspace(
    ProjectSession& session, RunCenter& center, AskFile files, QWidget* parent)
    : Workspace(WorkspaceId::Runs, parent)
    , m_session(session)
    , m_center(center)
    , m_files(std::move(files))
    , m_actions(new RunsActions(this))
    , m_runs(new RowsOf<RunRow>(runRows([this] { return m_center.activeRun(); }), this))
    , m_failed(new RowsOf<TaskRow>(failedTaskRows(), this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(m_stack))
    , m_splitter(new QSplitter(Qt::Horizontal, m_stack))
{
    build();
    connectActions();
    connectCenter();
    retranslate();
}

RunsWorkspace::~RunsWorkspace() = default;

void RunsWorkspace::connectActions()
{
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->decompose, [this] { emit startRequested(QStringLiteral("decompose")); });
    on(m_actions->mask, [this] { emit startRequested(QStringLiteral("mask")); });
    on(m_actions->gemba, [this] { emit startRequested(QStringLiteral("gemba")); });
    on(m_actions->gEval, [this] { emit startRequested(QStringLiteral("geval")); });
    on(m_actions->autoEval, [this] { emit startRequested(QStringLiteral("autoeval")); });
    on(m_actions->judgePair, [this] { emit startRequested(QStringLiteral("judge-pair")); });
    on(m_actions->endpoints, [this] { emit endpointsRequested(); });
    on(m_actions->prompts, [this] { emit promptsRequested(); });
    on(m_actions->pause, [this] { m_center.pause(m_center.activeRun()); });
    on(m_actions->resume, [this] { resume(); });
    on(m_actions->retryFailed, [this] {
        if (const RunRow* run = currentRun())
            m_center.retryFailed(run->id);
    });
    on(m_actions->cancel, [this] {
        confirm(tr("Cancel this run for good? What was answered stays; the rest is not asked any "
                   "more."),
            tr("Cancel the run"), [this](RunId run) { m_center.cancel(run); });
    });
    on(m_actions->forgetBatch, [this] {
        confirm(tr("Give the batch up? Its questions are asked live once the run goes on, and may "
                   "have to be paid for twice."),
            tr("Give the batch up"), [this](RunId run) { m_center.forgetBatches(run); });
    });
    on(m_actions->showReply, [this] { showReply(); });
    on(m_actions->writeBatch, [this] { writeBatch(); });
    on(m_actions->readBatch, [this] { readBatch(); });
    connect(m_empty, &EmptyState::actionTriggered, m_actions->decompose, &QAction::trigger);
    connect(m_empty, &EmptyState::secondaryTriggered, m_actions->endpoints, &QAction::trigger);
    connect(m_failures, &RowsView::activated, this,
        [this](const QModelIndex& index) { goToTask(index.row()); });
}

void RunsWorkspace::confirm(
    const QString& question, const QString& yes, std::function<void(RunId)> go)
{
    const RunRow* run = currentRun();
    if (!run)
        return;
    ask(question, yes, [go = std::move(go), id = run->id] { go(id); });
}

void RunsWorkspace::resume()
{
    const RunRow* run = currentRun();
    if (!run)
        return;
    if (run->state != RunState::CapReached || !run->cap) {
        m_center.resume(run->id);
        return;
    }
    constexpr double kHighestCap = 1e6;
    constexpr int kDecimals = 4;
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("runCap"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::DoubleInput);
    dialog->setWindowTitle(tr("Resume with a higher cap"));
    dialog->setLabelText(
        tr("Spend at most (%1), with what this run has spent so far:").arg(run->currency));
    dialog->setDoubleDecimals(kDecimals);
    dialog->setDoubleRange(0.0, kHighestCap);
    dialog->setDoubleValue(2 * *run->cap);
    connect(dialog, &QInputDialog::doubleValueSelected, this,
        [this, id = run->id](double cap) { m_center.resume(id, cap); });
    dialog->open();
}

void RunsWorkspace::connectCenter()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        dropQuestion();
        showRun();
        showFailures();
    });
    connect(&m_center, &RunCenter::activeChanged, this, [this](RunId run) {
        m_runs->refresh();
        if (run.isValid())
            selectRun(run);
        refreshSoon();
    });
    connect(&m_center, &RunCenter::progressed, this, [this] {
        if (!m_follow.isActive())
            m_follow.start();
    });
    connect(&m_follow, &QTimer::timeout, this, [this] {
        showProgress(m_center.progress());
        showRun();
    });
    connect(&m_center, &RunCenter::taskFailed, this, &RunsWorkspace::refreshSoon);
    connect(&m_center, &RunCenter::ended, this, [this] { refresh(); });
    connect(&m_center, &RunCenter::failed, this, &RunsWorkspace::tellError);
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] { showActions(); });
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        const bool concerns = event.as<RunChanged>() || event.as<EverythingChanged>();
        // What the driver changes it tells itself.
        if (concerns && !m_center.activeRun().isValid())
            refreshSoon();
    });
    connect(&m_refresh, &QTimer::timeout, this, &RunsWorkspace::refresh);
}

void RunsWorkspace::refreshSoon()
{
    // Not begun anew by each change, or many in a row would put it off for ever.
    if (!m_refresh.isActive())
        m_refresh.start();
}

void RunsWorkspace::refresh()
{
    const auto runs = RunRepository(m_session.project().reader()).list();
    if (!runs) {
        tellError(runs.error());
        return;
    }
    const RunRow* before = currentRun();
    const RunId shown = before ? before->id : RunId();
    m_runs->setRows(*runs);
    m_stack->setCurrentWidget(
        runs->isEmpty() ? static_cast<QWidget*>(m_empty) : static_cast<QWidget*>(m_splitter));
    const int row = std::max(0, m_runs->rowOf(shown));
    if (!runs->isEmpty() && m_table->currentRow() != row)
        m_table->selectRow(row);
    showRun();
    showFailures();
}

const RunRow* RunsWorkspace::currentRun() const
{
    return m_runs->rowAt(m_table->currentRow());
}

void RunsWorkspace::selectRun(RunId run)
{
    if (m_runs->rowOf(run) < 0)
        refresh();
    const int row = m_runs->rowOf(run);
    if (row >= 0)
        m_table->selectRow(row);
}

void RunsWorkspace::showRun()
{
    showActions();
    const RunRow* run = currentRun();
    if (!run)
        return;
    const bool active = run->id == m_center.activeRun();
    m_detail->showRun(*run, active ? std::optional(m_center.progress()) : std::nullopt,
        active && m_center.isFinishing());
}

/// What came in since the runs were read.
void RunsWorkspace::showProgress(const RunProgress& progress)
{
    if (const RunRow* known = m_runs->find(progress.run)) {
        RunRow run = *known;
        run.tasks = progress.tasks;
        run.work = progress.work;
        run.totals = progress.totals;
        m_runs->changeRow(run);
    }
}

void RunsWorkspace::showFailures()
{
    const RunRow* run = currentRun();
    if (!run) {
        m_failed->setRows({});
        return;
    }
    const auto failed = RunTasks(m_session.project().reader()).failedTasks(run->id, kMostFailures);
    if (failed)
        m_failed->setRows(*failed);
    else
        tellError(failed.error());
    showActions();
}

void RunsWorkspace::showActions()
{
    const RunRow* run = currentRun();
    const bool active = run && run->id == m_center.activeRun();
    const bool busy = m_center.activeRun().isValid();
    const bool over = !run || run->state == RunState::Ended || run->state == RunState::Cancelled;
    // Questions about what is set aside may be out when nothing else is left.
    const bool isOut = run && run->state != RunState::Cancelled && run->attempts.batched > 0;
    m_actions->decompose->setEnabled(!busy);
    m_actions->mask->setEnabled(!busy);
    for (QAction* action : m_actions->judges())
        action->setEnabled(!busy);
    m_actions->pause->setEnabled(active && !m_center.isFinishing());
    m_actions->pause->setVisible(active);
    m_actions->resume->setVisible(!active);
    m_actions->resume->setEnabled(run && !busy && !over);
    m_actions->cancel->setEnabled(run && !over);
    m_actions->retryFailed->setEnabled(
        run && !busy && run->tasks.failed > 0 && run->state != RunState::Cancelled);
    m_actions->writeBatch->setEnabled(run && !busy && !over);
    m_actions->readBatch->setEnabled(run && !busy && (!over || isOut));
    m_actions->forgetBatch->setEnabled(!busy && isOut);
    m_batch->setEnabled(m_actions->writeBatch->isEnabled());
    const TaskRow* task = m_failed->rowAt(m_failures->currentRow());
    m_actions->showReply->setEnabled(m_failed->rowCount() > 0 && (!task || task->reply.isValid()));
    m_failures->setVisible(m_failed->rowCount() > 0);
}

void RunsWorkspace::goToTask(int row)
{
    const TaskRow* task = m_failed->rowAt(row);
    if (!task)
        return;
    if (!task->subject.sample.isValid()) {
        emit m_session.workspaceRequested(WorkspaceId::Inspect);
        return;
    }
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Facts);
    m_session.setCurrentSample(task->subject.sample, task->paragraphNumber);
}

void RunsWorkspace::showReply()
{
    const TaskRow* task = m_failed->rowAt(std::max(0, m_failures->currentRow()));
    if (!task || !task->reply.isValid()) {
        tell(tr("This task has no reply: it failed before a model answered."));
        return;
    }
    const auto text = replyText(m_session.project().reader(), task->reply);
    if (!text) {
        tellError(text.error());
        return;
    }
    (new ReplyDialog(*text, this))->open();
}

void RunsWorkspace::withBatchFile(
    const QString& proposal, std::function<void(const BatchJob& job)> go)
{
    const RunRow* run = currentRun();
    if (!run)
        return;
    const auto endpoint = m_center.endpoints().byName(run->endpoint);
    if (!endpoint) {
        tellError(endpoint.error());
        return;
    }
    const auto kind = proposal.isEmpty() ? FileQuestion::Kind::Open : FileQuestion::Kind::Save;
    m_files.one(this,
        {kind, QStringLiteral("batch"), {}, tr("Batches (*.jsonl)") + u";;" + allFilesFilter(),
            proposal, m_session.project().path(), {}},
        [go, run = run->id, known = *endpoint](const QString& path) {
            go({run, known, path});
        });
}

void RunsWorkspace::writeBatch()
{
    withBatchFile(QStringLiteral("batch.jsonl"), [this](const BatchJob& job) {
        writeBatchFile(
            m_session.project(), job, this, [this](const Expected<BatchWritten>& written) {
                if (written)
                    tell(batchWrittenText(*written));
                else
                    tellError(written.error());
            });
    });
}

void RunsWorkspace::readBatch()
{
    withBatchFile({}, [this](const BatchJob& job) {
        readBatchFile(m_session.project(), job, this, [this](const Expected<BatchRead>& read) {
            if (read)
                tell(batchReadText(*read));
            else
                tellError(read.error());
            refresh();
        });
    });
}

QList<QAction*> RunsWorkspace::workspaceActions() const
{
    return m_actions->all();
}

QWidget* RunsWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_empty ? static_cast<QWidget*>(m_empty) : m_table;
}

} // namespace tandem
