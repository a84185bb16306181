#include "storage/project/project.h"

#include "storage/database/schema.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/projectwriter.h"

#include <QCoreApplication>

namespace tandem {

Expected<std::unique_ptr<Project>> Project::open(const QString& path)
{
    NewProjectFile::removeLeftovers(path);
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
{
    const auto elsewhere = [this] {
        QMetaObject::invokeMethod(
            this, [this] { emit changed(ChangedElsewhere{}); }, Qt::QueuedConnection);
    };
    m_writer = std::make_unique<ProjectWriter>(m_path, elsewhere);
    m_writer->start();
}

Project::~Project()
{
    for (const auto& flag : std::as_const(m_running)) {
        if (const auto cancel = flag.lock())
            cancel->store(true);
    }
    m_workers.waitForDone();
    // The connection that closes last folds the log back into the file, which a reader may not.
    m_reader.reset();
    m_writer.reset();
}

void Project::submit(Write write, QObject* guard, WriteDone done)
{
    ++m_pending;
    emit pendingWritesChanged(m_pending);
    const QPointer<QObject> pointer(guard);
    const bool guarded = guard != nullptr;
    m_writer->enqueue(std::move(write),
        [this, pointer, guarded, done = std::move(done)](Expected<ChangeEvent> result) {
            QMetaObject::invokeMethod(
                this,
                [this, pointer, guarded, done, result = std::move(result)] {
                    writeEnded(result, pointer, guarded, done);
                },
                Qt::QueuedConnection);
        });
}

void Project::writeEnded(const Expected<ChangeEvent>& result, const QPointer<QObject>& guard,
    bool guarded, const WriteDone& done)
{
    --m_pending;
    if (result)
        emit changed(*result);
    else
        emit writeFailed(result.error());
    if (done && !(guarded && guard.isNull()))
        done(result ? Expected<void>() : Expected<void>(failure(result.error())));
    emit pendingWritesChanged(m_pending);
}

void Project::flush()
{
    while (m_pending > 0) {
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
        if (m_pending > 0)
            QThread::usleep(100);
    }
}

CancelFlag Project::newCancelFlag()
{
    m_running.removeIf([](const std::weak_ptr<std::atomic_bool>& flag) { return flag.expired(); });
    auto cancel = std::make_shared<std::atomic_bool>(false);
    m_running.append(cancel);
    return cancel;
}

void Project::runInWorker(
    std::function<void(Expected<Database*>)> work, QObject* guard, std::function<void()> done)
{
    const QPointer<QObject> pointer(guard);
    const bool guarded = guard != nullptr;
    m_workers.start([this, work = std::move(work), pointer, guarded, done = std::move(done)] {
        {
            auto database = openProjectFile(m_path, Database::Mode::ReadOnly);
            work(database ? Expected<Database*>(database->get())
                          : Expected<Database*>(failure(database.error())));
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
