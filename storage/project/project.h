#pragma once

#include "models/error.h"
#include "storage/changes/changeevent.h"
#include "storage/changes/job.h"

#include <QList>
#include <QMutex>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QThreadPool;

namespace tandem {

class Database;
class ProjectWriter;

/// An open project: its reading connection for the window's thread, its writer, and the one stream
/// of changes.
class Project final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(Project)

public:
    /// Opens an existing project file.
    static Expected<std::unique_ptr<Project>> open(const QString& path);
    /// Finishes queued writes first.
    ~Project() override;

    const QString& path() const { return m_path; }
    /// For small indexed reads on the project's own thread.
    Database& reader() { return *m_reader; }

    /// Asks for a change. Once it is committed changed() is emitted, then its job ends; where it
    /// fails and nobody asked the job to be told, failed() is emitted.
    Job change(Change change, const Origin& origin = {});
    /// Changes that have not ended yet.
    int pendingWrites() const { return m_pending; }
    /// Blocks until every change has ended and its events were delivered. For closing and for
    /// tests.
    void flush();

    /// Called in another thread of this program, one at a time, that writes to the file by a
    /// connection of its own, as a sync does: until endWritingAside() its commits are not taken for
    /// another program's, since most of them only note how far it is. Both wait for the writer.
    void beginWritingAside();
    /// Ends that; whoever called has to tell what came in, and what others committed meanwhile, by
    /// tellElsewhere().
    void endWritingAside();
    /// Tells that anything may differ, as when another program had committed; in any thread.
    void tellElsewhere();

    /// Ends the project: takes no more changes (they end as cancelled), cancels what is read, and
    /// blocks like flush(). Returns why changes failed that ended meanwhile: those who asked for
    /// them may be gone.
    QList<Error> close();

    /// Runs `work` in a worker thread with a reading connection of its own, then `done` with its
    /// result in this thread; `done` is skipped when `guard` is gone or the flag was raised.
    /// Returns the flag that cancels it.
    template <typename T>
    CancelFlag read(std::function<Expected<T>(Database&, const CancelFlag&)> work, QObject* guard,
        std::function<void(const Expected<T>&)> done)
    {
        const auto cancel = std::make_shared<std::atomic_bool>(false);
        auto result = std::make_shared<Expected<T>>(failure(ErrorCode::Cancelled, {}));
        runInWorker(
            cancel,
            [work, result, cancel](Expected<Database*> database) {
                *result =
                    database ? work(**database, cancel) : Expected<T>(failure(database.error()));
            },
            guard,
            [done, result, cancel] {
                if (!cancel->load())
                    done(*result);
            });
        return cancel;
    }
    /// The same without a type: `done` is called even when `cancel` was raised, by its owner or
    /// because the project closes.
    void runInWorker(const CancelFlag& cancel, std::function<void(Expected<Database*>)> work,
        QObject* guard, std::function<void()> done);

signals:
    void changed(const tandem::ChangeEvent& event);
    /// A change failed and nobody was told; `asker` is who asked for it, if still there.
    void failed(const tandem::Error& error, QObject* asker);
    void pendingWritesChanged(int pending);

private:
    struct UnderWay;

    explicit Project(QString path);
    void prepare(const Prepare& prepare, const std::shared_ptr<UnderWay>& underWay);
    void enqueue(Prepared prepared, const std::shared_ptr<UnderWay>& underWay);
    void cancelReaders();
    /// In any thread: a reading connection that is not in use, or a new one.
    Expected<std::unique_ptr<Database>> takeReader();
    void giveReaderBack(std::unique_ptr<Database> reader);
    void endLater(Expected<What> result, const std::shared_ptr<UnderWay>& underWay);
    void end(const Expected<What>& result, const UnderWay& underWay);

    QString m_path;
    std::unique_ptr<Database> m_reader;
    QMutex m_readersMutex;
    std::vector<std::unique_ptr<Database>> m_idleReaders; ///< of workers
    std::unique_ptr<ProjectWriter> m_writer;
    std::unique_ptr<QThreadPool> m_workers;
    QList<std::weak_ptr<std::atomic_bool>> m_running; ///< raised when the project closes
    qint64 m_lastJob = 0;
    int m_pending = 0;
    bool m_isClosed = false;
    QList<Error> m_failedAtClose;
};

} // namespace tandem
