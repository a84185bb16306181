#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "storage/project/benchmark.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// The benchmark of a project as files of systems' outputs name its samples: the published layout
/// by the place in the exported KGDS.json, records by the number in the project, title or UUID.
class SystemBenchmark final
{
public:
    struct Sample
    {
        SampleId id;
        int position = 0; ///< its number in the project
        QString title;
        QString uuid;
    };

    /// Of the samples in use, as an export would write them. NotFound where the benchmark has no
    /// sample yet; Cancelled.
    static Expected<SystemBenchmark> of(Database& database, const Progress& progress = {});

    const QList<Sample>& samples() const { return m_samples; }
    /// Of each sample, in the same order.
    const QList<kgds::SampleRecord>& records() const { return m_records; }

    /// "4 → 3" of those whose number in the project is not that of their place.
    QStringList renumbered() const;
    /// The numbers of the samples in use that a word may mean, in the benchmark or not.
    QList<qint64> meantBy(const QString& word) const;
    /// The place among samples() of the one with this number. Refused, saying why, where it is not
    /// in the benchmark.
    Expected<qsizetype> placeOf(qint64 position) const;
    /// The same of a sample's id; -1 where it is not in the benchmark.
    qsizetype placeOf(SampleId sample) const { return m_places.value(sample, -1); }

private:
    void note(const BenchmarkSample& sample, const QString& uuid);

    QList<Sample> m_samples;
    QList<kgds::SampleRecord> m_records;
    QHash<SampleId, qsizetype> m_places;
    QHash<qint64, qsizetype> m_ofPosition; ///< -1 of those left out
    QHash<qint64, LeftOut> m_leftOut;
    QHash<QString, QList<qint64>> m_named; ///< numbers by title and UUID
};

} // namespace tandem
