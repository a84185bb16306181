#include "storage/runs/runlease.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/project.h"
#include "storage/repositories/leaseholder.h"

#include <memory>

namespace tandem {

namespace {

const auto leaseFrom = into(&LeaseSeen::run, &LeaseSeen::holder, &LeaseSeen::beat);

} // namespace

RunLease::RunLease(Project& project, RunId run, const LeaseTimes& times, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_run(run)
    , m_times(times)
    , m_holder(newLeaseHolder())
{
    m_timer.setInterval(times.beatMs);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_watched ? look() : beat(); });
}

RunLease::~RunLease()
{
    release();
}

Expected<std::optional<LeaseSeen>> RunLease::seen(Database& database, RunId run)
{
    return firstRow(database,
        QStringLiteral("SELECT run_id, holder, beat FROM llm_lease WHERE run_id = ?"), {run},
        leaseFrom);
}

/// The run's own lease, and those of runs of its kind that have one of its subjects before them.
Expected<QList<LeaseSeen>> RunLease::inTheWay(Database& database, RunId run)
{
    return rowsOf(database,
        QStringLiteral("SELECT l.run_id, l.holder, l.beat FROM llm_lease l"
                       " JOIN llm_run o ON o.id = l.run_id JOIN llm_run r ON r.id = ?"
                       " WHERE o.id = r.id OR (o.kind = r.kind AND o.endpoint = r.endpoint"
                       " AND o.model = r.model AND EXISTS (SELECT 1 FROM llm_task a"
                       " JOIN llm_task b ON b.run_id = r.id AND b.subject_id = a.subject_id"
                       " WHERE a.run_id = o.id AND a.state = 0 AND b.state IN (0, 2)))"),
        {run}, leaseFrom);
}

Expected<std::optional<LeaseSeen>> RunLease::take(
    Database& database, RunId run, const QString& holder, const std::optional<LeaseSeen>& silent)
{
    TANDEM_TRY(leases, inTheWay(database, run));
    for (const LeaseSeen& lease : *leases) {
        if (lease != silent && !isDeadHolder(lease.holder))
            return lease;
        TANDEM_DO(database.run(
            QStringLiteral("DELETE FROM llm_lease WHERE run_id = ?"), {lease.run.value}));
    }
    return database
        .run(QStringLiteral("INSERT INTO llm_lease (run_id, holder, beat) VALUES (?, ?, 0)"),
            {run.value, holder})
        .map([] { return std::optional<LeaseSeen>(); });
}

void RunLease::watch(const LeaseSeen& seen)
{
    m_watched = seen;
    m_since.start();
    m_timer.start();
}

void RunLease::stopWatching()
{
    m_watched.reset();
    m_timer.stop();
}

void RunLease::look()
{
    const LeaseSeen watched = *m_watched;
    const auto now = seen(m_project.reader(), watched.run);
    // Given up meanwhile is as good as silent.
    if (now && (!*now || (**now == watched && m_since.hasExpired(m_times.silentMs)))) {
        stopWatching();
        emit silent(watched);
    } else if (now && **now != watched) {
        stopWatching();
        emit alive(watched);
    }
}

void RunLease::keep(const QElapsedTimer& since)
{
    m_isKept = true;
    m_since = since;
    m_timer.start();
}

bool RunLease::isSure() const
{
    return m_isKept && !m_since.hasExpired(m_times.silentMs / 2);
}

void RunLease::beat()
{
    QElapsedTimer begun;
    begun.start();
    const auto isMine = std::make_shared<bool>(true);
    m_project
        .change({.write = [run = m_run, holder = m_holder, isMine](
                              Database& database) -> Expected<Written> {
            Statement row(database,
                QStringLiteral("UPDATE llm_lease SET beat = beat + 1 WHERE run_id = ?"
                               " AND holder = ?"),
                {run.value, holder});
            *isMine = row.failed() || row.rowsAffected() == 1;
            return row.result(Written(RunChanged{run}));
        }})
        .watch(this, [this, begun, isMine](const Expected<void>& done) {
            if (!m_isKept || !done)
                return;
            if (!*isMine) {
                m_isKept = false;
                m_timer.stop();
                emit lost();
                return;
            }
            const bool wasSure = isSure();
            m_since = begun;
            if (!wasSure)
                emit sure();
        });
}

void RunLease::release()
{
    m_timer.stop();
    if (!std::exchange(m_isKept, false))
        return;
    m_project.change(
        {.write = [run = m_run, holder = m_holder](Database& database) -> Expected<Written> {
            return database
                .run(QStringLiteral("DELETE FROM llm_lease WHERE run_id = ? AND holder = ?"),
                    {run.value, holder})
                .map([run] { return Written(RunChanged{run}); });
        }});
}

} // namespace tandem
