#include "views/compare/compareworkspace.h"

#include "storage/repositories/roundrepository.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/divider.h"
#include "ui/hintline.h"
#include "ui/parts.h"
#include "ui/reasonform.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "views/compare/closedsamplespane.h"
#include "views/compare/comparecontroller.h"
#include "views/compare/comparenavigator.h"
#include "views/compare/comparepages.h"
#include "views/compare/compareparts.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/compare/contextpane.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"
#include "views/session/stepbar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>

namespace tandem {

namespace {

constexpr int kSamplesWidth = 250;
constexpr int kSideWidth = 310;
/// A window is low below so many pixels, or lines of text.
constexpr int kLowHeight = 720;
constexpr int kLowLines = 38;
/// Besides the number of answers while a round is open.
constexpr Parts kCompareReads =
    Parts(Part::Rounds) | Part::Settings | Part::Discussions | Part::Facts | Part::Samples;

} // namespace

CompareWorkspace::CompareWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Compare, parent)
    , m_session(session)
    , m_closed(new ClosedSamples(session.project(), session.currentStep(), this))
    , m_page(new ComparisonPage)
    , m_steps(new StepBar(session))
    , m_next(named(new StateStrip, "compareNext"))
    , m_columns(named(new QSplitter(Qt::Horizontal, this), "compareColumns"))
    , m_samples(named(new ClosedSamplesPane(session), "compareSamples"))
    , m_side(named(new QSplitter(Qt::Vertical), "compareSide"))
    , m_context(new ContextPane)
{
    addRowCommands();
    addSampleCommands();
    addSettlingCommands();
    m_header = new CompareHeader(*this, m_steps);
    m_calibration = new CalibrationStrip(*this);
    m_pages = new ComparePages(session, *m_page, *this);
    m_row = new RowPanel(*this);
    m_controller = new CompareController(session, m_state, *m_page->table(), *m_row, *this);
    m_navigator =
        new CompareNavigator(session, m_state, *m_closed, *m_pages, *m_page->table(), *this);
    build();
    connectPanels();
    connectSession();
    showStep();
    showState();
}

void CompareWorkspace::build()
{
    m_steps->setScope(this);
    m_steps->layout()->setContentsMargins(0, 0, 0, 0);
    auto* middle = new QWidget;
    inColumn(middle,
        {m_header, m_controller->confirmBar(), m_controller->reopenBar(), m_calibration, m_next,
            {m_pages, 1}},
        0);
    setSurface(middle, Surface::Panel);

    keep(m_columns);
    keep(m_side);
    keep(commandNamed(this, "compareDisagreementsFirst"));
    m_side->addWidget(m_row);
    m_side->addWidget(m_context);
    m_side->setStretchFactor(0, 1);
    m_side->setStretchFactor(1, 1);
    m_side->setChildrenCollapsible(false);
    m_side->setSizes({440, 330});
    setSurface(m_side, Surface::Panel);
    // Its place is there before it is, so that the sizes kept are always of three panes.
    m_columns->addWidget(m_samples);
    m_samples->hide();
    m_columns->addWidget(middle);
    m_columns->addWidget(m_side);
    m_columns->setStretchFactor(1, 1);
    m_columns->setCollapsible(1, false);
    m_columns->setSizes({kSamplesWidth, 900, kSideWidth});

    auto* remark = newLabel(nullptr, LabelStyle::Small);
    const QAction* settle = commandNamed(this, "compareSettle");
    const auto follow = [settle, remark] {
        remark->setText(settle->isVisible() ? settle->toolTip() : QString());
    };
    connect(settle, &QAction::changed, remark, follow);
    follow();
    inColumn(this,
        {{m_columns, 1}, new Divider(Qt::Horizontal, this),
            new HintLine(*this,
                {"compareDisagreementsFirst", "compareFunnel", "compareChooseSample",
                    "compareNextSample", "compareSettle"},
                remark)},
        0);
    showMessagesOver(m_columns);
}

/// In a low window the rows need the room of the figures.
void CompareWorkspace::resizeEvent(QResizeEvent* event)
{
    Workspace::resizeEvent(event);
    m_page->setLow(
        window()->height() < kLowHeight || height() < kLowLines * fontMetrics().height());
}

