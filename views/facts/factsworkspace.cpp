#include "views/facts/factsworkspace.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/hintline.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/statestrip.h"
#include "views/facts/factcontroller.h"
#include "views/facts/factlistview.h"
#include "views/facts/factpanel.h"
#include "views/facts/factsparts.h"
#include "views/facts/factwords.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/samplerows.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QActionGroup>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr Parts kFactsRead =
    Parts(Part::Facts) | Part::Rounds | Part::Settings | Part::Samples | Part::Discussions;

} // namespace

FactsWorkspace::FactsWorkspace(ProjectSession& session, QWidget* parent)
    : Workspace(WorkspaceId::Facts, parent)
    , m_session(session)
    , m_model(new FactListModel(this))
    , m_list(new FactListView(m_model))
    , m_questions(new FactQuestions)
    , m_controller(new FactController(session, *m_list, *this))
    , m_samples(named(new SampleListPane(session, this), "factSamples"))
    , m_strip(new StateStrip)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyFacts(session))
    , m_columns(named(new QSplitter(Qt::Horizontal, this), "factsColumns"))
    , m_side(named(new QSplitter(Qt::Vertical), "factsSide"))
{
    addFactCommands();
    addSampleCommands();
    m_header = new FactsHeader(*this);
    m_panel = new FactPanel(*this);
    build();
    connectParts();
    connectSession();
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Paragraphs and their facts"); });
    showSheet();
}

void FactsWorkspace::build()
{
    m_samples->setStep(Step::KeyFacts);
    keepPanes(m_columns, {m_samples, buildMiddle(), buildSide()}, {250, 700, 340}, {0, 1, 0});
    inColumn(this,
        {{m_columns, 1}, new Divider(Qt::Horizontal, this),
            new HintLine(*this, {"factEdit", "factSplit", "factMerge", "factAdd", "factRemove",
                                    "factMoveUp", "factMoveDown", "factNextQuestion"})},
        0);
    showMessagesOver(m_columns);
}

QWidget* FactsWorkspace::buildMiddle()
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    auto* middle = new QWidget;
    inColumn(middle, {m_header, m_strip, {m_stack, 1}}, 0);
    setSurface(middle, Surface::Panel);
    return middle;
}

QWidget* FactsWorkspace::buildSide()
{
    keep(m_side);
    m_side->addWidget(m_panel);
    m_side->addWidget(m_questions);
    m_side->setStretchFactor(0, 1);
    m_side->setChildrenCollapsible(false);
    m_side->setSizes({520, 180});
    setSurface(m_side, Surface::Panel);
    return m_side;
}

void FactsWorkspace::connectParts()
{
    connect(m_list, &FactListView::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            m_lastRow = index.row();
        showFocus();
    });
    connect(m_controller, &FactController::editingEnded, this, &FactsWorkspace::keepPlace);
    connect(m_controller, &FactController::factWanted, this,
        [this](const QString& uuid) { m_wantedFact = uuid; });
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this, &FactsWorkspace::takeFocus);
    connect(m_panel, &FactPanel::maskNoted, m_controller, &FactController::noteOnMask);
    connect(m_controller, &FactController::noteFailed, this, &FactsWorkspace::showFocus);
    connect(m_panel, &FactPanel::finished, this, &FactsWorkspace::takeFocus);
    connect(m_questions, &FactQuestions::questionsChanged, this, &FactsWorkspace::showQuestions);
    connect(m_questions, &FactQuestions::factChosen, m_controller, &FactController::goTo);
    connect(m_questions, &FactQuestions::factEntered, this, [this](FactId fact) {
        m_controller->goTo(fact);
        takeFocus();
    });
    const auto offers = m_empty->findChildren<QPushButton*>();
    for (QPushButton* button : offers)
        button->addAction(commandNamed(this, "factAdd"));
    connect(m_controller, &FactController::listWanted, this, [this] {
        m_writingByHand = m_sheet.sample.id;
        showSheet();
        takeFocus();
        m_list->setCurrentRow(0);
    });
    connect(m_samples->samples(), &SampleRows::arranged, this, [this] {
        if (!m_session.currentSample().isValid()) // what is offered goes by whether there are any
            m_empty->setSheet(m_sheet, m_samples->samples()->total() > 0);
    });
}

