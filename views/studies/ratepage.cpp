#include "views/studies/ratepage.h"

#include "models/results/spelling.h"
#include "storage/changes/history.h"
#include "storage/project/erasedcopies.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/hintline.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workclock.h"
#include "ui/screen/workspace.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"
#include "views/studies/ratingpane.h"
#include "views/studies/ratingview.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace tandem {

/// What somebody has to agree to before they rate; it can be declined, and agreed to after that.
class ConsentPage final : public QWidget
{
    Q_OBJECT

public:
    /// Its primary button gives the command "rateAgreeByKey" of the page.
    explicit ConsentPage(QWidget* parent);

    void setConsent(const QString& markdown);
    /// Whether the rater has declined already.
    void setDeclined(bool declined);

signals:
    void declined();

private:
    MarkdownView* m_consent;
    QPushButton* m_decline;
};

ConsentPage::ConsentPage(QWidget* parent)
    : QWidget(parent)
    , m_consent(named(new MarkdownView(this), "rateConsent"))
    // In the order in which they stand, and in which Tab comes to them.
    , m_decline(newButton(this, "rateDecline", [] { return tr("I do not want to take part"); }))
{
    setSurface(this, Surface::Panel);
    bindText(m_consent, &QWidget::setAccessibleName, [] { return tr("Consent"); });
    QPushButton* button = newButton(this, "rateAgree", [] { return tr("I agree and take part"); });
    setPrimary(button);
    connect(button, &QPushButton::clicked, commandNamed(this, "rateAgreeByKey"), &QAction::trigger);
    connect(m_decline, &QPushButton::clicked, this, &ConsentPage::declined);
    auto* hints = new HintLine(*this, {{"rateAgreeByKey", [] { return tr("agree"); }}});
    inColumn(this,
        {inColumn({{m_consent, 1}, inRow({Free(), m_decline, button}, 8)}, 12, {24, 24, 24, 24}),
            new Divider(Qt::Horizontal, this), hints},
        0);
    setFocusProxy(m_consent);
}

void ConsentPage::setConsent(const QString& markdown)
{
    m_consent->setMarkdownText(markdown);
}

void ConsentPage::setDeclined(bool declined)
{
    m_decline->setVisible(!declined);
}

namespace {

using Kind = studies::RaterEvent::Kind;

constexpr int kRatedListWidth = 240;
constexpr int kWorkWidth = 980;

} // namespace

RatePage::RatePage(ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_times(clock)
    , m_studies(new RowsOf<RatedStudy>(ratedStudyRows(), this))
    , m_stack(new QStackedWidget(this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, m_stack), "ratePanes"))
    , m_empty(named(new EmptyState(m_stack), "rateEmpty"))
    , m_task(session, this)
    , m_reading(session, this, RenewedBy::Person)
{
    m_times.setPerson(session.currentPerson());
    addCommands();
    build();
    connectSession();
    inEveryLanguage(this, [this] { showState(); });
}

RatePage::~RatePage() = default;

void RatePage::addCommands()
{
    m_pause = addCommand(
        this, "ratePause", Qt::Key_P, [] { return tr("Pause"); },
        [this] { m_isPaused ? endPause() : showPause(false); }, [] { return tr("pause"); });
    // Enter alone agrees to nothing: it may have been meant for the page before.
    m_agree = addCommand(
        this, "rateAgreeByKey", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [] { return tr("I agree and take part"); }, [this] { tellEvent(Kind::Consented); });
    m_withdraw = addCommand(
        this, "rateWithdraw", {}, [] { return tr("Withdraw from the study"); },
        [this] { askWithdraw(); }, [] { return tr("Withdraw…"); });
}

void RatePage::build()
{
    m_work = new QStackedWidget(m_splitter);
    m_consent = named(new ConsentPage(m_work), "rateConsentPage");
    m_controller = new RatingPane(this);
    m_pausePage = named(new EmptyState(m_work), "ratePausePage");
    for (QWidget* page : std::initializer_list<QWidget*>{m_consent, m_controller, m_pausePage})
        m_work->addWidget(page);
    keepPanes(m_splitter, {buildStudies(), m_work}, {kRatedListWidth, kWorkWidth}, {0, 1});
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
    connect(m_consent, &ConsentPage::declined, this, [this] { tellEvent(Kind::Declined); });
    connect(&rating(), &RatingView::answered, this, &RatePage::give);
    connect(&rating(), &RatingView::wasInView, this, &RatePage::tellInView);
    connect(m_controller, &RatingPane::turnShown, this, &RatePage::beginItem);
    connect(m_controller, &RatingPane::breakDue, this, [this] { showPause(true); });
    connect(m_controller, &RatingPane::submitted, this, [this] { tellEvent(Kind::Submitted); });
    connect(m_controller, &RatingPane::submissionTakenBack, this,
        [this] { tellEvent(Kind::TakenBack); });
}

