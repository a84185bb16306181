#pragma once

#include "models/inference/pairedtest.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

/// How tables write paired tests.
namespace tandem::inference {

/// Appends the column of the differences of tests, one for each row of `section`.
void addDifferences(results::Section& section, const QList<PairedTest>& tests, int decimals);

/// Appends the columns behind those of the differences: p, p by Holm, n under the heading `units`,
/// wins, ties and losses of the first, method.
void addTests(results::Section& section, const QList<PairedTest>& tests, const QString& units);
/// Appends, where there are tests, what they are (translated), and, where one has an interval, that
/// intervals are not adjusted for the others.
void addTestNotes(results::Section& section, const QList<PairedTest>& tests, const QString& note);

} // namespace tandem::inference
