#include "storage/project/project.h"

#include "storage/database/partialfile.h"
#include "storage/database/schema.h"
#include "storage/project/projectwriter.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>
#include <QThreadPool>

namespace tandem {

/// A change that has not ended.
struct Project::UnderWay
{
    ProjectWriter* writer; ///< while it ends itself, too
    Job job;
    Origin origin;
    QPointer<QObject> asker; ///< may be gone before it ends
};

Expected<std::unique_ptr<Project>> Project::open(const QString& path)
{
    PartialFile::removeLeftovers(path);
    std::unique_ptr<Project> project(new Project(path));
    // The writing connection comes first: it brings an older schema forward, makes the log that
    // readers need, and notices every commit that the reader has not seen yet.
    TANDEM_DO(project->m_writer->waitUntilOpen());
    TANDEM_TRY_VAR(reader, openProjectFile(path, Database::Mode::ReadOnly));
    project->m_reader = std::move(*reader);
    return project;
}

Project::Project(QString path)
    : m_path(std::move(path))
    , m_workers(std::make_unique<QThreadPool>())
{
    const auto elsewhere = [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit changed({EverythingChanged{}, {.how = Origin::How::Elsewhere}});
            },
            Qt::QueuedConnection);
    };
    m_writer = std::make_unique<ProjectWriter>(m_path, elsewhere);
    m_writer->start();
}

Project::~Project()
{
    cancelReaders();
    // The connection that closes last folds the log back into the file, which a reader may not.
    m_reader.reset();
    m_idleReaders.clear();
    m_writer.reset();
}

QList<Error> Project::close()
{
    m_isClosed = true;
    cancelReaders();
    flush();
    return std::exchange(m_failedAtClose, {});
}

void Project::cancelReaders()
{
    for (const auto& flag : std::as_const(m_running)) {
        if (const auto cancel = flag.lock())
            cancel->store(true);
    }
    m_workers->waitForDone();
}

Job Project::change(Change change, const Origin& origin)
{
    ++m_pending;
    emit pendingWritesChanged(m_pending);
    const auto underWay = std::make_shared<UnderWay>();
    underWay->writer = m_writer.get();
    underWay->job = Job::begun(JobId{++m_lastJob});
    underWay->origin = origin;
    underWay->origin.job = underWay->job.id();
    underWay->asker = const_cast<QObject*>(origin.asker);
    if (m_isClosed)
        endLater(failure(ErrorCode::Cancelled, {}), underWay);
    else if (change.prepare)
        prepare(change.prepare, underWay);
    else
        enqueue({std::move(change.write)}, underWay);
    return underWay->job;
}

void Project::prepare(const Prepare& prepare, const std::shared_ptr<UnderWay>& underWay)
{
    const auto prepared = std::make_shared<Expected<Prepared>>(failure(ErrorCode::Cancelled, {}));
    const CancelFlag cancel = underWay->job.cancelFlag();
    runInWorker(
        cancel,
        [prepare, prepared, cancel](Expected<Database*> database) {
            *prepared = database ? prepare(**database, cancel)
                                 : Expected<Prepared>(failure(database.error()));
        },
        this,
        [this, prepared, underWay] {
            if (*prepared)
                enqueue(**prepared, underWay);
            else
                endLater(failure(prepared->error()), underWay);
        });
}

void Project::enqueue(Prepared prepared, const std::shared_ptr<UnderWay>& underWay)
{
    m_writer->enqueue({std::move(prepared), underWay->origin, underWay->job.cancelFlag(),
        [this, underWay](Expected<What> result) { endLater(std::move(result), underWay); }});
}

void Project::endLater(Expected<What> result, const std::shared_ptr<UnderWay>& underWay)
{
    // Still in the writer's thread, before it begins with the next.
    if (!result)
        underWay->job.setFailed();
    underWay->writer->tellSoon(
        [this, underWay, result = std::move(result)] { end(result, *underWay); });
}

void Project::end(const Expected<What>& result, const UnderWay& underWay)
{
    --m_pending;
    if (result && !result->as<NothingChanged>())
        emit changed({*result, underWay.origin});
    if (m_isClosed && !result && result.error().code != ErrorCode::Cancelled)
        m_failedAtClose.append(result.error());
    const bool told = underWay.job.end(result.map([](const What&) {}));
    if (!result && !told && result.error().code != ErrorCode::Cancelled)
        emit failed(result.error(), underWay.asker);
    emit pendingWritesChanged(m_pending);
}

void Project::flush()
{
    while (m_pending > 0) {
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
        m_writer->tellNow();
        if (m_pending > 0)
            QThread::usleep(100);
    }
}

Expected<std::unique_ptr<Database>> Project::takeReader()
{
    {
        const QMutexLocker lock(&m_readersMutex);
        if (!m_idleReaders.empty()) {
            auto reader = std::move(m_idleReaders.back());
            m_idleReaders.pop_back();
            return reader;
        }
    }
    return openProjectFile(m_path, Database::Mode::ReadOnly);
}

void Project::giveReaderBack(std::unique_ptr<Database> reader)
{
    // As many as workers run; opening one looks through the whole schema.
    const QMutexLocker lock(&m_readersMutex);
    m_idleReaders.push_back(std::move(reader));
}

void Project::runInWorker(const CancelFlag& cancel, std::function<void(Expected<Database*>)> work,
    QObject* guard, std::function<void()> done)
{
    m_running.removeIf([](const std::weak_ptr<std::atomic_bool>& flag) { return flag.expired(); });
    m_running.append(cancel);
    const QPointer<QObject> pointer(guard);
    const bool guarded = guard != nullptr;
    m_workers->start([this, work = std::move(work), pointer, guarded, done = std::move(done)] {
        {
            auto database = takeReader();
            work(database ? Expected<Database*>(database->get())
                          : Expected<Database*>(failure(database.error())));
            if (database)
                giveReaderBack(*std::move(database));
        }
        QMetaObject::invokeMethod(
            this,
            [pointer, guarded, done] {
                if (!(guarded && pointer.isNull()))
                    done();
            },
            Qt::QueuedConnection);
    });
}

} // namespace tandem
