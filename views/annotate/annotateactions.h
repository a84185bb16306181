#pragma once

#include "ui/screen/screenactions.h"

namespace tandem {

/// The commands of the Annotate screen. The keys of single letters act while the article has the
/// keyboard.
class AnnotateActions final : public ScreenActions
{
    Q_OBJECT
    Q_DISABLE_COPY(AnnotateActions)

private:
    const QList<QWidget*> m_article;

public:
    AnnotateActions(QWidget* workspace, QWidget* article);

    QAction* const yes = commandIn(m_article, "answerYes", QT_TR_NOOP("Answer &yes"), {Qt::Key_Y});
    QAction* const no = commandIn(m_article, "answerNo", QT_TR_NOOP("Answer &no"), {Qt::Key_N});
    QAction* const unsure =
        commandIn(m_article, "markUnsure", QT_TR_NOOP("&Unsure, come back"), {Qt::Key_U});
    QAction* const note = commandIn(m_article, "editNote", QT_TR_NOOP("No&te..."), {Qt::Key_T});
    QAction* const takeBack = commandIn(
        m_article, "takeBackAnswer", QT_TR_NOOP("Take the last answer back"), {Qt::Key_Backspace});
    QAction* const handIn = command(
        "handIn", QT_TR_NOOP("&Hand in..."), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    QAction* const takeBackHandIn = command("takeBackHandIn", QT_TR_NOOP("Take the hand-in back"));
    QAction* const compare = command("showCompare", QT_TR_NOOP("&Compare"));
    QAction* const facts = command("showFacts", QT_TR_NOOP("Go to &Facts"));
    QAction* const assign = command(
        "assignSample", QT_TR_NOOP("&Assign to a pair..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_A});
    QAction* const editDiscussion =
        command("writeDiscussion", QT_TR_NOOP("Write the &discussion..."));
    QAction* const nextSample =
        command("nextSample", QT_TR_NOOP("Next sample"), {Qt::ALT | Qt::Key_Down});
    QAction* const previousSample =
        command("previousSample", QT_TR_NOOP("Previous sample"), {Qt::ALT | Qt::Key_Up});
    QAction* const nextOpen =
        command("nextOpenSample", QT_TR_NOOP("Next open sample"), {Qt::CTRL | Qt::Key_J});
    QAction* const previousOpen = command("previousOpenSample", QT_TR_NOOP("Previous open sample"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    QAction* const guideline = command("toggleGuideline", QT_TR_NOOP("&Guideline"), {Qt::Key_F2});
    QAction* const editGuideline = command("editGuideline", QT_TR_NOOP("&Edit the guideline..."));
    QAction* const focusArticle =
        command("focusArticle", QT_TR_NOOP("Go to the article"), {Qt::ALT | Qt::Key_A});
    QAction* const focusDiscussion =
        command("focusDiscussion", QT_TR_NOOP("Go to the discussion"), {Qt::ALT | Qt::Key_D});
};

} // namespace tandem
