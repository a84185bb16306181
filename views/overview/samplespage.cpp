#include "views/overview/samplespage.h"

#include "ui/emptystate.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/filterbar.h"
#include "views/overview/overviewcards.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/samplematrix.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

/// Changes of a run come by the hundred.
constexpr int kRestMs = 150;

} // namespace

SamplesPage::SamplesPage(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_samples(new SampleRows(session,
          sampleMatrix(session, [this](SampleId sample) { return m_times.value(sample); }),
          SampleRows::With::Steps, kRestMs, this))
{
    build();
    buildActions();
    sayTexts();
    connect(&figures, &OverviewFigures::refreshed, this, &SamplesPage::showTimes);
    connect(m_samples, &SampleRows::arranged, this, &SamplesPage::showCounts);
    connect(m_samples, &SampleRows::busyChanged, this, &SamplesPage::showCounts);
    connect(m_samples, &SampleRows::failed, this,
        [this](const Error& error) { Workspace::of(this)->tellError(error); });
    connect(m_filter, &FilterBar::filterChanged, this, &SamplesPage::setFilter);
    connect(m_filter, &FilterBar::downPressed, this, &SamplesPage::focusTable);
    inEveryLanguage(this, [this] {
        nameCommands();
        showCounts();
    });
}

void SamplesPage::build()
{
    m_cards = new OverviewCards(m_session, m_figures, this);
    connect(m_cards, &OverviewCards::wageRequested, this, &SamplesPage::wageRequested);
    m_filter = new FilterBar(m_session, this);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("sampleCount"));
    setLabelStyle(m_count, LabelStyle::Small);
    m_assignButton = new QPushButton(this);
    m_assignButton->setObjectName(QStringLiteral("assignButton"));
    m_balanceButton = new QPushButton(this);
    m_balanceButton->setObjectName(QStringLiteral("balanceButton"));
    connect(m_assignButton, &QPushButton::clicked, this, &SamplesPage::assign);
    connect(m_balanceButton, &QPushButton::clicked, this, &SamplesPage::assignBalanced);
    buildTable();
    m_nothingFound = new EmptyState(this);
    m_nothingFound->setIcon(Icon::Search);
    connect(m_nothingFound, &EmptyState::actionTriggered, m_filter, &FilterBar::clear);
    m_noSamples = new EmptyState(this);
    m_noSamples->setIcon(Icon::Import);
    connect(m_noSamples, &EmptyState::actionTriggered, this, &SamplesPage::importRequested);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_nothingFound);
    m_stack->addWidget(m_noSamples);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_filter, 1);
    tools->addWidget(m_count);
    tools->addWidget(m_assignButton);
    tools->addWidget(m_balanceButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 0);
    layout->setSpacing(12);
    layout->addWidget(m_cards);
    layout->addLayout(tools);
    layout->addWidget(m_stack, 1);
}

void SamplesPage::buildTable()
{
    m_table = new RowsView(m_samples->rows(), this);
    m_table->setObjectName(QStringLiteral("sampleMatrix"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setFocusProxy(m_table);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &SamplesPage::showMenu);
    connect(m_table, &RowsView::doubleClicked, this, &SamplesPage::open);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &SamplesPage::judgeActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &SamplesPage::nameCommands);
}

QAction* SamplesPage::addCommand(
    const char* name, const QKeySequence& key, void (SamplesPage::*slot)())
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
}

void SamplesPage::buildActions()
{
    m_open = addCommand("overviewOpen", {}, &SamplesPage::open);
    // Enter belongs to the table alone: in the filter it goes to the list.
    m_open->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_open->setShortcutContext(Qt::WidgetShortcut);
    removeAction(m_open);
    m_table->addAction(m_open);
    m_assign = addCommand(
        "overviewAssign", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), &SamplesPage::assign);
    m_assignBalanced = addCommand("overviewAssignBalanced",
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), &SamplesPage::assignBalanced);
    m_unassign = addCommand(
        "overviewUnassign", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U), &SamplesPage::unassign);
    m_setAside = addCommand("overviewSetAside", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete),
        &SamplesPage::setAside);
    m_editDiscussion = addCommand("overviewEditDiscussion",
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), &SamplesPage::editDiscussion);
    m_focusFilter =
        addCommand("overviewFilter", QKeySequence(QKeySequence::Find), &SamplesPage::focusFilter);
}

QList<QAction*> SamplesPage::pageActions() const
{
    return {m_open, m_assign, m_assignBalanced, m_unassign, m_setAside, m_editDiscussion,
        m_focusFilter};
}

void SamplesPage::sayTexts()
{
    says(m_open, &QAction::setText, [] { return tr("Open the sample"); });
    says(m_editDiscussion, &QAction::setText, [] { return tr("Edit the discussion…"); });
    says(m_focusFilter, &QAction::setText, [] { return tr("Filter samples"); });
    says(m_assignButton, &QPushButton::setText, [] { return tr("Assign…"); });
    says(m_balanceButton, &QPushButton::setText, [] { return tr("Assign balanced…"); });
    says(m_table, &QWidget::setAccessibleName, [] { return tr("Samples and steps"); });
    inEveryLanguage(this, [this] {
        m_nothingFound->setHeadline(tr("No sample passes this filter"));
        m_nothingFound->setText(
            tr("Every word must stand in the title, the article or the discussion, "
               "at least as the beginning of a "
               "word."));
        m_nothingFound->setActions(tr("Clear filter"));
        m_noSamples->setHeadline(tr("No samples yet"));
        m_noSamples->setText(
            tr("Import articles (text, Markdown, JSON, JSON Lines) or a KGDS.json, or "
               "drop them on the window."));
        m_noSamples->setActions(tr("Import…"));
    });
}

void SamplesPage::showCounts()
{
    const QLocale locale;
    const int shown = m_samples->rows()->rowCount();
    const int total = m_samples->total();
    if (m_samples->isBusy())
        m_count->setText(tr("filtering…"));
    else if (m_samples->filter().isEmpty())
        m_count->setText(tr("%n sample(s)", nullptr, total));
    else
        m_count->setText(
            tr("%1 of %2 samples").arg(locale.toString(shown), locale.toString(total)));
    Page page = Page::Table;
    if (total == 0)
        page = Page::NoSamples;
    else if (shown == 0 && !m_samples->isBusy())
        page = Page::NothingFound;
    m_stack->setCurrentIndex(int(page));
    if (shown > 0 && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_samples->rows()->index(0, MatrixColumn::Title));
    m_filter->setEnabled(total > 0);
    m_filter->readDomains();
    m_table->setColumnHidden(MatrixColumn::Domain, !m_filter->hasDomains());
    judgeActions();
}

void SamplesPage::setFilter(const SampleFilter& filter)
{
    m_samples->setFilter(filter);
    m_figures.setStep(filter.step);
    nameCommands();
}

void SamplesPage::showTimes()
{
    QHash<SampleId, MatrixTime> times;
    for (const SampleTime& time : m_figures.snapshot().times) {
        times[time.sample].activeMs += time.activeMs;
        times[time.sample].unmeasured += time.unmeasured;
    }
    if (times == m_times)
        return;
    m_times = std::move(times);
    m_samples->rows()->refresh();
}

void SamplesPage::focusFilter()
{
    m_filter->focusSearch();
}

void SamplesPage::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
