#pragma once

#include "ui/screen/screenactions.h"

namespace tandem {

/// Every command of Facts, with its key. Keys without a modifier act only while the list of facts,
/// or that of possible repetitions, has the keyboard.
class FactActions final : public ScreenActions
{
    Q_OBJECT
    Q_DISABLE_COPY(FactActions)

private:
    const QList<QWidget*> m_facts;
    const QList<QWidget*> m_both;

public:
    /// The actions belong to `workspace`, in which they act; those with a plain key act in `facts`,
    /// those about repetitions also in `questions`.
    FactActions(QWidget* workspace, QWidget* facts, QWidget* questions);

    QAction* const edit = commandIn(
        m_facts, "factEdit", QT_TR_NOOP("&Edit fact"), {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2});
    QAction* const split = commandIn(m_facts, "factSplit", QT_TR_NOOP("&Split fact…"), {Qt::Key_S});
    QAction* const merge =
        commandIn(m_facts, "factMerge", QT_TR_NOOP("&Merge with next"), {Qt::Key_M});
    QAction* const add =
        commandIn(m_facts, "factAdd", QT_TR_NOOP("&Add fact"), {Qt::Key_A, Qt::Key_Insert});
    QAction* const remove =
        commandIn(m_facts, "factRemove", QT_TR_NOOP("&Delete fact"), {QKeySequence::Delete});
    QAction* const moveUp = commandIn(
        m_facts, "factMoveUp", QT_TR_NOOP("Move fact &up"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Up});
    QAction* const moveDown = commandIn(m_facts, "factMoveDown", QT_TR_NOOP("Move fact do&wn"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Down});
    QAction* const repeats =
        commandIn(m_both, "factRepeats", QT_TR_NOOP("Fact &repeats another"), {Qt::Key_R});
    QAction* const apart = commandIn(m_both, "factApart", QT_TR_NOOP("Facts &differ"), {Qt::Key_D});
    QAction* const nextQuestion = commandIn(
        m_both, "factNextQuestion", QT_TR_NOOP("&Go to next possible repetition"), {Qt::Key_G});
    QAction* const overrule =
        commandIn(m_facts, "factOverrule", QT_TR_NOOP("&Overrule mask"), {Qt::Key_O});
    QAction* const maskNote =
        commandIn(m_facts, "factMaskNote", QT_TR_NOOP("No&te on mask"), {Qt::Key_T});
    QAction* const history = commandIn(m_facts, "factHistory", QT_TR_NOOP("Where it came &from"),
        {Qt::Key_P}); ///< checkable: where the fact came from is shown
    QAction* const supporting =
        command("factsSupporting", QT_TR_NOOP("Facts of &supporting paragraphs"),
            {Qt::ALT | Qt::Key_S}); ///< checkable, one of the two sides
    QAction* const nonsupporting = command("factsNonsupporting",
        QT_TR_NOOP("Facts of &nonsupporting paragraphs"), {Qt::ALT | Qt::Key_N}); ///< checkable
    QAction* const decompose =
        command("factsDecompose", QT_TR_NOOP("Decompose with a &model…"), {Qt::CTRL | Qt::Key_D});
    QAction* const findConflicts = command(
        "factsConflicts", QT_TR_NOOP("&Check for conflicts…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_D});
    QAction* const takeOver = command(
        "factsTakeOver", QT_TR_NOOP("&Take over the imported facts"), {Qt::CTRL | Qt::Key_T});
    QAction* const askKey = command("factsAskKey", QT_TR_NOOP("As&k which are key…"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_A}); ///< assigns the round about key facts
    QAction* const showKey = command("factsShowKey", QT_TR_NOOP("&Go to the key facts"),
        {Qt::CTRL | Qt::Key_J}); ///< that are being judged, or were
    QAction* const choosePerson = command("factsChoosePerson", QT_TR_NOOP("Choose &your name…"));
    QAction* const previousSample =
        command("factsPreviousSample", QT_TR_NOOP("&Previous sample"), {Qt::ALT | Qt::Key_Up});
    QAction* const nextSample =
        command("factsNextSample", QT_TR_NOOP("Ne&xt sample"), {Qt::ALT | Qt::Key_Down});
    QAction* const focusFacts =
        command("factsFocusFacts", QT_TR_NOOP("To the &facts"), {Qt::ALT | Qt::Key_L});
    QAction* const focusQuestions = command(
        "factsFocusQuestions", QT_TR_NOOP("To the possible &repetitions"), {Qt::ALT | Qt::Key_R});

    /// Those about one fact, for its context menu.
    QList<QAction*> ofFact() const
    {
        return {edit, split, merge, add, remove, moveUp, moveDown, repeats, apart, overrule,
            maskNote, history};
    }
    /// The one that shows this side.
    QAction* side(bool isSupporting) const { return isSupporting ? supporting : nonsupporting; }
};

} // namespace tandem
