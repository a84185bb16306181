#include "storage/project/projectwriter.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"

#include <vector>

namespace tandem {

namespace {

/// Few enough that the first answer of a batch is not kept waiting for the last.
constexpr size_t kMostTogether = 64;
/// How often the file is asked whether another process has written to it.
constexpr int kLookElsewhereMs = 1000;

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

void ProjectWriter::enqueue(Write write, Ended ended)
{
    const QMutexLocker lock(&m_mutex);
    m_queue.push_back({std::move(write), std::move(ended)});
    m_wake.wakeOne();
}

void ProjectWriter::run()
{
    auto database = openProjectFile(m_path, Database::Mode::ReadWrite);
    while (!isStopped()) {
        auto batch = takeQueued();
        if (database) {
            if (!batch.empty())
                writeTogether(**database, batch);
            lookElsewhere(**database);
            continue;
        }
        for (const Queued& queued : batch)
            queued.ended(failure(database.error()));
    }
}

bool ProjectWriter::isStopped()
{
    const QMutexLocker lock(&m_mutex);
    return m_stop && m_queue.empty();
}

std::deque<ProjectWriter::Queued> ProjectWriter::takeQueued()
{
    const QMutexLocker lock(&m_mutex);
    if (m_queue.empty() && !m_stop)
        m_wake.wait(&m_mutex, kLookElsewhereMs);
    std::deque<Queued> batch;
    while (!m_queue.empty() && batch.size() < kMostTogether) {
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
    return batch;
}

void ProjectWriter::lookElsewhere(Database& database)
{
    // Seen from this connection the number changes only when another one commits, and in this
    // process there is no other that writes.
    const auto version = database.dataVersion();
    if (!version || *version == m_dataVersion)
        return;
    const bool first = m_dataVersion < 0;
    m_dataVersion = *version;
    if (!first)
        m_changedElsewhere();
}

void ProjectWriter::writeTogether(Database& database, std::deque<Queued>& batch)
{
    std::vector<Expected<ChangeEvent>> results;
    results.reserve(batch.size());
    Transaction transaction(database);
    auto state = transaction.begin();
    if (state) {
        for (const Queued& queued : batch)
            results.push_back(
                batch.size() == 1 ? queued.write(database) : writeOne(database, queued.write));
        // A single write that failed has nothing to commit; the transaction rolls back.
        if (batch.size() > 1 || results.front())
            state = transaction.commit();
    }
    for (size_t i = 0; i < batch.size(); ++i)
        batch[i].ended(state ? results[i] : Expected<ChangeEvent>(failure(state.error())));
}

Expected<ChangeEvent> ProjectWriter::writeOne(Database& database, const Write& write)
{
    if (auto saved = database.run(QStringLiteral("SAVEPOINT one_write")); !saved)
        return failure(saved.error());
    auto result = write(database);
    if (!result) {
        if (auto undone = database.run(QStringLiteral("ROLLBACK TO one_write")); !undone)
            return failure(undone.error());
    }
    if (auto released = database.run(QStringLiteral("RELEASE one_write")); !released)
        return failure(released.error());
    return result;
}

} // namespace tandem
