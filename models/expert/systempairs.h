#pragma once

#include "models/expert/systemscores.h"
#include "models/results/report.h"

#include <QList>
#include <QMap>
#include <QString>

#include <atomic>

/// All systems against each other over the same cases.
namespace tandem::expert {

/// What a system got, by the place of the case in the order of cases, so that tests which draw give
/// the same figures again. Two outputs are of one case where its id, its reference and, as far as
/// it is known, its prompt are the same: under another reference another task was scored.
struct SystemValues
{
    QString system; ///< may be empty
    QMap<qint64, double> byCase;
};

/// Of the evaluations that are scored, by system in the order of their names.
QList<SystemValues> systemValues(
    const QList<EvaluationSummary>& evaluations, Mode mode, const ModeMeasure& measure);

/// Two systems over the cases that both have.
struct SystemPair
{
    QString first;
    QString second;
    PairedTest test;
};
/// The paired test of two systems; the same whichever table it stands in.
PairedTest pairedTest(const SystemValues& first, const SystemValues& second,
    const std::atomic_bool* cancel = nullptr);
/// Every system with each that stands behind it, adjusted by Holm. For a worker: a raised `cancel`
/// ends it soon, with pairs that mean nothing.
QList<SystemPair> systemPairs(
    const QList<SystemValues>& systems, const std::atomic_bool* cancel = nullptr);
/// Adjusts those of these tests that are defined by Holm.
void adjustByHolm(const QList<PairedTest*>& tests);

/// The rule of pairing that stands beside every test of two systems; translated.
QString pairingRule();
/// A row for each pair: difference, p, p by Holm, n, wins, ties and losses of the first. `decimals`
/// are those of the difference.
results::Section systemPairsSection(
    const QList<SystemPair>& pairs, const QString& title, int decimals = 3);
/// The columns of a row's test: difference, p, p by Holm, n, wins, ties, losses, method.
QList<results::Column> testColumns(int decimals);
QList<results::Cell> testCells(const PairedTest& test);
template <typename Pair>
QList<PairedTest> testsOf(const QList<Pair>& pairs)
{
    QList<PairedTest> tests;
    for (const Pair& pair : pairs)
        tests.append(pair.test);
    return tests;
}
/// Appends to the rows of `section`, one for each pair, the cells of its test.
template <typename Pair>
void addTests(results::Section& section, const QList<Pair>& pairs, int decimals)
{
    section.columns += testColumns(decimals);
    for (qsizetype i = 0; i < pairs.size(); ++i)
        section.rows[i].cells += testCells(pairs.at(i).test);
}
/// Two systems as a row names them: "heron − kestrel".
QString pairName(const QString& first, const QString& second);

} // namespace tandem::expert
