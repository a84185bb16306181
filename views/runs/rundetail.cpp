#include "views/runs/rundetail.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runsbehind.h"
#include "storage/runs/runwords.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/progressline.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/segmentswitch.h"
#include "ui/statcard.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/runs/runrows.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"
#include "views/session/runtext.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

constexpr int kTen = 10;

QString detailNumber(qint64 value)
{
    return QLocale().toString(value);
}

/// A bar counts in ints; a run of more tasks than that is not to be had.
int barCount(qint64 value)
{
    return int(std::min<qint64>(value, std::numeric_limits<int>::max()));
}

/// What the tasks that are left will cost if they cost as much as those so far; none where that
/// cannot be told.
std::optional<double> costLeft(const TaskCounts& tasks, const ReplyTotals& totals, qint64 more)
{
    const qint64 ended = tasks.done + tasks.failed;
    if (ended == 0 || totals.replies == 0 || totals.withoutCost > 0)
        return std::nullopt;
    return totals.cost / double(ended) * double(tasks.open + more);
}

/// "Remaining: about 4 min, estimated cost 0.0012 USD, at 12 tasks per minute."
QString leftText(const RunRow& run, const std::optional<RunProgress>& progress)
{
    const TaskCounts& tasks = progress ? progress->tasks : run.tasks;
    const qint64 more = progress ? progress->moreExpected : 0;
    const auto cost = costLeft(tasks, progress ? progress->totals : run.totals, more);
    if (tasks.open + more == 0 || run.state == RunState::Cancelled)
        return {};
    const QString costs = cost ? costText(*cost, run.currency) : QString();
    if (!progress) {
        const QString left = detailNumber(tasks.open);
        QString text =
            cost ? RunDetail::tr("Remaining: %1 tasks, estimated cost %2.", "number, cost")
                       .arg(left, costs)
                 : RunDetail::tr("Remaining: %1 tasks.", "number").arg(left);
        if (run.kind && growsMeanwhile(*run.kind))
            text += u' ' + RunDetail::tr("Replies may add further tasks.");
        return text;
    }
    if (!progress->timeLeftMs || !progress->perMinute)
        return {};
    const QString time = aboutText(*progress->timeLeftMs);
    const QString pace = QLocale().toString(*progress->perMinute, 'f', 0);
    if (!cost)
        return RunDetail::tr("Remaining: about %1, at %2 tasks per minute.", "time, pace")
            .arg(time, pace);
    QString text = RunDetail::tr(
        "Remaining: about %1, estimated cost %2, at %3 tasks per minute.", "time, cost, pace")
                       .arg(time, costs, pace);
    if (run.cap && progress->totals.cost + *cost > *run.cap)
        text += u' ' + RunDetail::tr("The spending cap will be reached before that.");
    return text;
}

/// A reason with the amounts that are kept in it in the digits of its own language.
QString withOwnDigits(const QString& reason)
{
    const QLocale locale;
    const QString zero = locale.zeroDigit();
    if (zero == QLatin1String("0") || zero.size() != 1)
        return reason;
    const auto isOwn = [&zero](QChar letter) {
        return letter.unicode() >= zero.at(0).unicode() &&
               letter.unicode() < zero.at(0).unicode() + kTen;
    };
    const auto isPlain = [](QChar letter) { return letter >= u'0' && letter <= u'9'; };
    // It may have been said in another language.
    if (std::none_of(reason.cbegin(), reason.cend(), isOwn))
        return reason;
    QString text;
    for (qsizetype i = 0; i < reason.size(); ++i) {
        const QChar letter = reason.at(i);
        const bool isWithin = i > 0 && i + 1 < reason.size() && isPlain(reason.at(i - 1)) &&
                              isPlain(reason.at(i + 1));
        if (isPlain(letter))
            text += QChar(ushort(zero.at(0).unicode() + (letter.unicode() - u'0')));
        else if (isWithin && letter == u'.')
            text += locale.decimalPoint();
        else if (isWithin && letter == u',')
            text += locale.groupSeparator();
        else
            text += letter;
    }
    return text;
}

constexpr int kReasonLines = 2;
constexpr int kCostLines = 2;
constexpr int kMeanDecimals = 3;

} // namespace