RatingView& RatePage::rating() const
{
    return m_controller->rating();
}

const std::optional<RatedTask>& RatePage::shown() const
{
    return m_controller->shown();
}

QWidget* RatePage::buildStudies()
{
    auto* pane = new QWidget(m_splitter);
    m_list = named(new CardsView(m_studies, pane), "rateStudies");
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Your studies"); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &RatePage::readTask);
    inColumn(pane,
        {{m_list, 1}, inRow({commandButton(m_withdraw, pane), Free()}, 0, {12, 6, 12, 8})}, 0);
    return pane;
}

void RatePage::connectSession()
{
    m_reading.keep(
        {.parts = Parts(Part::Studies) | Part::People, .restMs = 300},
        [this]() -> Latest<QList<RatedStudy>>::Reading {
            const PersonId person = m_session.currentPerson();
            if (!person.isValid())
                return {};
            return [person](Database& database, const CancelFlag&) {
                return studiesRatedBy(database, person);
            };
        },
        [this](const QList<RatedStudy>& studies) { showStudies(studies); });
    // What is being typed is kept before somebody else sits down or the project is closed.
    m_session.unfinished().addTyped(this, [this] { rating().finishTyping(); });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_wanted = {};
        forgetTask();
        m_times.setPerson(m_session.currentPerson());
        m_studies->setRows({});
        showState();
    });
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        // What is given here is shown already; a reading of it could only come late.
        const bool isOwn = event.origin.asker == this && !event.origin.isBack();
        const auto* study = event.as<StudyChanged>();
        const bool isOthers =
            study && study->rater.isValid() && shown() && study->rater != shown()->of.rater;
        if (!isOwn && !isOthers && concerns(event, Part::Studies))
            readTask();
    });
}

void RatePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showState();
}

void RatePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    rating().finishTyping();
    showState();
}

const RatedStudy* RatePage::current() const
{
    return m_studies->rowAt(m_list->currentRow());
}

void RatePage::showStudy(RaterId rater)
{
    if (!m_list->choose(RowKey(rater)))
        m_wanted = rater;
}

void RatePage::showStudies(const QList<RatedStudy>& studies)
{
    m_studies->setRows(studies);
    if (const RaterId wanted = std::exchange(m_wanted, {}); wanted.isValid())
        m_list->choose(RowKey(wanted));
    if (!current() && !studies.isEmpty())
        m_list->choose(RowKey(studies.first().rater));
    if (studies.isEmpty())
        forgetTask();
    showState();
}

void RatePage::readTask()
{
    const RatedStudy* rated = current();
    if (!rated)
        return;
    if (shown() && shown()->of.rater != rated->rater)
        forgetTask();
    m_readsAgain = m_storing > 0;
    if (m_readsAgain)
        return;
    m_task.read([rater = rated->rater](
                    Database& database, const CancelFlag&) { return ratedTask(database, rater); },
        [this, given = m_given](const RatedTask& task) {
            // What was given meanwhile may be missing in it, and would go from the screen.
            if (given == m_given)
                showTask(task);
            else
                readTask();
        });
}

/// An answer is stored, or cannot be.
void RatePage::settle()
{
    if (--m_storing == 0 && m_readsAgain)
        readTask();
}

/// Nothing is on the screen that somebody could answer in the place of another study.
void RatePage::forgetTask()
{
    rating().finishTyping();
    m_task.cancel();
    m_times.goTo(std::nullopt);
    m_controller->clear();
    m_isPaused = false;
}

void RatePage::showTask(const RatedTask& rated)
{
    const bool isOther = !shown() || shown()->of.rater != rated.of.rater;
    const bool hadKeyboard = m_work->isAncestorOf(QApplication::focusWidget());
    if (isOther)
        m_consent->setConsent(rated.task.consent);
    m_controller->setTask(rated, isOther);
    showState();
    if (isOther || hadKeyboard)
        Workspace::of(this)->takeFocus();
}

void RatePage::showState()
{
    const RatedStudy* rated = current();
    m_stack->setCurrentWidget(rated ? static_cast<QWidget*>(m_splitter) : m_empty);
    showEmpty();
    const bool asks = shown() && asksConsent(*shown());
    const bool isOn = m_controller->isOn();
    m_isPaused = m_isPaused && isOn;
    QWidget* page = m_controller;
    if (asks)
        page = m_consent;
    else if (m_isPaused)
        page = m_pausePage;
    m_work->setCurrentWidget(page);
    if (m_isPaused)
        page = m_pausePage->findChild<QPushButton*>();
    setFocusProxy(rated ? page : nullptr);
    m_consent->setDeclined(asks && shown()->of.state == RaterState::Declined);
    m_agree->setEnabled(asks);
    m_pause->setEnabled(isOn); // its key goes on, too
    m_withdraw->setEnabled(shown().has_value());
    m_controller->setAtItems(shown() && !asks && !m_isPaused);
    // Neither a pause nor what can only be read is work.
    if (Workspace* screen = Workspace::of(this))
        screen->clock().setWorking(isVisible() && isOn && !m_isPaused);
}

