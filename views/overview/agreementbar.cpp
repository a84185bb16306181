#include "views/overview/agreementbar.h"

#include "models/agreement/agreementreport.h"
#include "models/rounds/stepname.h"
#include "ui/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include <array>

namespace tandem {

namespace {

constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};
constexpr int kBothSteps = -1;

} // namespace

AgreementBar::AgreementBar(AgreementRun& run, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_byLabel(new QLabel(this))
    , m_by(new QComboBox(this))
    , m_step(new QComboBox(this))
    , m_state(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    m_by->setObjectName(QStringLiteral("agreementBy"));
    for (const AgreementGrouping grouping : kGroupings)
        m_by->addItem(QString(), int(grouping));
    m_byLabel->setBuddy(m_by);
    m_step->setObjectName(QStringLiteral("agreementStep"));
    for (const int step : {kBothSteps, int(Step::Paragraphs), int(Step::KeyFacts)})
        m_step->addItem(QString(), step);
    m_state->setObjectName(QStringLiteral("agreementState"));
    setLabelStyle(m_state, LabelStyle::Small);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_cancel->setObjectName(QStringLiteral("cancelAgreement"));
    setLinkLike(m_cancel);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 0);
    layout->setSpacing(8);
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_byLabel, m_by, m_step, m_state, m_progress, m_cancel})
        layout->addWidget(widget);
    layout->addStretch();
    retranslate();
    for (const QComboBox* combo : {m_by, m_step})
        connect(combo, &QComboBox::currentIndexChanged, this, &AgreementBar::choose);
    connect(m_cancel, &QToolButton::clicked, &m_run, &AgreementRun::cancel);
    connect(&m_run, &AgreementRun::runningChanged, this, &AgreementBar::showState);
    connect(&m_run, &AgreementRun::progressed, this, &AgreementBar::showProgress);
}

void AgreementBar::retranslate()
{
    m_byLabel->setText(tr("&By", "what rounds are put together by"));
    for (int i = 0; i < m_by->count(); ++i)
        m_by->setItemText(i, agreementGroupingName(AgreementGrouping(m_by->itemData(i).toInt())));
    for (int i = 0; i < m_step->count(); ++i) {
        const int step = m_step->itemData(i).toInt();
        m_step->setItemText(i, step == kBothSteps ? tr("All steps") : stepName(Step(step)));
    }
    m_by->setAccessibleName(tr("What rounds are put together by"));
    m_step->setAccessibleName(tr("Of which step"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the agreement"));
    showState();
}

std::pair<int, int> AgreementBar::places() const
{
    return {m_by->currentIndex(), m_step->currentIndex()};
}

void AgreementBar::setPlaces(std::pair<int, int> places)
{
    if (places.first >= 0 && places.first < m_by->count())
        m_by->setCurrentIndex(places.first);
    if (places.second >= 0 && places.second < m_step->count())
        m_step->setCurrentIndex(places.second);
}

void AgreementBar::addControl(QWidget* control)
{
    layout()->addWidget(control);
}

void AgreementBar::choose()
{
    AgreementChoice choice{AgreementGrouping(m_by->currentData().toInt()), {}};
    if (const int step = m_step->currentData().toInt(); step != kBothSteps)
        choice.step = Step(step);
    m_run.setChoice(choice);
}

void AgreementBar::showState()
{
    const bool running = m_run.isRunning();
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
    m_cancel->setVisible(running);
    if (running)
        m_state->setText(tr("Computing…"));
    else if (m_run.wasCancelled())
        m_state->setText(tr("Cancelled; F5 computes it again."));
    else
        m_state->setText(tr("On the answers given blind."));
}

void AgreementBar::showProgress(qint64 done, qint64 all)
{
    if (all <= 0)
        return;
    m_progress->setRange(0, int(all));
    m_progress->setValue(int(done));
    const QLocale locale;
    m_state->setText(
        tr("Reading: %1 of %2 rounds").arg(locale.toString(done), locale.toString(all)));
}

void AgreementBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tandem
