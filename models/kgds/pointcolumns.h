#pragma once

#include "models/figure.h"
#include "models/inference/pairedtest.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

/// Differences of shares: people read them in percentage points, programs as shares.
namespace tandem::kgds {

/// The same figure times 100.
Figure inPoints(Figure share);

/// Columns for one figure of each row: `title` for people in points, `key` for programs as it is.
void addPoints(results::Section& section, const QString& key, const QString& title,
    const QList<Figure>& shares, results::IntervalStyle ends = results::IntervalStyle::None,
    results::CsvLayout apart = results::CsvLayout::Value);

/// Appends the columns of paired tests over samples, one for each row: difference, p, p by Holm, n,
/// wins, ties, losses; below the table what they are.
void addSampleTests(results::Section& section, const QList<inference::PairedTest>& tests);

} // namespace tandem::kgds
