#pragma once

#include "models/results/report.h"
#include "models/usersum/summaryscore.h"

#include <functional>

namespace tandem::usersum {

/// Where intervals over users come from and where there are none; translated.
QString userIntervalsNote();
/// What stands in such a column and where its intervals come from; translated.
QString overRunsNote();

/// Whether papers have room for intervals beside means.
enum class PaperIntervals { Beside, Apart };

/// "0.612 ± 0.021 [0.55, 0.68]", the mean, the standard deviation over the runs, which one run does
/// not have, and the interval; in the window interval and n stand below. `column` has the decimals.
results::Cell meanAndDeviation(const RunsFigure& figure, results::Column column,
    results::Outlet outlet, PaperIntervals intervals = PaperIntervals::Beside);

/// Columns of a figure over runs: for people as meanAndDeviation(), for programs the mean under the
/// key of `column`, KEY_sd, and KEY_interval with where the interval comes from.
template <typename Rows, typename FigureOf>
void addRunsFigure(results::SectionOf<Rows>& table, const results::Column& column,
    const FigureOf& figureOf, PaperIntervals intervals = PaperIntervals::Beside)
{
    using results::Outlet;
    for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
        table.add(outlet, column.title, [&](const auto& row) {
            return meanAndDeviation(std::invoke(figureOf, row), column, outlet, intervals);
        });
    table
        .add(column.key, {},
            [&](const auto& row) {
                const RunsFigure& figure = std::invoke(figureOf, row);
                return figure.mean;
            })
        .csv(results::CsvLayout::All)
        .only(results::kPrograms)
        .exactly();
    table
        .add(column.key + QStringLiteral("_sd"), {},
            [&](const auto& row) {
                const RunsFigure& figure = std::invoke(figureOf, row);
                return figure.sd;
            })
        .only(results::kPrograms)
        .exactly();
    table
        .add(column.key + QStringLiteral("_interval"), {},
            [&](const auto& row) {
                const RunsFigure& figure = std::invoke(figureOf, row);
                return userIntervalKey(figure.interval);
            })
        .only(results::kPrograms);
    // Two lines need room.
    table.section().twoLines = true;
}

} // namespace tandem::usersum
