#pragma once

#include "models/error.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <initializer_list>
#include <optional>

/// What the readers of replies share.
namespace tandem::llm {

/// The value of the first of `keys` that the object has and that is not null; undefined if none.
QJsonValue firstOf(const QJsonObject& object, std::initializer_list<const char*> keys);

/// A list in a reply, and the JSON pointer of where it stands.
struct ReplyList
{
    QJsonArray items;
    QString place;
};
/// The list that the reply is, or has under the first of `keys` that holds one.
std::optional<ReplyList> listIn(const QJsonValue& value, std::initializer_list<const char*> keys);

/// The longest reason that is kept, in UTF-16 units; longer ones are cut with an ellipsis.
inline constexpr qsizetype kMaxReasonUnits = 4000;

/// The one object that a reply consists of, be it in a list of its own, or in several objects that
/// do not contradict each other. InvalidInput where it is something else; those of parseReply().
Expected<QJsonObject> objectInReply(const QString& reply);

/// A text in small letters, with single blanks and without full stops at its end, as words are
/// compared; empty for what is no text.
QString foldedWord(const QJsonValue& value);

/// A boolean, 0 or 1, or one of the words "true", "false", "yes", "no", "1", "0" as foldedWord().
std::optional<bool> yesOrNo(const QJsonValue& value);

/// A whole number of at most nine digits: a JSON number, or a text of one with at most a word, '#'
/// or bracket before it and a stop or bracket behind ("3", "3.", "[3]", "Aspect 3", "E3").
std::optional<int> wholeNumber(const QJsonValue& value);

/// 1 or 2: as wholeNumber(), or in words ("first", "the second text", "two").
std::optional<int> firstOrSecond(const QJsonValue& value);

/// A text on one line, without control characters, cut with an ellipsis behind `most` UTF-16 units
/// (between characters as people see them). Empty for what is no text.
QString boundedLine(const QJsonValue& value, qsizetype most);

/// The reason in a reply: "explanation", "reason", "rationale" or "reasoning", as boundedLine().
QString reasonIn(const QJsonObject& object);

/// InvalidInput with the remedy that replies have.
tl::unexpected<Error> faultyReply(const QString& what, const QString& where = {});

} // namespace tandem::llm
