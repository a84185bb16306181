#pragma once

#include "models/error.h"
#include "models/llm/wireformat.h"

#include <QByteArray>
#include <QString>

#include <optional>

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

/// What the name of a line tells.
struct BatchId
{
    QString hash;                ///< of its request, or how that begins
    std::optional<qint64> batch; ///< when its batch was written; none: by an earlier version
};

/// The name of a line in the batch that is written at this time, in milliseconds since 1970. All
/// servers take it.
QString batchCustomId(const QString& hash, qint64 batch);
/// None for a name that this program does not give.
std::optional<BatchId> batchIdFrom(const QString& customId);

/// One request of a batch file on one line, without the line's end: as OpenAI defined it (vLLM's
/// batch runner takes the same), as an entry of Anthropic's "requests", or as a line for Gemini,
/// whose model is named where the batch is submitted. Where the endpoint's structured output is to
/// be probed, a schema is sent, as all of these take one.
QByteArray batchLine(const QString& customId, const Endpoint& endpoint, const ChatRequest& request);

/// What came back for one line of a batch file.
struct BatchResult
{
    QString customId;
    Expected<HttpResponse> response; ///< of any status, or empty; or what the batch says went wrong
};

/// Reads one line of a batch's result. Fails where the line is not JSON, has no custom_id (Gemini:
/// key), is in another format than `format`, or holds neither a response nor an error. `key` is
/// blotted out in the words of an error; a response is as it came.
Expected<BatchResult> readBatchLine(
    const QByteArray& line, WireFormat format, const QString& key = {});

} // namespace tandem::llm
