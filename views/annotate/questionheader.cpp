#include "views/annotate/questionheader.h"

#include "models/rounds/timing.h"
#include "ui/keycap.h"
#include "ui/progressline.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace tandem {

namespace {

/// Below this width the question needs the room more than the line that repeats the numbers.
constexpr int kRoomForProgress = 520;

} // namespace

QuestionHeader::QuestionHeader(QWidget* parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_progressText(new QLabel(this))
    , m_progress(new ProgressLine(this))
    , m_clock(new QLabel(this))
    , m_guideline(new KeyCap({}, this))
{
    setLabelStyle(m_question, LabelStyle::Title);
    m_question->setWordWrap(true);
    setLabelStyle(m_remark, LabelStyle::Small);
    setLabelStyle(m_progressText, LabelStyle::Secondary);
    setLabelStyle(m_clock, LabelStyle::Secondary);
    m_question->setObjectName(QStringLiteral("question"));
    m_remark->setObjectName(QStringLiteral("questionRemark"));
    m_remark->hide();
    m_progressText->setObjectName(QStringLiteral("articleProgress"));
    m_clock->setObjectName(QStringLiteral("activeClock"));
    m_progress->setFixedWidth(92);
    m_guideline->setCursor(Qt::PointingHandCursor);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 10, 24, 10);
    layout->setSpacing(16);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_question);
    words->addWidget(m_remark);
    layout->addLayout(words, 1);
    layout->addWidget(m_progressText);
    layout->addWidget(m_progress);
    layout->addWidget(m_clock);
    layout->addWidget(m_guideline);
    setMinimumHeight(64);
    inEveryLanguage(this, [this] { retranslate(); });
}

void QuestionHeader::retranslate()
{
    m_question->setText(
        m_step == Step::KeyFacts
            ? tr("Is this fact a key background-supporting fact for the discussion?")
            : tr("Is this paragraph background-supporting for the discussion?"));
    m_guideline->setHint(
        {QKeySequence(Qt::Key_F2).toString(QKeySequence::NativeText), tr("guideline")});
    m_clock->setToolTip(tr("Active time on this sample; longer pauses are not counted"));
}

void QuestionHeader::setStep(Step step)
{
    m_step = step;
    retranslate();
}

void QuestionHeader::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void QuestionHeader::setProgress(const QString& text, int done, int total)
{
    m_progressText->setText(text);
    m_progress->setProgress(done, total);
}

void QuestionHeader::setActiveMs(qint64 ms)
{
    m_clock->setVisible(ms >= 0);
    if (ms < 0)
        return;
    m_clock->setText(clockText(ms));
    m_clock->setAccessibleName(tr("Active time %1").arg(m_clock->text()));
}

void QuestionHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_progress->setVisible(width() >= kRoomForProgress);
}

void QuestionHeader::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton &&
        m_guideline->geometry().contains(event->position().toPoint()))
        emit guidelineClicked();
    else
        QWidget::mouseReleaseEvent(event);
}

} // namespace tandem
