#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"

#include <QProcess>
#include <QString>

#include <utility>

namespace tandem::bench {

/// Runs of a language model that are worked on to their end, against the test server in a process
/// of its own.

/// Says why on stderr and ends the program.
[[noreturn]] void giveUp(const QString& why);

/// The value, or the end of the program where there is none.
template <typename T>
T taken(Expected<T> result)
{
    if (!result)
        giveUp(result.error().sentence() + result.error().detail);
    return std::move(*result);
}

/// What `write` returns of the project, in one transaction.
template <typename Write>
auto written(const QString& path, Write write)
{
    const auto database = taken(openProjectFile(path, Database::Mode::ReadWrite));
    Transaction transaction(*database);
    if (const auto begun = transaction.begin(); !begun)
        giveUp(begun.error().sentence());
    auto result = write(*database);
    if (const auto kept = transaction.commit(); !kept)
        giveUp(kept.error().sentence());
    return result;
}

/// The time that the test server takes to answer.
inline constexpr int kDelayMs = 50;

/// The test server, which ends with this.
class ServerProcess final
{
public:
    ServerProcess();
    ~ServerProcess();
    Q_DISABLE_COPY_MOVE(ServerProcess)
    /// An endpoint that it answers at, so many calls at once.
    llm::Endpoint endpoint(int concurrency) const;

private:
    QProcess m_process;
    QByteArray m_port;
};

/// Where the prompts are.
QString promptFolder();

/// What a way of asking came to.
struct Outcome
{
    qint64 calls = 0;
    double wallMs = 0.0;
    double sent = 0.0;          ///< calls that were on their way, on average
    double sentWhileFull = 0.0; ///< the same while there were tasks for all places
    double callsPerSecond() const { return double(calls) * 1000.0 / wallMs; }
};

/// Works on a run to its end.
Outcome workThrough(const QString& project, RunId run, const llm::Endpoint& endpoint);

/// Prints how much of the concurrency was kept busy.
void printBusy(const Outcome& run, int concurrency);

} // namespace tandem::bench
