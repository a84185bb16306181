#include "models/llm/keyblot.h"

#include <algorithm>
#include <string>
#include <vector>

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

/// The ways in which a character may be written, each a row of bytes or of UTF-16 units.
using Spellings = std::vector<std::u16string>;

std::u16string codesOf(const QByteArray& bytes)
{
    std::u16string codes;
    for (const char byte : bytes)
        codes.push_back(uchar(byte));
    return codes;
}

/// In UTF-16 (and so in Latin-1), in UTF-8, and as UTF-8 that was taken for Latin-1.
Spellings spellingsOf(const QString& character)
{
    const QByteArray utf8 = character.toUtf8();
    Spellings spellings{codesOf(utf8)};
    if (utf8.size() > 1) {
        spellings.push_back(character.toStdU16String());
        spellings.push_back(codesOf(QString::fromLatin1(utf8).toUtf8()));
    }
    return spellings;
}

std::vector<Spellings> spellingsOfEach(const QString& secret)
{
    std::vector<Spellings> all;
    for (qsizetype at = 0; at < secret.size();) {
        const bool isPair = secret.at(at).isHighSurrogate() && at + 1 < secret.size();
        const qsizetype units = isPair ? 2 : 1;
        all.push_back(spellingsOf(secret.mid(at, units)));
        at += units;
    }
    return all;
}

bool isSameCode(int a, int b)
{
    constexpr int kFirstOther = 0x80;
    return a == b || (a < kFirstOther && b < kFirstOther && isSameLetter(char(a), char(b)));
}

/// The number in so many hexadecimal digits at `at`; -1 where there is none.
int hexNumber(const QByteArray& sent, qsizetype at, qsizetype digits)
{
    bool isNumber = false;
    const int number = at + digits <= sent.size() ? sent.mid(at, digits).toInt(&isNumber, 16) : -1;
    return isNumber ? number : -1;
}

/// The length of a byte or a unit at `at`, as it is or escaped; 0 where something else stands
/// there.
qsizetype lengthOf(char16_t code, const QByteArray& sent, qsizetype at)
{
    constexpr qsizetype kPercentDigits = 2;
    constexpr qsizetype kDigits = 4;
    if (at < sent.size() && isSameCode(uchar(sent.at(at)), code))
        return 1;
    if (at < sent.size() && sent.at(at) == '%')
        return isSameCode(hexNumber(sent, at + 1, kPercentDigits), code) ? 1 + kPercentDigits : 0;
    qsizetype end = at;
    while (end < sent.size() && sent.at(end) == '\\')
        ++end;
    if (end == at || end == sent.size())
        return 0;
    if (isSameCode(uchar(sent.at(end)), code) && code != u'u' && code != u'U')
        return end + 1 - at;
    return sent.at(end) == 'u' && isSameCode(hexNumber(sent, end + 1, kDigits), code)
               ? end + 1 + kDigits - at
               : 0;
}

/// The length of a row of them at `at`; 0 where it does not stand there.
qsizetype lengthOf(const std::u16string& codes, const QByteArray& sent, qsizetype at)
{
    qsizetype end = at;
    for (const char16_t code : codes) {
        const qsizetype length = lengthOf(code, sent, end);
        if (length == 0)
            return 0;
        end += length;
    }
    return end - at;
}

/// The length of the secret at `at`; 0 where it does not stand there.
qsizetype lengthOf(const std::vector<Spellings>& secret, const QByteArray& sent, qsizetype at)
{
    qsizetype end = at;
    for (const Spellings& character : secret) {
        qsizetype length = 0;
        for (const std::u16string& codes : character)
            length = length > 0 ? length : lengthOf(codes, sent, end);
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
    const std::vector<Spellings> characters = spellingsOfEach(key.trimmed());
    const auto beginsSecret = [&](char c) {
        return std::any_of(characters.front().begin(), characters.front().end(),
            [c](const std::u16string& codes) { return isSameCode(uchar(c), codes.front()); });
    };
    QByteArray clean;
    qsizetype kept = 0; // up to here it is in `clean`
    for (qsizetype at = 0; at < sent.size(); ++at) {
        const char c = sent.at(at);
        // Of several backslashes the first one begins the escape.
        const bool mayBegin =
            beginsSecret(c) || c == '%' || (c == '\\' && (at == kept || sent.at(at - 1) != '\\'));
        const qsizetype length = mayBegin ? lengthOf(characters, sent, at) : 0;
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
