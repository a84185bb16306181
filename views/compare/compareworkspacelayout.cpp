#include "ui/actionbutton.h"
#include "ui/divider.h"
#include "ui/reasonform.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "views/compare/calibrationstrip.h"
#include "views/compare/closedsamples.h"
#include "views/compare/compareactions.h"
#include "views/compare/compareheader.h"
#include "views/compare/compareworkspace.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisontable.h"
#include "views/compare/decisionpanel.h"
#include "views/compare/differencepanel.h"
#include "views/compare/emptycompare.h"
#include "views/compare/funnelpage.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"
#include "views/session/stepbar.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>

/// How the Compare workspace is put together, and how its layout is kept.
namespace tandem {

namespace {

constexpr int kSideWidth = 360;

} // namespace

CompareWorkspace::CompareWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Compare, parent)
    , m_session(session)
    , m_closed(new ClosedSamples(session.project(), session.currentStep(), this))
    , m_page(new ComparisonPage)
    , m_actions(new CompareActions(this, m_page->table()))
    , m_steps(new StepBar(session))
    , m_header(new CompareHeader(m_actions, m_steps))
    , m_reopenBar(new ReasonForm(QStringLiteral("reopen")))
    , m_calibration(new CalibrationStrip(m_actions))
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyCompare)
    , m_funnel(new FunnelPage(session.project()))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_side(new QSplitter(Qt::Vertical))
    , m_row(new RowPanel(*m_actions))
    , m_difference(new DifferencePanel)
{
    build();
    connectActions();
    connectPanels();
    connectSession();
    m_actions->setStep(session.currentStep());
    showState();
}

void CompareWorkspace::build()
{
    m_reopenBar->setObjectName(QStringLiteral("compareReopenBar"));
    m_reopenBar->layout()->setContentsMargins(16, 8, 16, 8);
    m_reopenBar->setWords([]() -> ReasonForm::Words {
        return {tr("Why is this sample reopened? The reason goes into the journal."),
            tr("Reason; Enter reopens, Escape gives up"), tr("Reason for reopening"),
            tr("Reopening needs a reason."), tr("Reopen"), tr("Cancel")};
    });
    m_funnel->setObjectName(QStringLiteral("compareFunnelPage"));
    m_steps->setScope(this);
    m_steps->layout()->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page : std::initializer_list<QWidget*>{m_empty, m_page, m_funnel})
        m_stack->addWidget(page);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_header, m_reopenBar, m_calibration})
        column->addWidget(part);
    column->addWidget(m_stack, 1);
    setSurface(middle, Surface::Panel);

    m_columns->setObjectName(QStringLiteral("compareColumns"));
    m_side->setObjectName(QStringLiteral("compareSide"));
    keep(m_columns);
    keep(m_side);
    keep(m_actions->disagreementsFirst);
    m_side->addWidget(m_row);
    m_side->addWidget(m_difference);
    m_side->setStretchFactor(0, 1);
    m_side->setChildrenCollapsible(false);
    setSurface(m_side, Surface::Panel);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_side);
    m_columns->setStretchFactor(0, 1);
    m_columns->setCollapsible(0, false);
    m_columns->setSizes({900, kSideWidth});

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_columns, 1);
    layout->addWidget(new Divider(Qt::Horizontal, this));
    layout->addWidget(buildFoot());
}

QWidget* CompareWorkspace::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* line = new QHBoxLayout(foot);
    line->setContentsMargins(12, 2, 12, 2);
    line->setSpacing(12);
    for (QAction* action : {m_actions->disagreementsFirst, m_actions->funnel,
             m_actions->chooseSample, m_actions->nextSample, m_actions->settle}) {
        auto* hint = new ActionButton(action, ActionButton::Look::Hint, foot);
        connect(action, &QAction::changed, hint,
            [hint, action] { hint->setVisible(action->isVisible()); });
        line->addWidget(hint);
    }
    line->addStretch();
    auto* remark = new QLabel(foot);
    setLabelStyle(remark, LabelStyle::Small);
    const auto follow = [this, remark] { remark->setText(m_actions->settle->toolTip()); };
    connect(m_actions->settle, &QAction::changed, remark, follow);
    follow();
    line->addWidget(remark);
    return foot;
}

