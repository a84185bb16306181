#pragma once

#include "models/llm/chat.h"
#include "models/llm/embeddings.h"

#include <QByteArray>
#include <QList>

#include <functional>

namespace tandem::llm {

/// A call that was handed to the gateway.
struct CallId
{
    quint64 value = 0;
    bool isValid() const { return value > 0; }
    bool operator==(const CallId&) const = default;
};

/// How a call ended: exactly one of a reply or an error, once.
struct CallEnd
{
    Expected<ChatReply> reply;
    QByteArray raw; ///< body of the last answer that the server gave, where there was one
    int httpStatus = 0;
    int attempts = 0;
    int lost = 0; ///< of these, those that brought no answer and may have been billed all the same
    QByteArray request{}; ///< the body that was sent last, without address and key
    /// Of those that were lost: answers that broke off and whose server says what they took.
    QList<ChatReply> remains{};
};
/// Puts *** in the place of the key in all that a server sent (models/llm/keyblot.h): servers
/// repeat what they were sent.
void blotOutKey(CallEnd& end, const QString& key);

/// How a request for vectors ended.
struct EmbeddingEnd
{
    Expected<EmbeddingReply> reply;
    int attempts = 0;
    int lost = 0; ///< see CallEnd::lost
};
using EmbeddingDone = std::function<void(const EmbeddingEnd&)>;

using CallDone = std::function<void(const CallEnd&)>;
/// Called when an attempt got no answer and may have been billed all the same.
using AttemptLost = std::function<void()>;

} // namespace tandem::llm
