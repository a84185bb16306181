#include "views/overview/timepage.h"

#include "models/project/tabletext.h"
#include "storage/formats/atomicfile.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/itemtimepanel.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/timerows.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <numeric>

namespace tandem {

namespace {

constexpr int kSummaryRows = 5; ///< seen without scrolling

} // namespace

TimePage::TimePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_times(new RowsOf<SampleTime>(
          timeRows([&session](PersonId id) { return session.person(id); }), this))
    , m_summaries(new RowsOf<TimeSummary>(
          timeSummaryRows([&session](PersonId id) { return session.person(id); }), this))
{
    build();
    sayTexts();
    connect(&figures, &OverviewFigures::refreshed, this, &TimePage::markStale);
    connect(&session, &ProjectSession::peopleChanged, this, &TimePage::markStale);
    inEveryLanguage(this, [this] { showTimes(); });
}

void TimePage::build()
{
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    setLabelStyle(m_note, LabelStyle::Small);
    m_copyButton = new QPushButton(this);
    m_saveButton = new QPushButton(this);
    m_saveButton->setObjectName(QStringLiteral("saveTimes"));
    m_copy = new QAction(this);
    m_copy->setObjectName(QStringLiteral("overviewCopyTimes"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_save = new QAction(this);
    m_save->setObjectName(QStringLiteral("overviewSaveTimes"));
    for (QAction* action : {m_copy, m_save}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_copy, &QAction::triggered, this, &TimePage::copy);
    connect(m_save, &QAction::triggered, this, &TimePage::save);
    connect(m_copyButton, &QPushButton::clicked, this, &TimePage::copy);
    connect(m_saveButton, &QPushButton::clicked, this, &TimePage::save);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_note, 1);
    tools->addWidget(m_copyButton);
    tools->addWidget(m_saveButton);
    tools->setContentsMargins(16, 16, 16, 0);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("timeSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(buildTables());
    m_items = new ItemTimePanel(m_session, splitter);
    m_items->setMinimumWidth(300);
    splitter->addWidget(m_items);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    keep(splitter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(tools);
    layout->addWidget(splitter, 1);
}

QWidget* TimePage::buildTables()
{
    auto* side = new QWidget(this);
    m_table = new RowsView(m_times, side);
    m_table->setObjectName(QStringLiteral("timeTable"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            const SampleTime* time = m_times->rowAt(current.row());
            m_items->setSample(time ? time->sample : SampleId());
        });
    m_summary = new RowsView(m_summaries, side);
    m_summary->setObjectName(QStringLiteral("timeSummary"));
    m_summary->setSelectionMode(QAbstractItemView::NoSelection);
    m_summary->setFocusPolicy(Qt::NoFocus);
    inEveryLook(m_summary, [this] {
        m_summary->setMaximumHeight((kSummaryRows + 1) * (fontMetrics().height() + 14));
    });
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(16, 0, 16, 8);
    layout->setSpacing(8);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_summary);
    return side;
}

QList<QAction*> TimePage::pageActions() const
{
    return {m_copy, m_save};
}

void TimePage::sayTexts()
{
    says(m_copyButton, &QPushButton::setText, [] { return tr("Copy"); });
    says(m_copyButton, &QWidget::setToolTip,
        [] { return tr("Copies the selected rows, or all of them, as tab-separated text"); });
    says(m_saveButton, &QPushButton::setText, [] { return tr("Save as TSV…"); });
    says(m_copy, &QAction::setText, [] { return tr("Copy times"); });
    says(m_save, &QAction::setText, [] { return tr("Save times as TSV…"); });
    says(m_table, &QWidget::setAccessibleName,
        [] { return tr("Active time by sample and person"); });
    says(m_summary, &QWidget::setAccessibleName, [] { return tr("Totals and medians by person"); });
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
        m_table->selectRow(0);
    for (QAction* action : {m_copy, m_save})
        action->setEnabled(any);
    m_copyButton->setEnabled(any);
    m_saveButton->setEnabled(any);
    m_note->setText(
        any ? tr("What a pause lasts beyond 60 seconds is not counted.")
            : tr("Nobody has spent time on a sample yet. What a pause lasts beyond 60 seconds will "
                 "not be counted."));
}

/// The times in these rows, or in all of them where there are none, as they are sorted.
Table TimePage::table(const QList<int>& rows) const
{
    QList<int> wanted = rows;
    if (wanted.isEmpty()) {
        wanted.resize(m_times->rowCount());
        std::iota(wanted.begin(), wanted.end(), 0);
    }
    QList<SampleTime> times;
    for (const int row : std::as_const(wanted))
        times.append(*m_times->rowAt(row));
    return timeTable(times, [this](PersonId id) { return m_session.person(id).name; });
}

void TimePage::copy()
{
    // One current row is where somebody looks; more than one was chosen.
    const QList<int> chosen = m_table->selectedRows();
    const Table copied = table(chosen.size() > 1 ? chosen : QList<int>());
    QGuiApplication::clipboard()->setText(tabSeparated(copied));
    Workspace::of(this)->tell(tr("%n row(s) copied.", nullptr, int(copied.rows.size())));
}

void TimePage::save()
{
    m_files.one(this,
        {FileQuestion::Kind::Save, QStringLiteral("table"), {}, tr("Tab-separated values (*.tsv)"),
            QStringLiteral("times.tsv"), m_session.project().path(), {}},
        [this](const QString& path) { saveTo(path); });
}

void TimePage::saveTo(const QString& path)
{
    m_session.project().read<int>(
        [path, saved = table({})](Database&, const CancelFlag&) -> Expected<int> {
            TANDEM_DO(writeAtomically(path, tabSeparated(saved).toUtf8()));
            return int(saved.rows.size());
        },
        this,
        [this, path](const Expected<int>& rows) {
            if (rows)
                Workspace::of(this)->tell(tr("%n row(s) saved in %1.", nullptr, *rows).arg(path));
            else
                Workspace::of(this)->tellError(rows.error());
        });
}

} // namespace tandem
