#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QJsonObject>

/// Google's generateContent.
namespace tandem::llm::gemini {

/// The body that asks; the model stands in the address.
QJsonObject chatBody(const ChatRequest& request, const Manner& manner);

/// `schema` with the keywords that a responseSchema takes (a part of OpenAPI 3.0): types in upper
/// case, a "null" among the types as `nullable`, const as enum, oneOf as anyOf; all others, such as
/// additionalProperties, left out.
QJsonObject responseSchema(const QJsonObject& schema);

/// Text, finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::gemini
