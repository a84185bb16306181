#pragma once

#include "storage/project/benchmark.h"
#include "storage/project/project.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace tandem {

/// Computes the statistics in a worker when somebody looks at them and they may be others than
/// before; never two runs at once. A running one can be cancelled.
class StatisticsRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsRun)

public:
    explicit StatisticsRun(Project& project, QObject* parent = nullptr);
    ~StatisticsRun() override;

    const BenchmarkFigures& result() const { return m_result; }
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
    BenchmarkFigures m_result;
    std::shared_ptr<Counts> m_counts;
    CancelFlag m_running;
    QTimer m_coalesce;
    QTimer m_poll;
    bool m_watched = false;
    bool m_stale = true;
    bool m_ready = false;
};

} // namespace tandem
