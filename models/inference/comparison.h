#pragma once

#include "models/inference/pairedtest.h"

#include <QList>
#include <QMap>

/// Several (systems, summarizers, judges) against each other over the units (cases, samples, users)
/// that they have in common.
namespace tandem::inference {

/// What one of them got, by the place of the unit in an order that lasts, so that tests which draw
/// give the same figures again.
using UnitValues = QMap<qint64, double>;
/// Returns the values of two over the units that both have.
ScoresOfTwo commonValues(const UnitValues& first, const UnitValues& second);

/// The tests of a table: drawn together, and adjusted by Holm for all of them that are defined.
/// None is once it is cancelled.
QList<PairedTest> tableTests(const QList<ScoresOfTwo>& all, const PairedRules& rules);
/// Adjusts those of these tests that are defined by Holm.
void adjustByHolm(const QList<PairedTest*>& tests);

/// Two of them, by their places.
struct PairOfAll
{
    qsizetype first = 0;
    qsizetype second = 0;
    PairedTest test;
};
/// The tests of each with each that stands behind it.
QList<PairOfAll> everyTwo(const QList<UnitValues>& all, const PairedRules& rules);

/// Puts tests into their rows, in the same order.
template <typename Row>
void putTests(QList<Row>& rows, PairedTest Row::*testOf, const QList<PairedTest>& tests)
{
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].*testOf = tests.at(i);
}
/// Returns the tests of rows.
template <typename Row>
QList<PairedTest> testsIn(const QList<Row>& rows, PairedTest Row::*testOf)
{
    QList<PairedTest> tests;
    for (const Row& row : rows)
        tests.append(row.*testOf);
    return tests;
}

} // namespace tandem::inference
