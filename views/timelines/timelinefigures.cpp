#include "views/timelines/timelinefigures.h"

#include "storage/project/usersumscores.h"
#include "storage/wordnet/wordnet.h"
#include "views/timelines/timelinecharts.h"

namespace tandem {

namespace {

using usersum::UsersumPart;

QList<UsersumPart> partsOf(TimelineFigures figures)
{
    switch (figures) {
    case TimelineFigures::Summarizers:
        return {UsersumPart::Summarizers, UsersumPart::Baselines};
    case TimelineFigures::People:
        return {UsersumPart::Agreement, UsersumPart::Correlations};
    case TimelineFigures::Sensitivity:
        return {UsersumPart::Sensitivity};
    case TimelineFigures::TwoSummarizers:
        break;
    }
    return {UsersumPart::Comparison};
}

} // namespace

Expected<ShownTimelineFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
    TimelineFigures figures, const CancelFlag& cancelled)
{
    UsersumOrder asked = order;
    std::unique_ptr<WordNet> wordNet;
    if (figures == TimelineFigures::People) {
        TANDEM_TRY_VAR(opened, WordNet::openInstalled());
        wordNet = std::move(*opened);
        asked.synonyms = wordNet.get();
    }
    TANDEM_TRY(data, usersumData(database, asked, cancelled));
    ShownTimelineFigures shown;
    shown.report = usersum::summarizersReport(*data, partsOf(figures), cancelled.get());
    // Why a figure is missing; by the threshold and the length none does.
    if (figures != TimelineFigures::Sensitivity)
        shown.report.lines += data->remarks;
    shown.isRatingAwaited = !data->awaited.isEmpty();
    shown.charts = timelineCharts(*data, figures, cancelled.get());
    for (const usersum::SummarizerPredictions& one : data->summarizers)
        shown.summarizers.append(one.summarizer);
    if (cancelled->load())
        return failure(ErrorCode::Cancelled, {});
    return shown;
}

} // namespace tandem
