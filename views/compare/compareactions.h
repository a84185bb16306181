#pragma once

#include "models/rounds/round.h"
#include "ui/screen/screenactions.h"

namespace tandem {

struct CompareState;

/// Every command of Compare, with its key. Keys without a modifier act only while the rows have the
/// keyboard.
class CompareActions final : public ScreenActions
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareActions)

private:
    const QList<QWidget*> m_rows;

public:
    /// The actions belong to `workspace`, in which they act; those with a plain key act in `rows`
    /// alone.
    CompareActions(QWidget* workspace, QWidget* rows);

    QAction* const decideYes =
        commandIn(m_rows, "compareDecideYes", QT_TR_NOOP("Decide: &yes"), {Qt::Key_Y});
    QAction* const decideNo =
        commandIn(m_rows, "compareDecideNo", QT_TR_NOOP("Decide: &no"), {Qt::Key_N});
    QAction* const keepBoundary = commandIn(
        m_rows, "compareKeepBoundary", QT_TR_NOOP("Decide: keep as &boundary"), {Qt::Key_B});
    QAction* const tagGuideline =
        commandIn(m_rows, "compareTagGuideline", QT_TR_NOOP("&Guideline must change"),
            {Qt::Key_G}); ///< checkable: of the decision on the row, or the one to be made
    QAction* const nextUndecided = commandIn(
        m_rows, "compareNextUndecided", QT_TR_NOOP("Next &undecided paragraph"), {Qt::Key_U});
    QAction* const disagreementsFirst = commandIn(m_rows, "compareDisagreementsFirst",
        QT_TR_NOOP("&Disagreements first"), {Qt::Key_D}); ///< checkable
    QAction* const copyRows =
        commandIn(m_rows, "compareCopyRows", QT_TR_NOOP("&Copy rows"), {QKeySequence::Copy});
    QAction* const previousSample = command(
        "comparePreviousSample", QT_TR_NOOP("&Previous closed sample"), {Qt::ALT | Qt::Key_Up});
    QAction* const nextSample =
        command("compareNextSample", QT_TR_NOOP("Ne&xt closed sample"), {Qt::ALT | Qt::Key_Down});
    QAction* const chooseSample = command("compareChooseSample", QT_TR_NOOP("&List of samples"),
        {Qt::CTRL | Qt::Key_L}); ///< checkable: the list of samples is shown
    QAction* const funnel = command("compareFunnel", QT_TR_NOOP("&Funnel"),
        {Qt::CTRL | Qt::Key_T}); ///< checkable: the funnel is shown
    QAction* const focusDiscussion = command(
        "compareFocusDiscussion", QT_TR_NOOP("Go to the discussion"), {Qt::ALT | Qt::Key_D});
    QAction* const whole = command(
        "compareWhole", QT_TR_NOOP("Sample as a &whole")); ///< checkable: by the window's key
    QAction* const settle =
        command("compareSettle", QT_TR_NOOP("&Settle sample..."), {QKeySequence::Save});
    QAction* const reopen =
        command("compareReopen", QT_TR_NOOP("&Reopen sample"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    QAction* const nextStep = command("compareNextStep", QT_TR_NOOP("Go to the &facts"),
        {Qt::CTRL | Qt::Key_J}); ///< what follows on a settled sample
    QAction* const labelAgain =
        command("compareLabelAgain", QT_TR_NOOP("&Label again after discussing"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_L}); ///< begins a calibration's second pass
    QAction* const blindAnswers = command("compareBlindAnswers",
        QT_TR_NOOP("&Blind answers of the calibration"),
        {Qt::CTRL | Qt::SHIFT |
            Qt::Key_B}); ///< checkable: of a calibration labelled again, the first pass is shown

    /// What the commands are about: their words, and whether there is a funnel and a boundary.
    void setStep(Step step);
    /// Offers what can be done: with row `row` of the state's comparison, -1 where no row is shown,
    /// and by somebody who is there or not.
    void offer(const CompareState& state, bool showsRows, int row, bool somebodyHere);

private:
    void retranslate();

    Step m_step = Step::Paragraphs;
};

} // namespace tandem
