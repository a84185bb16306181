#pragma once

#include "models/agreement/concordance.h"
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

/// A chi-square test beside figures of which few have one, for programs.
template <typename Rows, typename TestOf>
void addChiSquareTest(results::SectionOf<Rows>& table, const TestOf& testOf)
{
    const auto column = [&](const char* key, double ChiSquareTest::*part) {
        table
            .add(key, QString(),
                [&](const auto& row) {
                    const std::optional<ChiSquareTest> test = std::invoke(testOf, row);
                    return test ? results::Cell((*test).*part) : results::Cell(results::Absent());
                })
            .only(results::Outlet::Json);
    };
    column("chi_square", &ChiSquareTest::value);
    column("degrees_of_freedom", &ChiSquareTest::degrees);
    column("p", &ChiSquareTest::p);
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