/// Of this kind, over the current sample.
void FactsWorkspace::startRun(RunKindId kind)
{
    PlannedRun run{kind, {}};
    run.options.samples = {m_session.currentSample()};
    emit NextSteps::of(m_session).runsRequested({run});
}

/// About one fact. Keys without a modifier act only while the list of facts, or that of possible
/// repetitions, has the keyboard.
void FactsWorkspace::addFactCommands()
{
    const QList<QWidget*> inFacts{m_list};
    const QList<QWidget*> inBoth{m_list, m_questions->list()};
    addCommand(
        this, "factEdit", {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2},
        [] { return tr("&Edit fact"); }, [this] { m_controller->beginEditing(); }, {}, inFacts);
    QAction* split = addCommand(
        this, "factSplit", Qt::Key_S, [] { return tr("&Split fact…"); },
        [this] { m_controller->beginSplit(); }, {}, inFacts);
    bindText(split, &QAction::setToolTip,
        [] { return tr("Opens the fact; Ctrl+Enter splits it at the cursor"); });
    addCommand(
        this, "factMerge", Qt::Key_M, [] { return tr("&Merge with next"); },
        [this] { m_controller->mergeWithNext(); }, {}, inFacts);
    addCommand(
        this, "factAdd", {Qt::Key_A, Qt::Key_Insert}, [] { return tr("&Add fact"); },
        [this] { m_controller->beginAdding(); }, {}, inFacts);
    addCommand(
        this, "factRemove", QKeySequence::Delete, [] { return tr("&Delete fact"); },
        [this] { m_controller->remove(); }, {}, inFacts);
    addCommand(
        this, "factMoveUp", Qt::ALT | Qt::Key_Up, [] { return tr("Move fact &up"); },
        [this] { m_controller->move(false); }, {}, inFacts);
    addCommand(
        this, "factMoveDown", Qt::ALT | Qt::Key_Down, [] { return tr("Move fact do&wn"); },
        [this] { m_controller->move(true); }, {}, inFacts);
    addCommand(
        this, "factRepeats", Qt::Key_R, [] { return tr("Fact &repeats another"); },
        [this] { m_controller->toggleRepetition(); }, {}, inBoth);
    addCommand(
        this, "factApart", Qt::Key_D, [] { return tr("Facts &differ"); },
        [this] { m_controller->setApart(); }, {}, inBoth);
    addCommand(
        this, "factNextQuestion", Qt::Key_G, [] { return tr("&Go to next possible repetition"); },
        [this] { m_questions->goToNext(m_controller->currentFact()); }, {}, inBoth);
    addCommand(
        this, "factOverrule", Qt::Key_O, [] { return tr("&Overrule mask"); },
        [this] { m_controller->overruleMask(); }, {}, inFacts);
    addCommand(
        this, "factMaskNote", Qt::Key_T, [] { return tr("No&te on mask"); },
        [this] { m_panel->editMaskNote(); }, {}, inFacts);
    addToggle(
        this, "factHistory", Qt::Key_P, [] { return tr("Show or&igin"); },
        [this](bool) { showFocus(); }, {}, inFacts);
}

