#pragma once

#include "models/error.h"
#include "models/llm/wireformat.h"

#include <QByteArray>
#include <QString>

namespace tandem::llm {

/// One line of a batch file (JSONL as OpenAI defined it; vLLM's batch runner takes the same),
/// without the line's end. Where the endpoint's structured output is to be probed, a schema is
/// sent, as both of these take one. Refused for an endpoint that is not OpenAI-compatible.
Expected<QByteArray> batchLine(
    const QString& customId, const Endpoint& endpoint, const ChatRequest& request);

/// What came back for one line of a batch file.
struct BatchResult
{
    QString customId;
    Expected<HttpResponse> response; ///< of any status; or what the batch says went wrong
};

/// Reads one line of a batch's result. Fails where the line is not JSON, has no custom_id, or holds
/// neither a response nor an error.
Expected<BatchResult> readBatchLine(const QByteArray& line);

} // namespace tandem::llm
