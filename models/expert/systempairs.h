#pragma once

#include "models/expert/systemscores.h"
#include "models/inference/comparison.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <atomic>

/// All systems against each other over the same cases.
namespace tandem::expert {

/// What a system got, by the place of the case in the order of cases. Two outputs are of one case
/// where its id, its reference and, as far as it is known, its prompt are the same: under another
/// reference another task was scored.
struct SystemValues
{
    QString system; ///< may be empty
    inference::UnitValues byCase;
};

/// Of the evaluations that are scored, by system in the order of their names.
QList<SystemValues> systemValues(
    const QList<EvaluationSummary>& evaluations, Mode mode, const ModeMeasure& measure);

/// The scores of two systems over the cases that both were scored on, in the order of cases.
inference::ScoresOfTwo scoresOfTwo(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, Mode mode,
    const ModeMeasure& measure = kModeMeasures.back());
/// What tests over cases are asked with.
inference::PairedRules caseRules(const std::atomic_bool* cancel = nullptr);

/// Two systems over the cases that both have.
struct SystemPair
{
    QString first;
    QString second;
    inference::PairedTest test;
};
/// Every system with each that stands behind it, adjusted by Holm. For a worker: a raised `cancel`
/// ends it soon, with pairs that mean nothing.
QList<SystemPair> systemPairs(
    const QList<SystemValues>& systems, const std::atomic_bool* cancel = nullptr);

/// The rule of pairing that stands beside every test of two systems; translated.
QString pairingRule();
/// A row for each pair: difference, p, p by Holm, n, wins, ties and losses of the first. `decimals`
/// are those of the difference.
results::Section systemPairsSection(
    const QList<SystemPair>& pairs, const QString& title, int decimals = 3);
/// Appends the columns of tests over cases, one for each row of `section`.
void addCaseTests(
    results::Section& section, const QList<inference::PairedTest>& tests, int decimals);
/// Two systems as a row names them: "heron − kestrel".
QString pairName(const QString& first, const QString& second);

} // namespace tandem::expert
