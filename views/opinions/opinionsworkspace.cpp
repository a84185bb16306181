#include "views/opinions/opinionsworkspace.h"

#include "models/kgds/opinion.h"
#include "models/results/spelling.h"
#include "models/text/span.h"
#include "ui/arrange.h"
#include "ui/discussionlines.h"
#include "ui/discussionview.h"
#include "ui/emptystate.h"
#include "ui/guidelinepane.h"
#include "ui/keyhint.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workclock.h"
#include "ui/spantextview.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "views/opinions/checkingpage.h"
#include "views/opinions/opinionstop.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/writingpage.h"
#include "views/session/nextsteps.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QHash>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace tandem {

/// The opinions that came with an imported sample, to be read.
class ImportedOpinions final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportedOpinions)

public:
    explicit ImportedOpinions(QWidget* parent = nullptr);

    void setOpinions(const QStringList& opinions);
    /// Brings opinion `number` (from 1) into sight; one that is not there does nothing.
    void goTo(int number);

private:
    QStandardItemModel* m_model;
    TextRowView* m_list;
    QHash<QString, QList<Utf16Span>> m_bold; ///< the clarified parts of each text
};

ImportedOpinions::ImportedOpinions(QWidget* parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_list(named(new TextRowView(this), "importedOpinions"))
{
    m_list->setAnswersEnabled(false);
    m_list->setModel(m_model);
    m_list->setBold([this](const QString& text) { return m_bold.value(text); });
    setFocusProxy(m_list);
    inColumn(this, {m_list}, 0);
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Imported opinions"); });
}

void ImportedOpinions::setOpinions(const QStringList& opinions)
{
    m_model->clear();
    m_bold.clear();
    for (qsizetype i = 0; i < opinions.size(); ++i) {
        const kgds::OpinionText text = kgds::opinionText(opinions.at(i));
        m_bold.insert(text.plain, text.references);
        auto* item = new QStandardItem(text.plain);
        item->setEditable(false);
        item->setData(int(i) + 1, textrow::Number);
        item->setData(false, textrow::Answerable);
        item->setData(QVariant::fromValue(QList<KeyHint>()), textrow::Hints);
        item->setData(text.plain, Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    m_list->setCurrentRow(0);
}

void ImportedOpinions::goTo(int number)
{
    m_list->setCurrentRow(number - 1);
}

OpinionsWorkspace::OpinionsWorkspace(ProjectSession& session, QWidget* parent)
    : OpinionsWorkspace(session, monotonicClock(), parent)
{
}

OpinionsWorkspace::OpinionsWorkspace(
    ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : Workspace(WorkspaceId::Opinions, parent)
    , m_session(session)
    , m_controller(new OpinionsController(session, clock, this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, this), "opinionsPanes"))
    , m_samples(new SampleListPane(session, m_splitter))
    , m_stack(new QStackedWidget(m_splitter))
    , m_empty(named(new EmptyState(m_stack), "opinionsEmpty"))
    , m_page(new QWidget(m_stack))
    , m_pages(new QStackedWidget(m_page))
    , m_source(new SourcePane(m_splitter))
    , m_imported(new ImportedOpinions(m_pages))
{
    // In the order of menus.
    m_writing = new WritingPage(*m_controller, *m_source, *this, m_pages);
    addRoundCommands();
    m_checking = new CheckingPage(session, *m_controller, *m_source, *this, m_pages);
    addSettlingCommands();
    addSampleCommands();
    // One step a press, however long the key is held.
    const QList<QAction*> commands = commandsOf(this);
    for (QAction* command : commands)
        command->setAutoRepeat(false);
    m_top = new OpinionsTop(session, *m_controller, m_page);
    build();
    connectController();
    showAll();
}

OpinionsWorkspace::~OpinionsWorkspace()
{
    // Fields that lose the keyboard keep what they have, which this need no longer be told.
    m_session.project().disconnect(this);
    m_controller->disconnect(this);
    m_writing->disconnect(this);
}

void OpinionsWorkspace::build()
{
    m_samples->setStep(Step::Opinions);
    m_samples->setOnlyMineOffered(true);
    setSurface(m_page, Surface::Panel);
    m_pages->addWidget(m_writing);
    m_pages->addWidget(m_checking);
    m_pages->addWidget(m_imported);
    inColumn(m_page, {m_top, {m_pages, 1}}, 0);
    m_page->setMinimumWidth(360);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    keepPanes(m_splitter, {m_samples, m_stack, m_source}, {230, 590, 460}, {0, 3, 2});
    keep(commandNamed(this, "opinionsGuideline"));
    inColumn(this, {m_splitter}, 0);
    showMessagesOver(m_source); // beside the buttons
    for (ActiveTime* time : m_controller->times())
        clock().drive(*time);
    connect(&clock(), &WorkClock::ticked, m_top, &OpinionsTop::showProgress);
}

void OpinionsWorkspace::connectController()
{
    using C = OpinionsController;
    connect(m_controller, &C::aboutToReload, m_writing, &WritingPage::settle);
    connect(m_controller, &C::aboutToLeaveUtterance, m_writing, &WritingPage::settle);
    connect(m_controller, &C::reloaded, this, [this] {
        clearMessage();
        showAll();
    });
    connect(m_controller, &C::refreshed, this, [this] {
        showMode();
        if (m_controller->isChecking())
            m_checking->showAll();
        else
            m_writing->showAll();
    });
    connect(m_controller, &C::utteranceChanged, this, [this] {
        m_source->showUtterance(m_controller->utterance());
        m_writing->showAll();
        m_top->dropQuestion();
        m_top->showState();
    });
    connect(m_controller, &C::workChanged, this, [this] {
        // What was typed last may be saved after the question was asked.
        if (!m_controller->missing().isEmpty())
            m_top->dropQuestion();
        m_top->showState();
        m_top->showProgress();
        showLines();
    });
    connect(m_controller, &C::broughtUp, this, [this] {
        if (!isVisible())
            emit m_session.workspaceRequested(id());
    });
    connect(m_controller, &C::readFailed, this, &OpinionsWorkspace::tellError);
    connect(m_writing, &WritingPage::typed, this, &OpinionsWorkspace::showSaved);
    connect(
        &m_session.project(), &Project::pendingWritesChanged, this, &OpinionsWorkspace::showSaved);
    connect(m_writing, &WritingPage::failed, this, &OpinionsWorkspace::tellError);
    connect(&m_session, &ProjectSession::currentPersonChanged, this,
        &OpinionsWorkspace::chooseFirstSample);
    // Who asks for a number means this only while it is on the screen.
    connect(&m_session, &ProjectSession::currentSampleChanged, this, [this](SampleId, int number) {
        if (isVisible() && number > 0)
            goTo(number);
    });
    connect(m_samples, &SampleListPane::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SampleListPane::sampleActivated, this, &OpinionsWorkspace::takeFocus);
    connect(m_source, &SourcePane::utteranceChosen, this, [this](int place) {
        if (!m_controller->isChecking())
            m_controller->setUtterance(place);
    });
    connect(m_source->guideline(), &GuidelinePane::closeRequested,
        commandNamed(this, "opinionsGuideline"), &QAction::trigger);
    m_session.unfinished().addTyped(
        this, [this] { m_writing->settle(); },
        [this] {
            if (m_top->isTyping())
                return tr("The reason for reopening is not saved yet.");
            return m_checking->hasDrafts() ? tr("A peer review of an opinion is not submitted yet.")
                                           : QString();
        });
}

void OpinionsWorkspace::setGuideline(const std::function<QString()>& markdown)
{
    bindText(m_source->guideline(), &GuidelinePane::setMarkdown, markdown);
}

void OpinionsWorkspace::addRoundCommands()
{
    addCommand(
        this, "opinionNextUtterance", Qt::CTRL | Qt::Key_PageDown,
        [] { return tr("Next utterance"); }, [this] { m_controller->stepUtterance(1); });
    addCommand(
        this, "opinionPreviousUtterance", Qt::CTRL | Qt::Key_PageUp,
        [] { return tr("Previous utterance"); }, [this] { m_controller->stepUtterance(-1); });
    addCommand(
        this, "opinionGiveUtterance", {}, [] { return tr("Reassign to partner"); },
        [this] { m_controller->giveUtterance(); });
    addCommand(
        this, "opinionsHandIn", {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
        [] { return tr("&Submit…"); }, [this] { askToSubmit(); });
    addCommand(
        this, "opinionsTakeBackHandIn", {}, [] { return tr("Withdraw submission"); },
        [this] { m_controller->withdrawSubmission(); });
    addCommand(
        this, "opinionsAssign", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [] { return tr("&Assign to a pair…"); },
        [this] {
            emit NextSteps::of(m_session).assignRequested(
                {m_session.currentSample()}, Step::Opinions);
        });
}

void OpinionsWorkspace::addSettlingCommands()
{
    addCommand(
        this, "opinionNextWaiting", Qt::CTRL | Qt::Key_J,
        [] { return tr("Next opinion awaiting you"); },
        [this] {
            m_checking->goToNext();
            if (m_controller->isChecking() && m_controller->nextWaiting() >= 0)
                m_checking->focusList();
            else
                goToOpen();
        });
    addCommand(
        this, "opinionsSettle", Qt::CTRL | Qt::Key_S, [] { return tr("&Settle…"); },
        [this] { m_top->askSettle(); });
    addCommand(
        this, "opinionsReopen", {}, [] { return tr("Reopen…"); }, [this] { m_top->askReopen(); });
}

void OpinionsWorkspace::addSampleCommands()
{
    addToggle(
        this, "opinionsGuideline", Qt::Key_F2, [] { return tr("&Guideline"); },
        [this](bool shown) {
            m_source->setGuidelineShown(shown);
            if (!shown)
                takeFocus();
        });
    addCommand(
        this, "opinionsNextOpen", Qt::CTRL | Qt::SHIFT | Qt::Key_Down,
        [] { return tr("Next open sample"); }, [this] { goToOpen(); });
    addCommand(
        this, "opinionsNextSample", Qt::CTRL | Qt::Key_Down, [] { return tr("Next sample"); },
        [this] { m_samples->stepSample(1); });
    addCommand(
        this, "opinionsPreviousSample", Qt::CTRL | Qt::Key_Up, [] { return tr("Previous sample"); },
        [this] { m_samples->stepSample(-1); });
    m_writing->addFocusCommands(*this);
    addCommand(
        this, "opinionsFocusArticle", Qt::ALT | Qt::Key_A, [] { return tr("Go to the article"); },
        [this] { m_source->article()->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        this, "opinionsFocusDiscussion", Qt::ALT | Qt::Key_D,
        [] { return tr("Go to the discussion"); },
        [this] { m_source->discussion()->setFocus(Qt::ShortcutFocusReason); });
}

void OpinionsWorkspace::askToSubmit()
{
    m_writing->settle();
    clearMessage();
    const Missing missing = m_controller->missing();
    if (!missing.isEmpty()) {
        warn(missingText(missing, Step::Opinions));
        m_controller->setUtterance(missing.unanswered.constFirst());
        m_writing->focusGap();
        return;
    }
    m_top->askToSubmit();
}

void OpinionsWorkspace::chooseFirstSample()
{
    if (isVisible())
        m_samples->chooseFirst();
}

void OpinionsWorkspace::goToOpen()
{
    const auto next = nextWork(m_session.project().reader(), m_session.currentPerson(),
        m_controller->sheet().row.position, Step::Opinions);
    if (!next)
        tellError(next.error());
    else if (*next &&
             !((*next)->sample == m_session.currentSample() && (*next)->step == Step::Opinions))
        goToWork(m_session, **next);
    else
        tell(tr("No other sample needs your answers."));
}

void OpinionsWorkspace::goTo(int number)
{
    const OpinionSheet& sheet = m_controller->sheet();
    if (sheet.isImported()) {
        m_imported->goTo(number);
    } else if (m_controller->isChecking()) {
        const auto found = std::find_if(sheet.opinions.cbegin(), sheet.opinions.cend(),
            [number](const PlacedOpinion& placed) { return placed.utterance == number; });
        if (found != sheet.opinions.cend())
            m_controller->setOpinion(std::distance(sheet.opinions.cbegin(), found));
    } else {
        m_controller->setUtterance(number);
    }
}

void OpinionsWorkspace::showAll()
{
    m_top->dropQuestion();
    m_source->setParagraphs(m_controller->sheet().paragraphs);
    showMode();
    m_source->showUtterance(m_controller->utterance());
    const bool hadFocus = m_pages->isAncestorOf(focusWidget());
    if (m_controller->isChecking()) {
        m_pages->setCurrentWidget(m_checking);
        m_checking->showAll();
    } else if (m_controller->sheet().isImported()) {
        m_pages->setCurrentWidget(m_imported);
        m_imported->setOpinions(m_controller->sheet().imported);
    } else {
        m_pages->setCurrentWidget(m_writing);
        m_writing->showAll();
    }
    if (hadFocus)
        takeFocus();
}

void OpinionsWorkspace::showMode()
{
    const OpinionsMode mode = m_controller->mode();
    const bool empty =
        mode == OpinionsMode::NoSample ||
        (!m_controller->sheet().isImported() &&
            (mode == OpinionsMode::NobodyChosen || mode == OpinionsMode::WaitingForDiscussion));
    if (empty)
        showEmpty();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_empty) : m_page);
    m_source->setVisible(!empty);
    enableCommands(this, {"opinionsHandIn"}, mode == OpinionsMode::Writing);
    const auto& round = m_controller->sheet().row.round;
    enableCommands(this, {"opinionsTakeBackHandIn"},
        mode == OpinionsMode::Submitted && round && !round->isFinal());
    enableCommands(this, {"opinionGiveUtterance"}, m_controller->mayGiveUtterance());
    enableCommands(this, {"opinionsSettle"}, mode == OpinionsMode::Checking);
    enableCommands(this, {"opinionsAssign"}, !empty && m_session.isLead());
    enableCommands(
        this, {"opinionsReopen"}, mode == OpinionsMode::Settled && m_controller->isLead());
    enableCommands(
        this, {"opinionNextUtterance", "opinionPreviousUtterance"}, !m_controller->isChecking());
    showLines();
    m_top->showAll();
    showSaved();
    clock().setWorking(mode == OpinionsMode::Writing || mode == OpinionsMode::Checking);
}

void OpinionsWorkspace::showEmpty()
{
    if (m_controller->mode() == OpinionsMode::NobodyChosen)
        m_empty->say(Icon::People, tr("Choose your name"),
            tr("Choose your name. Your opinions stay hidden from others until both annotators have "
               "submitted."),
            {tr("Choose your name…"), [this] { emit NextSteps::of(m_session).personRequested(); }});
    else if (m_controller->mode() == OpinionsMode::WaitingForDiscussion)
        showWaitingForDiscussion();
    else
        m_empty->say(Icon::Discussion, tr("No sample selected"),
            tr("Select a sample in the list, or import articles first."),
            {m_session.packet() ? QString() : tr("Import…"),
                [this] { emit NextSteps::of(m_session).importRequested(); }});
}

/// The list need not hold the sample, so that it is named.
void OpinionsWorkspace::showWaitingForDiscussion()
{
    const SampleRow& row = m_controller->sheet().row;
    using Offer = EmptyState::Offer;
    const Offer next(commandNamed(this, "opinionsNextOpen")->iconText(), [this] { goToOpen(); });
    const Offer write(tr("Write the discussion"),
        [this, sample = row.id] { emit NextSteps::of(m_session).discussionEditRequested(sample); });
    // In a packet the discussion is as the project has it.
    const bool isFixed = m_session.packet().has_value();
    m_empty->say(Icon::Discussion, tr("No discussion yet"),
        tr("Sample %1, “%2”: opinions are written about the utterances of a discussion.")
            .arg(results::ordinalText(row.position), row.title),
        isFixed ? next : write, isFixed ? Offer() : next);
}

QString OpinionsWorkspace::remarkOf(int place) const
{
    const OpinionSheet& sheet = m_controller->sheet();
    if (!sheet.row.round)
        return {};
    const PersonId author = sheet.authors.value(place);
    const bool own = author == m_controller->person();
    const QString who = own ? tr("yours") : m_session.person(author).name;
    if (!own || m_controller->isChecking())
        return who;
    return workGaps(m_controller->work(place)).isEmpty() ? tr("%1, done", "whose").arg(who) : who;
}

void OpinionsWorkspace::showLines()
{
    const OpinionSheet& sheet = m_controller->sheet();
    QList<DiscussionLine> lines;
    for (int place = 1; place <= sheet.utterances(); ++place) {
        const OpinionContext& context = sheet.contexts.at(place - 1);
        lines.append({context.participant, context.utterance, remarkOf(place)});
    }
    m_source->setLines(lines);
}

void OpinionsWorkspace::showSaved()
{
    m_top->showSaved(m_writing->isTyping());
}

QWidget* OpinionsWorkspace::focusTarget() const
{
    return m_stack->currentWidget() == m_empty ? static_cast<QWidget*>(m_empty)
                                               : m_pages->currentWidget();
}

void OpinionsWorkspace::left()
{
    m_writing->settle();
}

QList<QAction*> OpinionsWorkspace::workspaceActions() const
{
    return commandsOf(this) + m_samples->paneActions();
}

void OpinionsWorkspace::retranslate()
{
    showAll();
}

} // namespace tandem

#include "views/opinions/opinionsworkspace.moc"