void RatePage::showEmpty()
{
    using Offer = EmptyState::Offer;
    const auto choosePerson = [this] { emit NextSteps::of(m_session).personRequested(); };
    if (!m_session.currentPerson().isValid())
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Choose your name (top corner of the window). Only you see your answers until the "
               "study is closed."),
            Offer{tr("Choose your name…"), choosePerson});
    else
        m_empty->say(Icon::Studies, tr("No studies to rate"),
            tr("Once the lead of a study adds you as a rater, its items appear here."),
            m_session.isLead() ? Offer{tr("Go to Studies"), "studiesStudiesPage"}
                               : Offer{tr("Switch user…"), choosePerson});
}

void RatePage::showPause(bool isBreak)
{
    rating().finishTyping();
    m_isPaused = true;
    m_isBreak = isBreak;
    const QString where =
        tr("%1 of %2 items answered. The timer is paused and your answers are saved.")
            .arg(
                results::countText(rating().answeredTurns()), results::countText(rating().turns()));
    m_pausePage->say(Icon::Studies, isBreak ? tr("Time for a break?") : tr("Pause"), where,
        {tr("Continue"), [this] { endPause(); }});
    showState();
    Workspace::of(this)->takeFocus();
}

void RatePage::endPause()
{
    m_isPaused = false;
    showState();
    if (m_isBreak)
        rating().showNextOpen();
    Workspace::of(this)->takeFocus();
}

/// What was spent on the item that was shown waits for its answer.
void RatePage::beginItem()
{
    m_times.goTo(rating().task().turns.at(rating().currentTurn()).id);
}

void RatePage::give(const QString& turn, const QString& question,
    const std::optional<QString>& value, const std::optional<QString>& before)
{
    if (!shown())
        return;
    const RatedStudy rated = shown()->of;
    const qint64 durationMs = m_times.answered(turn);
    ++m_given;
    ++m_storing;
    m_session
        .change(this, {.text = tr("answer in “%1”").arg(rated.title),
                          .write = reversible(
                              keepingTold(rated, toldAnswer(turn, question, value, durationMs)),
                              keepingTold(rated, toldAnswer(turn, question, before, 0)))})
        .onCommitted(this, [this] { settle(); })
        .onFailed(this, [this, rater = rated.rater, turn, question, before](const Error& error) {
            settle();
            if (shown() && shown()->of.rater == rater)
                rating().setAnswer(turn, question, before);
            Workspace::of(this)->tellError(error);
        });
    m_controller->showStrip();
}

QStringList RatePage::turnIds() const
{
    QStringList ids;
    for (const studies::TaskTurn& turn : rating().task().turns)
        ids.append(turn.id);
    return ids;
}

/// In a packet there is no place for it.
void RatePage::tellInView(const QString& turn)
{
    if (shown() && m_controller->isOn() && !m_session.packet())
        m_session.change(this, {.write = keepingTold(shown()->of, toldInView(turn))});
}

void RatePage::askWithdraw()
{
    if (!shown())
        return;
    rating().finishTyping();
    Workspace::of(this)->ask(tr("Withdraw from “%1”? Your name and all your answers in it are "
                                "erased for good, and you cannot take part again.")
                                 .arg(shown()->of.title),
        tr("Withdraw and erase"), [this] { tellEvent(Kind::Withdrawn); });
}

void RatePage::tellEvent(Kind kind)
{
    if (!shown())
        return;
    const RatedStudy rated = shown()->of;
    // At once: by the time it is stored somebody else may sit here.
    if (kind == Kind::Submitted)
        m_times.forget(turnIds());
    m_session.change(this, {.write = keepingTold(rated, toldEvent(kind))})
        .onCommitted(this, [this, kind] {
            if (kind != Kind::Withdrawn)
                return readTask();
            forgetTask();
            m_session.history().clear(); // nothing of it can be brought back
            m_reading.startOver();
            Workspace::of(this)->tell(QString(tr("You have withdrawn. Your answers are erased.") +
                                              u' ' + backupsKeepErased(m_session.project().path()))
                                          .trimmed());
        });
}

} // namespace tandem

#include "views/studies/ratepage.moc"
