#include "models/metrics/porterstem.h"

#include "models/text/codepoints.h"

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace tandem::metrics {

namespace {

using View = std::u32string_view;

bool isVowelLetter(char32_t c)
{
    return c == U'a' || c == U'e' || c == U'i' || c == U'o' || c == U'u';
}

/// Whether the letter at `at` is a consonant in Porter's sense: y is one at the start and behind a
/// vowel. Whatever is no Latin vowel is one.
bool isConsonant(View word, size_t at)
{
    size_t first = at;
    while (first > 0 && word[first] == U'y')
        --first;
    const bool firstIs = !isVowelLetter(word[first]);
    return (at - first) % 2 == 0 ? firstIs : !firstIs;
}

/// Porter's m: how often a vowel is followed by a consonant.
int measureOf(View stem)
{
    int count = 0;
    bool afterVowel = false;
    for (size_t i = 0; i < stem.size(); ++i) {
        const bool vowel = isVowelLetter(stem[i]) || (stem[i] == U'y' && i > 0 && !afterVowel);
        count += afterVowel && !vowel ? 1 : 0;
        afterVowel = vowel;
    }
    return count;
}

bool containsVowel(View stem)
{
    for (size_t i = 0; i < stem.size(); ++i) {
        if (isVowelLetter(stem[i]) || (stem[i] == U'y' && i > 0))
            return true;
    }
    return false;
}

bool endsWithDoubleConsonant(View word)
{
    const size_t n = word.size();
    return n >= 2 && word[n - 1] == word[n - 2] && isConsonant(word, n - 1);
}

/// Porter's *o, with NLTK's addition for words of two letters.
bool endsCvc(View word)
{
    const size_t n = word.size();
    if (n == 2)
        return !isConsonant(word, 0) && isConsonant(word, 1);
    const auto isOneOfWxy = [](char32_t c) { return c == U'w' || c == U'x' || c == U'y'; };
    return n >= 3 && isConsonant(word, n - 3) && !isConsonant(word, n - 2) &&
           isConsonant(word, n - 1) && !isOneOfWxy(word[n - 1]);
}

struct Rule
{
    View suffix;
    View replacement = {};
};

/// The first rule whose suffix the word has decides: it is applied where the rest has a measure
/// above `above`, and no other is tried.
void applyRules(std::u32string& word, std::span<const Rule> rules, int above)
{
    for (const Rule& rule : rules) {
        if (!word.ends_with(rule.suffix))
            continue;
        const size_t rest = word.size() - rule.suffix.size();
        if (measureOf(View(word).substr(0, rest)) > above)
            word.replace(rest, rule.suffix.size(), rule.replacement);
        return;
    }
}

void cut(std::u32string& word, size_t letters)
{
    word.erase(word.size() - letters);
}

void removePlural(std::u32string& word)
{
    if (word.ends_with(U"ies"))
        cut(word, word.size() == 4 ? 1 : 2);
    else if (word.ends_with(U"sses"))
        cut(word, 2);
    else if (word.ends_with(U"s") && !word.ends_with(U"ss"))
        word.pop_back();
}

/// What follows the removal of -ed and -ing.
void mendAfterRemoval(std::u32string& word)
{
    const char32_t last = word.back();
    if (word.ends_with(U"at") || word.ends_with(U"bl") || word.ends_with(U"iz")) {
        word.push_back(U'e');
    } else if (endsWithDoubleConsonant(word) || word.ends_with(U"*d")) {
        // NLTK takes its own sign for the rule for a suffix too.
        if (last != U'l' && last != U's' && last != U'z')
            word.erase(word.size() - 2, 1);
    } else if (measureOf(word) == 1 && endsCvc(word)) {
        word.push_back(U'e');
    }
}

void removePastAndProgressive(std::u32string& word)
{
    const size_t n = word.size();
    if (word.ends_with(U"ied")) {
        cut(word, n == 4 ? 1 : 2);
    } else if (word.ends_with(U"eed")) {
        if (measureOf(View(word).substr(0, n - 3)) > 0)
            word.pop_back();
    } else {
        const size_t suffix = word.ends_with(U"ed") ? 2 : word.ends_with(U"ing") ? 3 : 0;
        if (suffix > 0 && containsVowel(View(word).substr(0, n - suffix))) {
            cut(word, suffix);
            mendAfterRemoval(word);
        }
    }
}

void turnYToI(std::u32string& word)
{
    const size_t n = word.size();
    if (n > 2 && word.back() == U'y' && isConsonant(word, n - 2))
        word.back() = U'i';
}

void reduceDoubleSuffix(std::u32string& word)
{
    static constexpr std::array<Rule, 21> rules{{{U"ational", U"ate"}, {U"tional", U"tion"},
        {U"enci", U"ence"}, {U"anci", U"ance"}, {U"izer", U"ize"}, {U"bli", U"ble"},
        {U"alli", U"al"}, {U"entli", U"ent"}, {U"eli", U"e"}, {U"ousli", U"ous"},
        {U"ization", U"ize"}, {U"ation", U"ate"}, {U"ator", U"ate"}, {U"alism", U"al"},
        {U"iveness", U"ive"}, {U"fulness", U"ful"}, {U"ousness", U"ous"}, {U"aliti", U"al"},
        {U"iviti", U"ive"}, {U"biliti", U"ble"}, {U"fulli", U"ful"}}};
    while (word.ends_with(U"alli") && measureOf(View(word).substr(0, word.size() - 4)) > 0)
        cut(word, 2);
    // The l belongs to the stem, so that short ones as in "geology" are treated as longer ones are.
    if (word.ends_with(U"logi")) {
        if (measureOf(View(word).substr(0, word.size() - 3)) > 0)
            word.pop_back();
        return;
    }
    applyRules(word, rules, 0);
}

void reduceSuffix(std::u32string& word)
{
    static constexpr std::array<Rule, 7> rules{{{U"icate", U"ic"}, {U"ative"}, {U"alize", U"al"},
        {U"iciti", U"ic"}, {U"ical", U"ic"}, {U"ful"}, {U"ness"}}};
    applyRules(word, rules, 0);
}

void removeSuffix(std::u32string& word)
{
    static constexpr std::array<Rule, 18> rules{{{U"al"}, {U"ance"}, {U"ence"}, {U"er"}, {U"ic"},
        {U"able"}, {U"ible"}, {U"ant"}, {U"ement"}, {U"ment"}, {U"ent"}, {U"ou"}, {U"ism"},
        {U"ate"}, {U"iti"}, {U"ous"}, {U"ive"}, {U"ize"}}};
    if (word.ends_with(U"ion")) {
        const View rest = View(word).substr(0, word.size() - 3);
        if (measureOf(rest) > 1 && (rest.back() == U's' || rest.back() == U't'))
            cut(word, 3);
        return;
    }
    applyRules(word, rules, 1);
}

void tidyEnd(std::u32string& word)
{
    if (word.ends_with(U"e")) {
        const View rest = View(word).substr(0, word.size() - 1);
        const int measure = measureOf(rest);
        if (measure > 1 || (measure == 1 && !endsCvc(rest)))
            word.pop_back();
    }
    if (word.ends_with(U"ll") && measureOf(View(word).substr(0, word.size() - 1)) > 1)
        word.pop_back();
}

/// NLTK's list of irregular forms; empty where the word is not in it.
View irregularStem(View word)
{
    static constexpr std::array<Rule, 16> forms{
        {{U"sky", U"sky"}, {U"skies", U"sky"}, {U"dying", U"die"}, {U"lying", U"lie"},
            {U"tying", U"tie"}, {U"news", U"news"}, {U"innings", U"inning"}, {U"inning", U"inning"},
            {U"outings", U"outing"}, {U"outing", U"outing"}, {U"cannings", U"canning"},
            {U"canning", U"canning"}, {U"howe", U"howe"}, {U"proceed", U"proceed"},
            {U"exceed", U"exceed"}, {U"succeed", U"succeed"}}};
    for (const Rule& form : forms) {
        if (form.suffix == word)
            return form.replacement;
    }
    return {};
}

/// The word's characters; halves of surrogate pairs that stand alone stay what they are.
std::u32string charactersOf(QStringView word)
{
    std::u32string characters;
    characters.reserve(static_cast<size_t>(word.size()));
    for (qsizetype at = 0; at < word.size(); at += unitsOf(characters.back()))
        characters.push_back(codePointAt(word, at));
    return characters;
}

QString textOf(View characters)
{
    QString text;
    for (const char32_t code : characters)
        text += QStringView(QChar::fromUcs4(code));
    return text;
}

} // namespace

QString porterStem(QStringView word)
{
    std::u32string stem = charactersOf(word);
    if (const View irregular = irregularStem(stem); !irregular.empty())
        return textOf(irregular);
    if (stem.size() <= 2)
        return word.toString();
    removePlural(stem);
    removePastAndProgressive(stem);
    turnYToI(stem);
    reduceDoubleSuffix(stem);
    reduceSuffix(stem);
    removeSuffix(stem);
    tidyEnd(stem);
    return textOf(stem);
}

} // namespace tandem::metrics
