#include "views/annotate/answerstrip.h"

#include "models/results/spelling.h"
#include "storage/changes/history.h"
#include "ui/arrange.h"
#include "ui/keycap.h"
#include "ui/parts.h"
#include "ui/recentanswers.h"
#include "ui/savedindicator.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kAnswerStripSlowMs = 150;

constexpr int kReadDelayMs = 30;
constexpr Parts kRecentAnswersRead =
    Parts(Part::Answers) | Part::Rounds | Part::Facts | Part::Samples | Part::Discussions;

/// The person's latest answers of the step, newest first, whichever sample they are in.
Expected<QList<RecentAnswer>> recentAnswers(Database& database, PersonId person, Step step)
{
    QList<RecentAnswer> answers;
    if (!person.isValid())
        return answers;
    TANDEM_TRY(recent, AnswerRepository(database).recent(person, step, 2 * RecentAnswers::maximum));
    for (const RecentAnswer& answer : *recent) {
        // What was taken back, or only marked or noted, is no answer.
        if (answer.answer.value && answers.size() < RecentAnswers::maximum)
            answers.append(answer);
    }
    return answers;
}

QString keyText(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

AnswerStrip::AnswerStrip(ProjectSession& session, const QAction& submission, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_submitAction(submission)
    , m_chips(named(new RecentAnswers(this), "recentAnswers"))
    , m_undo(named(new KeyCap({}, this), "undoHint"))
    , m_submission(new KeyCap({}, this))
    , m_keys(new KeyCap({}, this))
    , m_saved(named(new SavedIndicator(this), "savedIndicator"))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("answerStrip"));
    setSurface(this, Surface::Panel);
    auto* layout =
        inRow(this, {{m_chips, 1}, m_undo, m_submission, m_keys, m_saved}, 16, {14, 4, 14, 4});
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kAnswerStripSlowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_session.project().pendingWrites() > 0)
            m_saved->setSaving(m_session.project().pendingWrites());
    });
    keepReading();
    connect(&session, &ProjectSession::currentSampleChanged, this, &AnswerStrip::showAnswers);
    connect(m_chips, &RecentAnswers::activated, this, [this](int index) {
        // The chips show the oldest first, the list has the newest first.
        const qsizetype place = m_answers.size() - 1 - index;
        if (place >= 0 && place < m_answers.size())
            emit answerChosen(m_answers.at(place));
    });
    connect(&session.project(), &Project::pendingWritesChanged, this, &AnswerStrip::pendingChanged);
    connect(&session, &ProjectSession::changeFailed, this, &AnswerStrip::showError);
    connect(&session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (!event.as<EverythingChanged>())
            m_error.clear();
    });
    // A key is named only while it does something.
    connect(&submission, &QAction::changed, this, &AnswerStrip::fitHints);
    connect(&session.history(), &History::changed, this, &AnswerStrip::fitHints);
    m_saved->setSaved();
    inEveryLanguage(this, [this] {
        m_undo->setHint({keyText(QKeySequence::Undo), tr("undo")});
        m_submission->setHint({tr("Ctrl+Enter"), tr("submit")});
        m_keys->setHint({keyText(Qt::Key_F1), tr("all keys")});
        showAnswers();
    });
}

void AnswerStrip::keepReading()
{
    m_reading.keep(
        {.parts = kRecentAnswersRead, .restMs = kReadDelayMs},
        [this] {
            return [person = m_session.currentPerson(), step = m_session.currentStep()](
                       Database& database, const CancelFlag&) {
                return recentAnswers(database, person, step);
            };
        },
        [this](const QList<RecentAnswer>& answers) {
            m_answers = answers;
            showAnswers();
        });
    const auto startOver = [this] {
        m_answers.clear();
        showAnswers();
        m_reading.startOver();
    };
    connect(&m_session, &ProjectSession::currentPersonChanged, this, startOver);
    connect(&m_session, &ProjectSession::currentStepChanged, this, startOver);
}

void AnswerStrip::showAnswers()
{
    QList<AnswerChip> chips;
    const bool areHere = std::all_of(m_answers.cbegin(), m_answers.cend(),
        [this](const RecentAnswer& answer) { return answer.sample == m_session.currentSample(); });
    for (auto answer = m_answers.crbegin(); answer != m_answers.crend(); ++answer) {
        AnswerChip chip;
        chip.number = results::countText(answer->number);
        if (!areHere)
            chip.group = tr("Sample %1").arg(results::countText(answer->samplePosition));
        chip.yes = answer->answer.value == YesNo::Yes;
        chip.toolTip = (answer->step == Step::KeyFacts ? tr("Sample %1, fact %2")
                                                       : tr("Sample %1, paragraph %2"))
                           .arg(results::countText(answer->samplePosition),
                               results::countText(answer->number));
        chips.append(chip);
    }
    m_chips->setAnswers(chips);
    fitHints();
}

void AnswerStrip::fitHints()
{
    // The answers and whether they are saved matter more than the keys.
    int left = width() - m_chips->sizeHint().width() - m_saved->sizeHint().width();
    const std::pair<KeyCap*, bool> hints[] = {{m_submission, m_submitAction.isEnabled()},
        {m_undo, m_session.history().canUndo()}, {m_keys, true}};
    for (const auto& [hint, works] : hints) {
        if (!works) {
            hint->hide();
            continue;
        }
        left -= hint->sizeHint().width() + layout()->spacing();
        hint->setVisible(left > 3 * layout()->spacing());
    }
}

QSize AnswerStrip::minimumSizeHint() const
{
    return {0, layout()->minimumSize().height()};
}

void AnswerStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHints();
}

bool AnswerStrip::event(QEvent* event)
{
    // A part of it needs more room, or less.
    if (event->type() == QEvent::LayoutRequest)
        fitHints();
    return QWidget::event(event);
}

void AnswerStrip::pendingChanged(int pending)
{
    if (pending > 0) {
        if (m_saved->state() == SavedIndicator::State::Saving)
            m_saved->setSaving(pending);
        else if (!m_slow.isActive())
            m_slow.start();
        return;
    }
    m_slow.stop();
    showSaved();
}

void AnswerStrip::setTyping(bool typing)
{
    m_isTyping = typing;
    if (m_session.project().pendingWrites() == 0)
        showSaved();
}

/// Once nothing is on its way any more.
void AnswerStrip::showSaved()
{
    if (!m_error.isEmpty())
        return;
    if (m_isTyping)
        m_saved->setTyping();
    else
        m_saved->setSaved();
}

void AnswerStrip::showError(const Error& error)
{
    // A refusal lost nothing; only what could not be written is told here.
    if (error.code == ErrorCode::Refused || error.code == ErrorCode::NotFound ||
        error.code == ErrorCode::InvalidInput)
        return;
    m_error = error.sentence();
    m_saved->setError(m_error);
}

} // namespace tandem
