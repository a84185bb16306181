#include "views/compare/compareactions.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QWidget>

namespace tandem {

CompareActions::CompareActions(QWidget* workspace, QWidget* rows)
    : QObject(workspace)
    , m_workspace(workspace)
    , m_rows(rows)
{
    decideYes = add("compareDecideYes", QT_TR_NOOP("Decide: &yes"), Qt::Key_Y, Reach::Rows);
    decideNo = add("compareDecideNo", QT_TR_NOOP("Decide: &no"), Qt::Key_N, Reach::Rows);
    keepBoundary =
        add("compareKeepBoundary", QT_TR_NOOP("Decide: keep as &boundary"), Qt::Key_B, Reach::Rows);
    nextUndecided = add(
        "compareNextUndecided", QT_TR_NOOP("Next &undecided paragraph"), Qt::Key_U, Reach::Rows);
    disagreementsFirst = add(
        "compareDisagreementsFirst", QT_TR_NOOP("&Disagreements first"), Qt::Key_D, Reach::Rows);
    copyRows = add("compareCopyRows", QT_TR_NOOP("&Copy rows"), QKeySequence::Copy, Reach::Rows);
    previousSample = add("comparePreviousSample", QT_TR_NOOP("&Previous closed sample"),
        Qt::ALT | Qt::Key_Up, Reach::Workspace);
    nextSample = add("compareNextSample", QT_TR_NOOP("Ne&xt closed sample"), Qt::ALT | Qt::Key_Down,
        Reach::Workspace);
    chooseSample = add("compareChooseSample", QT_TR_NOOP("&List of samples"), Qt::CTRL | Qt::Key_L,
        Reach::Workspace);
    funnel = add("compareFunnel", QT_TR_NOOP("&Funnel"), Qt::CTRL | Qt::Key_T, Reach::Workspace);
    settle =
        add("compareSettle", QT_TR_NOOP("&Settle sample"), QKeySequence::Save, Reach::Workspace);
    reopen = add("compareReopen", QT_TR_NOOP("&Reopen sample"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        Reach::Workspace);
    labelAgain = add("compareLabelAgain", QT_TR_NOOP("&Label again after discussing"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_L, Reach::Workspace);
    blindAnswers = add("compareBlindAnswers", QT_TR_NOOP("&Blind answers of the calibration"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_B, Reach::Workspace);
    for (QAction* action : {disagreementsFirst, chooseSample, funnel, blindAnswers})
        action->setCheckable(true);
    disagreementsFirst->setChecked(true);
    inEveryLanguage(this, [this] { retranslate(); });
}

QAction* CompareActions::add(
    const char* name, const char* text, const QKeySequence& key, Reach reach)
{
    auto* action = new QAction(m_workspace);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    says(action, &QAction::setText, [text] { return tr(text); });
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
    nextUndecided->setText(
        m_step == Step::KeyFacts ? tr("Next &undecided fact") : tr("Next &undecided paragraph"));
    keepBoundary->setToolTip(tr("Keep as boundary: the paragraph is removed"));
    labelAgain->setToolTip(tr("Both answer once more; the blind answers stay as they are"));
    settle->setToolTip(tr("Settling freezes the outcome; the lead can reopen it"));
    reopen->setToolTip(tr("Reopening is journalled and loses nothing"));
}

} // namespace tandem
