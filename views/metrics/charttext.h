#pragma once

#include "models/agreement/correlation.h"
#include "models/figure.h"
#include "models/results/report.h"
#include "ui/chartnumber.h"

#include <QString>

namespace tandem {

/// "0.38 – 0.46"
QString chartInterval(double low, double high);
/// A column of numbers: four decimals for people, more where they are small, all for programs.
results::Column& chartColumn(results::Column& column);
/// "95 %", above intervals.
QString intervalTitle();
/// A figure and, for people, beside it its interval.
template <typename Table, typename FigureOf>
void addChartFigure(
    Table& table, const QString& key, const QString& title, const FigureOf& figureOf)
{
    chartColumn(table.add(key, title, figureOf));
    chartColumn(table.add("", intervalTitle(), figureOf))
        .withInterval(results::IntervalStyle::Only)
        .only(results::kPeople);
}
/// The ends of its interval, for programs.
template <typename Table, typename FigureOf>
void addChartEnds(Table& table, const QString& prefix, const FigureOf& figureOf)
{
    const auto end = [&](const char* name, double Interval::*which) {
        const auto of = [figureOf, which](const auto& row) {
            const Figure figure = std::invoke(figureOf, row);
            return figure.interval ? std::optional((*figure.interval).*which) : std::nullopt;
        };
        table.add(prefix + QLatin1String(name), QString(), of).exactly().only(results::Outlet::Csv);
    };
    end("low", &Interval::low);
    end("high", &Interval::high);
}
/// p with how it was computed, or why there is none.
results::Cell probabilityCell(const Correlation& correlation);
/// Value, interval, p, n and what was left out in a sentence; translated.
QString correlationSentence(const QString& name, const Correlation& correlation);
/// The word of files for how p was computed; empty where there is none.
QString probabilityMethodKey(const Correlation& correlation);

} // namespace tandem
