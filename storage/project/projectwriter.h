#pragma once

#include "storage/project/project.h"

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
    using Ended = std::function<void(Expected<ChangeEvent>)>;

    /// `changedElsewhere` is called in the writer's thread when another process has committed.
    ProjectWriter(QString path, std::function<void()> changedElsewhere);
    /// Finishes what is queued.
    ~ProjectWriter() override;

    /// Blocks until the thread has opened the file and begun to notice what other processes commit,
    /// or could not.
    Expected<void> waitUntilOpen();
    /// Queues a write; `ended` is called in the writer's thread after the commit or the failure.
    void enqueue(Write write, Ended ended);

protected:
    void run() override;

private:
    struct Queued
    {
        Write write;
        Ended ended;
    };

    /// Waits for writes, for at most a second; empty when there was none.
    std::deque<Queued> takeQueued();
    bool isStopped();
    void lookElsewhere(Database& database);
    void writeBatch(Database& database, const std::deque<Queued>& batch);
    /// The result of each write, or nothing where the transaction did not hold: a full disk, for
    /// one, makes SQLite roll all of it back, and then each write has to be tried for itself.
    std::optional<std::vector<Expected<ChangeEvent>>> writeTogether(
        Database& database, const std::deque<Queued>& batch);
    Expected<ChangeEvent> writeAlone(Database& database, const Write& write);

    QString m_path;
    QMutex m_mutex;
    QWaitCondition m_wake;
    QWaitCondition m_openEnded;
    std::optional<Expected<void>> m_opened;
    std::deque<Queued> m_queue;
    bool m_stop = false;
    std::function<void()> m_changedElsewhere;
    qint64 m_dataVersion = -1;
};

} // namespace tandem