/// Keys without a modifier act only while the rows have the keyboard.
void CompareWorkspace::addRowCommands()
{
    ComparisonTable* table = m_page->table();
    const QList<QWidget*> inRows{table};
    addCommand(
        this, "compareDecideYes", Qt::Key_Y, [] { return tr("Decide: &yes"); },
        [this] { m_controller->beginDecision(Outcome::Supporting); }, {}, inRows);
    addCommand(
        this, "compareDecideNo", Qt::Key_N, [] { return tr("Decide: &no"); },
        [this] { m_controller->beginDecision(Outcome::Nonsupporting); }, {}, inRows);
    QAction* boundary = addCommand(
        this, "compareKeepBoundary", Qt::Key_B, [] { return tr("Decide: &boundary"); },
        [this] { m_controller->beginDecision(Outcome::Boundary); }, {}, inRows);
    bindText(
        boundary, &QAction::setToolTip, [] { return tr("Boundary: the paragraph is removed"); });
    // Of the decision on the row, or of the one to be made.
    QAction* tag = addCommand(
        this, "compareTagGuideline", Qt::Key_G, [] { return tr("&Guideline must change"); },
        [this] { m_controller->tagGuideline(); }, {}, inRows);
    tag->setCheckable(true);
    bindText(tag, &QAction::setToolTip, [] {
        return tr(
            "Tags the decision: the guideline leaves this open. The lead sees the tag in Overview");
    });
    addCommand(
        this, "compareNextUndecided", Qt::CTRL | Qt::Key_J, [this] { return nextUndecidedWords(); },
        [table] { table->setCurrentRow(table->nextUndecided(table->currentRow())); }, {}, inRows);
    addToggle(
        this, "compareDisagreementsFirst", Qt::Key_D, [] { return tr("&Disagreements first"); },
        [table](bool first) { table->setDisagreementsFirst(first); }, {}, inRows)
        ->setChecked(true);
    addCommand(
        this, "compareCopyRows", QKeySequence::Copy, [] { return tr("&Copy rows"); },
        [table] { QGuiApplication::clipboard()->setText(table->selectionAsTsv()); }, {}, inRows);
}

void CompareWorkspace::addSampleCommands()
{
    addCommand(
        this, "comparePreviousSample", Qt::CTRL | Qt::Key_Up,
        [] { return tr("&Previous closed sample"); }, [this] { m_navigator->stepSample(false); });
    addCommand(
        this, "compareNextSample", Qt::CTRL | Qt::Key_Down,
        [] { return tr("Ne&xt closed sample"); }, [this] { m_navigator->stepSample(true); });
    addToggle(
        this, "compareChooseSample", Qt::CTRL | Qt::Key_L, [] { return tr("&List of samples"); },
        [this](bool on) { showSamples(on); });
    addToggle(
        this, "compareFunnel", Qt::CTRL | Qt::Key_T, [] { return tr("&Funnel"); },
        [this](bool on) { m_pages->showFunnel(on); });
    addCommand(
        this, "compareFocusDiscussion", Qt::ALT | Qt::Key_D,
        [] { return tr("Go to the discussion"); }, [this] { m_context->goToDiscussion(); });
    // Its key is the window's.
    addToggle(
        this, "compareWhole", {}, [] { return tr("&Whole sample"); },
        [this](bool on) { m_pages->showWhole(on); });
}

void CompareWorkspace::addSettlingCommands()
{
    QAction* settle = addCommand(
        this, "compareSettle", QKeySequence::Save, [] { return tr("&Settle sample…"); },
        [this] { m_controller->askSettle(); });
    bindText(settle, &QAction::setToolTip,
        [] { return tr("Settling freezes the outcome; the lead can reopen it"); });
    QAction* reopen = addCommand(
        this, "compareReopen", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("&Reopen sample"); }, [this] { m_controller->reopenBar()->ask(); });
    bindText(reopen, &QAction::setToolTip,
        [] { return tr("Reopening is recorded in the journal; nothing is lost"); });
    addCommand(
        this, "compareNextStep", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [this] { return nextStepWords(); },
        [this] {
            const bool isKey = m_session.currentStep() == Step::KeyFacts;
            emit m_session.workspaceRequested(isKey ? WorkspaceId::Opinions : WorkspaceId::Facts);
        });
    QAction* labelAgain = addCommand(
        this, "compareLabelAgain", Qt::CTRL | Qt::SHIFT | Qt::Key_L,
        [] { return tr("&Label again after discussing"); },
        [this] { m_controller->askLabelAgain(); });
    bindText(labelAgain, &QAction::setToolTip,
        [] { return tr("Both label again; the blind answers are kept"); });
    addToggle(
        this, "compareBlindAnswers", Qt::CTRL | Qt::SHIFT | Qt::Key_B,
        [] { return tr("&Blind answers of the calibration"); },
        [this](bool on) { m_pages->showBlindAnswers(on); });
    // One decision a press, however long the key is held.
    const QList<QAction*> once =
        commandsNamed(this, {"compareDecideYes", "compareDecideNo", "compareKeepBoundary",
                                "compareTagGuideline", "compareSettle"});
    for (QAction* command : once)
        command->setAutoRepeat(false);
}

