#pragma once

#include "models/kgds/systemscore.h"

#include <QList>

#include <utility>

/// What a changed benchmark makes of outputs that were made for the benchmark before.
namespace tandem::publishing {

/// A sample of both versions, by its place in each, from 0.
using SamplePair = std::pair<qsizetype, qsizetype>;

/// Returns for each paragraph of `before` the index of the same text in `after`; 0 where that has
/// it no more. What occurs several times is matched in its order.
QList<int> matchedParagraphs(const kgds::SampleRecord& before, const kgds::SampleRecord& after);

/// Returns an output for `before`, with its judgments, as one for `after`: paragraphs under their
/// new numbers, without those that are gone, since nobody can be right or wrong about them;
/// judgments of facts and opinions by their texts, none of new ones.
kgds::JudgedSample movedSample(const kgds::JudgedSample& output, const kgds::SampleRecord& before,
    const kgds::SampleRecord& after);

/// The mean of a metric over the samples that have it in both versions.
struct RescoredMetric
{
    kgds::SystemRef system;
    kgds::TableMetric metric = kgds::TableMetric::Overall;
    double before = 0.0;
    double after = 0.0;
    qint64 n = 0;       ///< samples
    qint64 changed = 0; ///< of these, those with another score
};

/// Returns every metric of a system that any of `pairs` has. `system` has a sample for each of
/// `before`.
QList<RescoredMetric> rescored(const QList<kgds::SampleRecord>& before,
    const QList<kgds::SampleRecord>& after, const QList<SamplePair>& pairs,
    const kgds::JudgedSystem& system);

} // namespace tandem::publishing