void FactsWorkspace::addSampleCommands()
{
    QAction* supporting = addToggle(
        this, "factsSupporting", Qt::ALT | Qt::Key_S,
        [] { return tr("Facts of &supporting paragraphs"); }, [this](bool on) { showSide(on); });
    QAction* nonsupporting = addToggle(this, "factsNonsupporting", Qt::ALT | Qt::Key_N,
        [] { return tr("Facts of &nonsupporting paragraphs"); }, {});
    {
        const QSignalBlocker quiet(supporting); // nothing is shown yet
        supporting->setChecked(true);
    }
    auto* sides = new QActionGroup(this);
    sides->addAction(supporting);
    sides->addAction(nonsupporting);
    addCommand(
        this, "factsDecompose", Qt::CTRL | Qt::Key_D, [] { return tr("Decompose with a &model…"); },
        [this] { startRun(RunKindId::Decompose); });
    QAction* conflicts = addCommand(
        this, "factsConflicts", Qt::CTRL | Qt::SHIFT | Qt::Key_D,
        [] { return tr("Mask &conflicting facts…"); }, [this] { startRun(RunKindId::Mask); });
    bindText(conflicts, &QAction::setToolTip, [] {
        return tr(
            "A model finds the facts of nonsupporting paragraphs that follow from supporting ones");
    });
    addCommand(
        this, "factsTakeOver", Qt::CTRL | Qt::Key_T, [] { return tr("Accep&t imported facts"); },
        [this] { m_controller->takeOverImported(); });
    addCommand(
        this, "factsAskKey", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [] { return tr("Start &key-fact round…"); },
        [this] {
            emit NextSteps::of(m_session).assignRequested(
                {m_session.currentSample()}, Step::KeyFacts);
        });
    addCommand(
        this, "factsShowKey", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [] { return tr("&Go to key facts"); },
        [this] {
            if (!m_sheet.keyFacts) // they begin with their round
                return commandNamed(this, "factsAskKey")->trigger();
            const bool closed = m_sheet.keyFacts->isClosed();
            m_session.setCurrentStep(Step::KeyFacts);
            emit m_session.workspaceRequested(
                closed ? WorkspaceId::Compare : WorkspaceId::Annotate);
        });
    addCommand(
        this, "factsChoosePerson", {}, [] { return tr("Choose &your name…"); },
        [this] { emit NextSteps::of(m_session).personRequested(); });
    addCommand(
        this, "factsPreviousSample", Qt::CTRL | Qt::Key_Up, [] { return tr("&Previous sample"); },
        [this] { m_samples->stepSample(-1); });
    addCommand(
        this, "factsNextSample", Qt::CTRL | Qt::Key_Down, [] { return tr("Ne&xt sample"); },
        [this] { m_samples->stepSample(1); });
    addCommand(
        this, "factsFocusFacts", Qt::ALT | Qt::Key_L, [] { return tr("Go to &facts"); },
        [this] { takeFocus(); });
    addCommand(
        this, "factsFocusQuestions", Qt::ALT | Qt::Key_R,
        [] { return tr("Go to possible &repetitions"); },
        [this] { m_questions->list()->setFocus(Qt::ShortcutFocusReason); });
}

QList<QAction*> FactsWorkspace::workspaceActions() const
{
    return commandsOf(this) + m_samples->paneActions();
}

bool FactsWorkspace::supporting() const
{
    return commandNamed(this, "factsSupporting")->isChecked();
}

void FactsWorkspace::connectSession()
{
    connect(&m_session.project(), &Project::changed, this, &FactsWorkspace::follow);
    connect(
        &m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int paragraph) {
            clearMessage();
            m_wantedParagraph = paragraph;
            m_wantedFact.clear();
            refreshIfVisible();
        });
    connect(&m_session, &ProjectSession::factRequested, this, [this](FactId id) {
        if (isVisible())
            m_controller->goTo(id);
    });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        clearMessage();
        refreshIfVisible();
    });
    connect(&m_session, &ProjectSession::peopleChanged, this, &FactsWorkspace::refreshIfVisible);
    m_session.unfinished().addTyped(
        this, [this] { m_list->finishEditing(); },
        [this] {
            if (m_list->isTyping())
                return tr("The fact that you are typing is not saved.");
            return m_panel->isTyping() ? tr("A note on a mask is not saved.")
                                       : m_controller->unsaved();
        });
}

