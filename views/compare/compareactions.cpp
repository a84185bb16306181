#include "views/compare/compareactions.h"

#include "ui/screen/livetext.h"
#include "views/compare/comparestate.h"

#include <QAction>

namespace tandem {

CompareActions::CompareActions(QWidget* workspace, QWidget* rows)
    : ScreenActions(workspace)
    , m_rows{rows}
{
    for (QAction* action :
        {tagGuideline, disagreementsFirst, chooseSample, funnel, whole, blindAnswers})
        action->setCheckable(true);
    disagreementsFirst->setChecked(true);
    // One decision a press, however long the key is held.
    for (QAction* action : {decideYes, decideNo, keepBoundary, tagGuideline, settle})
        action->setAutoRepeat(false);
    inEveryLanguage(this, [this] { retranslate(); });
}

void CompareActions::setStep(Step step)
{
    m_step = step;
    const bool paragraphs = step == Step::Paragraphs;
    keepBoundary->setVisible(paragraphs);
    funnel->setEnabled(paragraphs);
    funnel->setVisible(paragraphs);
    retranslate();
}

void CompareActions::offer(const CompareState& state, bool showsRows, int row, bool somebodyHere)
{
    const bool valid = showsRows && row >= 0 && row < state.comparison.items.size();
    const bool decidable = valid && state.mayDecide && !state.comparison.items.at(row).consistent;
    const bool compared = state.kind == CompareState::Kind::Compared;
    const bool settled = compared && state.comparison.isSettled();
    for (QAction* action : {decideYes, decideNo})
        action->setEnabled(decidable);
    tagGuideline->setEnabled(
        decidable || (valid && state.mayTag && state.comparison.items.at(row).decision));
    keepBoundary->setEnabled(decidable && state.sample.step == Step::Paragraphs);
    nextUndecided->setEnabled(valid && state.comparison.count(std::nullopt) > 0);
    disagreementsFirst->setEnabled(showsRows);
    focusDiscussion->setEnabled(showsRows);
    copyRows->setEnabled(valid);
    settle->setEnabled(compared && !settled && !state.showsBlindPass && somebodyHere);
    settle->setVisible(!settled);
    nextStep->setEnabled(settled);
    reopen->setEnabled(state.mayReopen);
    reopen->setVisible(state.mayReopen);
    const auto& calibration = state.calibration;
    const auto show = [](QAction* action, bool on) {
        action->setVisible(on); // first: what is invisible cannot be enabled
        action->setEnabled(on);
    };
    show(labelAgain, calibration && calibration->mayLabelAgain);
    show(blindAnswers, calibration && calibration->secondBegun);
}

void CompareActions::retranslate()
{
    nextUndecided->setText(
        m_step == Step::KeyFacts ? tr("Next &undecided fact") : tr("Next &undecided paragraph"));
    nextStep->setText(
        m_step == Step::KeyFacts ? tr("Go to the &opinions") : tr("Go to the &facts"));
    keepBoundary->setToolTip(tr("Keep as boundary: the paragraph is removed"));
    tagGuideline->setToolTip(
        tr("Tags the decision: the guideline leaves this open. The lead finds it in Overview"));
    labelAgain->setToolTip(tr("Both answer once more; the blind answers stay as they are"));
    settle->setToolTip(tr("Settling freezes the outcome; the lead can reopen it"));
    reopen->setToolTip(tr("Reopening is journalled and loses nothing"));
}

} // namespace tandem
