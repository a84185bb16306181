#include "views/studies/ratepage.h"

#include "models/studies/studyprogress.h"
#include "storage/changes/history.h"
#include "storage/project/erasedcopies.h"
#include "ui/confirmbar.h"
#include "ui/emptystate.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workclock.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"
#include "views/studies/ratingview.h"

#include <QAction>
#include <QApplication>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

using Kind = studies::RaterEvent::Kind;

/// Whether an option of the task is given by this key.
bool isKeyOfAnswer(const studies::Task& task, const QString& key)
{
    for (const studies::Question& question : task.questions) {
        for (qsizetype i = 0; i < question.options.size(); ++i) {
            if (studies::keyOfOption(question, i).compare(key, Qt::CaseInsensitive) == 0)
                return true;
        }
    }
    return false;
}

QString dayOf(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

RatePage::RatePage(ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_onItem(clock)
    , m_studies(new RowsOf<RatedStudy>(ratedStudyRows(), this))
    , m_stack(new QStackedWidget(this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, m_stack), "ratePanes"))
    , m_empty(named(new EmptyState(m_stack), "rateEmpty"))
    , m_task(session.project())
    , m_reading(session.project())
{
    addSteps();
    addCommands();
    build();
    connectSession();
    inEveryLanguage(this, [this] { showState(); });
}

RatePage::~RatePage() = default;

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
    const auto tellError = [this](const Error& error) { Workspace::of(this)->tellError(error); };
    connect(&m_reading, &LatestBase::failed, this, tellError);
    connect(&m_task, &LatestBase::failed, this, tellError);
    // What is being typed is kept before somebody else sits down or the project is closed.
    m_session.unfinished().addTyped(this, [this] { m_rating->finishTyping(); });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        forgetTask();
        m_studies->setRows({});
        showState();
        m_reading.startOver();
    });
    connect(m_empty, &EmptyState::actionTriggered, &NextSteps::of(m_session),
        &NextSteps::personRequested);
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        // What is given here is shown already; a reading of it could only come late.
        const bool isOwn = event.origin.asker == this && !event.origin.isBack();
        const auto* study = event.as<StudyChanged>();
        const bool isOthers =
            study && study->rater.isValid() && m_shown && study->rater != m_shown->of.rater;
        if (!isOwn && !isOthers && concerns(event, Part::Studies))
            readTask();
    });
}

void RatePage::setWatched(bool watched)
{
    if (!watched)
        m_rating->finishTyping();
    m_isWatched = watched;
    m_reading.setWatched(watched);
    showState();
}

const RatedStudy* RatePage::current() const
{
    return m_studies->rowAt(m_list->currentRow());
}

bool RatePage::isAtWork() const
{
    return m_shown && isRatedOn(*m_shown, QDateTime::currentDateTimeUtc());
}

void RatePage::showStudies(const QList<RatedStudy>& studies)
{
    m_studies->setRows(studies);
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
    if (m_shown && m_shown->of.rater != rated->rater)
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
    m_rating->finishTyping();
    m_confirm->dismiss();
    m_shown.reset();
    m_task.cancel();
    m_rating->setTask({});
    m_isPaused = false;
}

void RatePage::showTask(const RatedTask& rated)
{
    const bool isOther = !m_shown || m_shown->of.rater != rated.of.rater;
    const bool hadKeyboard = m_work->isAncestorOf(QApplication::focusWidget());
    m_shown = rated;
    if (isOther) {
        m_consent->setMarkdownText(rated.task.consent);
        m_instructions->setMarkdownText(rated.task.instructions);
        // Who comes back knows them.
        m_showInstructions->setChecked(
            !rated.task.instructions.isEmpty() && rated.task.given.rows.isEmpty());
        freeKeys();
    }
    m_rating->setTask(rated.task);
    showState();
    if (isOther || hadKeyboard)
        Workspace::of(this)->takeFocus();
}

/// A key of an answer is that and nothing else.
void RatePage::freeKeys()
{
    const std::pair<QAction*, Qt::Key> commands[] = {{m_nextOpen, Qt::Key_F}, {m_pause, Qt::Key_P}};
    for (const auto& [command, key] : commands) {
        const bool isTaken = isKeyOfAnswer(m_shown->task, QKeySequence(key).toString());
        command->setShortcut(
            isTaken ? QKeySequence(Qt::CTRL | Qt::SHIFT | key) : QKeySequence(key));
    }
}

void RatePage::showState()
{
    const RatedStudy* rated = current();
    m_stack->setCurrentWidget(rated ? static_cast<QWidget*>(m_splitter) : m_empty);
    showEmpty();
    const bool asks = m_shown && asksConsent(*m_shown);
    const bool isOn = isAtWork();
    m_isPaused = m_isPaused && isOn;
    QWidget* page = asks ? m_consentPage : m_isPaused ? m_pausePage : m_ratingPage;
    m_work->setCurrentWidget(page);
    QWidget* keyboard = m_rating;
    if (page == m_consentPage)
        keyboard = m_consent;
    else if (page == m_pausePage)
        keyboard = m_pausePage->findChild<QPushButton*>();
    setFocusProxy(rated ? keyboard : nullptr);
    m_decline->setVisible(asks && m_shown->of.state != RaterState::Declined);
    const bool canRate = isOn && !m_isPaused;
    if (!canRate)
        m_confirm->dismiss();
    for (QAction* action : {m_takeBack, m_handIn})
        action->setEnabled(canRate);
    m_agree->setEnabled(asks);
    m_pause->setEnabled(isOn); // its key goes on, too
    for (QAction* action : {m_next, m_back, m_nextOpen, m_showInstructions})
        action->setEnabled(m_shown && !asks && !m_isPaused);
    m_takeBackHandIn->setEnabled(
        m_shown && m_shown->of.state == RaterState::HandedIn && !m_shown->of.isClosed);
    m_withdraw->setEnabled(m_shown.has_value());
    m_instructions->setVisible(m_showInstructions->isChecked());
    m_rating->setReadOnly(!isOn);
    showStrip(isOn);
    // Neither a pause nor what can only be read is work.
    if (Workspace* screen = Workspace::of(this))
        screen->clock().setWorking(m_isWatched && canRate);
}