void FactsWorkspace::follow(const ChangeEvent& event)
{
    if (const auto* facts = event.as<FactsChanged>(); facts && event.origin.isBack()) {
        bringUp(facts->sample, facts->fact);
        return;
    }
    // The first answer about key facts fixes them.
    const bool mayFix =
        event.as<AnswerChanged>() && !m_sheet.fixed && m_sheet.kind == FactSheet::Kind::Ready;
    if (mayFix || concerns(event, kFactsRead, {.sample = m_session.currentSample()}))
        refreshIfVisible();
}

/// What was undone or redone comes into view.
void FactsWorkspace::bringUp(SampleId sample, const QString& fact)
{
    m_session.setCurrentSample(sample);
    m_wantedFact = fact;
    // A fact that goes leaves its paragraph to be shown.
    for (const FactRow& row : std::as_const(m_sheet.facts)) {
        if (row.uuid == fact)
            m_wantedParagraph = row.paragraphNumber;
    }
    refreshIfVisible();
    if (!isVisible())
        emit m_session.workspaceRequested(id());
}

void FactsWorkspace::refreshIfVisible()
{
    // Hidden, nothing is read: work in another workspace must not wait for this one.
    m_stale = true;
    if (isVisible())
        refresh();
}

void FactsWorkspace::refresh()
{
    m_stale = false;
    const auto sheet = loadFactSheet(m_session.project().reader(), m_session.currentSample());
    m_sheet = sheet ? *sheet : FactSheet{};
    m_controller->setSheet(m_sheet);
    showSheet();
    if (!sheet) {
        m_empty->setFailed();
        tellError(sheet.error());
    }
}

void FactsWorkspace::showSheet()
{
    m_model->setSheet(m_sheet, supporting());
    m_header->setSheet(m_sheet);
    m_empty->setSheet(m_sheet, m_samples->samples()->total() > 0);
    m_questions->setSheet(m_sheet);
    showQuestions();
    showState();
    keepPlace();
    showFocus();
}

void FactsWorkspace::showState()
{
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    const bool listed = ready && (!m_sheet.facts.isEmpty() || m_writingByHand == m_sheet.sample.id);
    QWidget* shown = listed ? static_cast<QWidget*>(m_list) : m_empty;
    m_stack->setCurrentWidget(shown);
    m_side->setVisible(listed);
    const bool somebody = m_session.currentPerson().isValid();
    m_strip->showState(
        listed ? standingText(m_sheet, supporting(), somebody) : QString(), nextStep());
}

/// What is offered beside how things stand.
QAction* FactsWorkspace::nextStep() const
{
    if (!m_session.currentPerson().isValid())
        return commandNamed(this, "factsChoosePerson");
    if (m_sheet.importedWaiting > 0)
        return commandNamed(this, "factsTakeOver");
    if (!m_sheet.keyFacts)
        return commandNamed(this, m_session.isLead() ? "factsAskKey" : "factsNextSample");
    return commandNamed(this, "factsShowKey");
}

void FactsWorkspace::keepPlace()
{
    if (!m_wantedFact.isEmpty()) {
        for (const FactRow& fact : std::as_const(m_sheet.facts)) {
            if (fact.uuid != m_wantedFact)
                continue;
            const QString uuid = std::exchange(m_wantedFact, {});
            m_wantedParagraph = 0;
            m_controller->goTo(fact.id);
            m_controller->continueBehind(uuid);
            return;
        }
    }
    if (m_wantedParagraph > 0 && m_sheet.kind == FactSheet::Kind::Ready) {
        const int wanted = std::exchange(m_wantedParagraph, 0);
        for (const bool side : {true, false}) {
            for (const ParagraphRow& paragraph : m_sheet.paragraphs(side)) {
                if (paragraph.number != wanted)
                    continue;
                m_controller->showSide(side);
                m_list->setCurrentRow(m_model->rowOf(paragraph.id));
                return;
            }
        }
    }
    if (m_list->currentRow() < 0 && m_model->rowCount() > 0)
        m_list->setCurrentRow(std::min(m_lastRow, m_model->rowCount() - 1));
}

