#pragma once

#include "models/error.h"

#include <QJsonValue>
#include <QList>
#include <QString>

namespace tandem::llm {

/// How much a reply had to be forgiven to be read as JSON.
enum class Leniency { Strict, Repaired };

/// A reply read as JSON.
struct ParsedReply
{
    QJsonValue value; ///< an object or an array
    Leniency leniency = Leniency::Strict;
};

/// Reads the JSON of a model's reply: strictly first; then tolerantly, forgiving code fences, words
/// around the JSON, trailing commas, single quotes, raw newlines in strings, comments, Python's
/// True/False/None. At most 8 MiB and 64 levels deep; anything else is InvalidInput with a sentence
/// that says what was found and where.
Expected<ParsedReply> parseReply(const QString& text);

/// The same where an answer may stand in several values, one a line or each in a fence: all of them
/// in their order, 1 to 4,096. What may also occur in prose, like "[1]", is none beside values
/// that hold a text.
Expected<QList<QJsonValue>> parseReplyValues(const QString& text);

/// A reply without the thoughts that some models put before their answer, in a tag named think,
/// thinking, thought, thoughts or reasoning. Empty where these have no end.
QString withoutThoughts(const QString& reply);
/// The same, out of the code fence that is all around it.
QString answerText(const QString& reply);

} // namespace tandem::llm
