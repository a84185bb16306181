#include "views/overview/nexttasks.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "views/session/persontask.h"
#include "views/session/projectsession.h"

#include <QHeaderView>
#include <QLabel>

namespace tandem {

namespace {

constexpr int kTasksRestMs = 300;
constexpr int kTaskLetters = 20;
constexpr int kHowFarLetters = 18;

RowSpec<PersonTask> taskRows()
{
    const auto columns = [] {
        return QList<RowColumn<PersonTask>>{
            {.title = NextTasks::tr("Task"),
                .text = [](const PersonTask& task) { return taskName(task.kind); },
                .look = [](const PersonTask&) { return RowLook{.bold = true}; },
                .letters = kTaskLetters},
            {.title = NextTasks::tr("Where"), .text = taskPlace, .toolTip = taskPlace},
            {.title = NextTasks::tr("Progress"),
                .text = taskProgress,
                .look =
                    [](const PersonTask& task) {
                        RowLook look{.color = &ThemeColors::secondary};
                        if (task.total > 0)
                            look.bar = RowBar{.share = double(task.done) / task.total};
                        return look;
                    },
                .isNumber = true,
                .letters = kHowFarLetters}};
    };
    return {.key =
                [](const PersonTask& task) {
                    const qint64 place =
                        task.sample.value + task.evaluation.value + task.rater.value;
                    return RowKey(place, QStringLiteral("%1 %2 %3")
                                             .arg(int(task.kind))
                                             .arg(taskPlace(task), task.judge));
                },
        .columns = columns,
        .accessible =
            [](const PersonTask& task) {
                return NextTasks::tr("%1: %2, %3", "task, where, how far")
                    .arg(taskName(task.kind), taskPlace(task), taskProgress(task));
            }};
}

} // namespace

NextTasks::NextTasks(ProjectSession& session, QWidget* page)
    : QWidget(page)
    , m_session(session)
    , m_tasks(new RowsOf<PersonTask>(taskRows(), this))
    , m_title(newLabel(this, LabelStyle::Strong))
    , m_none(named(newLabel(this, LabelStyle::Secondary), "noNextTasks"))
    , m_list(named(new RowsView(m_tasks, this), "nextTasks"))
    // This part hides itself while there is nothing to show.
    , m_reading(session, page, RenewedBy::Person)
{
    build(page);
    keepReading();
    inEveryLanguage(this, [this] { showState(); });
}

void NextTasks::build(QWidget* page)
{
    m_list->horizontalHeader()->hide();
    m_list->setFitsRows(true);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Your next tasks"); });
    addCommand(
        page, "overviewOpenTask", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Go to the task"); }, [this] { open(); }, {}, {m_list});
    connect(m_list, &RowsView::clicked, this, &NextTasks::open);
    inColumn(this, {m_title, m_none, m_list}, 4);
}

void NextTasks::keepReading()
{
    // What runs and measures write is nobody's task.
    const Parts parts = kAllParts & ~(Parts(Part::Runs) | Part::Scores | Part::Timelines);
    m_reading.keep(
        {.parts = parts, .restMs = kTasksRestMs},
        [this]() -> Latest<QList<PersonTask>>::Reading {
            const PersonId person = m_session.currentPerson();
            if (!person.isValid())
                return {};
            return [person](Database& database, const CancelFlag&) {
                return nextTasks(database, person, kMostTasks);
            };
        },
        [this](const QList<PersonTask>& tasks) { showTasks(tasks); });
    // Whoever sits down sees nothing of who sat here before.
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_isRead = false;
        m_tasks->setRows({});
        showState();
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &NextTasks::showState);
}

void NextTasks::showTasks(const QList<PersonTask>& tasks)
{
    m_isRead = true;
    m_tasks->setRows(tasks);
    if (m_list->currentRow() < 0 && !tasks.isEmpty())
        m_list->chooseRow(0);
    showState();
}

void NextTasks::showState()
{
    const int count = m_tasks->rowCount();
    const bool isCalm = m_isRead && count == 0 && !m_session.isLead();
    m_title->setText(count == kMostTasks ? tr("Your next three tasks") : tr("Your next tasks"));
    m_title->setVisible(count > 0);
    m_list->setVisible(count > 0);
    m_none->setText(tr("Nothing needs your answers right now."));
    m_none->setVisible(isCalm);
    setVisible(count > 0 || isCalm);
}

void NextTasks::open()
{
    if (const PersonTask* task = m_tasks->rowAt(m_list->currentRow()))
        goToTask(m_session, PersonTask(*task));
}

} // namespace tandem