void RatePage::showStrip(bool isOn)
{
    if (!m_shown || !m_confirm->isHidden())
        return m_strip->showState({});
    const RatedTask& shown = *m_shown;
    if (shown.of.isClosed)
        m_strip->showState(tr("The study is closed. Your answers can be read, but not changed."));
    else if (shown.of.state == RaterState::HandedIn)
        m_strip->showState(tr("You have handed in. Thank you!"), m_takeBackHandIn);
    else if (shown.of.state == RaterState::Replaced)
        m_strip->showState(tr("Somebody else goes on in your place."));
    else if (shown.of.state == RaterState::ScreenedOut)
        m_strip->showState(tr("This study asks other people. Thank you for coming."));
    else if (!isOn && shown.answersEnd.isValid())
        m_strip->showState(tr("The time in which answers could be given ended on %1.")
                               .arg(dayOf(shown.answersEnd)));
    else if (m_rating->turns() > 0 && m_rating->answeredTurns() == m_rating->turns())
        m_strip->showState(
            tr("Every item is answered. Look at them again if you like, then hand in."), m_handIn);
    else if (shown.answersEnd.isValid())
        m_strip->showState(
            tr("You can answer and change answers until %1.").arg(dayOf(shown.answersEnd)));
    else if (shown.comeBackDays > 0)
        m_strip->showState(tr("Once you have begun, you can come back and change answers for "
                              "%n day(s).",
            nullptr, shown.comeBackDays));
    else
        m_strip->showState({});
}

void RatePage::showEmpty()
{
    if (!m_session.currentPerson().isValid())
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Choose your name in the corner of the window. What you answer is yours alone until "
               "the study is closed."),
            tr("Choose your name…"));
    else
        m_empty->say(Icon::Studies, tr("No study asks you"),
            tr("Who leads a study adds you as a rater; its items are here then."));
}

void RatePage::showPause(bool isBreak)
{
    m_rating->finishTyping();
    m_isPaused = true;
    m_isBreak = isBreak;
    const QString where = tr("%1 of %2 items are answered. The time does not run, and everything "
                             "you answered is kept.")
                              .arg(m_rating->answeredTurns())
                              .arg(m_rating->turns());
    m_pausePage->say(
        Icon::Studies, isBreak ? tr("Time for a break?") : tr("Pause"), where, tr("Go on"));
    showState();
    Workspace::of(this)->takeFocus();
}

void RatePage::endPause()
{
    m_isPaused = false;
    showState();
    if (m_isBreak)
        m_rating->showNextOpen();
    Workspace::of(this)->takeFocus();
}

void RatePage::stepOn()
{
    if (m_rating->currentTurn() + 1 < m_rating->turns())
        m_rating->stepTurn(1);
    else if (!isAtWork())
        return;
    else if (m_rating->answeredTurns() < m_rating->turns())
        askHandIn();
    else // the key that led here must not hand in when it is pressed once more
        Workspace::of(this)->tell(tr("This was the last item. Ctrl+Enter hands in."));
}

void RatePage::completed()
{
    // Read before the first item, they make room for the next ones; their key brings them back.
    if (m_rating->answeredTurns() == 1 && m_showInstructions->isChecked())
        m_showInstructions->trigger();
    studies::Design design;
    design.breakAfter = m_shown ? m_shown->task.breakAfter : 0;
    if (isBreakDue(design, m_rating->answeredTurns(), m_rating->turns()))
        return showPause(true);
    m_rating->showNextOpen();
    showStrip(true);
}

void RatePage::give(const QString& turn, const QString& question,
    const std::optional<QString>& value, const std::optional<QString>& before)
{
    if (!m_shown)
        return;
    const RatedStudy rated = m_shown->of;
    const qint64 durationMs = m_onItem.elapsedMs();
    m_onItem.restart();
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
            if (m_shown && m_shown->of.rater == rater)
                m_rating->setAnswer(turn, question, before);
            Workspace::of(this)->tellError(error);
        });
    showStrip(true);
}

void RatePage::askHandIn()
{
    m_rating->finishTyping();
    if (const int open = m_rating->turns() - m_rating->answeredTurns(); open > 0) {
        m_rating->showNextOpen();
        return Workspace::of(this)->warn(
            tr("%n item(s) lack an answer; this is one of them.", nullptr, open));
    }
    m_confirm->ask(tr("Hand in your answers? You can take the hand-in back until the study is "
                      "closed."),
        tr("Hand in"), [this] { tellEvent(Kind::HandedIn); });
    showStrip(true);
}

void RatePage::askWithdraw()
{
    if (!m_shown)
        return;
    m_rating->finishTyping();
    Workspace::of(this)->ask(tr("Withdraw from “%1”? All your answers in it are erased, with your "
                                "name: nobody can bring "
                                "them back, and you cannot take part again.")
                                 .arg(m_shown->of.title),
        tr("Withdraw and erase"), [this] { tellEvent(Kind::Withdrawn); });
}

void RatePage::tellEvent(Kind kind)
{
    if (!m_shown)
        return;
    const RatedStudy rated = m_shown->of;
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
