#include "views/compare/compareworkspace.h"

#include "ui/reasonform.h"
#include "views/compare/calibrationstrip.h"
#include "views/compare/closedsamples.h"
#include "views/compare/compareactions.h"
#include "views/compare/compareheader.h"
#include "views/compare/comparisonpage.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/compare/differencepanel.h"
#include "views/compare/emptycompare.h"
#include "views/compare/funnelpage.h"
#include "views/compare/rowpanel.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"
#include "views/session/stepbar.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

namespace tandem {

namespace {

/// Besides the number of answers while a round is open.
constexpr Parts kCompareReads =
    Parts(Part::Rounds) | Part::Settings | Part::Discussions | Part::Facts | Part::Samples;

} // namespace

CompareWorkspace::~CompareWorkspace() = default;

QList<QAction*> CompareWorkspace::workspaceActions() const
{
    return m_steps->stepActions() + m_actions->all();
}

void CompareWorkspace::follow(const ChangeEvent& event)
{
    const auto* answer = event.as<AnswerChanged>();
    const bool counts = answer && m_state.kind == CompareState::Kind::Open &&
                        answer->round == m_state.sample.round->id;
    if (counts || concerns(event, kCompareReads, {.sample = m_session.currentSample()}))
        refreshIfVisible();
}

/// Something else is looked at: what was begun is dropped.
void CompareWorkspace::startAnew()
{
    m_deciding.reset();
    clearMessage();
    m_reopenBar->reset();
    {
        const QSignalBlocker quiet(m_actions->blindAnswers);
        m_actions->blindAnswers->setChecked(false);
    }
    refreshIfVisible();
}

void CompareWorkspace::changeStep(Step step)
{
    m_actions->setStep(step);
    if (step != Step::Paragraphs) {
        const QSignalBlocker quiet(m_actions->funnel);
        m_actions->funnel->setChecked(false);
    }
    m_closed->setStep(step);
    if (m_samples)
        m_samples->setStep(step);
    startAnew();
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
        m_session.currentPerson(), m_actions->blindAnswers->isChecked()};
    const auto state = loadCompareState(m_session.project().reader(), query, m_session.people());
    m_state = state ? *state : CompareState{};
    showState();
    if (!state) {
        m_empty->setFailed();
        tellError(state.error());
    }
}

void CompareWorkspace::showState()
{
    const bool compared = m_state.kind == CompareState::Kind::Compared;
    m_header->setState(m_state);
    m_empty->setState(m_state, m_session.people(), m_closed->count());
    m_difference->setComparison(m_state.comparison);
    m_calibration->setState(m_state);
    if (m_session.currentStep() == Step::Paragraphs)
        m_funnel->setState(m_state, m_session.settings().rule);
    if (!m_state.mayReopen)
        m_reopenBar->reset();
    if (m_actions->funnel->isChecked())
        m_stack->setCurrentWidget(m_funnel);
    else if (compared)
        m_stack->setCurrentWidget(m_page);
    else
        m_stack->setCurrentWidget(m_empty);
    m_side->setVisible(m_stack->currentWidget() == m_page);
    m_page->setState(m_state);
    showRow(m_page->table()->currentRow());
    showActions();
    showPlace();
}

void CompareWorkspace::showRow(int row)
{
    m_row->showRow(m_state, row);
    showActions();
}

void CompareWorkspace::showActions()
{
    const bool rows = m_stack->currentWidget() == m_page;
    const int row = m_page->table()->currentRow();
    const bool valid = rows && row >= 0 && row < m_state.comparison.items.size();
    const bool decidable =
        valid && m_state.mayDecide && !m_state.comparison.items.at(row).consistent;
    const bool compared = m_state.kind == CompareState::Kind::Compared;
    const bool settled = compared && m_state.comparison.isSettled();
    for (QAction* action : {m_actions->decideYes, m_actions->decideNo})
        action->setEnabled(decidable);
    m_actions->keepBoundary->setEnabled(decidable && m_state.sample.step == Step::Paragraphs);
    m_actions->nextUndecided->setEnabled(valid && m_state.comparison.count(std::nullopt) > 0);
    m_actions->disagreementsFirst->setEnabled(rows);
    m_actions->copyRows->setEnabled(valid);
    m_actions->settle->setEnabled(
        compared && !settled && !m_state.showsBlindPass && m_session.currentPerson().isValid());
    m_actions->settle->setVisible(!settled);
    m_actions->reopen->setEnabled(m_state.mayReopen);
    m_actions->reopen->setVisible(m_state.mayReopen);
    showCalibrationActions();
}

