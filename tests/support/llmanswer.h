#pragma once

#include "llmquestion.h"
#include "models/llm/chat.h"
#include "models/llm/embeddings.h"

#include <QStringList>

#include <vector>

namespace tandem::llm {

/// A model's answer in the question's wire format, with tokens counted as four bytes each.
/// `chances`, where there are any, goes with it.
ServedAnswer chatAnswer(
    const LlmQuestion& question, const QString& text, const QList<AnswerToken>& chances = {});
/// The model declines.
ServedAnswer refusalAnswer(const LlmQuestion& question);
/// A whole answer without a choice.
ServedAnswer emptyAnswer(const LlmQuestion& question);
/// What the texts to embed are billed.
qint64 embeddingTokens(const LlmQuestion& question);
/// Vectors of the question's texts, in their order, with tokens counted as four bytes each, which
/// Gemini does not tell.
ServedAnswer embeddingAnswer(
    const LlmQuestion& question, const std::vector<EmbeddingVector>& vectors);
ServedAnswer modelListAnswer(WireFormat format, const QStringList& models);
/// An error as the real servers word it.
ServedAnswer errorAnswer(WireFormat format, int status, const QString& words);

} // namespace tandem::llm
