#include "storage/project/project.h"

#include "storage/changes/change.h"
#include "storage/database/database.h"
#include "storage/database/erasure.h"
#include "storage/database/partialfile.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/repositories/clockjump.h"
#include "storage/repositories/studyerasure.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QScopeGuard>
#include <QThread>
#include <QThreadPool>
#include <QWaitCondition>

#include <deque>
#include <optional>

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
    /// Called in another thread: while it writes aside, commits that are not this thread's are left
    /// to it to tell of. Those before are told of first. Waits until this thread knows.
    void setWritingAside(bool isAside);

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
    void followAside(Database* database);
    void skipWrittenAside(Database& database);
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
    bool m_isDone = false;
    bool m_wantsAside = false;
    bool m_isAside = false;
    QWaitCondition m_asideKnown;
    std::function<void()> m_changedElsewhere;
    qint64 m_dataVersion = -1;
    int m_withdrawals = -1;
};

namespace {

/// Few enough that the first answer of a batch is not kept waiting for the last.
constexpr size_t kMostTogether = 64;
/// How often the file is asked whether another process has written to it.
constexpr int kLookElsewhereMs = 1000;
/// What a prepared file is called while its tables are read.
const QString kStage = QStringLiteral("stage");

const QEvent::Type kNews = QEvent::Type(QEvent::registerEventType());

struct News final : QEvent
{
    explicit News(std::function<void()> tell)
        : QEvent(kNews)
        , tell(std::move(tell))
    {
    }
    std::function<void()> tell;
};

Expected<What> written(Database& database, const ProjectWriter::Queued& queued)
{
    if (queued.cancel->load())
        return failure(ErrorCode::Cancelled, {});
    return queued.change.write({database, queued.origin}).map([](const Written& written) {
        return written.what;
    });
}

} // namespace

ProjectWriter::ProjectWriter(QString path, std::function<void()> changedElsewhere)
    : m_path(std::move(path))
    , m_changedElsewhere(std::move(changedElsewhere))
{
    setObjectName(QStringLiteral("project writer"));
}

ProjectWriter::~ProjectWriter()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_stop = true;
        m_wake.wakeAll();
    }
    wait();
}

Expected<void> ProjectWriter::waitUntilOpen()
{
    const QMutexLocker lock(&m_mutex);
    while (!m_opened)
        m_openEnded.wait(&m_mutex);
    return *m_opened;
}

void ProjectWriter::enqueue(Queued queued)
{
    const QMutexLocker lock(&m_mutex);
    m_queue.push_back(std::move(queued));
    m_wake.wakeOne();
}

void ProjectWriter::tellSoon(std::function<void()> tell)
{
    QCoreApplication::postEvent(this, new News(std::move(tell)), Qt::HighEventPriority);
}

void ProjectWriter::tellNow()
{
    QCoreApplication::sendPostedEvents(this, kNews);
}

bool ProjectWriter::event(QEvent* event)
{
    if (event->type() != kNews)
        return QThread::event(event);
    static_cast<News*>(event)->tell();
    return true;
}

void ProjectWriter::run()
{
    auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
    if (database)
        lookElsewhere(**database);
    {
        const QMutexLocker lock(&m_mutex);
        m_opened = database ? Expected<void>() : Expected<void>(failure(database.error()));
        m_openEnded.wakeAll();
    }
    while (!isStopped()) {
        auto batch = takeQueued();
        followAside(database ? database->get() : nullptr);
        if (database) {
            if (!batch.empty())
                writeBatch(**database, batch);
            lookElsewhere(**database);
            finishErasing(**database);
            continue;
        }
        for (const Queued& queued : batch)
            queued.ended(failure(database.error()));
    }
    const QMutexLocker lock(&m_mutex);
    m_isDone = true;
    m_asideKnown.wakeAll();
}

bool ProjectWriter::isStopped()
{
    const QMutexLocker lock(&m_mutex);
    return m_stop && m_queue.empty();
}

void ProjectWriter::setWritingAside(bool isAside)
{
    const QMutexLocker lock(&m_mutex);
    m_wantsAside = isAside;
    m_wake.wakeOne();
    while (m_isAside != m_wantsAside && !m_isDone)
        m_asideKnown.wait(&m_mutex);
}

