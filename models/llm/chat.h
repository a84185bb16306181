#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace tandem::llm {

enum class Role { System, User, Assistant };

/// One turn of what a model is asked.
struct Message
{
    Role role = Role::User;
    QString text;
    bool operator==(const Message&) const = default;
};

/// The shape that the answer must have.
struct Schema
{
    QString name;       ///< letters, digits, '_' and '-'
    QJsonObject schema; ///< JSON schema of an object
    bool operator==(const Schema&) const = default;
};

/// The most alternatives to a token whose probabilities any server gives.
inline constexpr int kMostAlternatives = 20;

/// One question to a model, in no wire format yet. Two requests that compare equal ask the same.
struct ChatRequest
{
    QString model;
    QList<Message> messages;
    double temperature = 0.0;
    int maxTokens = 4096;
    std::optional<Schema> schema;
    int sample = 0; ///< 0, 1, 2 ...: asking the same again on purpose; part of the cache key only
    /// Whose answer it is to be, where the same may be asked for several: each is answered anew.
    /// Part of the cache key only.
    QString answersAs{};
    /// So many alternatives to each token of the answer are wanted with their probabilities, 0 to
    /// kMostAlternatives; a wish only: a server that has none of it answers without (see
    /// ChatReply::tokens).
    int alternatives = 0;
    bool operator==(const ChatRequest&) const = default;
};

/// Tokens as the server counted them; -1 where it did not say, or said 0 of both of a text.
struct Usage
{
    qint64 input = -1;
    qint64 output = -1;
    bool operator==(const Usage&) const = default;
};

/// A token that a model chose or might have chosen in its place.
struct TokenChance
{
    QString token;
    double logProbability = 0.0; ///< natural logarithm; finite, 0 or less
    bool operator==(const TokenChance&) const = default;
};

/// A token of an answer, and what might have stood there.
struct AnswerToken
{
    TokenChance chosen;
    QList<TokenChance> alternatives; ///< as the server gives them, most often with `chosen`
    bool operator==(const AnswerToken&) const = default;
};

/// Why the model stopped. An answer that broke off is none (see decodeChat()).
enum class FinishReason {
    Stop,
    Length,
    Refusal,         ///< the model's own
    QuestionBlocked, ///< a filter of the server took what was asked
    AnswerBlocked,   ///< a filter of the server took the answer, or stopped it
    Other
};

/// What a server answered, and what it took.
struct ChatReply
{
    QString text; ///< of the first choice
    FinishReason finish = FinishReason::Stop;
    QString blockedFor{}; ///< of what was blocked: the server's word, such as SAFETY; may be empty
    Usage usage;
    QString model; ///< as the server names it
    /// The tokens of the answer (the last 4096 at most), where they were wanted and the server
    /// gives them. Some servers list a model's thoughts before those of `text`, or an end mark.
    QList<AnswerToken> tokens;
    QByteArray raw; ///< the whole body, kept as it came
    int httpStatus = 0;
    int attempts = 1;
    qint64 durationMs = 0; ///< of the last attempt
    QDateTime at;          ///< UTC
    bool fromCache = false;
};

} // namespace tandem::llm
