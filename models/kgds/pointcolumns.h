#pragma once

#include "models/expert/statistics.h"
#include "models/figure.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

/// Differences of shares: people read them in percentage points, programs as shares.
namespace tandem::kgds {

/// The same figure times 100.
Figure inPoints(Figure share);

/// Columns for one figure of each row: `title` for people in points, `key` for programs as it is.
void addPoints(results::Section& section, const QString& key, const QString& title,
    const QList<Figure>& shares, results::Ends ends = results::Ends::None,
    results::Apart apart = results::Apart::Value);

/// The columns of paired tests over samples, one for each row: difference, p, p by Holm, n, wins,
/// ties, losses.
void addPairedTests(results::Section& section, const QList<expert::PairedTest>& tests);

template <typename Row>
QList<expert::PairedTest> testsIn(const QList<Row>& rows, expert::PairedTest Row::*testOf)
{
    QList<expert::PairedTest> tests;
    for (const Row& row : rows)
        tests.append(row.*testOf);
    return tests;
}

} // namespace tandem::kgds
