#include "models/facts/englishwords.h"

#include "models/text/wordset.h"

namespace tandem {

namespace {

bool isIrregularPast(const QString& word)
{
    static const WordSet words = wordSet(
        u"won lost beat said took made went came gave got became ran held met told led fell "
        u"saw kept began found knew drew threw brought bought sold paid sent spent built "
        u"chose drove flew grew rose spoke stood thought wrote broke caught fought sought "
        u"taught withdrew overtook swept left felt slept sank froze shook stole struck dealt "
        u"bore dug fled hid lent meant rang sang swam tore wore");
    return words.contains(word);
}

/// The verb that a present tense belongs to: "carries" to "carry", "watches" to "watch".
QString withoutEnding(const QString& word)
{
    if (word.endsWith(QLatin1String("ies")))
        return word.chopped(3) + QLatin1Char('y');
    for (const char* const ending : {"shes", "ches", "xes", "zes", "sses", "oes"}) {
        if (word.endsWith(QLatin1String(ending)))
            return word.chopped(2);
    }
    return word.chopped(1);
}

/// Words after which a word with an "s" is a noun: "the plays", "of ships", "two years".
bool beginsNoun(const TextWord& word)
{
    static const WordSet words = wordSet(
        u"in on at for from by with as of after before during between among over under about into "
        u"against per other new old such more most less least these those this that last first "
        u"or than via off near");
    return words.contains(word.folded) || isDeterminer(word.folded) ||
           word.folded.front().isDigit() || word.folded.endsWith(QLatin1String("'s"));
}

} // namespace

bool isAuxiliary(const QString& word)
{
    static const WordSet words =
        wordSet(u"is was are were has had have does did do isn't wasn't aren't weren't hasn't "
                u"hadn't haven't didn't doesn't don't");
    return words.contains(word) || isModal(word);
}

bool isModal(const QString& word)
{
    static const WordSet words =
        wordSet(u"will would can could may might must should shall won't wouldn't can't couldn't "
                u"mustn't shouldn't cannot");
    return words.contains(word);
}

bool isPastForm(const QString& word)
{
    static const WordSet nouns =
        wordSet(u"hundred speed breed seed feed need weed bed red indeed exceed proceed succeed");
    return isIrregularPast(word) ||
           (word.size() >= 4 && word.endsWith(QLatin1String("ed")) && !nouns.contains(word));
}

bool isPlainVerb(const QString& word)
{
    static const WordSet words = wordSet(
        u"accept add agree allow announce appear argue arrive ask avoid become begin believe "
        u"belong break bring build buy carry choose come compare consider contain continue create "
        u"criticise criticize decide defend deny depend deserve destroy disagree earn eat employ "
        u"enjoy ensure enter expect explain fail follow forget get give go grow hate hear help "
        u"ignore improve include indicate keep kill know learn lose love make manage meet obey "
        u"oppose own pay perform prefer prevent produce protect prove provide publish reach "
        u"receive recommend reduce refuse reject replace represent require resign save say see "
        u"seek seem sell send serve sing sit sleep speak spend strengthen suffer suggest take talk "
        u"teach tell tend think threaten throw treat understand want warn write");
    return words.contains(word);
}

bool takesClause(const QString& word)
{
    static const WordSet words = wordSet(
        u"say says said think thinks thought believe believes believed hope hopes hoped feel feels "
        u"felt know knows knew claim claims claimed mean means meant find finds found see sees saw "
        u"suggest suggests suggested show shows showed indicate indicates indicated report reports "
        u"reported add adds added announce announced argue argues argued fear fears feared expect "
        u"expects expected told tells ensure ensures");
    return words.contains(word);
}

bool isTime(const QString& word)
{
    static const WordSet words = wordSet(
        u"year year's years month month's months week week's weeks season season's day days "
        u"morning afternoon evening night summer winter spring autumn fall weekend time term "
        u"campaign stage century "
        u"decade decades quarter monday tuesday wednesday thursday friday saturday sunday");
    return words.contains(word);
}

bool endsPhrase(const QString& word)
{
    static const WordSet words = wordSet(
        u"is was were be are been has had have will would can could may might must should "
        u"and or but to in on at for from by with as of that than because when while if who "
        u"which after before during into over about again too also personally the a an");
    return word.isEmpty() || words.contains(word);
}

bool isDeterminer(const QString& word)
{
    static const WordSet words =
        wordSet(u"the a an some many every each several few all both most two three four five six "
                u"another any no my our his her its their");
    return words.contains(word);
}

bool isAdverb(const QString& word)
{
    static const WordSet words = wordSet(
        u"not never also still just even then later now soon again already often always once ever "
        u"therefore thus thereby instead perhaps only yet almost simply very too quite rather "
        u"more most less so sometimes better");
    static const WordSet others =
        wordSet(u"family supply reply apply rely ally bully jelly italy july only assembly fly "
                u"early friendly costly likely unlikely deadly lonely lovely ugly silly daily "
                u"weekly monthly yearly holy");
    return words.contains(word) ||
           (word.size() > 4 && word.endsWith(QLatin1String("ly")) && !others.contains(word));
}

bool beginsObject(const QList<TextWord>& words, qsizetype i)
{
    static const WordSet openers = wordSet(u"this that these those him them it us one nobody");
    if (i >= words.size() || words.at(i).afterComma)
        return false;
    const TextWord& word = words.at(i);
    return word.capital || word.marked || word.folded.front().isDigit() ||
           isDeterminer(word.folded) || openers.contains(word.folded);
}

bool isPresentAt(const QList<TextWord>& words, qsizetype i)
{
    static const WordSet never = wordSet(
        u"this his its hers theirs ours yours us as thus plus versus perhaps always news series "
        u"sports politics besides towards across years months weeks days times minutes hours "
        u"sometimes afterwards people's others yes lots");
    const TextWord& word = words.at(i);
    if (word.capital || word.marked || word.quoted || word.folded.size() < 4 ||
        !word.folded.endsWith(QLatin1Char('s')) || word.folded.endsWith(QLatin1String("ss")) ||
        word.folded.contains(QLatin1Char('\'')) || never.contains(word.folded))
        return false;
    if (i > 0 && beginsNoun(words.at(i - 1)) && !words.at(i - 1).marked)
        return false;
    static const WordSet known = wordSet(u"closes opens reopens likes lives runs leaves works");
    const bool verbBefore = i > 0 && isPastForm(words.at(i - 1).folded);
    return isPlainVerb(withoutEnding(word.folded)) || beginsObject(words, i + 1) ||
           (known.contains(word.folded) && !verbBefore);
}

bool isVerbAt(const QList<TextWord>& words, qsizetype i)
{
    const TextWord& word = words.at(i);
    if (word.quoted)
        return false;
    if (isAuxiliary(word.folded))
        return true;
    // "the combined impact", "its stolen car" have no verb; "A closed the yard" is about an A.
    const bool ofNoun = i > 0 && isDeterminer(words.at(i - 1).folded) &&
                        !(i + 1 < words.size() && isDeterminer(words.at(i + 1).folded));
    const bool past = isPastForm(word.folded) && !ofNoun;
    return !word.capital && (past || isPresentAt(words, i));
}

} // namespace tandem
