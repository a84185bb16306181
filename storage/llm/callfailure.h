#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/llm/transportend.h"

#include <QString>

namespace tandem::llm {

/// What an exchange means for its call.
enum class RetryDecision {
    Answered, ///< 2xx with its whole body, or an error that says that the question was blocked
    Retry,    ///< may go better another time
    Failed,   ///< would fail again
};
RetryDecision retryDecisionOf(const TransportEnd& end);

/// Whether the server says, with whatever status, that the model cannot take so long a text.
bool isTooLong(const HttpResponse& response);

/// Whether an exchange that brought no answer may have been billed: its request may have reached
/// the model. Not where there was no connection, and not where the server refused it (3xx, 4xx) or
/// had no place for it (503, 529), or said that it is too long.
bool mayBeBilled(const TransportEnd& end);

/// What a failed call was about.
struct FailedCall
{
    const Endpoint& endpoint;
    QString model;
    QString serverWords; ///< without the key; may be empty
    int attempts = 1;
    bool hasKey = true; ///< one was sent
    int maxTokens = 0;  ///< that the answer might have; 0: not known
};

/// One clear sentence for an exchange that was not answered, with the endpoint's name as the place
/// and what can be done. Codes: Refused (key, rights, credit), NotFound (address, model), Busy (the
/// server is overloaded or failing), TooLarge, Unreadable (no or broken connection), InvalidInput
/// (the server did not take the request).
Error callError(const FailedCall& call, const TransportEnd& end);

/// The same for a whole 2xx that is no model's answer, `why` (of decodeChat()), which is a fault of
/// the server like a 500: Unreadable.
Error noAnswerError(const FailedCall& call, const Error& why);

Error cancelledError(const QString& endpointName);

} // namespace tandem::llm
