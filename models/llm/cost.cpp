#include "models/llm/cost.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace tandem::llm {

namespace {

constexpr double kPricedTokens = 1e6;
constexpr qint64 kWrappingTokens = 4; ///< role and separators of one message

/// Han with its extensions, kana and Hangul: about a token each.
bool isOneToken(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) ||
           (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
           (c >= 0x20000 && c <= 0x323af);
}

qint64 utf8Bytes(char32_t c)
{
    return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
}

} // namespace

std::optional<double> costOf(const Usage& usage, const Prices& prices)
{
    if (!prices.input || !prices.output)
        return std::nullopt;
    if (*prices.input == 0.0 && *prices.output == 0.0)
        return 0.0;
    if (usage.input < 0 || usage.output < 0)
        return std::nullopt;
    return (double(usage.input) * *prices.input + double(usage.output) * *prices.output) /
           kPricedTokens;
}

int decimalsOfAmount(double amount, int least)
{
    constexpr int most = 12;
    if (amount <= 0.0)
        return least;
    int decimals = std::clamp(int(std::ceil(-std::log10(amount))) + 1, least, most);
    while (decimals > least && QByteArray::number(amount, 'f', decimals).endsWith('0'))
        --decimals;
    return decimals;
}

qint64 estimatedTokens(const QString& text)
{
    qint64 characters = 0;
    qint64 bytes = 0;
    const QList<uint> codePoints = text.toUcs4();
    for (const uint c : codePoints) {
        if (isOneToken(c))
            ++characters;
        else
            bytes += utf8Bytes(c);
    }
    return characters + (bytes + 3) / 4;
}

qint64 estimatedInputTokens(const ChatRequest& request)
{
    qint64 tokens = 0;
    for (const Message& message : request.messages)
        tokens += estimatedTokens(message.text) + kWrappingTokens;
    if (request.schema)
        tokens += estimatedTokens(QString::fromUtf8(
            QJsonDocument(request.schema->schema).toJson(QJsonDocument::Compact)));
    return tokens;
}

qint64 fewestInputTokens(const ChatRequest& request)
{
    constexpr qint64 kLongestPiece = 8;
    qint64 words = 0;
    qint64 characters = 0;
    for (const Message& message : request.messages) {
        bool isInWord = false;
        const QList<uint> codePoints = message.text.toUcs4();
        for (const uint c : codePoints) {
            const bool isWordCharacter = QChar::isLetterOrNumber(c) && !isOneToken(c);
            words += isWordCharacter && !isInWord ? 1 : 0;
            isInWord = isWordCharacter || (isInWord && !QChar::isSpace(c));
            characters += isOneToken(c) ? 1 : 0;
        }
    }
    return words + characters / kLongestPiece;
}

bool isInputCut(const ChatRequest& request, const Usage& usage)
{
    // Some count nothing but the tokens that they had not kept from an earlier request: few.
    constexpr qint64 kFewestCounted = 64;
    constexpr qint64 kShare = 2;
    return usage.input >= kFewestCounted && usage.input * kShare < fewestInputTokens(request);
}

std::optional<double> mostCostOf(const ChatRequest& request, const Prices& prices)
{
    qint64 input = 0;
    for (const Message& message : request.messages)
        input += message.text.toUtf8().size() + kWrappingTokens;
    if (request.schema)
        input += QJsonDocument(request.schema->schema).toJson(QJsonDocument::Compact).size();
    return costOf({input, request.maxTokens}, prices);
}

} // namespace tandem::llm