void CompareWorkspace::connectPanels()
{
    ComparisonTable* table = m_page->table();
    connect(table, &ComparisonTable::currentRowChanged, this, &CompareWorkspace::showRow);
    connect(m_page, &ComparisonPage::tableRequested, m_context, &ContextPane::goToTable);
    connect(m_context->difference(), &DifferencePanel::cellRequested, this,
        [this](bool firstYes, bool secondYes) {
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
    connect(m_pages, &ComparePages::pageChosen, this, &CompareWorkspace::showState);
    connect(m_pages, &ComparePages::otherAnswersWanted, this, &CompareWorkspace::refresh);
    connect(m_pages, &ComparePages::itemActivated, m_navigator, &CompareNavigator::openItem);
    connect(m_samples, &ClosedSamplesPane::sampleActivated, this, &CompareWorkspace::takeFocus);
}

void CompareWorkspace::connectSession()
{
    connect(&m_session.project(), &Project::changed, this, &CompareWorkspace::follow);
    connect(
        &m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int paragraph) {
            startAnew();
            m_navigator->want(paragraph);
            if (isVisible())
                m_navigator->goToWanted();
        });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, &CompareWorkspace::startAnew);
    connect(&m_session, &ProjectSession::currentStepChanged, this, &CompareWorkspace::changeStep);
    connect(&m_session, &ProjectSession::peopleChanged, this, &CompareWorkspace::refreshIfVisible);
    connect(
        &m_session, &ProjectSession::settingsChanged, this, &CompareWorkspace::refreshIfVisible);
    connect(m_closed, &ClosedSamples::changed, this, [this] {
        chooseFirstSample();
        showPlace();
        m_pages->setClosed(m_state, m_closed->count());
    });
}

QList<QAction*> CompareWorkspace::workspaceActions() const
{
    return m_steps->stepActions() + commandsOf(this);
}

void CompareWorkspace::follow(const ChangeEvent& event)
{
    const auto* round = event.as<RoundChanged>();
    const bool isDone =
        round && (round->item.isValid() || event.origin.asker == m_controller->asker());
    if (isDone && event.origin.isBack()) {
        bringUp(*round);
        return;
    }
    const auto* answer = event.as<AnswerChanged>();
    const bool counts = answer && m_state.kind == CompareState::Kind::Open &&
                        answer->round == m_state.sample.round->id;
    if (counts || concerns(event, kCompareReads, {.sample = m_session.currentSample()}))
        refreshIfVisible();
}

/// A decision, or settling, that was undone or redone comes into view.
void CompareWorkspace::bringUp(const RoundChanged& decision)
{
    const auto round = RoundRepository(m_session.project().reader()).byId(decision.round);
    if (!round)
        return;
    m_session.setCurrentStep(round->step);
    m_session.setCurrentSample(decision.sample);
    m_navigator->want(decision.item);
    refreshIfVisible();
    if (isVisible())
        m_navigator->goToWanted();
    else
        emit m_session.workspaceRequested(id());
}

/// Something else is looked at: what was begun is dropped.
void CompareWorkspace::startAnew()
{
    clearMessage();
    m_controller->startAnew();
    {
        QAction* blindAnswers = commandNamed(this, "compareBlindAnswers");
        const QSignalBlocker quiet(blindAnswers);
        blindAnswers->setChecked(false);
    }
    refreshIfVisible();
}

void CompareWorkspace::changeStep(Step step)
{
    showStep();
    if (step != Step::Paragraphs) {
        QAction* funnel = commandNamed(this, "compareFunnel");
        const QSignalBlocker quiet(funnel);
        funnel->setChecked(false);
    }
    m_closed->setStep(step);
    m_samples->setStep(step);
    startAnew();
}

