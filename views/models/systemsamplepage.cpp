#include "views/models/systemsamplepage.h"

#include "models/kgds/scoring.h"
#include "models/results/spelling.h"
#include "storage/project/project.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/hintline.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/idlekeys.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/models/samplereview.h"
#include "views/models/sampleview.h"
#include "views/models/systemchoicebar.h"
#include "views/models/systemsamplelist.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QAction>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace tandem {

namespace {

constexpr int kSampleCoalesceMs = 300;

} // namespace

SystemSamplePage::SystemSamplePage(
    ProjectSession& session, QWidget* parent, const ActivityClock::Clock& clock)
    : QWidget(parent)
    , m_session(session)
    , m_samples(new SystemSampleList(this))
    , m_choice(new SystemChoiceBar(this))
    , m_view(new SampleView(this))
    , m_progress(named(newLabel(this, LabelStyle::Small), "systemSampleProgress"))
    , m_empty(named(new EmptyState(this), "systemSampleEmpty"))
    , m_rows(named(new QSplitter(Qt::Vertical, this), "systemSampleRows"))
    , m_columns(named(new QSplitter(this), "systemSampleColumns"))
    , m_stack(new QStackedWidget(this))
    , m_listReading(session, this, RenewedBy::Person)
    , m_sampleReading(session, this)
{
    setObjectName(QStringLiteral("systemSamplePage"));
    addChoiceCommands();
    addVerdictCommands();
    addReplyCommands();
    const VerdictCommands commands = verdictCommands();
    m_panel = new JudgementPanel(commands, this);
    m_review = new SampleReview(session, *m_view, *m_panel, commands, *m_samples, clock, this);
    build();
    setFocusProxy(m_view->list());
    explainIdleKeys();
    connectParts();
    keepReading();
    inEveryLanguage(this, [this] { retranslate(); });
}

void SystemSamplePage::build()
{
    auto* sample = new QWidget(m_rows);
    inColumn(sample, {m_choice, new Divider(Qt::Horizontal, this), {m_view, 1}}, 0);
    keepPanes(m_rows, {sample, m_panel}, {540, 180}, {1, 0});
    keepPanes(m_columns, {m_samples, m_rows}, {190, 1000}, {0, 1});
    auto* all = new QWidget(this);
    inColumn(all, {{m_columns, 1}, new Divider(Qt::Horizontal, this), newHints()}, 0);
    m_stack->addWidget(all);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
    setSurface(this, Surface::Panel);
}

QWidget* SystemSamplePage::newHints()
{
    return new HintLine(*this,
        {{"systemNextItem", [] { return tr("next"); }},
            {"systemNextUndecided", [] { return tr("next unreviewed"); }},
            {"systemDone", [] { return tr("finish"); }},
            {"systemNextSample", [] { return tr("next sample"); }},
            {"systemNextBeside", [] { return tr("compare with"); }},
            {"systemFocus", [] { return tr("filter"); }},
            {"systemOutputReply", [] { return tr("system's reply"); }}},
        m_progress);
}

/// Single letters act wherever nobody is typing: a line edit takes them before a shortcut does.
/// Space acts in the list alone, so that it can press buttons elsewhere.
void SystemSamplePage::addChoiceCommands()
{
    addCommand(
        this, "systemNextSample", Qt::CTRL | Qt::Key_Down, [] { return tr("Next &sample"); },
        [this] { goToSample(m_samples->neighbour(1)); });
    addCommand(
        this, "systemPreviousSample", Qt::CTRL | Qt::Key_Up, [] { return tr("Previous sa&mple"); },
        [this] { goToSample(m_samples->neighbour(-1)); });
    addCommand(
        this, "systemFocus", {Qt::CTRL | Qt::SHIFT | Qt::Key_F, Qt::Key_Slash},
        [] { return tr("Fi&lter…"); }, [this] { m_samples->openFocusChoice(); });
    addCommand(
        this, "systemNextItem", Qt::Key_J, [] { return tr("&Next fact or opinion"); },
        [this] { m_view->step(1); });
    addCommand(
        this, "systemPreviousItem", Qt::Key_K, [] { return tr("&Previous fact or opinion"); },
        [this] { m_view->step(-1); });
    addCommand(
        this, "systemNextSystem", Qt::Key_S, [] { return tr("Next s&ystem"); },
        [this] { m_review->nextSystem(); });
    addCommand(
        this, "systemNextBeside", Qt::Key_B, [] { return tr("Compare with ne&xt system"); },
        [this] { nextBeside(); });
    addCommand(
        this, "systemSelfReflection", Qt::SHIFT | Qt::Key_B,
        [] { return tr("C&ompare with the other prompting paradigm"); },
        [this] { otherParadigm(); });
    addCommand(
        this, "systemNextVerifier", Qt::Key_V, [] { return tr("Next &judge"); },
        [this] { nextVerifier(); });
    addCommand(
        this, "systemReadOn", Qt::Key_Space, [] { return tr("S&croll the rationale"); },
        [this] { m_panel->readOn(); });
    actOnlyIn(
        m_view->list(), commandsNamed(this, {"systemReadOn"}), Qt::WidgetWithChildrenShortcut);
}

