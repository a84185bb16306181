#pragma once

#include "ui/screen/screenactions.h"
#include "ui/verdicts/answerbar.h"

namespace tandem {

/// Every command of the page of a sample, with its key. Single letters act wherever nobody is
/// typing: a line edit takes them before a shortcut does.
class SystemSampleActions final : public ScreenActions
{
    Q_OBJECT

public:
    /// The actions belong to `page`; Space acts in `view` alone, so that it can press buttons
    /// elsewhere.
    SystemSampleActions(QWidget* page, QWidget* view);

    /// Those by which verdicts are judged.
    VerdictCommands verdicts() const;
    /// Whether an opinion that agrees can be given now; where not, or none at all, `why`.
    void showAnswers(bool agreeable, const QString& why);

    QAction* const nextSample =
        command("systemNextSample", QT_TR_NOOP("Next &sample"), {Qt::CTRL | Qt::Key_Down});
    QAction* const previousSample =
        command("systemPreviousSample", QT_TR_NOOP("Previous sa&mple"), {Qt::CTRL | Qt::Key_Up});
    QAction* const focusOn = command("systemFocus", QT_TR_NOOP("What is &looked at…"),
        {Qt::Key_Slash, Qt::CTRL | Qt::SHIFT | Qt::Key_F});
    QAction* const nextItem =
        command("systemNextItem", QT_TR_NOOP("&Next fact or opinion"), {Qt::Key_J});
    QAction* const previousItem =
        command("systemPreviousItem", QT_TR_NOOP("&Previous fact or opinion"), {Qt::Key_K});
    QAction* const nextSystem =
        command("systemNextSystem", QT_TR_NOOP("Next s&ystem"), {Qt::Key_S});
    QAction* const nextBeside =
        command("systemNextBeside", QT_TR_NOOP("Another system &beside it"), {Qt::Key_B});
    QAction* const selfReflection = command("systemSelfReflection",
        QT_TR_NOOP("The same one in the &other way of asking beside it"), {Qt::SHIFT | Qt::Key_B});
    QAction* const nextVerifier =
        command("systemNextVerifier", QT_TR_NOOP("Next &verifier"), {Qt::Key_V});
    QAction* const readOn =
        command("systemReadOn", QT_TR_NOOP("Read on in the e&xplanation"), {Qt::Key_Space});
    QAction* const agree = command("systemAgree", QT_TR_NOOP("A&gree"),
        {Qt::Key_A}); ///< checkable, as the next two: what is on disk for the current item
    QAction* const disagree = command("systemDisagree", QT_TR_NOOP("&Disagree"), {Qt::Key_D});
    QAction* const unsure = command("systemUnsure", QT_TR_NOOP("&Unsure"), {Qt::Key_U});
    QAction* const agreeWithAll = command("systemAgreeWithAll",
        QT_TR_NOOP("Agree with all that is left o&f the list"), {Qt::SHIFT | Qt::Key_A});
    QAction* const takeBack =
        command("systemTakeBack", QT_TR_NOOP("Take the opinion bac&k"), {Qt::Key_Backspace});
    QAction* const note = command("systemNote", QT_TR_NOOP("No&te…"), {Qt::Key_T});
    QAction* const nextUndecided =
        command("systemNextUndecided", QT_TR_NOOP("Next without your op&inion"), {Qt::Key_N});
    QAction* const nextDiffering = command(
        "systemNextDiffering", QT_TR_NOOP("Next on which people diffe&r"), {Qt::SHIFT | Qt::Key_N});
    QAction* const reply = command(
        "systemVerdictReply", QT_TR_NOOP("Reply of the &judge, with its prompt"), {Qt::Key_R});
    QAction* const outputReply = command("systemOutputReply",
        QT_TR_NOOP("Reply of the syst&em, with its prompt"), {Qt::SHIFT | Qt::Key_R});
    QAction* const done =
        command("systemDone", QT_TR_NOOP("D&one with this judgement"), {Qt::CTRL | Qt::Key_Return});
    QAction* const judge = command(
        "systemJudge", QT_TR_NOOP("&Have it judged…")); ///< visible where nobody has judged it
    QAction* const choosePerson = command("systemChoosePerson", QT_TR_NOOP("C&hoose your name…"));
};

} // namespace tandem
