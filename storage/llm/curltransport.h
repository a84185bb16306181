#pragma once

#include "models/llm/wireformat.h"
#include "storage/llm/transportend.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tandem::llm {

class CallClock;

/// Many HTTP exchanges at once over one curl multi handle: connections are kept and shared (HTTP/2
/// where it is offered), certificates always verified, redirects never followed, sizes and times
/// bounded. Everything but wakeUp() is called in one thread.
class CurlTransport final
{
public:
    /// `extraCaFile`: certificates (PEM) to trust instead of the system's file; empty: the
    /// system's.
    CurlTransport(QString extraCaFile, const CallClock& clock);
    /// Breaks off what is under way.
    ~CurlTransport();
    Q_DISABLE_COPY_MOVE(CurlTransport)

    /// Starts an exchange under a number of the caller's that no other running one has; all of it
    /// may take `timeoutMs`.
    void start(quint64 id, HttpRequest request, int timeoutMs);
    /// Breaks off an exchange; it gets no end.
    void cancel(quint64 id);
    bool isIdle() const { return m_transfers.empty(); }

    /// Works until an exchange has ended, something has woken it up, or `maxWaitMs` have passed;
    /// gives the exchanges that have ended.
    std::vector<std::pair<quint64, TransportEnd>> turn(int maxWaitMs);
    /// Makes turn() return soon. From any thread.
    void wakeUp();

private:
    struct Transfer;
    bool prepare(Transfer& transfer, int timeoutMs);
    void collect();
    TransportEnd endOf(Transfer& transfer, int curlCode) const;
    void* takeEasy();
    void release(Transfer& transfer);

    QByteArray m_extraCaFile;
    const CallClock& m_clock;
    void* m_multi = nullptr;     ///< CURLM
    std::vector<void*> m_unused; ///< CURL handles to use again
    std::unordered_map<quint64, std::unique_ptr<Transfer>> m_transfers;
    std::vector<std::pair<quint64, TransportEnd>> m_ended;
};

} // namespace tandem::llm