/// What they do is the workbench's.
void SystemSamplePage::addVerdictCommands()
{
    addCommand(this, "systemAgree", Qt::Key_A, [] { return tr("A&gree"); }, {});
    addCommand(this, "systemDisagree", Qt::Key_D, [] { return tr("&Disagree"); }, {});
    addCommand(this, "systemUnsure", Qt::Key_U, [] { return tr("&Unsure"); }, {});
    addCommand(this, "systemAgreeWithAll", Qt::SHIFT | Qt::Key_A,
        [] { return tr("Agree with &all remaining"); }, {});
    addCommand(
        this, "systemTakeBack", Qt::Key_Backspace, [] { return tr("&Withdraw review"); }, {});
    addCommand(this, "systemNote", Qt::Key_T, [] { return tr("No&te…"); }, {});
    addCommand(this, "systemNextUndecided", Qt::Key_N, [] { return tr("Next unrev&iewed"); }, {});
    addCommand(this, "systemNextDiffering", Qt::SHIFT | Qt::Key_N,
        [] { return tr("Next with reviewers' disag&reement"); }, {});
    const QList<QAction*> stances =
        commandsNamed(this, {"systemAgree", "systemDisagree", "systemUnsure"});
    for (QAction* stance : stances)
        stance->setCheckable(true);
}

void SystemSamplePage::addReplyCommands()
{
    addCommand(
        this, "systemVerdictReply", Qt::Key_R,
        [] { return tr("&View the judge's reply, with its prompt"); },
        [this] {
            if (const auto item = m_view->current(); item && shownSample())
                showReply(verdictReply(*shownSample(), *item), noReplyText(*shownSample(), *item));
        });
    addCommand(
        this, "systemOutputReply", Qt::SHIFT | Qt::Key_R,
        [] { return tr("Vi&ew the system's reply, with its prompt"); },
        [this] {
            if (shownSample())
                showReply(shownSample()->first.reply, noReplyText(shownSample()->first));
        });
    QAction* done = addCommand(
        this, "systemDone", Qt::CTRL | Qt::Key_Return, [] { return tr("&Finish review"); }, {});
    bindText(done, &QAction::setToolTip,
        [] { return tr("Final: you will see others' reviews and can no longer edit yours"); });
    // Seen where nobody has judged it.
    QAction* judge =
        addCommand(this, "systemJudge", {}, [] { return tr("&Have this output judged…"); }, {});
    giveAs(judge, "modelsJudge");
    judge->setVisible(false);
    addCommand(this, "systemChoosePerson", {}, [] { return tr("C&hoose your name…"); }, {});
    // One opinion a press, however long the key is held; moving about repeats.
    const QList<QAction*> once =
        commandsNamed(this, {"systemAgree", "systemDisagree", "systemUnsure", "systemAgreeWithAll",
                                "systemTakeBack", "systemDone"});
    for (QAction* command : once)
        command->setAutoRepeat(false);
}

VerdictCommands SystemSamplePage::verdictCommands() const
{
    return {commandNamed(this, "systemAgree"), commandNamed(this, "systemDisagree"),
        commandNamed(this, "systemUnsure"), commandNamed(this, "systemAgreeWithAll"),
        commandNamed(this, "systemTakeBack"), commandNamed(this, "systemNote"),
        commandNamed(this, "systemNextUndecided"), commandNamed(this, "systemNextDiffering"),
        commandNamed(this, "systemDone"), commandNamed(this, "systemChoosePerson"),
        commandNamed(this, "systemVerdictReply"), [] { return tr("judge's reply"); }};
}

void SystemSamplePage::explainIdleKeys()
{
    for (CardsView* list : {m_view->list(), m_samples->list()}) {
        sayWhyKeysAreIdle(
            list,
            [this](const QAction* action) {
                return action->objectName() == QLatin1String("systemAgree")
                           ? m_review->whyNoAgreement()
                           : m_review->whyNoAnswer();
            },
            this);
    }
}

