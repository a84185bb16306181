#include "views/annotate/answerstrip.h"

#include "ui/keycap.h"
#include "ui/recentanswers.h"
#include "ui/savedindicator.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/annotate/recentanswerlist.h"
#include "views/session/projectsession.h"

#include <QHBoxLayout>
#include <QKeySequence>

namespace tandem {

namespace {

constexpr int kAnswerStripSlowMs = 150;

QString keyText(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

AnswerStrip::AnswerStrip(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_list(new RecentAnswerList(session, this))
    , m_chips(new RecentAnswers(this))
    , m_undo(new KeyCap({}, this))
    , m_handIn(new KeyCap({}, this))
    , m_keys(new KeyCap({}, this))
    , m_saved(new SavedIndicator(this))
{
    setObjectName(QStringLiteral("answerStrip"));
    m_chips->setObjectName(QStringLiteral("recentAnswers"));
    m_saved->setObjectName(QStringLiteral("savedIndicator"));
    setSurface(this, Surface::Panel);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 4, 14, 4);
    layout->setSpacing(16);
    layout->addWidget(m_chips, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_handIn);
    layout->addWidget(m_keys);
    layout->addWidget(m_saved);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kAnswerStripSlowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_session.project().pendingWrites() > 0)
            m_saved->setSaving(m_session.project().pendingWrites());
    });
    connect(m_list, &RecentAnswerList::changed, this, &AnswerStrip::showAnswers);
    connect(&session, &ProjectSession::currentSampleChanged, this, &AnswerStrip::showAnswers);
    connect(&session, &ProjectSession::currentStepChanged, this, &AnswerStrip::showAnswers);
    connect(m_chips, &RecentAnswers::activated, this, [this](int index) {
        // The chips show the oldest first, the list has the newest first.
        const qsizetype place = m_list->answers().size() - 1 - index;
        if (place >= 0 && place < m_list->answers().size())
            emit answerChosen(m_list->answers().at(place));
    });
    connect(m_saved, &QAbstractButton::clicked, this, [this] { emit detailsRequested(m_error); });
    connect(&session.project(), &Project::pendingWritesChanged, this, &AnswerStrip::pendingChanged);
    connect(&session, &ProjectSession::changeFailed, this, &AnswerStrip::showError);
    connect(&session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        if (!event.as<EverythingChanged>())
            m_error.clear();
    });
    m_saved->setSaved();
    inEveryLanguage(this, [this] { retranslate(); });
}

void AnswerStrip::retranslate()
{
    m_undo->setHint({keyText(QKeySequence::Undo), tr("undo")});
    m_handIn->setHint({tr("Ctrl+Enter"), tr("hand in")});
    m_keys->setHint({keyText(Qt::Key_F1), tr("all keys")});
    showAnswers();
}

void AnswerStrip::showAnswers()
{
    QList<AnswerChip> chips;
    for (auto answer = m_list->answers().crbegin(); answer != m_list->answers().crend(); ++answer) {
        const bool here =
            answer->sample == m_session.currentSample() && answer->step == m_session.currentStep();
        AnswerChip chip;
        chip.number = here ? QString::number(answer->number)
                           : tr("%1:%2", "sample, paragraph or fact")
                                 .arg(answer->samplePosition)
                                 .arg(answer->number);
        chip.yes = answer->answer.value == YesNo::Yes;
        chip.toolTip = (answer->step == Step::KeyFacts ? tr("Sample %1, fact %2")
                                                       : tr("Sample %1, paragraph %2"))
                           .arg(answer->samplePosition)
                           .arg(answer->number);
        chips.append(chip);
    }
    m_chips->setAnswers(chips);
    fitHints();
}

void AnswerStrip::fitHints()
{
    // The answers and whether they are saved matter more than the keys.
    int left = width() - m_chips->sizeHint().width() - m_saved->sizeHint().width();
    for (KeyCap* hint : {m_handIn, m_undo, m_keys}) {
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
    if (m_error.isEmpty())
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
