#include "views/timelines/timelinelogspage.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/statestrip.h"
#include "views/session/resultoutput.h"
#include "views/timelines/timelinelogreport.h"
#include "views/timelines/timelineswords.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

QString stateOfLog(const TimelineLog& log)
{
    if (!log.plan)
        return TimelinesWords::tr("not split yet");
    if (log.summaries == 0)
        return TimelinesWords::tr("split, no summaries yet");
    return TimelinesWords::tr("%n summaries", nullptr, int(log.summaries));
}

RowSpec<TimelineLog> timelineLogCards()
{
    RowSpec<TimelineLog> spec;
    spec.key = [](const TimelineLog& log) { return RowKey(log.id); };
    spec.card = [](const TimelineLog& log) {
        Card card;
        card.title = log.made.name;
        card.trailing = TimelinesWords::tr("%n user(s)", nullptr, int(log.users));
        card.line = log.made.edition.isEmpty()
                        ? stateOfLog(log)
                        : TimelinesWords::tr("%1 · %2", "edition of a log, its state")
                              .arg(log.made.edition, stateOfLog(log));
        return card;
    };
    spec.shape.strongTrailing = false;
    return spec;
}

} // namespace

TimelineLogsPage::TimelineLogsPage(
    const TimelineSteps& steps, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_steps(steps)
    , m_output(output)
    , m_data(std::make_shared<TimelinesData>())
    , m_rows(new RowsOf<TimelineLog>(timelineLogCards(), this))
    , m_list(named(new CardsView(m_rows, this), "timelineLogs"))
    , m_header(new PaneHeader(this))
    , m_title(new PaneHeader(this))
    , m_view(named(new ReportView(QStringLiteral("timelineLog"), this), "timelineLogReport"))
    , m_empty(named(new EmptyState(this), "timelineLogsEmpty"))
    , m_next(named(new StateStrip(this), "timelineLogsNext"))
    , m_content(new QStackedWidget(this))
{
    addCommands();
    QSplitter* panes = keptPanes(
        "timelineLogPanes", Qt::Horizontal, {buildList(), buildDetails()}, {260, 760}, {0, 1});
    m_content->addWidget(panes);
    m_content->addWidget(m_empty);
    inColumn(this, {{m_content, 1}}, 0);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const TimelineLog* log = m_rows->rowAt(m_list->currentRow());
        if (!m_following && log)
            emit logChosen(log->made.name);
    });
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Timelines, tr("No log yet"),
            tr("Import what people did: MovieLens, Yelp, Amazon Reviews, or any CSV or JSONL whose "
               "columns you name. What was kept of it, and what was not and why, then stands "
               "here."),
            {tr("Import a log…"), "timelinesImport"});
        m_header->setTitle(tr("Logs"));
        showState();
    });
}

void TimelineLogsPage::addCommands()
{
    m_copy = addCommand(
        this, "timelineLogCopy", Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        [] { return tr("Copy the tables on the log"); },
        [this] { m_output.copy(m_view->shownSections()); }, [] { return tr("Copy"); });
    m_save = addCommand(
        this, "timelineLogSave", Qt::CTRL | Qt::Key_S,
        [] { return tr("Save the tables on the log"); },
        [this] {
            if (const auto sections = m_view->shownSections(); !sections.isEmpty())
                m_output.saveAll(this, QStringLiteral("log"), sections);
        },
        [] { return tr("Save tables…"); });
}

QWidget* TimelineLogsPage::buildList()
{
    auto* pane = new QWidget(this);
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Logs"); });
    inColumn(pane, {m_header, {m_list, 1}}, 0);
    pane->setMinimumWidth(160);
    setFocusProxy(m_list);
    return pane;
}

QWidget* TimelineLogsPage::buildDetails()
{
    auto* pane = new QWidget(this);
    for (QAction* action : {m_steps.split, m_copy, m_save})
        m_title->addControl(commandButton(action, m_title));
    inColumn(pane, {m_title, m_next, {m_view, 1}}, 0);
    return pane;
}

void TimelineLogsPage::setData(const SharedTimelines& data)
{
    m_data = data;
    m_read = true;
    showState();
}

void TimelineLogsPage::showState()
{
    const QScopedValueRollback following(m_following, true);
    m_content->setCurrentIndex(m_read && m_data->logs.isEmpty() ? 1 : 0);
    setFocusProxy(m_content->currentIndex() == 1 ? static_cast<QWidget*>(m_empty) : m_list);
    m_rows->setRows(m_data->logs);
    m_header->setRemark(results::countText(m_data->logs.size()));
    const TimelineLog* log = m_data->chosenLog();
    if (log)
        m_list->choose(log->id);
    m_title->setTitle(log ? log->made.name : QString());
    const results::Report report = timelineLogReport(*m_data);
    m_view->setReport(report, {});
    m_copy->setEnabled(!report.sections.isEmpty());
    m_save->setEnabled(!report.sections.isEmpty());
    m_next->showState(log && !log->plan
                          ? tr("This log is not split yet: what is past, and what is asked about "
                               "the future?")
                          : QString(),
        m_steps.split);
}

} // namespace tandem
