#include "views/timelines/timelinelogfigures.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/statestrip.h"
#include "views/timelines/timelinelogreport.h"
#include "views/timelines/timelineswords.h"

#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QSplitter>

#include <utility>

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

/// The list of logs, and beside it what is known of the chosen one.
class TimelineLogsPane final : public QWidget
{
public:
    TimelineLogsPane(
        QAction* split, const std::function<void(const QString& log)>& choose, QWidget* parent)
        : QWidget(parent)
        , m_split(split)
        , m_rows(new RowsOf<TimelineLog>(timelineLogCards(), this))
        , m_list(named(new CardsView(m_rows, this), "timelineLogs"))
        , m_header(new PaneHeader(this))
        , m_title(new PaneHeader(this))
        , m_next(named(new StateStrip(this), "timelineLogsNext"))
        , m_view(named(new ReportView(QStringLiteral("timelineLog"), this), "timelineLogReport"))
    {
        bindText(m_list, &QWidget::setAccessibleName, [] { return TimelinesWords::tr("Logs"); });
        bindText(m_header, &PaneHeader::setTitle, [] { return TimelinesWords::tr("Logs"); });
        connect(
            m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, choose] {
                const TimelineLog* log = m_rows->rowAt(m_list->currentRow());
                if (!m_isFollowing && log)
                    choose(log->made.name);
            });
        auto* list = new QWidget(this);
        inColumn(list, {m_header, {m_list, 1}}, 0);
        list->setMinimumWidth(160);
        auto* details = new QWidget(this);
        inColumn(details, {m_title, m_next, {m_view, 1}}, 0);
        inColumn(this,
            {{keptPanes("timelineLogPanes", Qt::Horizontal, {list, details}, {260, 760}, {0, 1}),
                1}},
            0);
    }

    CardsView* list() const { return m_list; }
    QList<results::Section> sections() const { return m_view->shownSections(); }

    void show(const SharedTimelines& data, const results::Report& report)
    {
        const QScopedValueRollback following(m_isFollowing, true);
        const TimelineLog* log = data ? data->chosenLog() : nullptr;
        m_rows->setRows(data ? data->logs : QList<TimelineLog>());
        m_header->setRemark(results::countText(m_rows->rowCount()));
        if (log)
            m_list->choose(log->id);
        m_title->setTitle(log ? log->made.name : QString());
        m_view->setReport(report, {});
        m_next->showState(
            log && !log->plan
                ? TimelinesWords::tr("This log is not split yet. Set its past, future and tasks.")
                : QString(),
            m_split);
    }

private:
    QAction* m_split;
    RowsOf<TimelineLog>* m_rows;
    CardsView* m_list;
    PaneHeader* m_header;
    PaneHeader* m_title;
    StateStrip* m_next;
    ReportView* m_view;
    bool m_isFollowing = false; ///< the row changes, but not by the user
};

std::optional<EmptyWords> noLogs(const SharedTimelines& data)
{
    if (!data || !data->logs.isEmpty())
        return std::nullopt;
    return EmptyWords{TimelinesWords::tr("No logs yet"),
        TimelinesWords::tr(
            "Import what people did: MovieLens, Yelp, Amazon Reviews, or any CSV or JSONL whose "
            "columns you name. This page then shows what was kept, what was not, and why."),
        {TimelinesWords::tr("Import a log…"), "timelinesImport"}};
}

} // namespace

FiguresSpec timelineLogFigures(std::function<SharedTimelines()> data, const TimelineActions& steps,
    std::function<void(const QString& log)> choose)
{
    FiguresSpec spec{.name = "timelineLog", .icon = Icon::Timelines};
    spec.work = [data](const FigureValues&) -> FiguresWork {
        return {.now = [data] {
            const SharedTimelines known = data();
            return ShownFigures{.report = known ? timelineLogReport(*known) : results::Report()};
        }};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("log"); };
    spec.empty = [data](const ShownFigures*, const FigureValues&) { return noLogs(data()); };
    spec.emptyName = "timelineLogsEmpty";
    spec.more = {{.given = steps.split}};
    spec.hasCharts = false;
    spec.pane = [data, split = steps.split, choose = std::move(choose)](FiguresPage& page) {
        auto* pane = new TimelineLogsPane(split, choose, &page);
        return FiguresPane{.widget = pane,
            .show = [pane, data](const ShownFigures& shown) { pane->show(data(), shown.report); },
            .sections = [pane] { return pane->sections(); },
            .charts = [] { return QList<std::pair<QString, ChartData>>(); },
            .keyboard = [pane] { return pane->list(); }};
    };
    return spec;
}

} // namespace tandem
