#pragma once

#include "models/llm/chat.h"
#include "models/llm/embeddings.h"
#include "models/llm/endpoint.h"

#include <QJsonObject>

namespace tandem::llm::anthropic {

// Anthropic's messages.

/// The body that asks `model`. A schema is asked for as the input of a tool that the model must
/// call.
QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner);

/// Text (or the tool's input as JSON), finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::anthropic

namespace tandem::llm::gemini {

// Google's generateContent and batchEmbedContents.

/// The body that asks; the model stands in the address.
QJsonObject chatBody(const ChatRequest& request, const Manner& manner);

/// How an address and a body name a model: models/NAME, where it has no path of its own.
QString modelPath(const QString& model);

/// The body that asks `model` for vectors.
QJsonObject embeddingBody(const QString& model, const EmbeddingRequest& request);

/// `schema` with the keywords that a responseSchema takes (a part of OpenAPI 3.0): types in upper
/// case, a "null" among the types as `nullable`, const as enum, oneOf as anyOf; all others, such as
/// additionalProperties, left out.
QJsonObject responseSchema(const QJsonObject& schema);

/// Text, finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::gemini

namespace tandem::llm::openai {

// Chat completions as OpenAI defined them and as vLLM, llama.cpp, Ollama, OpenRouter and others
// take them.

/// The body that asks `model`.
QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner);

/// The body that asks `model` for vectors.
QJsonObject embeddingBody(const QString& model, const EmbeddingRequest& request);

/// Text, finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::openai
