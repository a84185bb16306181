#pragma once

#include <QtGlobal>

#include <chrono>

namespace tandem::web {

/// What those who ask may take of a server.
struct WebLimits
{
    /// The request line and all headers, and what is read at once; more is refused.
    size_t headerBytes = 16 * 1024;
    qsizetype bodyBytes = 256 * 1024;
    /// Open at once, in all and from one address. Where there are more, those give way that have
    /// waited longest for their next request to come in whole.
    int connections = 800;
    int connectionsOfAddress = 600;
    /// Within which a request has to have come in whole, headers and body, counted from when the
    /// connection was made or the request before was answered; an idle connection ends then.
    std::chrono::milliseconds requestTime = std::chrono::seconds(20);
    /// Within which an answer has to be taken.
    std::chrono::milliseconds answerTime = std::chrono::seconds(120);
};

} // namespace tandem::web
