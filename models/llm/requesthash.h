#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QString>

namespace tandem::llm {

/// SHA-256 (64 hexadecimal digits, lower case) over what determines the answer: the endpoint as the
/// user named it (in any case) and its wire format, model, messages, temperature, limit of tokens,
/// schema, sample number, how many alternatives to its tokens are wanted, and whose answer it is
/// to be. The address does not count, so that localhost and 127.0.0.1, another port or a proxy find
/// the replies again; neither do key, limits and prices. Where the endpoint leaves the temperature
/// out there is none in it.
QString requestHash(const Endpoint& endpoint, const ChatRequest& request);

/// The same as if the endpoint sent a temperature: what versions up to 0.6 kept replies by whether
/// one was sent or left out.
QString requestHashSending(const Endpoint& endpoint, const ChatRequest& request);

/// What versions up to 0.4 kept replies by: the same with the address in the place of the name.
QString earlierRequestHash(const Endpoint& endpoint, const ChatRequest& request);

} // namespace tandem::llm
