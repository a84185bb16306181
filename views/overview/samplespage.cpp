#include "views/overview/samplespage.h"

#include "storage/repositories/excluding.h"
#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "views/overview/filterbar.h"
#include "views/overview/matrixtable.h"
#include "views/overview/nexttasks.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/progresssummary.h"
#include "views/overview/samplematrix.h"
#include "views/session/asidechange.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/stepbar.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

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
    connect(&figures, &OverviewFigures::refreshed, this, &SamplesPage::showTimes);
    connect(m_samples, &SampleRows::arranged, this, &SamplesPage::showCounts);
    connect(m_samples, &SampleRows::busyChanged, this, &SamplesPage::showCounts);
    connect(m_filter, &FilterBar::filterChanged, this, &SamplesPage::setFilter);
    connect(m_filter, &FilterBar::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
}

void SamplesPage::build()
{
    m_tasks = new NextTasks(m_session, this);
    m_progress = new ProgressSummary(m_session, m_figures, this);
    m_filter = new FilterBar(m_session, this);
    m_count = named(newLabel(this, LabelStyle::Small), "sampleCount");
    m_assignButton = newButton(this, "assignButton", [] { return tr("Assign…"); });
    m_balanceButton = newButton(this, "balanceButton", [] { return tr("Assign evenly…"); });
    buildTable();
    auto* nothingFound = new EmptyState(this);
    auto* noSamples = new EmptyState(this);
    inEveryLanguage(this, [this, nothingFound, noSamples] {
        nothingFound->say(Icon::Search, tr("No samples match the filter"),
            tr("Each filter word must begin a word of the title, the article or the discussion."),
            {tr("Clear filter"), [this] { m_filter->clear(); }});
        noSamples->say(Icon::Import, tr("No samples yet"),
            tr("Import articles (text, Markdown, JSON, JSON Lines) or a KGDS.json, or "
               "drop them on the window."),
            {tr("Import…"), [this] { emit NextSteps::of(m_session).importRequested(); }});
    });
    m_asideReason = named(newNote(this, LabelStyle::Secondary), "asideReason");
    m_asideReason->hide();
    m_reason = new ReasonForm(QStringLiteral("setAside"), QStringLiteral("Reason"), this);
    m_reason->setWords([this] {
        return ReasonForm::Words{
            .question = tr("Why exclude %n sample(s)?", nullptr, int(m_toExcluded.size())),
            .placeholder = tr("Reason, shown in exports and statistics"),
            .name = tr("Reason for excluding"),
            .missing = tr("Enter a reason."),
            .commit = tr("Exclude"),
            .cancel = tr("Cancel")};
    });
    connect(m_reason, &ReasonForm::given, this, &SamplesPage::excludedBecause);
    connect(&m_session, &ProjectSession::currentPersonChanged, m_reason, &ReasonForm::reset);
    m_session.unfinished().addTyped(this, {}, [this] {
        return m_reason->isTyping() ? tr("The reason for excluding is not saved yet.") : QString();
    });
    connect(m_reason, &ReasonForm::finished, m_table, qOverload<>(&QWidget::setFocus));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(nothingFound);
    m_stack->addWidget(noSamples);

    auto* tools = inRow({{m_filter, 1}, m_count, m_assignButton, m_balanceButton}, 8);
    inColumn(this, {m_tasks, m_progress, tools, {m_stack, 1}, m_asideReason, m_reason}, 12,
        {16, 12, 16, 0});
}

void SamplesPage::buildTable()
{
    m_table = named(
        new MatrixTable(
            m_samples->rows(), [this](SampleId sample) { return m_times.value(sample); }, this),
        "sampleMatrix");
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setFocusProxy(m_table);
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Samples and steps"); });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &SamplesPage::showMenu);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &SamplesPage::open);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &SamplesPage::judgeActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        nameCommands();
        showReason();
    });
}

