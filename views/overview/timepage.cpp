#include "views/overview/timepage.h"

#include "models/project/tabletext.h"
#include "storage/formats/atomicfile.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "views/overview/itemtimepanel.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/timerows.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>

namespace tandem {

namespace {

constexpr int kSummaryRows = 5; ///< seen without scrolling

} // namespace

TimePage::TimePage(
    ProjectSession& session, OverviewFigures& figures, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_output(output)
    , m_times(new RowsOf<SampleTime>(
          timeRows([&session](PersonId id) { return session.person(id); }), this))
    , m_summaries(new RowsOf<TimeSummary>(
          timeSummaryRows([&session](PersonId id) { return session.person(id); }), this))
{
    build();
    connect(&figures, &OverviewFigures::refreshed, this, &TimePage::markStale);
    connect(&session, &ProjectSession::peopleChanged, this, &TimePage::markStale);
    inEveryLanguage(this, [this] { showTimes(); });
}

void TimePage::build()
{
    m_note = newNote(this, LabelStyle::Small);
    m_copy = addTableCopy(this, "overviewCopyTimes", [this] { return m_table->table(); });
    m_save = addCommand(
        this, "overviewSaveTimes", {}, [] { return tr("Save times as TSV…"); }, [this] { save(); },
        [] { return tr("Save as TSV…"); });
    auto* tools = inRow({{m_note, 1}, named(commandButton(m_copy, this), "copyTimes"),
                            named(commandButton(m_save, this), "saveTimes")},
        8, {16, 16, 16, 0});
    m_items = new ItemTimePanel(m_session, this);
    m_items->setMinimumWidth(300);
    QSplitter* panes =
        keptPanes("timeSplitter", Qt::Horizontal, {buildTables(), m_items}, {600, 400}, {3, 2});
    inColumn(this, {tools, {panes, 1}}, 12);
}

QWidget* TimePage::buildTables()
{
    auto* side = new QWidget(this);
    m_table = named(new RowsView(m_times, side), "timeTable");
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->copyAs([this](const QList<int>& rows) { return table(rows); });
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            const SampleTime* time = m_times->rowAt(current.row());
            m_items->setSample(time ? time->sample : SampleId());
        });
    m_summary = named(new RowsView(m_summaries, side), "timeSummary");
    m_summary->setSelectionMode(QAbstractItemView::NoSelection);
    m_summary->setFocusPolicy(Qt::NoFocus);
    bindText(m_table, &QWidget::setAccessibleName,
        [] { return tr("Active time by sample and person"); });
    bindText(
        m_summary, &QWidget::setAccessibleName, [] { return tr("Totals and medians by person"); });
    inEveryLook(m_summary, [this] {
        m_summary->setMaximumHeight((kSummaryRows + 1) * (fontMetrics().height() + 14));
    });
    inColumn(side, {{m_table, 1}, m_summary}, 8, {16, 0, 16, 8});
    return side;
}

/// Rows of a big project are many: nobody pays for them who looks at another page.
void TimePage::markStale()
{
    m_stale = true;
    if (isVisible())
        showTimes();
}

void TimePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        showTimes();
}

void TimePage::showTimes()
{
    m_stale = false;
    const QList<SampleTime>& times = m_figures.snapshot().times;
    QList<PersonId> people;
    for (const Person& person : m_session.people())
        people.append(person.id);
    m_times->setRows(times);
    m_summaries->setRows(summarize(times, people));
    m_times->refresh(); // names and colours may be others
    m_summaries->refresh();
    const bool any = !times.isEmpty();
    if (any && m_table->currentRow() < 0)
        m_table->chooseRow(0);
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_note->setText(
        any ? tr("Only the first 60 seconds of a pause are counted.")
            : tr("No time recorded yet. Only the first 60 seconds of a pause are counted."));
}

/// The times in these rows, as they are sorted.
Table TimePage::table(const QList<int>& rows) const
{
    QList<SampleTime> times;
    for (const int row : rows)
        times.append(*m_times->rowAt(row));
    return timeTable(times, [this](PersonId id) { return m_session.person(id).name; });
}

void TimePage::save()
{
    m_output.write(this,
        m_output.question(FileQuestion::Kind::Save, QStringLiteral("table"),
            tr("Tab-separated values (*.tsv)"), QStringLiteral("times.tsv")),
        [saved = m_table->table()](
            const QString& path) { return writeAtomically(path, tabSeparated(saved).toUtf8()); });
}

} // namespace tandem