RunDetail::RunDetail(QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_state(named(new ElidedLabel(this), "runState"))
    , m_settings(named(newNote(this, LabelStyle::Secondary), "runSettings"))
    , m_reason(named(newNote(this, LabelStyle::Error), "runReason"))
    , m_left(named(newNote(this, LabelStyle::Plain), "runLeft"))
    , m_progress(named(new ProgressLine(this), "runProgress"))
    , m_items(named(new StatCard(this), "runItems"))
    , m_done(named(new StatCard(this), "runDone"))
    , m_mean(named(new StatCard(this), "runMean"))
    , m_time(new StatCard(this))
    , m_tokens(new StatCard(this))
    , m_cost(named(new StatCard(this), "runCost"))
{
    setTextStyle(m_title, LabelStyle::Title);
    setTextStyle(m_state, LabelStyle::Secondary);
    m_settings->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    m_settings->setFocusPolicy(Qt::StrongFocus);
    // One of the two is there at a time, in room for the lines that most reasons need.
    for (QLabel* label : {m_reason, m_left}) {
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
        inEveryLook(label, [label] {
            label->setMinimumHeight(kReasonLines * label->fontMetrics().lineSpacing() + 2);
        });
    }
    m_reason->hide();
    for (StatCard* card : {m_items, m_done, m_mean, m_time, m_tokens, m_cost})
        card->setCompact();
    for (StatCard* card : {m_items, m_done, m_mean})
        card->setSublineLines(1);
    for (StatCard* card : {m_time, m_tokens, m_cost})
        card->setSublineLines(kCostLines);
    inColumn(this,
        {m_title, m_state, m_settings, m_progress,
            inRow({{m_items, 1}, {m_done, 1}, {m_mean, 1}}, 12),
            inRow({{m_time, 1}, {m_tokens, 1}, {m_cost, 1}}, 12), m_reason, m_left},
        4, {20, 10, 20, 6});
    bindText(m_settings, &QWidget::setAccessibleName, [] { return runSettingsTitle(); });
    bindText(m_done, &StatCard::setTitle, [] { return tr("Tasks"); });
    bindText(m_mean, &StatCard::setTitle, [] { return tr("Mean score"); });
    bindText(m_time, &StatCard::setTitle, [] { return tr("Time"); });
    bindText(m_tokens, &StatCard::setTitle, [] { return tr("Tokens"); });
    bindText(m_cost, &StatCard::setTitle, [] { return tr("Cost"); });
    inEveryLanguage(this, [this] { showFigures(m_figures); });
}

void RunDetail::showRun(
    const RunRow& run, const std::optional<RunProgress>& progress, bool finishing, bool hasPrices)
{
    const TaskCounts& tasks = progress ? progress->tasks : run.tasks;
    const ReplyTotals& totals = progress ? progress->totals : run.totals;
    m_title->setText(readingIn(layoutDirection(),
        tr("%1 with %2", "kind of run, model").arg(runTitleText(run), run.model)));
    m_state->setText(stateLine(run, progress, finishing));
    // A label forgets what is selected in it even where the text stays.
    if (const QString settings = runSettingsText(run); settings != m_settings->text())
        m_settings->setText(settings);
    m_settings->setVisible(!m_settings->text().isEmpty());
    const bool isInVain = !progress && broughtNothing(run);
    showReason(run, progress);
    if (m_kind != run.kind) {
        m_kind = run.kind;
        showFigures(m_figures);
    }
    // Cases end together, and late: the bar follows what is asked.
    const qint64 ended = tasks.done + tasks.failed;
    const qint64 expected = tasks.all() + (progress ? progress->moreExpected : 0);
    const qint64 inVain = tasks.failed + (isInVain ? tasks.unread : 0);
    const double failed = tasks.all() > 0 ? double(inVain) / double(expected) : 0.0;
    m_progress->setProgress(barCount(ended), barCount(expected), failed);
    m_done->setValue(tr("%1 of %2").arg(detailNumber(tasks.done), detailNumber(tasks.all())));
    m_done->setSubline(
        tasks.failed > 0      ? tr("%1 failed").arg(detailNumber(tasks.failed))
        : tasks.unread > 0    ? tr("%1 unparsable", "answers").arg(detailNumber(tasks.unread))
        : tasks.cancelled > 0 ? tr("%1 cancelled").arg(detailNumber(tasks.cancelled))
        : tasks.aside > 0     ? tr("%1 excluded").arg(detailNumber(tasks.aside))
        : expected > 0
            ? tr("%1 %", "a share")
                  .arg(results::numberText(100.0 * double(tasks.done) / double(expected), 0))
            : QString());
    m_tokens->setValue(tokenText(totals.usage.input + totals.usage.output));
    m_usage = totals.usage;
    showTokens();
    showTime(run, progress);
    showCost(run, totals, progress ? progress->attempts : run.attempts, hasPrices);
}

void RunDetail::showReason(const RunRow& run, const std::optional<RunProgress>& progress)
{
    const bool isInVain = !progress && broughtNothing(run);
    m_reason->setText(progress   ? QString()
                      : isInVain ? broughtNothingText(run) + u' ' +
                                       tr("The replies received are listed below; another model or "
                                          "more attempts may help.")
                      : run.state == RunState::CapReached ? withOwnDigits(run.reason)
                                                          : run.reason);
    m_left->setText(m_reason->text().isEmpty() ? leftText(run, progress) : QString());
    m_reason->setVisible(!m_reason->text().isEmpty());
    m_left->setVisible(m_reason->text().isEmpty());
}

void RunDetail::showTokens()
{
    QStringList lines{
        tr("%1 in, %2 out", "tokens").arg(tokenText(m_usage.input), tokenText(m_usage.output))};
    if (m_figures && !m_figures->sentTemperature)
        lines.append(tr("no temperature sent"));
    m_tokens->setSubline(lines.join(QLatin1String("; ")));
}

void RunDetail::showFigures(const std::optional<RunFigures>& figures)
{
    m_figures = figures;
    showTokens();
    m_items->setTitle(itemsTitle());
    m_items->setValue(
        figures
            ? tr("%1 of %2").arg(detailNumber(figures->work.done), detailNumber(figures->work.all))
            : QStringLiteral("–"));
    // A summary is done with its last prediction, which comes late where all are asked run by run.
    const char* const whenDone = m_kind ? runKind(*m_kind).itemsDone : nullptr;
    QString isDone = tr("done");
    if (whenDone)
        isDone = RunWords::tr(whenDone);
    m_items->setSubline(figures ? isDone : QString());
    const bool hasMean = givesScores() && figures && figures->mean;
    m_mean->setVisible(givesScores());
    m_mean->setValue(
        hasMean ? results::numberText(*figures->mean, kMeanDecimals) : QStringLiteral("–"));
    m_mean->setSubline(
        hasMean ? RunWords::tr(runKind(*m_kind).scores.words, nullptr, int(figures->scores))
                : tr("no score yet"));
}

QString RunDetail::itemsTitle() const
{
    const RunItems items = m_kind ? itemsOf(*m_kind) : RunItems::Samples;
    if (items == RunItems::TimelineUsers)
        return tr("Users");
    if (items == RunItems::UserSummaries)
        return tr("Summaries");
    return isOfSamples(items) ? tr("Samples") : tr("Cases");
}

bool RunDetail::givesScores() const
{
    return m_kind && !runKind(*m_kind).scores.sql.isEmpty();
}

QString RunDetail::stateLine(
    const RunRow& run, const std::optional<RunProgress>& progress, bool finishing) const
{
    QString state = runStateText(run, progress.has_value());
    if (progress && progress->isWaitingForOther)
        state = tr("checking whether another program is working on it");
    else if (finishing)
        state = tr("waiting for requests already sent");
    else if (progress && progress->pause)
        state = serverWaitText(*progress->pause, QLocale());
    return tr("%1 · %2 · started %3", "state, endpoint, time")
        .arg(state, run.endpoint, results::dateTimeText(run.createdAt));
}

void RunDetail::showTime(const RunRow& run, const std::optional<RunProgress>& progress)
{
    if (progress) {
        m_time->setValue(progress->timeLeftMs ? tr("about %1").arg(aboutText(*progress->timeLeftMs))
                                              : QStringLiteral("–"));
        m_time->setSubline(progress->timeLeftMs && progress->moreExpected > 0
                               ? tr("remaining, at the current rate")
                           : progress->perMinute
                               ? tr("remaining, at %1 per minute")
                                     .arg(QLocale().toString(*progress->perMinute, 'f', 0))
                               : tr("time left unknown"));
        return;
    }
    if (run.endedAt) {
        m_time->setValue(aboutText(run.createdAt.msecsTo(*run.endedAt)));
        m_time->setSubline(tr("from start to end"));
    } else {
        m_time->setValue(QStringLiteral("–"));
        m_time->setSubline(tr("not running"));
    }
}

void RunDetail::showCost(
    const RunRow& run, const ReplyTotals& totals, const AttemptTotals& attempts, bool hasPrices)
{
    const bool unknown = totals.withoutCost == totals.replies && (totals.replies > 0 || !hasPrices);
    m_cost->setValue(unknown ? QStringLiteral("–") : costText(totals.cost, run.currency));
    QStringList lines;
    if (unknown)
        lines.append(tr("the endpoint has no prices"));
    else if (totals.withoutCost > 0)
        lines.append(tr("excluding %n reply(s) of unknown cost", nullptr, int(totals.withoutCost)));
    else if (run.cap)
        lines.append(tr("cap: %1").arg(costText(*run.cap, run.currency)));
    else
        lines.append(tr("no spending cap"));
    if (attempts.live > 0)
        lines.append(tr("%n request(s) without a reply", nullptr, int(attempts.live)));
    if (attempts.mostCost > 0.0)
        lines.append((attempts.live > 0 ? tr("these may add up to %1", "requests without a reply")
                                        : tr("up to %1 more may be billed"))
                         .arg(costText(attempts.mostCost, run.currency)));
    m_cost->setSubline(lines.join(QLatin1String("; ")));
}

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
    if (m_page.listed == m_page.tasks.size() && m_page.listed > 0)
        range = tr("%n task(s)", nullptr, int(m_page.listed));
    else if (!m_page.tasks.isEmpty())
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
