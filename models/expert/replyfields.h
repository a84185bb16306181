#pragma once

#include "models/error.h"
#include "models/llm/replyvalue.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>

/// What the readers of ExPerT's replies share.
namespace tandem::expert {

/// The longest reason that is kept, in UTF-16 units; longer ones are cut with an ellipsis.
inline constexpr qsizetype kMaxReasonUnits = 4000;

/// The one object that a reply consists of, be it in a list of its own. InvalidInput where it is
/// something else; those of llm::parseReply().
Expected<QJsonObject> objectInReply(const QString& reply);

using llm::firstOf;

/// A boolean, 0 or 1, or one of the words "true", "false", "yes", "no", "1", "0" in any case.
std::optional<bool> yesOrNo(const QJsonValue& value);

/// A whole number of at most nine digits: a JSON number, or a text of one with at most a word, '#'
/// or bracket before it and a stop or bracket behind ("3", "3.", "[3]", "Aspect 3", "E3").
std::optional<int> wholeNumber(const QJsonValue& value);

/// A text on one line, without control characters, cut with an ellipsis behind `most` UTF-16 units
/// (between characters as people see them). Empty for what is no text.
QString boundedLine(const QJsonValue& value, qsizetype most);

/// The reason in a reply: "explanation", "reason", "rationale" or "reasoning", as boundedLine().
QString reasonIn(const QJsonObject& object);

/// InvalidInput with the remedy that replies have.
tl::unexpected<Error> faultyReply(const QString& what, const QString& where = {});

} // namespace tandem::expert
