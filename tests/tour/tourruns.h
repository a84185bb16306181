#pragma once

#include "models/error.h"

namespace tandem {

class Database;
namespace llm {
struct Endpoint;
}

/// Gives the tour's project runs as they come about at work: a pairwise judge's that is through, so
/// that a check has its result, one with tasks that failed or could not be read, and one that was
/// left in the middle and can be gone on with. Inside a transaction.
Expected<void> addTourRuns(Database& database, const llm::Endpoint& endpoint);

/// A server of the tour's own that takes calls and never answers one, on loopback, as long as it is
/// there: a run stays under way as long as a picture takes.
class SilentServer final
{
public:
    SilentServer();
    ~SilentServer();
    SilentServer(const SilentServer&) = delete;
    SilentServer& operator=(const SilentServer&) = delete;

    /// 0 where there is none to be had.
    int port() const { return m_port; }

private:
    int m_socket = -1;
    int m_port = 0;
};

} // namespace tandem
