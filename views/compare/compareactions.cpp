#include "views/compare/compareactions.h"

#include <QAction>
#include <QWidget>

namespace tandem {

CompareActions::CompareActions(QWidget* workspace, QWidget* rows)
    : QObject(workspace)
    , m_workspace(workspace)
    , m_rows(rows)
{
    decideYes = add("compareDecideYes", Qt::Key_Y, Reach::Rows);
    decideNo = add("compareDecideNo", Qt::Key_N, Reach::Rows);
    keepBoundary = add("compareKeepBoundary", Qt::Key_B, Reach::Rows);
    nextUndecided = add("compareNextUndecided", Qt::Key_U, Reach::Rows);
    disagreementsFirst = add("compareDisagreementsFirst", Qt::Key_D, Reach::Rows);
    copyRows = add("compareCopyRows", QKeySequence::Copy, Reach::Rows);
    previousSample = add("comparePreviousSample", Qt::ALT | Qt::Key_Up, Reach::Workspace);
    nextSample = add("compareNextSample", Qt::ALT | Qt::Key_Down, Reach::Workspace);
    chooseSample = add("compareChooseSample", Qt::CTRL | Qt::Key_L, Reach::Workspace);
    funnel = add("compareFunnel", Qt::CTRL | Qt::Key_T, Reach::Workspace);
    settle = add("compareSettle", QKeySequence::Save, Reach::Workspace);
    reopen = add("compareReopen", Qt::CTRL | Qt::SHIFT | Qt::Key_S, Reach::Workspace);
    labelAgain = add("compareLabelAgain", Qt::CTRL | Qt::SHIFT | Qt::Key_L, Reach::Workspace);
    blindAnswers = add("compareBlindAnswers", Qt::CTRL | Qt::SHIFT | Qt::Key_B, Reach::Workspace);
    for (QAction* action : {disagreementsFirst, chooseSample, funnel, blindAnswers})
        action->setCheckable(true);
    disagreementsFirst->setChecked(true);
    retranslate();
}

QAction* CompareActions::add(const char* name, const QKeySequence& key, Reach reach)
{
    auto* action = new QAction(m_workspace);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    m_workspace->addAction(action);
    if (reach == Reach::Rows) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_rows->addAction(action);
    } else {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    return action;
}

QList<QAction*> CompareActions::all() const
{
    return {decideYes, decideNo, keepBoundary, nextUndecided, disagreementsFirst, copyRows,
        previousSample, nextSample, chooseSample, funnel, settle, reopen, labelAgain, blindAnswers};
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

void CompareActions::retranslate()
{
    decideYes->setText(tr("Decide: &yes"));
    decideNo->setText(tr("Decide: &no"));
    keepBoundary->setText(tr("Decide: keep as &boundary"));
    nextUndecided->setText(
        m_step == Step::KeyFacts ? tr("Next &undecided fact") : tr("Next &undecided paragraph"));
    disagreementsFirst->setText(tr("&Disagreements first"));
    copyRows->setText(tr("&Copy rows"));
    previousSample->setText(tr("&Previous closed sample"));
    nextSample->setText(tr("Ne&xt closed sample"));
    chooseSample->setText(tr("&List of samples"));
    funnel->setText(tr("&Funnel"));
    settle->setText(tr("&Settle sample"));
    reopen->setText(tr("&Reopen sample"));
    labelAgain->setText(tr("&Label again after discussing"));
    blindAnswers->setText(tr("&Blind answers of the calibration"));
    keepBoundary->setToolTip(tr("Keep as boundary: the paragraph is removed"));
    labelAgain->setToolTip(tr("Both answer once more; the blind answers stay as they are"));
    settle->setToolTip(tr("Settling freezes the outcome; the lead can reopen it"));
    reopen->setToolTip(tr("Reopening is journalled and loses nothing"));
}

} // namespace tandem