void SystemSamplePage::connectParts()
{
    if (Workspace* screen = Workspace::of(this))
        screen->showMessagesOver(m_panel->cards());
    connect(&m_review->bench(), &VerdictWorkbench::changed, this,
        [this] { m_progress->setText(m_review->progress()); });
    connect(m_view, &SampleView::currentChanged, this, &SystemSamplePage::dropOldMessage);
    connect(m_review, &SampleReview::judgementWanted, this, &SystemSamplePage::openJudgement);
    const auto backToList = [this] { m_view->list()->setFocus(Qt::OtherFocusReason); };
    connect(m_panel, &JudgementPanel::questionLeft, this, backToList);
    connect(m_panel->answers(), &AnswerBar::noteLeft, this, backToList);
    connect(m_samples, &SystemSampleList::sampleChosen, this,
        [this](SampleId sample) { m_session.setCurrentSample(sample); });
    connect(m_samples, &SystemSampleList::sampleActivated, this, backToList);
    connect(m_samples, &SystemSampleList::focusOnChanged, this, [this] {
        m_review->setFocusOn(m_samples->focusOn());
        dropTold();
        if (!m_samples->setCurrent(m_sample))
            goToSample(m_samples->first());
    });
    connect(&m_session, &ProjectSession::currentSampleChanged, this, &SystemSamplePage::openSample);
    connect(m_choice, &SystemChoiceBar::chosen, this, &SystemSamplePage::chooseHere);
    connect(m_review, &SampleReview::choiceWanted, this, &SystemSamplePage::chooseHere);
    connect(m_review, &SampleReview::sampleWanted, this, &SystemSamplePage::goToSample);
}

void SystemSamplePage::keepReading()
{
    m_listReading.keep(
        {.parts = Parts(Part::Systems) | Part::Verdicts | Part::Samples,
            .restMs = kSampleCoalesceMs},
        [this] {
            return [wanted = m_wanted, viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag& cancelled) {
                return readSystemSamples(database, wanted, viewer, cancelled);
            };
        },
        [this](const SystemSamples& samples) { takeList(samples); });
    m_sampleReading.keep(
        {.parts = Parts(Part::Systems) | Part::Samples,
            .scope = [this] { return Scope{.sample = m_sample}; }},
        [this]() -> Latest<SharedSystemSample>::Reading {
            if (!m_sample.isValid() || !m_isKnown)
                return {};
            return [sample = m_sample, choice = m_known.choice](Database& database,
                       const CancelFlag&) { return readSystemSample(database, sample, choice); };
        },
        [this](const SharedSystemSample& sample) { takeSample(sample); });
}

void SystemSamplePage::showSystem(
    const kgds::SystemRef& system, const QString& verifier, SampleId sample)
{
    SystemChoice choice = m_isKnown ? m_known.choice : m_wanted;
    choice.system = system;
    if (!verifier.isEmpty())
        choice.verifier = verifier;
    if (sample.isValid())
        m_session.setCurrentSample(sample);
    choose(choice);
}

void SystemSamplePage::showUndecided(
    const kgds::SystemRef& system, const QString& verifier, SampleId sample)
{
    m_review->searchOnArrival();
    showSystem(system, verifier, sample);
}

void SystemSamplePage::setVerifier(const QString& verifier)
{
    SystemChoice choice = m_isKnown ? m_known.choice : m_wanted;
    if (choice.verifier == verifier || verifier.isEmpty())
        return;
    choice.verifier = verifier;
    choose(choice);
}

SharedSystemSample SystemSamplePage::shownSample() const
{
    return m_view->sample();
}

void SystemSamplePage::choose(const SystemChoice& choice)
{
    m_panel->answers()->writeNote();
    dropTold();
    m_wanted = choice;
    m_listReading.startOver();
}

/// What is chosen on this page others may want to know.
void SystemSamplePage::chooseHere(const SystemChoice& choice)
{
    const bool isOther = choice.verifier != m_known.choice.verifier;
    choose(choice);
    if (isOther)
        emit verifierChosen(choice.verifier);
}

void SystemSamplePage::takeList(const SystemSamples& samples)
{
    const bool isAnother = !m_isKnown || samples.choice != m_known.choice;
    m_known = samples;
    m_isKnown = true;
    m_wanted = samples.choice;
    m_samples->setRows(samples.rows, samples.choice.system.pattern, !isAnother);
    m_choice->setKnown(samples);
    m_review->setKnown(samples);
    const SampleId sample =
        !isAnother && m_samples->row(m_sample) ? m_sample : m_review->firstSample(m_sample);
    if (sample != m_sample || isAnother) {
        m_sample = sample;
        readSample();
    } else if (!m_sampleReading.isBusy()) {
        m_review->arrive(); // it is on the screen already
    }
    m_samples->setCurrent(m_sample);
    if (!m_sample.isValid())
        takeSample(nullptr);
    showState();
}

