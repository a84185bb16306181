#pragma once

#include "storage/changes/change.h"

#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tandem {

/// The thread that owns the project's only writing connection. Writes wait in a queue; those that
/// wait together share a transaction, each in a savepoint of its own, so that one that fails takes
/// none of the others with it.
class ProjectWriter final : public QThread
{
    Q_OBJECT
    Q_DISABLE_COPY(ProjectWriter)

public:
    /// A write as it waits in the queue.
    struct Queued
    {
        Prepared change;
        Origin origin;
        CancelFlag cancel;                         ///< looked at before it is written
        std::function<void(Expected<What>)> ended; ///< in the writer's thread
    };

    /// `changedElsewhere` is called in the writer's thread when another process has committed.
    ProjectWriter(QString path, std::function<void()> changedElsewhere);
    /// Finishes what is queued.
    ~ProjectWriter() override;

    /// Blocks until the thread has opened the file and begun to notice what other processes commit,
    /// or could not.
    Expected<void> waitUntilOpen();
    /// Queues a write; it ends with the commit or the failure.
    void enqueue(Queued queued);

    /// Has `tell` called in the thread that this was made in, before anything there is laid out or
    /// painted: whoever waits for the news of a commit waits for that alone.
    void tellSoon(std::function<void()> tell);
    /// Calls what waits to be told now.
    void tellNow();

protected:
    bool event(QEvent* event) override;
    void run() override;

private:
    /// Waits for writes, for at most a second; empty when there was none.
    std::deque<Queued> takeQueued();
    bool isStopped();
    void lookElsewhere(Database& database);
    /// What somebody withdrew elsewhere leaves the log as soon as nobody reads it any more, also
    /// where the program that wrote it was not able to wait for that.
    void helpWithdrawals(Database& database);
    void writeBatch(Database& database, const std::deque<Queued>& batch);
    /// The result of each write, or nothing where the transaction did not hold: a full disk, for
    /// one, makes SQLite roll all of it back, and then each write has to be tried for itself.
    std::optional<std::vector<Expected<What>>> writeTogether(
        Database& database, const std::deque<Queued>& batch);
    Expected<What> writeAlone(Database& database, const Queued& queued);

    QString m_path;
    QMutex m_mutex;
    QWaitCondition m_wake;
    QWaitCondition m_openEnded;
    std::optional<Expected<void>> m_opened;
    std::deque<Queued> m_queue;
    bool m_stop = false;
    std::function<void()> m_changedElsewhere;
    qint64 m_dataVersion = -1;
    int m_withdrawals = -1;
};

} // namespace tandem
