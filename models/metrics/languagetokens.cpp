#include "models/metrics/languagetokens.h"

#include "models/cancel.h"
#include "models/metrics/pythonstrings.h"
#include "models/metrics/sacrebleutokens.h"
#include "models/metrics/vocabulary.h"
#include "models/text/codepoints.h"

#include <algorithm>

namespace tandem::metrics {

namespace {

constexpr char32_t c_tatweel = 0x0640;

bool belongsToWord(char32_t code)
{
    return QChar::isLetterOrNumber(code) || QChar::isMark(code);
}

bool isFormat(char32_t code)
{
    return QChar::category(code) == QChar::Other_Format;
}

bool isArabicMark(char32_t code)
{
    return code >= 0x0600 && code <= 0x06ff && QChar::category(code) == QChar::Mark_NonSpacing;
}

/// The letter that Persian has for one of Arabic, or the digit.
char32_t persianLetter(char32_t code)
{
    if (code >= 0x06f0 && code <= 0x06f9)
        return code - 0x06f0 + U'0';
    if (code >= 0x0660 && code <= 0x0669)
        return code - 0x0660 + U'0';
    switch (code) {
    case 0x064a: // yeh
    case 0x0649: // alef maksura
        return 0x06cc;
    case 0x0643: // kaf
        return 0x06a9;
    case 0x06c0: // heh with yeh above
        return 0x0647;
    default:
        return code;
    }
}

/// Where the run of a word's characters that begins at `at` ends.
qsizetype endOfWord(QStringView text, qsizetype at)
{
    while (at < text.size()) {
        const char32_t code = codePointAt(text, at);
        if (!belongsToWord(code) && !isFormat(code))
            break;
        at += unitsOf(code);
    }
    return at;
}

/// Calls `found(QStringView token, Utf16Span place)` for each token, until it returns false.
template <typename Found>
void eachCharacter(QStringView text, Found found)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype units = unitsOf(codePointAt(text, at));
        const QStringView token = text.sliced(at, units);
        if (!isPythonSpace(token.front()) && !found(token, Utf16Span{at, units}))
            return;
        at += units;
    }
}

template <typename Found>
void eachZhToken(const QString& text, bool withPlaces, const std::atomic_bool* cancel, Found found)
{
    const TokenLine line = sacrebleuZhLine(text, withPlaces, cancel);
    eachPythonWord(line.letters, [&](QStringView token) {
        Utf16Span place;
        if (withPlaces) {
            const auto first = size_t(token.utf16() - QStringView(line.letters).utf16());
            const qsizetype start = line.origins[first];
            place = {start, line.origins[first + size_t(token.size()) - 1] + 1 - start};
        }
        return found(token, place);
    });
}

template <typename Found>
void eachPersianToken(QStringView text, Found found)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype start = at;
        at = endOfWord(text, start);
        const bool isWord = at > start;
        if (!isWord)
            at += unitsOf(codePointAt(text, start));
        const QStringView piece = text.sliced(start, at - start);
        const QString word = isWord ? persianWord(piece) : QString();
        const QStringView token = isWord ? QStringView(word) : piece;
        const bool isNone = token.isEmpty() || (!isWord && isPythonSpace(token.front()));
        if (!isNone && !found(token, Utf16Span{start, at - start}))
            return;
    }
}

bool hasWordCharacter(QStringView token)
{
    for (qsizetype at = 0; at < token.size();) {
        const char32_t code = codePointAt(token, at);
        if (belongsToWord(code))
            return true;
        at += unitsOf(code);
    }
    return false;
}

bool isSurelyLowerCase(QStringView token)
{
    return std::none_of(token.begin(), token.end(),
        [](QChar unit) { return unit.isSurrogate() || unit.toLower() != unit; });
}

} // namespace

RunningScripts scriptsSplitBy(Tokenizer tokenizer)
{
    return tokenizer == Tokenizer::Characters ? RunningScripts::All
           : tokenizer == Tokenizer::Zh       ? RunningScripts::Han
                                              : RunningScripts::None;
}

QString persianWord(QStringView written)
{
    const QString composed = written.toString().normalized(QString::NormalizationForm_KC);
    QString word;
    word.reserve(composed.size());
    for (qsizetype at = 0; at < composed.size();) {
        const char32_t code = codePointAt(composed, at);
        at += unitsOf(code);
        if (!isFormat(code) && !isArabicMark(code) && code != c_tatweel)
            word.append(QChar::fromUcs4(persianLetter(code)));
    }
    return isSurelyLowerCase(word) ? word : pythonLower(word);
}

void readLanguageTokens(const QString& text, Tokenizer tokenizer, TokensTaken taken,
    Vocabulary& words, std::vector<quint32>& into, std::vector<Utf16Span>* places,
    const std::atomic_bool* cancel)
{
    into.clear();
    const auto take = [&](QStringView token, Utf16Span place) {
        if (taken == TokensTaken::All || isSurelyLowerCase(token))
            into.push_back(words.numberOf(token));
        else
            into.push_back(words.numberOf(pythonLower(token.toString())));
        if (places)
            places->push_back(place);
        return !isRaised(cancel);
    };
    const auto found = [&](QStringView token, Utf16Span place) {
        const bool isTaken = taken == TokensTaken::All || hasWordCharacter(token);
        return isTaken ? take(token, place) : !isRaised(cancel);
    };
    switch (tokenizer) {
    case Tokenizer::Characters:
        return eachCharacter(text, found);
    case Tokenizer::Zh:
        return eachZhToken(text, places != nullptr, cancel, found);
    case Tokenizer::Persian:
        return eachPersianToken(text, found);
    }
}

} // namespace tandem::metrics