void FactsWorkspace::showSide(bool supporting)
{
    clearMessage();
    m_lastRow = 0;
    m_model->setSheet(m_sheet, supporting);
    showState();
    keepPlace();
    showFocus();
}

void FactsWorkspace::showFocus()
{
    FactFocus focus;
    focus.sheet = &m_sheet;
    focus.fact = m_controller->currentFact();
    focus.showsHistory = commandNamed(this, "factHistory")->isChecked();
    if (focus.fact) {
        focus.hints = m_model->hintsOf(*focus.fact);
        focus.question = m_model->questionAbout(focus.fact->id);
        focus.unstoredNote = m_controller->unstoredNote(focus.fact->id);
    }
    m_panel->showFocus(focus, m_session.project().reader(), [this](PersonId id) {
        const QString name = m_session.person(id).name;
        return name.isEmpty() ? tr("Someone") : name;
    });
    enableFactCommands();
}

void FactsWorkspace::enableFactCommands()
{
    const bool listed = m_stack->currentWidget() == m_list;
    const bool editable = listed && m_controller->mayEdit(supporting());
    const FactRow* fact = listed ? m_controller->currentFact() : nullptr;
    enableCommands(this,
        {"factEdit", "factSplit", "factMerge", "factRemove", "factMoveUp", "factMoveDown"},
        editable && fact); // on a paragraph their keys say what they need
    // Where there are no facts it begins with them.
    const bool begins = !listed && m_empty->offersWriting() && m_controller->mayEdit(supporting());
    enableCommands(this, {"factAdd"}, (editable || begins) && m_model->rowCount() > 0);
    const bool asked = fact && m_model->questionAbout(fact->id);
    enableCommands(this, {"factRepeats"}, editable && fact && (asked || fact->repeats));
    enableCommands(this, {"factApart"}, editable && asked && !fact->repeats);
    enableCommands(this, {"factNextQuestion"}, listed && m_questions->count() > 0);
    const bool somebody = m_session.currentPerson().isValid();
    enableCommands(this, {"factOverrule", "factMaskNote"}, fact && !supporting() && somebody);
    enableCommands(this, {"factHistory"}, fact);
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    // Of final facts a run would leave out all; the other side has its own.
    const bool isFinal = ready && supporting() && m_sheet.fixed;
    enableCommands(this, {"factsDecompose"}, ready && !isFinal);
    commandNamed(this, "factsDecompose")
        ->setToolTip(isFinal ? m_sheet.fixed->sentence() : QString());
    enableCommands(this, {"factsConflicts"}, ready && !m_sheet.facts.isEmpty());
    enableCommands(this, {"factsTakeOver"}, m_sheet.importedWaiting > 0 && somebody);
    enableCommands(this, {"factsAskKey"},
        m_session.isLead() && !m_sheet.keyFacts && !m_sheet.ofSide(true).isEmpty());
    enableCommands(
        this, {"factsShowKey"}, m_sheet.keyFacts || commandNamed(this, "factsAskKey")->isEnabled());
}

void FactsWorkspace::showQuestions()
{
    m_model->setQuestions(m_questions->questions());
    showFocus();
}

QWidget* FactsWorkspace::focusTarget() const
{
    return m_stack->currentWidget();
}

void FactsWorkspace::entered()
{
    if (m_stale)
        refresh();
}

void FactsWorkspace::retranslate()
{
    showSheet();
    if (m_sheet.fixed)
        refreshIfVisible(); // why they are fixed is a sentence that is read with them
}

} // namespace tandem
