#include "models/llm/keyblot.h"

#include <algorithm>

namespace tandem::llm {

namespace {

constexpr qsizetype kShortestKey = 8;
constexpr qsizetype kShortestSecret = 4;

bool isKeyLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isKeyDigit(char c)
{
    return c >= '0' && c <= '9';
}

char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool isSameLetter(char a, char b)
{
    return smallLetter(a) == smallLetter(b);
}

/// Whether a short key may be a secret: no word, and no number.
bool isShortSecret(const QByteArray& key)
{
    return key.size() >= kShortestSecret && std::any_of(key.begin(), key.end(), isKeyLetter) &&
           std::any_of(key.begin(), key.end(), isKeyDigit);
}

/// Whether what stands from `begin` to `end` is a part of a longer word or number.
bool isWithinWord(const QByteArray& sent, qsizetype begin, qsizetype end)
{
    const auto isPart = [&](qsizetype at) {
        return at >= 0 && at < sent.size() && (isKeyLetter(sent.at(at)) || isKeyDigit(sent.at(at)));
    };
    return isPart(begin - 1) || isPart(end);
}

/// The length of `c` at `at`, as it is or escaped; 0 where something else stands there.
qsizetype lengthOf(char c, const QByteArray& sent, qsizetype at)
{
    constexpr qsizetype kDigits = 4;
    if (at < sent.size() && isSameLetter(sent.at(at), c))
        return 1;
    qsizetype end = at;
    while (end < sent.size() && sent.at(end) == '\\')
        ++end;
    if (end == at || end == sent.size())
        return 0;
    if (isSameLetter(sent.at(end), c) && c != 'u' && c != 'U')
        return end + 1 - at;
    if (sent.at(end) != 'u' || end + kDigits >= sent.size())
        return 0;
    bool isNumber = false;
    const int code = sent.mid(end + 1, kDigits).toInt(&isNumber, 16);
    return isNumber && (code == uchar(c) || (code < 0x80 && isSameLetter(char(code), c)))
               ? end + 1 + kDigits - at
               : 0;
}

/// The length of `secret` at `at`; 0 where it does not stand there.
qsizetype lengthOf(const QByteArray& secret, const QByteArray& sent, qsizetype at)
{
    qsizetype end = at;
    for (const char c : secret) {
        const qsizetype length = lengthOf(c, sent, end);
        if (length == 0)
            return 0;
        end += length;
    }
    return end - at;
}

} // namespace

void blotOutKey(QByteArray& sent, const QString& key)
{
    const QByteArray secret = key.trimmed().toUtf8();
    const bool isShort = secret.size() < kShortestKey;
    if (isShort && !isShortSecret(secret))
        return;
    QByteArray clean;
    qsizetype kept = 0; // up to here it is in `clean`
    for (qsizetype at = 0; at < sent.size(); ++at) {
        const char c = sent.at(at);
        // Of several backslashes the first one begins the escape.
        const bool mayBegin = isSameLetter(c, secret.front()) ||
                              (c == '\\' && (at == kept || sent.at(at - 1) != '\\'));
        const qsizetype length = mayBegin ? lengthOf(secret, sent, at) : 0;
        if (length == 0 || (isShort && isWithinWord(sent, at, at + length)))
            continue;
        clean += sent.mid(kept, at - kept) + "***";
        kept = at + length;
        at = kept - 1;
    }
    if (kept > 0)
        sent = clean + sent.mid(kept);
}

void blotOutKey(QString& text, const QString& key)
{
    QByteArray sent = text.toUtf8();
    const qsizetype size = sent.size();
    blotOutKey(sent, key);
    // Most texts hold none, and keep what UTF-8 cannot say.
    if (sent.size() != size)
        text = QString::fromUtf8(sent);
}

} // namespace tandem::llm
