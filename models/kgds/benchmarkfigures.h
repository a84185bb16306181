#pragma once

#include "models/ids.h"
#include "models/kgds/statistics.h"
#include "models/rounds/consistency.h"

#include <QList>
#include <QString>

namespace tandem {

/// Why a sample is not in the benchmark yet.
enum class LeftOut { Unassigned, Open, Undecided, NothingKept };

/// A sample that is not in the benchmark, and why.
struct LeftOutSample
{
    SampleId sample;
    int position = 0;
    QString title;
    LeftOut why = LeftOut::Unassigned;
};

/// The figures of one sample of the benchmark.
struct SampleFigures
{
    SampleId sample;
    int position = 0;
    QString title;
    kgds::BenchmarkStatistics statistics;
    bool opinionsUnsettled = false;    ///< it holds none yet: their round is not settled
    qint64 supportingWithoutFacts = 0; ///< supporting paragraphs that no fact is about
};

/// The figures of the benchmark as it stands, what is left out of it, and where the paragraphs
/// went.
struct BenchmarkFigures
{
    kgds::BenchmarkStatistics statistics;
    QList<SampleFigures> samples;
    QList<LeftOutSample> leftOut;
    int factsLeftOut = 0;  ///< of paragraphs that were removed or changed sides
    int factsUnjudged = 0; ///< left out: their round about key facts is not finished
    Funnel funnel;

    /// How many samples are left out for this reason.
    qint64 leftOutFor(LeftOut why) const;
};

} // namespace tandem
