#pragma once

#include "storage/project/benchmark.h"
#include "storage/project/project.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace tandem {

/// A sample that is not in the benchmark, and why.
struct LeftOutSample
{
    SampleId sample;
    int position = 0;
    QString title;
    LeftOut why = LeftOut::Unassigned;
};

/// How many opinions and references one sample of the benchmark holds.
struct SampleOpinions
{
    SampleId sample;
    int position = 0;
    QString title;
    qint64 opinions = 0;
    qint64 withReferences = 0; ///< of these
    qint64 references = 0;
    bool unsettled = false; ///< it holds none yet: their round is not settled
};

/// The statistics of the benchmark as it stands, with what they leave out.
struct StatisticsResult
{
    kgds::BenchmarkStatistics statistics; ///< as benchmarkStatistics() gives them
    QList<LeftOutSample> leftOut;
    int factsLeftOut = 0;           ///< of paragraphs that were removed or changed sides
    int factsUnjudged = 0;          ///< left out: their round about key facts is not finished
    QList<SampleOpinions> opinions; ///< one for each sample of the benchmark
};

/// Walks through the benchmark once for both. For a worker.
Expected<StatisticsResult> readStatistics(Database& database, const Progress& progress);

/// Computes the statistics in a worker when somebody looks at them and they may be others than
/// before; never two runs at once. A running one can be cancelled.
class StatisticsRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsRun)

public:
    explicit StatisticsRun(Project& project, QObject* parent = nullptr);
    ~StatisticsRun() override;

    const StatisticsResult& result() const { return m_result; }
    /// Whether there is a result at all.
    bool isReady() const { return m_ready; }
    bool isRunning() const { return m_running != nullptr; }
    /// Whether the benchmark may have changed since result().
    bool isStale() const { return m_stale; }
    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// Stops a running computation; it starts again when asked or when the project changes.
    void cancel();
    void start();

signals:
    void finished();
    void runningChanged(bool running);
    void progressed(qint64 done, qint64 all);
    void failed(const tandem::Error& error);

private:
    struct Counts
    {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> all = 0;
    };

    void follow(const ChangeEvent& event);
    void end();

    Project& m_project;
    StatisticsResult m_result;
    std::shared_ptr<Counts> m_counts;
    CancelFlag m_running;
    QTimer m_coalesce;
    QTimer m_poll;
    bool m_watched = false;
    bool m_stale = true;
    bool m_ready = false;
};

} // namespace tandem
