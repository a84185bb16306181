#pragma once

#include "models/error.h"
#include "models/llm/wireformat.h"

#include <QByteArray>
#include <QString>

namespace tandem::llm {

/// What stands around the lines of a batch file. Anthropic's server takes one JSON object, which is
/// sent to it as it is; the others take JSONL.
struct BatchFrame
{
    QByteArray before;
    QByteArray between;
    QByteArray after;
};

BatchFrame batchFrame(WireFormat format);

/// One request of a batch file on one line, without the line's end: as OpenAI defined it (vLLM's
/// batch runner takes the same), as an entry of Anthropic's "requests", or as a line for Gemini,
/// whose model is named where the batch is handed in. Where the endpoint's structured output is to
/// be probed, a schema is sent, as all of these take one.
QByteArray batchLine(const QString& customId, const Endpoint& endpoint, const ChatRequest& request);

/// What came back for one line of a batch file.
struct BatchResult
{
    QString customId;
    Expected<HttpResponse> response; ///< of any status; or what the batch says went wrong
};

/// Reads one line of a batch's result, in whichever of the three formats. Fails where the line is
/// not JSON, has no custom_id (Gemini: key), or holds neither a response nor an error.
Expected<BatchResult> readBatchLine(const QByteArray& line);

} // namespace tandem::llm
