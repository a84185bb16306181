#include "views/overview/timepage.h"

#include "models/project/tabletext.h"
#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "storage/formats/atomicfile.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowspec.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/timerows.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>

namespace tandem {

/// Times per paragraph of the sample that is current in the list beside it.
class ItemTimePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ItemTimePanel)

public:
    explicit ItemTimePanel(ProjectSession& session, QWidget* parent = nullptr);

    /// An invalid id shows nothing.
    void setSample(SampleId sample);

private:
    RowSpec<ItemTime> itemRows() const;
    void follow(const ChangeEvent& event);
    void read();
    QString medians() const;

    ProjectSession& m_session;
    SampleId m_sample;
    ItemTimes m_times;
    RowsOf<ItemTime>* m_rows;
    PaneHeader* m_header;
    QLabel* m_note;
    RowsView* m_table;
};

ItemTimePanel::ItemTimePanel(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows(new RowsOf<ItemTime>(itemRows(), this))
    , m_header(new PaneHeader(this))
    , m_note(named(newNote(this, LabelStyle::Secondary), "itemTimesNote"))
    , m_table(named(new RowsView(m_rows, this), "itemTimes"))
{
    m_note->setMargin(16);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    inColumn(this, {m_header, {m_table, 1}, m_note}, 0);
    connect(&session.project(), &Project::changed, this, &ItemTimePanel::follow);
    connect(&session, &ProjectSession::peopleChanged, this, &ItemTimePanel::read);
    inEveryLanguage(this, [this] { read(); });
}

RowSpec<ItemTime> ItemTimePanel::itemRows() const
{
    using TimeColumn = RowColumn<ItemTime>;
    const auto timeColumn = [this](PersonId person, qint64 ItemTime::*ms) {
        return TimeColumn{.title = m_session.person(person).name,
            .text = [ms](
                        const ItemTime& item) { return timeText(item.*ms, item.*ms == 0 ? 1 : 0); },
            .isNumber = true,
            .letters = 13};
    };
    const auto columns = [this, timeColumn] {
        return QList<TimeColumn>{
            {.title = tr("No."),
                .text = [](const ItemTime& item) { return QLocale().toString(item.number); },
                .isNumber = true,
                .letters = 7},
            {.title = tr("Paragraph"),
                .text = [](const ItemTime& item) { return item.text.simplified(); },
                .toolTip = [](const ItemTime& item) { return item.text; }},
            timeColumn(m_times.a, &ItemTime::msA),
            timeColumn(m_times.b, &ItemTime::msB),
        };
    };
    return {.key = [](const ItemTime& item) { return RowKey(item.number); }, .columns = columns};
}

void ItemTimePanel::setSample(SampleId sample)
{
    if (sample == m_sample)
        return;
    m_sample = sample;
    read();
}

void ItemTimePanel::follow(const ChangeEvent& event)
{
    const auto* round = event.as<RoundChanged>();
    if ((round && round->sample == m_sample) || event.as<AssignmentsChanged>() ||
        event.as<SettingsChanged>() || event.as<EverythingChanged>())
        read();
}

void ItemTimePanel::read()
{
    m_times = {};
    if (m_sample.isValid()) {
        const auto times = readItemTimes(m_session.project().reader(), m_sample);
        if (times)
            m_times = *times;
        else
            Workspace::of(this)->tellError(times.error());
    }
    m_rows->setRows(m_times.items);
    m_rows->refresh(); // who the two are
    m_header->setTitle(tr("Time per paragraph"));
    m_table->setAccessibleName(tr("Time per paragraph"));
    m_header->setRemark(
        m_sample.isValid() ? tr("sample %1").arg(QLocale().toString(m_times.position)) : QString());
    const bool any = !m_times.items.isEmpty();
    m_table->setVisible(any);
    if (!m_sample.isValid())
        m_note->setText(tr("Select a sample to see its times."));
    else
        m_note->setText(any ? medians() : m_times.hiddenBecause);
}

QString ItemTimePanel::medians() const
{
    QList<qint64> a;
    QList<qint64> b;
    for (const ItemTime& item : m_times.items) {
        if (item.msA > 0)
            a.append(item.msA);
        if (item.msB > 0)
            b.append(item.msB);
    }
    const auto median = [](const QList<qint64>& durations) {
        const auto ms = medianMs(durations);
        return ms ? clockText(*ms) : notMeasured();
    };
    const QLocale locale;
    return tr("Median: %1 %2 (n = %3 paragraphs), %4 %5 (n = %6)",
        "name, time, number of paragraphs, name, time, number of paragraphs")
        .arg(m_session.person(m_times.a).name, median(a), locale.toString(a.size()),
            m_session.person(m_times.b).name, median(b), locale.toString(b.size()));
}

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

#include "views/overview/timepage.moc"