/// What the commands are about: their words, and whether there is a funnel and a boundary.
void CompareWorkspace::showStep()
{
    const bool paragraphs = m_session.currentStep() == Step::Paragraphs;
    commandNamed(this, "compareKeepBoundary")->setVisible(paragraphs);
    QAction* funnel = commandNamed(this, "compareFunnel");
    funnel->setEnabled(paragraphs);
    funnel->setVisible(paragraphs);
    commandNamed(this, "compareNextUndecided")->setText(nextUndecidedWords());
    commandNamed(this, "compareNextStep")->setText(nextStepWords());
}

QString CompareWorkspace::nextUndecidedWords() const
{
    return m_session.currentStep() == Step::KeyFacts ? tr("Next &undecided fact")
                                                     : tr("Next &undecided paragraph");
}

QString CompareWorkspace::nextStepWords() const
{
    return m_session.currentStep() == Step::KeyFacts ? tr("Go to the &opinions")
                                                     : tr("Go to the &facts");
}

void CompareWorkspace::refreshIfVisible()
{
    // Hidden, nothing is read: labelling in another workspace must not wait for this one.
    m_stale = true;
    if (isVisible())
        refresh();
}

void CompareWorkspace::refresh()
{
    m_stale = false;
    const CompareQuery query{m_session.currentSample(), m_session.currentStep(),
        m_session.currentPerson(), commandNamed(this, "compareBlindAnswers")->isChecked()};
    const auto state = loadCompareState(m_session.project().reader(), query, m_session.people());
    m_state = state ? *state : CompareState{};
    showState();
    if (!state) {
        m_pages->setFailed();
        tellError(state.error());
    }
}

void CompareWorkspace::showState()
{
    m_header->setState(m_state);
    m_context->setState(m_state, m_session.person(m_session.currentPerson()).name);
    m_calibration->setState(m_state);
    if (!m_state.calibration || !m_state.calibration->mayLabelAgain)
        dropQuestion();
    m_pages->setState(m_state, m_closed->count());
    m_side->setVisible(m_pages->showsRows());
    showRow(m_page->table()->currentRow());
    m_controller->dropOutdated();
    showPlace();
}

void CompareWorkspace::showRow(int row)
{
    m_row->showRow(m_state, row);
    m_controller->offer(m_pages->showsRows());
    m_controller->showTag(row);
}

void CompareWorkspace::showPlace()
{
    m_header->setPlace(m_closed->placeOf(m_session.currentSample()), m_closed->count());
    const bool only = m_closed->count() == 1 && m_closed->placeOf(m_session.currentSample()) == 1;
    enableCommands(
        this, {"comparePreviousSample", "compareNextSample"}, m_closed->count() > 0 && !only);
    showNext();
}

void CompareWorkspace::showNext()
{
    const bool isKey = m_session.currentStep() == Step::KeyFacts;
    const auto later =
        RoundRepository(m_session.project().reader())
            .active(m_session.currentSample(), isKey ? Step::Opinions : Step::KeyFacts);
    const bool isBehind = later && *later && (*later)->settledAt;
    QAction* nextSample = commandNamed(this, "compareNextSample");
    QAction* other = nextSample->isEnabled() ? nextSample : nullptr;
    QAction* whole = commandNamed(this, "compareWhole");
    QAction* nextStep = commandNamed(this, "compareNextStep");
    if (!nextStep->isEnabled())
        m_next->showState({});
    else if (isBehind)
        m_next->showState(tr("Settled. The next step is settled, too."), other ? other : whole,
            other ? whole : nullptr);
    else
        m_next->showState(isKey ? tr("Settled. The opinions of its discussion come next.")
                                : tr("Settled. The facts of its paragraphs come next."),
            nextStep, other);
}

void CompareWorkspace::showSamples(bool on)
{
    if (on)
        m_samples->showList(m_session.currentStep());
    m_samples->setVisible(on);
    if (on)
        m_samples->focusList();
    else
        takeFocus();
}

void CompareWorkspace::chooseFirstSample()
{
    if (isVisible() && !m_session.currentSample().isValid())
        m_navigator->chooseFirstSample();
}

QWidget* CompareWorkspace::focusTarget() const
{
    return m_pages->currentWidget();
}

void CompareWorkspace::retranslate()
{
    refreshIfVisible();
}

void CompareWorkspace::left()
{
    m_stale = m_pages->dropWhole() || m_stale;
}

void CompareWorkspace::entered()
{
    if (m_stale)
        refresh();
    m_navigator->goToWanted();
    chooseFirstSample();
}

} // namespace tandem