void SamplesPage::buildActions()
{
    // Enter belongs to the table alone: in the filter it goes to the list.
    addCommand(
        this, "overviewOpen", {Qt::Key_Return, Qt::Key_Enter}, [] { return tr("Open the sample"); },
        [this] { open(); }, {}, {m_table});
    const auto add = [this](const char* name, Qt::Key key, const Words& words,
                         std::function<void()> then) {
        QAction* command =
            addCommand(this, name, Qt::CTRL | Qt::SHIFT | key, words, std::move(then));
        m_byStep.append({command, words});
        return command;
    };
    add(
        "overviewAssign", Qt::Key_A,
        [this] { return tr("%1: assign to a pair…", "step").arg(stepName(stepAtHand())); },
        [this] { assign(&NextSteps::assignRequested); });
    add(
        "overviewAssignBalanced", Qt::Key_B,
        [this] { return tr("%1: assign evenly…", "step").arg(stepName(stepAtHand())); },
        [this] { assign(&NextSteps::assignBalancedRequested); });
    add(
        "overviewUnassign", Qt::Key_U,
        [this] { return tr("%1: unassign", "step").arg(stepName(stepAtHand())); },
        [this] { assign(&NextSteps::unassignRequested); });
    add(
        "overviewSetAside", Qt::Key_Delete,
        [this] { return showsAside() ? tr("Include again") : tr("Exclude…"); },
        [this] { exclude(); });
    addCommand(
        this, "overviewEditDiscussion", Qt::CTRL | Qt::SHIFT | Qt::Key_D,
        [] { return tr("Edit the discussion…"); }, [this] { editDiscussion(); });
    addCommand(
        this, "overviewEditArticle", Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        [] { return tr("Edit the article…"); }, [this] { editArticle(); });
    addCommand(
        this, "overviewFilter",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), QKeySequence(QKeySequence::Find)},
        [] { return tr("Filter samples"); }, [this] { m_filter->focusSearch(); });
    connect(m_assignButton, &QPushButton::clicked, commandNamed(this, "overviewAssign"),
        &QAction::trigger);
    connect(m_balanceButton, &QPushButton::clicked, commandNamed(this, "overviewAssignBalanced"),
        &QAction::trigger);
    inEveryLanguage(this, [this] {
        nameCommands();
        showCounts();
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
    m_progress->setVisible(total > 0);
    showColumns();
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
    if (times != m_times) {
        m_times = std::move(times);
        m_samples->rows()->refresh();
    }
    showColumns();
}

/// Columns that say nothing of any sample only take room from the titles.
void SamplesPage::showColumns()
{
    m_table->showColumns(
        m_filter->hasDomains(), m_figures.snapshot().hasRounds, !m_times.isEmpty());
}

void SamplesPage::showMenu(const QPoint& point)
{
    auto* menu = named(new QMenu(this), "sampleMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(commandNamed(this, "overviewOpen"));
    menu->addActions(commandsNamed(this, {"overviewEditArticle", "overviewEditDiscussion"}));
    menu->addSeparator();
    menu->addActions(
        commandsNamed(this, {"overviewAssign", "overviewAssignBalanced", "overviewUnassign"}));
    menu->addSeparator();
    menu->addAction(commandNamed(this, "overviewSetAside"));
    menu->addSeparator();
    for (const Step step : {Step::Paragraphs, Step::KeyFacts, Step::Opinions}) {
        if (step == stepAtHand())
            continue;
        QAction* assign = menu->addAction(tr("%1: assign to a pair…", "step").arg(stepName(step)));
        assign->setEnabled(commandNamed(this, "overviewAssign")->isEnabled());
        connect(assign, &QAction::triggered, this, [this, step] {
            if (mayAssign())
                withSelection(&NextSteps::assignRequested, step);
        });
    }
    menu->popup(m_table->viewport()->mapToGlobal(point));
}

void SamplesPage::judgeActions()
{
    const bool any = m_table->selectionModel()->hasSelection();
    enableCommands(this,
        {"overviewOpen", "overviewAssign", "overviewUnassign", "overviewSetAside",
            "overviewEditDiscussion", "overviewEditArticle"},
        any);
    m_assignButton->setEnabled(any);
    enableCommands(this, {"overviewAssignBalanced"}, m_samples->total() > 0);
    m_balanceButton->setEnabled(m_samples->total() > 0);
}

bool SamplesPage::mayAssign()
{
    if (m_session.isLead())
        return true;
    QStringList leads;
    for (const Person& person : m_session.people()) {
        if (person.active && person.role == Role::Lead)
            leads += person.name;
    }
    const bool none = leads.isEmpty();
    const QString why =
        none ? tr("Only a lead can assign or exclude samples, and this project has no lead yet. "
                  "Add people first.")
             : tr("Only a lead can assign or exclude samples: %1. If that is you, switch user.")
                   .arg(leads.join(tr(", ", "between items of a list")));
    if (m_session.packet())
        Workspace::of(this)->warn(why);
    else
        Workspace::of(this)->ask(why, none ? tr("Add people…") : tr("Choose your name…"),
            [this] { emit NextSteps::of(m_session).personRequested(); });
    return false;
}

/// The step of the current column where it has rounds, or else the one that the filter is about.
Step SamplesPage::stepAtHand() const
{
    const auto column = matrixStepAt(m_table->currentIndex().column());
    return column && column->step ? *column->step : m_samples->filter().step;
}

void SamplesPage::nameCommands()
{
    for (const auto& [command, words] : std::as_const(m_byStep))
        command->setText(words());
    const auto hint = [](const QAction* action) {
        return plainToolTip(QStringLiteral("%1 (%2)").arg(
            action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    };
    m_assignButton->setToolTip(hint(commandNamed(this, "overviewAssign")));
    m_balanceButton->setToolTip(hint(commandNamed(this, "overviewAssignBalanced")));
}

void SamplesPage::withSelection(Request request, Step step)
{
    m_samples->collect(
        m_table->selectedRows(), this, [this, request, step](const QList<SampleId>& samples) {
            emit(NextSteps::of(m_session).*request)(samples, step);
        });
}

void SamplesPage::open()
{
    const QModelIndex current = m_table->currentIndex();
    const ShownSample* shown = m_samples->rows()->rowAt(current.row());
    if (!shown)
        return;
    const ShownSample sample = *shown;
    const auto column = matrixStepAt(current.column());
    if (column && column->id == QLatin1String("facts")) {
        m_session.setCurrentSample(sample.row.id);
        emit m_session.workspaceRequested(WorkspaceId::Facts);
    } else {
        openAt(sample, stepAtHand());
    }
}

void SamplesPage::openAt(const ShownSample& sample, Step step)
{
    m_session.setCurrentSample(sample.row.id);
    if (step == Step::Opinions) {
        emit m_session.workspaceRequested(WorkspaceId::Opinions);
        return;
    }
    m_session.setCurrentStep(step);
    const auto& round = sample.steps.round(step);
    emit m_session.workspaceRequested(
        round && round->isClosed() ? WorkspaceId::Compare : WorkspaceId::Annotate);
}

void SamplesPage::assign(Request request)
{
    if (mayAssign())
        withSelection(request, stepAtHand());
}

/// Whether the list shows what is excluded, and nothing else.
bool SamplesPage::showsAside() const
{
    return m_samples->filter().state == SampleState::Excluded;
}

void SamplesPage::exclude()
{
    if (!mayAssign())
        return;
    m_samples->collect(m_table->selectedRows(), this,
        [this, aside = showsAside()](const QList<SampleId>& samples) {
            if (aside) {
                changeAside(m_session, this, samples, false);
            } else if (!samples.isEmpty()) {
                m_toExcluded = samples;
                m_reason->ask();
            }
        });
}

void SamplesPage::excludedBecause(const QString& reason)
{
    changeAside(m_session, this, m_toExcluded, true, reason);
}

/// Why the current sample is excluded.
void SamplesPage::showReason()
{
    const ShownSample* sample = m_samples->rows()->rowAt(m_table->currentRow());
    const auto aside = sample && sample->row.excluded
                           ? SettingAside(m_session.project().reader()).of(sample->row.id)
                           : Expected<std::optional<Excluded>>();
    m_asideReason->setVisible(aside && aside->has_value());
    if (!m_asideReason->isHidden())
        m_asideReason->setText((*aside)->reason.isEmpty()
                                   ? tr("Excluded without a reason.")
                                   : tr("Excluded: %1").arg((*aside)->reason));
}

void SamplesPage::editArticle()
{
    if (const ShownSample* sample = m_samples->rows()->rowAt(m_table->currentRow()))
        emit NextSteps::of(m_session).articleEditRequested(sample->row.id);
}

void SamplesPage::editDiscussion()
{
    if (currentSample().isValid())
        emit NextSteps::of(m_session).discussionEditRequested(currentSample());
}

SampleId SamplesPage::currentSample() const
{
    const ShownSample* sample = m_samples->rows()->rowAt(m_table->currentRow());
    return sample ? sample->row.id : SampleId();
}

} // namespace tandem