void SystemSamplePage::goToSample(SampleId sample)
{
    if (!sample.isValid())
        return;
    m_session.setCurrentSample(sample);
    openSample(sample); // where it was the session's already
}

void SystemSamplePage::openSample(SampleId sample)
{
    if (!m_isKnown || sample == m_sample || !m_samples->row(sample))
        return;
    m_panel->answers()->writeNote();
    m_sample = sample;
    m_samples->setCurrent(sample);
    readSample();
}

void SystemSamplePage::readSample()
{
    m_sampleReading.startOver();
}

void SystemSamplePage::takeSample(const SharedSystemSample& sample)
{
    m_panel->answers()->writeNote();
    QString figures;
    QString beside;
    if (sample) {
        const auto scoreOf = [&](const ShownOutput& output, const kgds::SystemJudgement& said) {
            return scoreText(
                kgds::sampleScore(output.system.pattern, sample->record, output.output, said),
                output.system.pattern);
        };
        figures = scoreOf(sample->first, sample->judgement());
        if (sample->second)
            beside = scoreOf(*sample->second, sample->secondJudgement());
    }
    m_view->setSample(sample, figures, beside);
    m_review->setSample(sample);
    showState();
    m_review->arrive();
    m_isBroughtUp = false;
}

void SystemSamplePage::showState()
{
    const bool nothing = m_isKnown && m_known.systems.isEmpty();
    m_stack->setCurrentIndex(nothing ? 1 : 0);
    const SharedSystemSample shown = shownSample();
    m_choice->setTitle(
        shown ? tr("Sample %1: %2").arg(results::countText(shown->position), shown->title)
              : QString());
    m_progress->setText(m_review->progress());
    if (nothing)
        m_empty->say(Icon::Models, tr("No model outputs yet"),
            tr("Have models summarize the samples, or import their outputs."),
            {tr("Get summaries…"), "modelsGenerate"}, {tr("Import outputs…"), "modelsImport"});
}

void SystemSamplePage::nextBeside()
{
    if (m_known.systems.size() < 2)
        m_review->bench().tell(tr("There is no other system to compare with."));
    else
        chooseHere(withNextBeside(m_known));
}

void SystemSamplePage::nextVerifier()
{
    if (m_known.verifiers.size() > 1)
        chooseHere(withNextVerifier(m_known));
    else if (m_known.verifiers.isEmpty())
        m_review->bench().tell(tr("No outputs have been judged yet."));
    else
        m_review->bench().tell(tr("%1 is the only judge so far.").arg(m_known.verifiers.first()));
}

/// The same system, asked in the other way, beside it.
void SystemSamplePage::otherParadigm()
{
    if (const auto choice = withOtherParadigm(m_known))
        chooseHere(*choice);
    else
        m_review->bench().tell(
            tr("This system has no output with %1.", "way of asking")
                .arg(kgds::paradigmName(tandem::otherParadigm(m_known.choice.system.paradigm))));
}

void SystemSamplePage::dropTold()
{
    if (Workspace* screen = Workspace::of(this))
        screen->dropTold();
}

/// What was told about another item is not true of this one.
void SystemSamplePage::dropOldMessage()
{
    const SharedSystemSample sample = shownSample();
    const LookedAt now(sample ? sample->first.id : SystemOutputId(), m_view->current());
    if (std::exchange(m_lookedAt, now) != now && !m_isBroughtUp)
        dropTold();
}

void SystemSamplePage::openJudgement(SystemJudgementId judgement)
{
    SystemJudgementRepository judgements(m_session.project().reader());
    const auto stored = judgements.byId(judgement);
    if (!stored)
        return;
    const auto output = SystemOutputRepository(m_session.project().reader()).byId(stored->output);
    if (!output)
        return;
    showSystem(output->made.system, stored->verifier, output->made.sample);
    m_isBroughtUp = true;
}

void SystemSamplePage::showReply(ReplyId reply, const QString& whyNone)
{
    if (reply.isValid())
        (new ReplyDialog(m_session.project(), reply, this))->open();
    else
        m_review->bench().tell(whyNone);
}

void SystemSamplePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_panel->answers()->writeNote();
}

void SystemSamplePage::retranslate()
{
    if (m_isKnown)
        takeSample(shownSample());
}

} // namespace tandem
