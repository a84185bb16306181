#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QJsonObject>

/// Chat completions as OpenAI defined them and as vLLM, llama.cpp, Ollama, OpenRouter and others
/// take them.
namespace tandem::llm::openai {

/// The body that asks `model`.
QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner);

/// Text, finish, usage and model of an answer.
Expected<ChatReply> readChat(const QJsonObject& body);
/// What the server counted, of an answer or of what came of one.
Usage usageOf(const QJsonObject& body);

} // namespace tandem::llm::openai
