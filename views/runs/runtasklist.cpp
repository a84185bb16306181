#include "views/runs/runtasklist.h"

#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/segmentswitch.h"
#include "views/runs/runrows.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kTasksOnAPage = 500;
constexpr int kTasksRestMs = 500;

} // namespace

RunTaskList::RunTaskList(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_tasks(new RowsOf<ListedTask>(taskRows(), this))
    , m_filter(new SegmentSwitch(
          "runTaskFilter",
          [] {
              return QStringList{tr("All tasks"), tr("Failed")};
          },
          this))
    , m_range(named(newLabel(this, LabelStyle::Small), "runTaskRange"))
    , m_table(named(new RowsView(m_tasks, this), "runTasks"))
    , m_reading(session, this)
{
    build();
    keepReading();
    inEveryLanguage(this, [this] { showWords(); });
}

void RunTaskList::build()
{
    bindText(m_filter, &QWidget::setAccessibleName, [] { return tr("Filter tasks"); });
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Tasks of the run"); });
    // Of the whole screen: pages are turned wherever the keyboard is.
    QWidget* screen = Workspace::of(this);
    addCommand(
        screen, "runTasksBack", Qt::ALT | Qt::Key_PageUp, [] { return tr("Previous tasks"); },
        [this] { turn(-1); });
    addCommand(
        screen, "runTasksOn", Qt::ALT | Qt::Key_PageDown, [] { return tr("Next tasks"); },
        [this] { turn(1); });
    auto* header = new PaneHeader(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_filter, m_range})
        header->addControl(part);
    for (const char* command : {"runShowReply", "runTasksBack", "runTasksOn"})
        header->addControl(commandButton(command, header));
    inColumn(this, {header, {m_table, 1}}, 0);
    setFocusProxy(m_table);
    connect(m_filter, &SegmentSwitch::chosen, this, [this] { startAt(0); });
    connect(
        m_table, &RowsView::activated, this, [this](const QModelIndex& index) { go(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &RunTaskList::changed);
}

void RunTaskList::keepReading()
{
    m_reading.keep(
        {.parts = Part::Runs, .restMs = kTasksRestMs},
        [this]() -> Latest<TaskPage>::Reading {
            if (!m_run.isValid())
                return {};
            return [query = TaskQuery{m_run, m_filter->current() == 1, m_first, kTasksOnAPage}](
                       Database& database, const CancelFlag&) { return taskPage(database, query); };
        },
        [this](const TaskPage& page) { showPage(page); });
}

void RunTaskList::showRun(RunId run, std::optional<WorkspaceId> place)
{
    m_place = place;
    if (run == m_run)
        return;
    m_run = run;
    showPage({});
    startAt(0);
}

void RunTaskList::switchFilter()
{
    m_filter->setCurrent(1 - m_filter->current());
    startAt(0);
}

void RunTaskList::turn(int pages)
{
    startAt(std::max<qint64>(0, m_first + qint64(pages) * kTasksOnAPage));
}

void RunTaskList::startAt(qint64 first)
{
    m_first = first;
    m_reading.startOver();
}

void RunTaskList::showPage(const TaskPage& page)
{
    m_page = page;
    m_first = page.first;
    m_tasks->setRows(page.tasks);
    showWords();
    emit changed();
}

void RunTaskList::showWords()
{
    const QLocale locale;
    const auto number = [&locale](qint64 value) { return locale.toString(value); };
    const qint64 end = m_page.first + m_page.tasks.size();
    QString range = tr("no tasks");
    if (!m_page.tasks.isEmpty())
        range = tr("%1–%2 of %3", "tasks in sight, of how many")
                    .arg(number(m_page.first + 1), number(end),
                        number(std::max(end, m_page.listed))); // tasks come while they are read
    if (m_page.failed > 0 && m_page.listed != m_page.failed)
        range += QLatin1String(", ") + tr("%1 failed").arg(number(m_page.failed));
    m_range->setText(range);
    // One page needs no way to others.
    for (const QAction* turn : commandsNamed(this, {"runTasksBack", "runTasksOn"}))
        findChild<QPushButton*>(turn->objectName() + QLatin1String("Button"))
            ->setVisible(m_page.listed > kTasksOnAPage);
    enableCommands(this, {"runTasksBack"}, m_page.first > 0);
    enableCommands(this, {"runTasksOn"}, end < m_page.listed);
}

bool RunTaskList::hasReply() const
{
    const ListedTask* task = m_tasks->rowAt(m_table->currentRow());
    return m_tasks->rowCount() > 0 && (!task || task->reply.isValid());
}

void RunTaskList::go(int row)
{
    const ListedTask* listed = m_tasks->rowAt(row);
    if (!listed)
        return;
    const TaskRow task = listed->task;
    if (!task.user.isEmpty()) {
        emit m_session.workspaceRequested(WorkspaceId::Timelines);
        emit NextSteps::of(m_session).userRequested(task.user, task.system);
        return;
    }
    if (!task.subject.sample.isValid()) {
        emit m_session.workspaceRequested(WorkspaceId::Inspect);
        return;
    }
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(m_place.value_or(WorkspaceId::Annotate));
    m_session.setCurrentSample(task.subject.sample, task.paragraphNumber);
}

void RunTaskList::showReply()
{
    Workspace* workspace = Workspace::of(this);
    const ListedTask* task = m_tasks->rowAt(std::max(0, m_table->currentRow()));
    if (!task || !task->reply.isValid())
        return workspace->tell(tr("This task has no reply."));
    (new ReplyDialog(m_session.project(), task->reply, workspace))->open();
}

} // namespace tandem
