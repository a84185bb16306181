#pragma once

#include "models/results/report.h"
#include "models/words.h"

namespace tandem {

/// A coefficient in columns of its own for people, its value and both ends of its interval; for
/// programs whole.
template <typename Rows, typename FigureOf>
void addValueAndEnds(results::SectionOf<Rows>& table, const FigureOf& figureOf)
{
    constexpr int kDecimals = 4;
    const auto end = [&](const QString& title, double Interval::*which) {
        table
            .add("", title,
                [&](const auto& row) {
                    const Figure figure = std::invoke(figureOf, row);
                    return figure.interval ? results::Cell(*figure.interval.*which)
                                           : results::Cell();
                })
            .only(results::kPeople)
            .number(kDecimals);
    };
    table.add("", AgreementWords::tr("Value"), figureOf).number(kDecimals);
    end(AgreementWords::tr("95 % from"), &Interval::low);
    end(AgreementWords::tr("to"), &Interval::high);
}

/// How many things figures are of.
template <typename Rows, typename FigureOf>
void addCount(results::SectionOf<Rows>& table, const FigureOf& figureOf)
{
    table
        .add("", AgreementWords::tr("n"),
            [&](const auto& row) { return std::invoke(figureOf, row).n; })
        .only(results::kPeople);
}

} // namespace tandem