void CompareWorkspace::showCalibrationActions()
{
    const auto& calibration = m_state.calibration;
    const auto offer = [](QAction* action, bool on) {
        action->setVisible(on); // first: what is invisible cannot be enabled
        action->setEnabled(on);
    };
    offer(m_actions->labelAgain, calibration && calibration->mayLabelAgain);
    offer(m_actions->blindAnswers, calibration && calibration->secondBegun);
}

void CompareWorkspace::showPlace()
{
    m_header->setPlace(m_closed->placeOf(m_session.currentSample()), m_closed->count());
    const bool only = m_closed->count() == 1 && m_closed->placeOf(m_session.currentSample()) == 1;
    m_actions->previousSample->setEnabled(m_closed->count() > 0 && !only);
    m_actions->nextSample->setEnabled(m_closed->count() > 0 && !only);
}

void CompareWorkspace::showFunnel(bool on)
{
    // The funnel is of the answers that count.
    if (on)
        m_actions->blindAnswers->setChecked(false);
    showState();
    if (on)
        m_funnel->focusStages();
    else
        takeFocus();
}

void CompareWorkspace::showBlindAnswers(bool on)
{
    if (on)
        m_actions->funnel->setChecked(false);
    refresh();
}

void CompareWorkspace::showSamples(bool on)
{
    if (on && !m_samples) {
        m_samples = new SampleListPane(m_session, m_columns);
        m_samples->setObjectName(QStringLiteral("compareSamples"));
        m_columns->insertWidget(0, m_samples);
        m_columns->setStretchFactor(0, 0);
        SampleFilter filter;
        filter.state = SampleState::Closed;
        m_samples->setStep(m_session.currentStep());
        m_samples->setFilter(filter);
        connect(m_samples, &SampleListPane::sampleChosen, this,
            [this](SampleId sample) { m_session.setCurrentSample(sample); });
        connect(m_samples, &SampleListPane::sampleActivated, this, &CompareWorkspace::takeFocus);
    }
    if (!m_samples)
        return;
    m_samples->setVisible(on);
    if (on)
        m_samples->focusList();
    else
        takeFocus();
}

void CompareWorkspace::goToParagraph(int number)
{
    for (int row = 0; row < m_state.comparison.items.size(); ++row) {
        if (m_state.comparison.items.at(row).number == number)
            m_page->table()->setCurrentRow(row);
    }
}

void CompareWorkspace::stepSample(bool forward)
{
    const SampleId next = m_closed->next(m_state.sample.position, forward);
    if (next.isValid())
        m_session.setCurrentSample(next);
}

void CompareWorkspace::chooseFirstSample()
{
    if (isVisible() && !m_session.currentSample().isValid() && m_closed->count() > 0)
        m_session.setCurrentSample(m_closed->next(0, true));
}

void CompareWorkspace::copyRows()
{
    QGuiApplication::clipboard()->setText(m_page->table()->selectionAsTsv());
}

QWidget* CompareWorkspace::focusTarget() const
{
    return m_stack->currentWidget();
}

void CompareWorkspace::retranslate()
{
    refreshIfVisible();
}

void CompareWorkspace::entered()
{
    if (m_stale)
        refresh();
    if (m_wantedParagraph > 0)
        goToParagraph(m_wantedParagraph);
    m_wantedParagraph = 0;
    chooseFirstSample();
}

} // namespace tandem
