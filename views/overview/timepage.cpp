#include "views/overview/timepage.h"

#include "models/project/tabletext.h"
#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "storage/formats/atomicfile.h"
#include "ui/persondot.h"
#include "ui/theme.h"
#include "views/overview/itemtimepanel.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/plaindelegate.h"
#include "views/overview/tablesetup.h"
#include "views/overview/timemodel.h"
#include "views/overview/timesummary.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSummaryRows = 5; ///< seen without scrolling

} // namespace

TimePage::TimePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_model(new TimeModel([&session](PersonId id) { return session.person(id); }, this))
{
    build();
    retranslate();
    connect(&figures, &OverviewFigures::refreshed, this, &TimePage::markStale);
    connect(&session, &ProjectSession::peopleChanged, this, &TimePage::markStale);
    connect(m_items, &ItemTimePanel::failed, this, &TimePage::failed);
    showTimes();
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
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(buildTables());
    m_items = new ItemTimePanel(m_session, m_splitter);
    m_items->setMinimumWidth(300);
    m_splitter->addWidget(m_items);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(tools);
    layout->addWidget(m_splitter, 1);
}

QWidget* TimePage::buildTables()
{
    auto* side = new QWidget(this);
    m_table = new QTableView(side);
    m_table->setObjectName(QStringLiteral("timeTable"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(
        new PlainDelegate(TimeModel::PersonColumn, TimeModel::Colour, m_table));
    setUpTable(*m_table);
    setFocusProxy(m_table);
    m_table->horizontalHeader()->setSortIndicator(TimeModel::Number, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    // Beside the text the arrow would stand on flush-right headings.
    m_table->horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView::up-arrow, QHeaderView::down-arrow"
                       " { subcontrol-position: top center; width: 9px; height: 6px; }"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            m_items->setSample(current.data(TimeModel::Sample).value<SampleId>());
        });
    m_summary = new QTreeWidget(side);
    m_summary->setObjectName(QStringLiteral("timeSummary"));
    m_summary->setRootIsDecorated(false);
    m_summary->setSelectionMode(QAbstractItemView::NoSelection);
    m_summary->setFocusPolicy(Qt::NoFocus);
    m_summary->setMaximumHeight((kSummaryRows + 1) * (fontMetrics().height() + 14));
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

void TimePage::retranslate()
{
    m_note->setText(tr("What a pause lasts beyond 60 seconds is not counted."));
    m_copyButton->setText(tr("Copy"));
    m_copyButton->setToolTip(tr("Copies the selected rows, or all of them, as tab-separated text"));
    m_saveButton->setText(tr("Save as TSV…"));
    m_copy->setText(tr("Copy times"));
    m_save->setText(tr("Save times as TSV…"));
    m_table->setAccessibleName(tr("Active time by sample and person"));
    m_summary->setAccessibleName(tr("Totals and medians by person"));
    m_summary->setHeaderLabels({tr("Person"), tr("Samples (n)"), tr("Total"), tr("Median a sample"),
        tr("Items (n)"), tr("Mean an item")});
    for (int column = 1; column < m_summary->columnCount(); ++column)
        m_summary->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    sizeColumns();
}

void TimePage::sizeColumns()
{
    const int letter = fontMetrics().averageCharWidth();
    const int letters[TimeModel::ColumnCount] = {9, 30, 18, 13, 15, 14};
    for (int column = 0; column < TimeModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, letters[column] * letter);
    m_table->horizontalHeader()->setSectionResizeMode(TimeModel::Title, QHeaderView::Stretch);
    m_summary->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_summary->header()->setStretchLastSection(false);
    m_summary->header()->setSectionResizeMode(0, QHeaderView::Stretch);
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
    m_model->setTimes(m_figures.snapshot().times);
    showSummary();
    const bool any = m_model->rowCount() > 0;
    if (any && !m_table->currentIndex().isValid())
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

void TimePage::showSummary()
{
    QList<PersonId> people;
    for (const Person& person : m_session.people())
        people.append(person.id);
    const QLocale locale;
    m_summary->clear();
    for (const TimeSummary& summary : summarize(m_model->times(), people)) {
        auto* item = new QTreeWidgetItem(m_summary);
        const Person person = m_session.person(summary.person);
        item->setText(0, summary.person.isValid() ? person.name : tr("Everybody"));
        item->setIcon(0, personDotIcon(summary.person.isValid() ? QColor(person.colour)
                                                                : QColor(Qt::transparent)));
        const QString none(QChar(0x2013));
        item->setText(1, locale.toString(summary.samples));
        item->setText(2, timeText(summary.activeMs, summary.unmeasured));
        item->setText(3, summary.medianMs ? clockText(*summary.medianMs) : none);
        item->setText(4, locale.toString(summary.items));
        item->setText(5, summary.timed > 0 ? clockText(summary.activeMs / summary.timed) : none);
        for (int column = 1; column < 6; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

Table TimePage::table(bool onlySelected) const
{
    QList<SampleTime> rows = m_model->times();
    if (onlySelected) {
        rows.clear();
        QModelIndexList selected = m_table->selectionModel()->selectedRows();
        std::sort(selected.begin(), selected.end());
        for (const QModelIndex& index : std::as_const(selected))
            rows.append(m_model->times().at(index.row()));
    }
    return timeTable(rows, [this](PersonId id) { return m_session.person(id).name; });
}

void TimePage::copy()
{
    // One current row is where somebody looks; more than one was chosen.
    const bool chosen = m_table->selectionModel()->selectedRows().size() > 1;
    const Table copied = table(chosen);
    QGuiApplication::clipboard()->setText(tabSeparated(copied));
    emit told(tr("%n row(s) copied.", nullptr, int(copied.rows.size())));
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
        [path, saved = table(false)](Database&, const CancelFlag&) -> Expected<int> {
            TANDEM_DO(writeAtomically(path, tabSeparated(saved).toUtf8()));
            return int(saved.rows.size());
        },
        this,
        [this, path](const Expected<int>& rows) {
            if (rows)
                emit told(tr("%n row(s) saved in %1.", nullptr, *rows).arg(path));
            else
                emit failed(rows.error());
        });
}

QByteArray TimePage::saveLayout() const
{
    return m_splitter->saveState();
}

void TimePage::restoreLayout(const QByteArray& layout)
{
    m_splitter->restoreState(layout);
}

void TimePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->refresh();
        showTimes();
    } else if (event->type() == QEvent::StyleChange) {
        m_summary->setMaximumHeight((kSummaryRows + 1) * (fontMetrics().height() + 14));
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
