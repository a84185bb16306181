#pragma once

#include "models/results/report.h"
#include "models/usersum/summaryscore.h"

#include <functional>

namespace tandem::usersum {

/// "0.612 ± 0.021", the mean and the standard deviation over the runs, which one run does not have;
/// in the window with interval and n below. `column` has the decimals.
results::Cell meanAndDeviation(
    const RunsFigure& figure, results::Column column, results::Outlet outlet);

/// Columns of a figure over runs: for people as meanAndDeviation(), for programs the mean under the
/// key of `column`, and KEY_sd.
template <typename Rows, typename FigureOf>
void addRunsFigure(
    results::SectionOf<Rows>& table, const results::Column& column, const FigureOf& figureOf)
{
    using results::Outlet;
    for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
        table.add(outlet, column.title, [&](const auto& row) {
            return meanAndDeviation(std::invoke(figureOf, row), column, outlet);
        });
    table
        .add(column.key, {},
            [&](const auto& row) {
                const RunsFigure& figure = std::invoke(figureOf, row);
                return figure.mean;
            })
        .parted(results::Apart::All)
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
    // Two lines need room.
    table.section().twoLines = true;
}

} // namespace tandem::usersum
