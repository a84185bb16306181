#pragma once

#include "models/error.h"
#include "models/metrics/batchscorer.h"
#include "models/perseval/distancemeasure.h"
#include "models/perseval/distancetable.h"
#include "models/perseval/evaluation.h"
#include "models/perseval/surrogate.h"
#include "views/metrics/synonymsource.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>

namespace tandem {

/// How personalization is computed, as the user chose it.
struct PersevalChoice
{
    QString distanceKey = QStringLiteral("rougeL"); ///< of perseval::distanceMeasures()
    perseval::Rounding rounding = perseval::Rounding::Published;
    perseval::Parameters parameters;

    /// Whether both compare the same texts alike; what is undefined as published is so from there.
    bool hasDistancesOf(const PersevalChoice& other) const
    {
        return distanceKey == other.distanceKey && rounding == other.rounding &&
               parameters.publishedUndefined == other.parameters.publishedUndefined;
    }
    bool operator==(const PersevalChoice&) const = default;
};

/// Where the data is.
struct PersevalSource
{
    QString texts;         ///< documents or ratings; empty where distances were brought in
    QStringList distances; ///< a folder, or the three files
    bool operator==(const PersevalSource&) const = default;
};

/// Distances and all that was computed from them.
struct Personalization
{
    PersevalSource source;
    std::shared_ptr<const perseval::DistanceTable> table; ///< never null
    perseval::Evaluation evaluation;
    QStringList differing;      ///< models that the other treatment of what is undefined changes
    qint64 undefinedScores = 0; ///< rows without a number, where distances were brought in
    /// What surrogates were made of, its documents being the table's; null where there are none.
    std::shared_ptr<const perseval::RatedSummaries> rated;
    /// What compared the texts, which may not be listed any more; null where distances were brought
    /// in.
    metrics::Measure measure = nullptr;

    bool isEmpty() const { return table->documents.isEmpty(); }
};
using SharedPersonalization = std::shared_ptr<const Personalization>;

/// Without any data.
SharedPersonalization noPersonalization();

/// Told how far the work is, in the worker; a thousand thousandths are all.
using ReportPerseval = std::function<void(qint64 documents, int thousandths)>;

/// Whether a measure in batches is computed by its program, or only by what is known of it.
enum class PersevalPrograms { Start, Known };

/// Reads the data and computes distances and figures, over all cores. Null where the program of the
/// distance would have to score more than is known of it, and must not be started. For a worker;
/// ends within 100 ms after `cancel` was raised. Errors: what reading and computeDistances() give;
/// NotFound where METEOR has no synonyms.
Expected<SharedPersonalization> computePersonalization(const PersevalSource& source,
    const PersevalChoice& choice, const SynonymSource& synonyms, const ReportPerseval& report,
    const std::atomic_bool& cancel, PersevalPrograms programs = PersevalPrograms::Start);

/// Reads which texts a measure in batches would be asked about: every text of the source stands in
/// at least one pair. For a worker. Errors: what reading gives; Cancelled.
Expected<QList<metrics::BatchPair>> comparedTexts(
    const PersevalSource& source, const std::atomic_bool& cancel);

/// The figures by other parameters, from the distances that are there. For a worker.
SharedPersonalization evaluatedAnew(const Personalization& before,
    const perseval::Parameters& parameters, const std::atomic_bool& cancel);

/// The three files among `paths`, told by their names; or a folder alone, or that of one of them.
PersevalSource distancesFrom(const QStringList& paths);

} // namespace tandem
