#pragma once

#include "models/llm/wireformat.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <functional>
#include <optional>

/// What the three wire formats have in common, for their adapters alone.
namespace tandem::llm {

/// The JSON of a response's body; bytes in it that are not UTF-8 are U+FFFD. One sentence for each
/// of: empty, a web page, cut off, not JSON. The sentences quote nothing of the body, as it may
/// hold the key.
Expected<QJsonValue> bodyJson(const HttpResponse& response);

/// The same, where it must be an object that reports no error of its own.
Expected<QJsonObject> bodyObject(const HttpResponse& response);

/// The word of a reason: a text, or (of some servers) an object that names its `type`.
QString reasonWord(const QJsonValue& reason);

/// What the reason means with which the three formats and their servers say why a model stopped, in
/// any letters. None where the answer broke off: an error, an abort, a lack of resources, a call of
/// a tool that is none. A word that nobody knows is taken for what it tells of, such a thing or a
/// limit that the answer has reached; all others are FinishReason::Other, and harmless.
std::optional<FinishReason> finishOf(const QJsonValue& reason);

/// `body` without what belongs to a stream that some servers put around whole JSON: comments before
/// it, and events such as "data: [DONE]" behind it.
QByteArray withoutStreamMarks(const QByteArray& body);

/// The failure of an answer that broke off; `word` is the server's reason, and may be empty.
tl::unexpected<Error> brokeOff(const QString& word);

/// Whether a value is an error that is told: neither null, false, 0 nor empty.
bool isError(const QJsonValue& value);

/// A number of tokens: a whole number from 0 to 10^12, or the same as a string; -1 for all else.
qint64 tokenCount(const QJsonValue& value);

/// The sum of the counts that are known; -1 where none is.
qint64 sumOfKnown(std::initializer_list<qint64> counts);

/// The usage, in which what `total` counts beside its two is output: some servers count a model's
/// thinking there alone, and it has to be paid for.
Usage withRestOf(qint64 total, const Usage& usage);

/// What is asked: for a server that is not held to a schema, with the wish for JSON of its shape at
/// the end of the last question.
QList<Message> messagesFor(const ChatRequest& request, const Manner& manner);

/// The tokens in `positions` (the last 4096 at most): each an object with `token` and the logarithm
/// under `logarithm`, and alternatives under the same names where `alternativesOf` finds them. What
/// has no token or no such number is left out; a position without a chosen token, or with a number
/// that is no logarithm of a probability, ends the list.
QList<AnswerToken> answerTokens(const QJsonArray& positions, QLatin1String logarithm,
    const std::function<QJsonArray(qsizetype)>& alternativesOf);

/// Whether a reply without any text is an answer all the same: a refusal, a block, one that was cut
/// off before its first word, or one that tokens were counted for, which somebody pays.
bool mayBeSilent(const ChatReply& reply);

/// The failure of a body that is JSON but no answer; `pointer` is the JSON pointer of the place.
tl::unexpected<Error> notAnAnswer(const QString& pointer);

} // namespace tandem::llm
