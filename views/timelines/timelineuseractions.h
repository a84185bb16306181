#pragma once

#include "ui/screen/screenactions.h"

namespace tandem {

/// Every command of the page of one user, with its key.
class TimelineUserActions final : public ScreenActions
{
    Q_OBJECT

public:
    /// The actions belong to `page`.
    explicit TimelineUserActions(QWidget* page)
        : ScreenActions(page)
    {
    }

    QAction* const nextUser =
        command("timelineNextUser", QT_TR_NOOP("Next &user"), {Qt::CTRL | Qt::Key_Down});
    QAction* const previousUser =
        command("timelinePreviousUser", QT_TR_NOOP("&Previous user"), {Qt::CTRL | Qt::Key_Up});
    QAction* const nextTask =
        command("timelineNextTask", QT_TR_NOOP("Next &task or step"), {Qt::Key_J});
    QAction* const previousTask =
        command("timelinePreviousTask", QT_TR_NOOP("Previous task or st&ep"), {Qt::Key_K});
    QAction* const nextSummarizer =
        command("timelineNextSummarizer", QT_TR_NOOP("Next &summarizer"), {Qt::Key_S});
    QAction* const previousSummarizer = command(
        "timelinePreviousSummarizer", QT_TR_NOOP("Previous summari&zer"), {Qt::SHIFT | Qt::Key_S});
    QAction* const nextBeside =
        command("timelineNextBeside", QT_TR_NOOP("Another summarizer &beside it"), {Qt::Key_B});
    QAction* const nextPredictor =
        command("timelineNextPredictor", QT_TR_NOOP("Next predict&or"), {Qt::Key_V});
    QAction* const crossCut = command("timelineCrossCut",
        QT_TR_NOOP("To where past and &future meet in the timeline"), {Qt::Key_F});
    QAction* const find = command(
        "timelineFindActivity", QT_TR_NOOP("Filter the activit&ies"), {Qt::CTRL | Qt::Key_F});
    QAction* const reply = command("timelineReply",
        QT_TR_NOOP("&Reply of the predictor, or of the step, with its prompt"), {Qt::Key_R});
    QAction* const summaryReply = command("timelineSummaryReply",
        QT_TR_NOOP("Reply of the su&mmarizer, with its prompt"), {Qt::SHIFT | Qt::Key_R});
    QAction* const besideReply = command("timelineBesideReply",
        QT_TR_NOOP("Reply of the summarizer beside &it"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
    QAction* const making =
        command("timelineMaking", QT_TR_NOOP("&How the summary was made"), {Qt::Key_H});
    QAction* const split = command("timelineUserSplit", QT_TR_NOOP("Split the &log…"));
    QAction* const summarize =
        command("timelineUserSummarize", QT_TR_NOOP("Have summaries &written…"));
    QAction* const predict = command("timelineUserPredict", QT_TR_NOOP("Have tasks predi&cted…"));
};

} // namespace tandem
