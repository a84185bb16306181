#pragma once

#include "views/session/figurespage.h"
#include "views/timelines/timelineactions.h"
#include "views/timelines/timelinesdata.h"

#include <functional>

class QAction;

namespace tandem {

class ProjectSession;

/// Where rows of the figures lead.
struct SummarizerLinks
{
    /// To a user, with the summary by this summarizer.
    std::function<void(const QString& pseudonym, const QString& summarizer)> user;
    /// To the users by a summarizer's summaries; of those whom people and Q_s judge otherwise
    /// alone.
    std::function<void(const QString& summarizer, bool isOfDisagreement)> summarizer;
};

/// What summarizers of a log's users got, in the paper's tables and charts, against baselines and
/// beside what people say, by the log, predictor and threshold of `data`, which is null before it
/// has been read. `askPeople` is offered beside them.
FiguresSpec summarizerFigures(ProjectSession& session, std::function<SharedTimelines()> data,
    const TimelineActions& steps, QAction* askPeople, const SummarizerLinks& links);

} // namespace tandem
