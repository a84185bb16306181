#include "views/timelines/timelinefigures.h"

#include "models/results/spelling.h"
#include "storage/project/usersumscores.h"
#include "storage/wordnet/wordnet.h"
#include "views/timelines/timelinecharts.h"
#include "views/timelines/timelineswords.h"

#include <algorithm>
#include <memory>
#include <variant>

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

/// A table of curves to be read across: a row for each place of x, a column for each summarizer.
results::Section acrossSummarizers(const results::Section& section)
{
    results::Section across = section;
    across.rows.clear();
    across.columns = {section.columns.at(1)};
    const qsizetype ofOne = section.columns.size() - 2;
    QHash<QString, qsizetype> places;
    for (const results::Row& row : section.rows) {
        const auto* name = std::get_if<QString>(&row.cells.first().value);
        if (!name || places.contains(*name))
            continue;
        places.insert(*name, across.columns.size());
        for (qsizetype i = 0; i < ofOne; ++i) {
            results::Column column = section.columns.at(i + 2);
            if (!column.title.isEmpty())
                column.title = *name;
            if (!column.key.isEmpty())
                column.key.prepend(*name + u'_');
            across.columns.append(column);
        }
    }
    for (const results::Row& row : section.rows) {
        const auto at = results::numberOf(row.cells.at(1));
        auto found =
            std::find_if(across.rows.begin(), across.rows.end(), [&](const results::Row& other) {
                return results::numberOf(other.cells.first()) == at;
            });
        if (found == across.rows.end()) {
            across.rows.append({QList<results::Cell>(across.columns.size())});
            found = across.rows.end() - 1;
            found->cells.first() = row.cells.at(1);
        }
        const qsizetype place = places.value(std::get<QString>(row.cells.first().value));
        for (qsizetype i = 0; i < ofOne; ++i)
            found->cells[place + i] = row.cells.at(i + 2);
    }
    return across;
}

/// Curves are read across, and a chart with a scale of its own stands below its table.
void layOut(ShownFigures& shown)
{
    QList<results::Section> sections;
    for (const results::Section& section : std::as_const(shown.report.sections)) {
        const bool isCurve = section.key == QLatin1String("sensitivity.threshold") ||
                             section.key == QLatin1String("sensitivity.length");
        sections.append(isCurve && !section.rows.isEmpty() ? acrossSummarizers(section) : section);
        const QString beside = section.key + QStringLiteral(".idm");
        if (shown.charts.contains(beside)) {
            results::Section chart;
            chart.key = beside;
            chart.title = shown.charts.value(beside).title;
            sections.append(chart);
        }
    }
    shown.report.sections = sections;
}

} // namespace

Expected<ShownFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
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
    ShownFigures shown;
    shown.report = usersum::summarizersReport(*data, partsOf(figures), cancelled.get());
    // Why a figure is missing; by the threshold and the length none does.
    if (figures != TimelineFigures::Sensitivity)
        shown.report.lines += data->remarks;
    shown.charts = timelineCharts(*data, figures, cancelled.get());
    layOut(shown);
    shown.dropEmpty();
    if (shown.report.sections.isEmpty() && figures == TimelineFigures::People &&
        data->awaited.isEmpty())
        shown.report.lines.append(
            TimelinesWords::tr("No human ratings of these summaries yet: have people rate them in "
                               "a study. Ratings appear here once it is closed."));
    FoundSummarizers found{{}, runsBehindSummarizers(*data)};
    for (const usersum::SummarizerPredictions& one : data->summarizers)
        found.names.append(one.summarizer);
    shown.from = std::make_shared<const FoundSummarizers>(found);
    if (cancelled->load())
        return failure(ErrorCode::Cancelled, {});
    return shown;
}

} // namespace tandem
