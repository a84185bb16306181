#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QList>

#include <optional>

namespace tandem::llm {

/// The cost of a call in the prices' currency; none where a price or a count is not known.
std::optional<double> costOf(const Usage& usage, const Prices& prices);

/// The decimals that an amount is written with: at least `least`, and for a smaller one so many
/// that two digits of it show, never an exponent.
int decimalsOfAmount(double amount, int least);

/// About how many tokens a text is: a quarter of its bytes in UTF-8, but one for each Chinese,
/// Japanese or Korean character. A rule of thumb for plans and limits: tokenizers differ by a third
/// and more, most for scripts other than Latin.
qint64 estimatedTokens(const QString& text);

/// The same for all that a request sends: messages, schema, and a few tokens a message for the
/// wrapping.
qint64 estimatedInputTokens(const ChatRequest& request);

/// Fewer tokens than any common tokenizer makes of a request's messages: none spans a blank, nor
/// eight Chinese, Japanese or Korean characters.
qint64 fewestInputTokens(const ChatRequest& request);

/// Whether a server counted so few tokens of a long request that it cannot have read all of it: it
/// has less context than that, and cut the text without a word.
bool isInputCut(const ChatRequest& request, const Usage& usage);

/// The most that a call can cost, where the answer keeps to the request's limit: no tokenizer makes
/// more tokens of a text than it has bytes. None where a price is not known.
std::optional<double> mostCostOf(const ChatRequest& request, const Prices& prices);

} // namespace tandem::llm
