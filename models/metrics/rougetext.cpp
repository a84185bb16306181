#include "models/metrics/rougetext.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/vocabulary.h"

#include <algorithm>
#include <array>
#include <string>

namespace tandem::metrics {

namespace {

/// How many tokens may pass between two looks at the cancel flag.
constexpr size_t c_foldedTokensBetweenLooks = 1024;

constexpr char16_t c_capitalIWithDot = 0x0130;
constexpr char16_t c_kelvinSign = 0x212A;

constexpr std::array<char16_t, 128> c_lowerAscii = [] {
    std::array<char16_t, 128> letters{};
    for (char16_t c = u'0'; c <= u'9'; ++c)
        letters[c] = c;
    for (char16_t c = u'a'; c <= u'z'; ++c) {
        letters[c] = c;
        letters[static_cast<size_t>(c - u'a' + u'A')] = c;
    }
    return letters;
}();

/// The letter a-z or digit that a character begins with in lower case; 0 for all others. Of the
/// characters beyond ASCII only two have one: the Kelvin sign, and the Turkish capital I, which
/// becomes an i with a combining dot, so that the word ends with it.
char16_t asciiLetterOf(char16_t c)
{
    if (c < 128)
        return c_lowerAscii[c];
    return c == c_kelvinSign ? u'k' : c == c_capitalIWithDot ? u'i' : u'\0';
}

void endLine(RougeText& text)
{
    const auto tokens = static_cast<quint32>(text.tokens.size());
    if (tokens > (text.lineEnds.empty() ? 0 : text.lineEnds.back()))
        text.lineEnds.push_back(tokens);
}

} // namespace

Tokens RougeText::line(qsizetype index) const
{
    const auto at = static_cast<size_t>(index);
    const size_t start = at == 0 ? 0 : lineEnds[at - 1];
    return Tokens(tokens).subspan(start, lineEnds[at] - start);
}

void readRougeWords(QStringView text, Vocabulary& words, RougeText& into,
    std::vector<Utf16Span>* places, const std::atomic_bool* cancel)
{
    into.tokens.clear();
    into.lineEnds.clear();
    const char16_t* const units = text.utf16();
    const qsizetype size = text.size();
    std::u16string lowered;
    qsizetype at = 0;
    while (at < size) {
        const qsizetype start = at;
        bool isLower = true;
        for (char16_t letter = 0; at < size && (letter = asciiLetterOf(units[at])) != 0;) {
            isLower = isLower && letter == units[at];
            if (units[at++] == c_capitalIWithDot)
                break;
        }
        if (at == start) {
            if (units[at++] == u'\n')
                endLine(into);
            continue;
        }
        QStringView word = text.sliced(start, at - start);
        if (!isLower) {
            lowered.resize(static_cast<size_t>(word.size()));
            std::transform(
                word.utf16(), word.utf16() + word.size(), lowered.begin(), asciiLetterOf);
            word = lowered;
        }
        into.tokens.push_back(words.numberOf(word));
        if (places)
            places->push_back({start, at - start});
        if (into.tokens.size() % c_foldedTokensBetweenLooks == 0 && isRaised(cancel))
            break;
    }
    endLine(into);
}

void turnIntoStems(RougeText& text, Vocabulary& words, const std::atomic_bool* cancel)
{
    for (size_t i = 0; i < text.tokens.size(); ++i) {
        if (words.word(text.tokens[i]).size() > 3)
            text.tokens[i] = words.stemOf(text.tokens[i]);
        if (i % c_foldedTokensBetweenLooks == 0 && isRaised(cancel))
            return;
    }
}

void readBlankWords(QStringView text, Vocabulary& words, std::vector<quint32>& into,
    std::vector<Utf16Span>* places, const std::atomic_bool* cancel)
{
    into.clear();
    eachBlankWord(text, [&](QStringView word) {
        into.push_back(words.numberOf(word));
        if (places)
            places->push_back({word.utf16() - text.utf16(), word.size()});
        return into.size() % c_foldedTokensBetweenLooks != 0 || !isRaised(cancel);
    });
}

} // namespace tandem::metrics
