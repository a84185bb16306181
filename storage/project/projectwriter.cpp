#include "storage/project/projectwriter.h"

#include "storage/database/database.h"
#include "storage/database/erasure.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/repositories/clockjump.h"
#include "storage/repositories/studyerasure.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScopeGuard>

namespace tandem {

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
    // process there is no other that writes.
    const auto version = database.dataVersion();
    if (!version || *version == m_dataVersion)
        return;
    const bool first = m_dataVersion < 0;
    m_dataVersion = *version;
    helpWithdrawals(database);
    if (!first)
        m_changedElsewhere();
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

} // namespace tandem
