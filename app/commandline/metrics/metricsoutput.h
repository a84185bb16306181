#pragma once

#include "app/commandline/metrics/metricsoptions.h"
#include "app/commandline/metrics/metricssums.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"

#include <optional>

namespace tandem {

class Call;

/// Where the scores of "tandem metrics" go, piece by piece: lines on standard output, one JSON
/// object there, or a file, which is whole or not there at all.
class MetricsOutput final
{
public:
    /// Both outlive this.
    MetricsOutput(const MetricsOptions& options, Call& call);
    Q_DISABLE_COPY_MOVE(MetricsOutput)

    /// Errors: NotWritable.
    Expected<void> begin();
    /// Errors: NotWritable, DiskFull; TooLarge where a table for readers gets too long.
    Expected<void> put(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    /// Puts what is said of all pairs, commits the file, and says so.
    Expected<void> finish(const MetricsSums& sums);

private:
    bool isTable() const;
    Expected<void> putBytes(const QByteArray& bytes);
    Expected<void> putCsv(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    Expected<void> gather(
        const QList<metrics::TextPair>& pairs, const QList<metrics::ScoreColumn>& columns);
    QByteArray lastLines(const MetricsSums& sums) const;
    Expected<void> putTable(const MetricsSums& sums);
    Expected<void> finishFile(const MetricsSums& sums);
    void sayWhatWasWritten(const MetricsSums& sums);
    void sayWhatIsOutside(const MetricsSums& sums);

    const MetricsOptions& m_options;
    Call& m_call;
    std::optional<AtomicFile> m_file;
    std::optional<CsvWriter> m_csv;
    bool m_hasBegun = false;               ///< something was put
    QList<metrics::TextPair> m_names;      ///< of a table for readers: ids and systems
    QList<metrics::ScoreColumn> m_columns; ///< the same
};

} // namespace tandem