void ProjectWriter::followAside(Database* database)
{
    QMutexLocker lock(&m_mutex);
    if (m_isAside == m_wantsAside)
        return;
    const bool begins = m_wantsAside;
    lock.unlock();
    if (database && begins)
        lookElsewhere(*database);
    else if (database)
        skipWrittenAside(*database);
    lock.relock();
    m_isAside = begins;
    m_asideKnown.wakeAll();
}

std::deque<ProjectWriter::Queued> ProjectWriter::takeQueued()
{
    const QMutexLocker lock(&m_mutex);
    if (m_queue.empty() && !m_stop && m_isAside == m_wantsAside)
        m_wake.wait(&m_mutex, kLookElsewhereMs);
    std::deque<Queued> batch;
    while (!m_queue.empty() && batch.size() < kMostTogether) {
        // What reads a stage has to have it attached, which no transaction allows.
        const bool isStaged = !m_queue.front().change.stage.isEmpty();
        if (isStaged && !batch.empty())
            break;
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
        if (isStaged)
            break;
    }
    return batch;
}

void ProjectWriter::lookElsewhere(Database& database)
{
    // Seen from this connection the number changes only when another one commits, and in this
    // process there is no other that writes but one that says so.
    if (m_isAside)
        return;
    const auto version = database.dataVersion();
    if (!version || *version == m_dataVersion)
        return;
    const bool first = m_dataVersion < 0;
    m_dataVersion = *version;
    helpWithdrawals(database);
    if (!first)
        m_changedElsewhere();
}

/// What was committed up to now was told of already, or is nothing that anybody here reads.
void ProjectWriter::skipWrittenAside(Database& database)
{
    if (const auto version = database.dataVersion())
        m_dataVersion = *version;
    helpWithdrawals(database);
}

void ProjectWriter::helpWithdrawals(Database& database)
{
    const auto number = withdrawals(database);
    if (!number || *number == m_withdrawals)
        return;
    m_withdrawals = *number;
    if (m_withdrawals > 0)
        (void)helpErasing(database);
}

void ProjectWriter::writeBatch(Database& database, const std::deque<Queued>& batch)
{
    if (batch.size() > 1) {
        if (const auto results = writeTogether(database, batch)) {
            for (size_t i = 0; i < batch.size(); ++i)
                batch[i].ended(results->at(i));
            return;
        }
    }
    for (const Queued& queued : batch)
        queued.ended(writeAlone(database, queued));
}

std::optional<std::vector<Expected<What>>> ProjectWriter::writeTogether(
    Database& database, const std::deque<Queued>& batch)
{
    std::vector<Expected<What>> results;
    results.reserve(batch.size());
    Transaction transaction(database);
    if (auto begun = transaction.begin(); !begun) {
        results.assign(batch.size(), failure(begun.error()));
        return results;
    }
    if (!noteClockJump(database))
        return std::nullopt;
    for (const Queued& queued : batch) {
        if (!database.run(QStringLiteral("SAVEPOINT one_write")))
            return std::nullopt;
        results.push_back(written(database, queued));
        if (!results.back() && !database.run(QStringLiteral("ROLLBACK TO one_write")))
            return std::nullopt;
        if (!database.run(QStringLiteral("RELEASE one_write")))
            return std::nullopt;
    }
    if (!transaction.commit())
        return std::nullopt;
    return results;
}

Expected<What> ProjectWriter::writeAlone(Database& database, const Queued& queued)
{
    const QString& stage = queued.change.stage;
    if (!stage.isEmpty()) {
        TANDEM_DO(database.attach(stage, kStage));
    }
    // After the transaction's end, which comes first.
    const auto detach = qScopeGuard([&] {
        if (!stage.isEmpty())
            (void)database.detach(kStage);
    });
    Transaction transaction(database);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(noteClockJump(database));
    auto result = written(database, queued);
    if (!result)
        return result;
    TANDEM_DO(transaction.commit());
    return result;
}

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
    m_writer = std::make_unique<ProjectWriter>(m_path, [this] { tellElsewhere(); });
    m_writer->start();
}

void Project::beginWritingAside()
{
    m_writer->setWritingAside(true);
}

void Project::endWritingAside()
{
    m_writer->setWritingAside(false);
}

void Project::tellElsewhere()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            emit changed({EverythingChanged{}, {.how = Origin::How::Elsewhere}});
        },
        Qt::QueuedConnection);
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

#include "storage/project/project.moc"
