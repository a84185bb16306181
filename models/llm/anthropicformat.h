#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QJsonObject>

/// Anthropic's messages.
namespace tandem::llm::anthropic {

/// The body that asks `model`. A schema is asked for as the input of a tool that the model must
/// call.
QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner);

/// Text (or the tool's input as JSON), finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::anthropic
