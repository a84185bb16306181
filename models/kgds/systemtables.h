#pragma once

#include "models/inference/pairedtest.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

#include <QList>
#include <QMap>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

/// The tables of the paper, of one's own systems.
namespace tandem::kgds {

/// A row that somebody else published, to be read beside one's own; it takes no part in what is
/// best, nor in any test.
struct PublishedRow
{
    QString model;
    /// By tableMetricKey() or errorColumnKey(), 0 .. 1: "bsp_f1", "ofi_ebs" ...
    QMap<QString, double> values;
    QMap<QString, double> changes; ///< under self-reflection, by the same keys
};

/// One number of Table 1.
struct ScoreTableCell
{
    Figure mean;
    std::optional<inference::PairedTest> change; ///< under self-reflection, where both were run
    bool best = false;
    bool second = false;
    QString letters; ///< systems of the column that share one are not told apart
};
/// A system of Table 1: a structured prompt, or a self-reflection that has none.
struct ScoreTableRow
{
    SystemRef system;
    std::array<ScoreTableCell, kTableMetrics.size()> cells;
};
/// Those of one pattern that have a row of their own: structured prompts, and self-reflections that
/// have none.
QList<ScoredSystem> systemsWithRows(const QList<ScoredSystem>& systems, Pattern pattern);
/// Means of the systems of one pattern, at once: without intervals, changes and letters.
QList<ScoreTableRow> scoreTableMeans(const QList<ScoredSystem>& systems, Pattern pattern);
/// Of the systems of one pattern, without letters. For a worker: a raised `cancel`, which may be
/// null, ends it soon, with rows that mean nothing.
QList<ScoreTableRow> scoreTable(
    const QList<ScoredSystem>& systems, Pattern pattern, const std::atomic_bool* cancel = nullptr);
/// The letters of each column's systems, of the tests of every two of them (compareSystems), which
/// take longer than the rest. For a worker, too.
void addLetters(QList<ScoreTableRow>& rows, const QList<ScoredSystem>& systems,
    const std::atomic_bool* cancel = nullptr);
/// Table 1 of one pattern. Published rows with any of its values come last; the item of a row is
/// the place of its system, -1 of published ones.
results::Section scoreTableSection(
    const QList<ScoreTableRow>& rows, Pattern pattern, const QList<PublishedRow>& published = {});

/// "ofi_ebs", "om_abs" ...
QString errorColumnKey(Pattern pattern, ErrorType type);
/// Table 2 of one pattern: shares of the kinds of error, rows and items as in Table 1. Changes are
/// of shares, without a test.
results::Section errorTableSection(
    const QList<SystemErrors>& systems, Pattern pattern, const QList<PublishedRow>& published = {});

/// What a stage of the work on a benchmark cost.
struct StageCost
{
    QString key;                 ///< for programs, "fact_verification"
    QString stage;               ///< for people
    std::optional<double> money; ///< none: not known, which is not nothing
};
/// Table 3, with the sum of what is known; `currency` is a word or a sign, "USD". The notes say how
/// many replies are in no sum, since their cost is not known or in another currency.
results::Section costTableSection(
    const QList<StageCost>& stages, const QString& currency, qint64 repliesLeftOut = 0);

/// Tables 1 and 2 of both patterns, and Table 3 where it has stages.
results::Report systemTablesReport(const QList<ScoredSystem>& systems,
    const QList<PublishedRow>& published, const QList<StageCost>& stages, const QString& currency,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::kgds