void CompareWorkspace::connectActions()
{
    connect(m_actions->decideYes, &QAction::triggered, this,
        [this] { beginDecision(Outcome::Supporting); });
    connect(m_actions->decideNo, &QAction::triggered, this,
        [this] { beginDecision(Outcome::Nonsupporting); });
    connect(m_actions->keepBoundary, &QAction::triggered, this,
        [this] { beginDecision(Outcome::Boundary); });
    connect(m_actions->nextUndecided, &QAction::triggered, this, [this] {
        m_page->table()->setCurrentRow(
            m_page->table()->nextUndecided(m_page->table()->currentRow()));
    });
    connect(m_actions->disagreementsFirst, &QAction::toggled, m_page->table(),
        &ComparisonTable::setDisagreementsFirst);
    connect(m_actions->copyRows, &QAction::triggered, this, &CompareWorkspace::copyRows);
    connect(m_actions->previousSample, &QAction::triggered, this, [this] { stepSample(false); });
    connect(m_actions->nextSample, &QAction::triggered, this, [this] { stepSample(true); });
    connect(m_actions->chooseSample, &QAction::toggled, this, &CompareWorkspace::showSamples);
    connect(m_actions->funnel, &QAction::toggled, this, &CompareWorkspace::showFunnel);
    connect(m_actions->settle, &QAction::triggered, this, &CompareWorkspace::settle);
    connect(m_actions->reopen, &QAction::triggered, this, [this] { m_reopenBar->ask(); });
    connect(m_actions->labelAgain, &QAction::triggered, m_calibration, &CalibrationStrip::ask);
    connect(m_actions->blindAnswers, &QAction::toggled, this, &CompareWorkspace::showBlindAnswers);
}

void CompareWorkspace::connectPanels()
{
    ComparisonTable* table = m_page->table();
    connect(table, &ComparisonTable::currentRowChanged, this, &CompareWorkspace::showRow);
    connect(m_page, &ComparisonPage::tableRequested, m_difference, &DifferencePanel::focusTable);
    connect(
        m_difference, &DifferencePanel::cellRequested, this, [this](bool firstYes, bool secondYes) {
            const YesNo first = firstYes ? YesNo::Yes : YesNo::No;
            const YesNo second = secondYes ? YesNo::Yes : YesNo::No;
            const bool bothWays = !m_state.comparison.named;
            m_page->table()->selectWhere([=](const ShownItem& item) {
                const auto& a = item.first.answer.value;
                const auto& b = item.second.answer.value;
                return (a == first && b == second) || (bothWays && a == second && b == first);
            });
            takeFocus();
        });
    connect(m_row->decision(), &DecisionPanel::decided, this, &CompareWorkspace::commitDecision);
    connect(m_row->decision(), &DecisionPanel::finished, this, &CompareWorkspace::takeFocus);
    connect(m_reopenBar, &ReasonForm::given, this, &CompareWorkspace::reopen);
    connect(m_reopenBar, &ReasonForm::finished, this, &CompareWorkspace::takeFocus);
    m_session.unfinished().addTyped(this, {}, [this] {
        if (m_reopenBar->isTyping())
            return tr("The reason for reopening is not given yet.");
        return m_row->decision()->isTyping() ? tr("A decision in Compare is begun and not made.")
                                             : QString();
    });
    connect(
        m_calibration, &CalibrationStrip::labelAgainAccepted, this, &CompareWorkspace::labelAgain);
    connect(m_calibration, &CalibrationStrip::finished, this, &CompareWorkspace::takeFocus);
    connect(m_empty, &EmptyCompare::nextSampleRequested, m_actions->nextSample, &QAction::trigger);
    connect(m_empty, &EmptyCompare::overviewRequested, this,
        [this] { emit m_session.workspaceRequested(WorkspaceId::Overview); });
    connect(m_funnel, &FunnelPage::failed, this, &CompareWorkspace::tellError);
    connect(m_funnel, &FunnelPage::paragraphActivated, this, [this](ItemId item) {
        const int row = m_state.comparison.indexOf(item);
        if (row < 0)
            return;
        m_actions->funnel->setChecked(false);
        m_page->table()->setCurrentRow(row);
    });
}

void CompareWorkspace::connectSession()
{
    connect(&m_session.project(), &Project::changed, this, &CompareWorkspace::follow);
    connect(
        &m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int paragraph) {
            startAnew();
            if (isVisible() && paragraph > 0)
                goToParagraph(paragraph);
            else
                m_wantedParagraph = paragraph;
        });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, &CompareWorkspace::startAnew);
    connect(&m_session, &ProjectSession::currentStepChanged, this, &CompareWorkspace::changeStep);
    connect(&m_session, &ProjectSession::peopleChanged, this, &CompareWorkspace::refreshIfVisible);
    connect(
        &m_session, &ProjectSession::settingsChanged, this, &CompareWorkspace::refreshIfVisible);
    connect(m_closed, &ClosedSamples::changed, this, [this] {
        chooseFirstSample();
        showPlace();
        m_empty->setState(m_state, m_session.people(), m_closed->count());
    });
}

} // namespace tandem
