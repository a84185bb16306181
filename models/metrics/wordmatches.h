#pragma once

#include "models/metrics/languagetokens.h"
#include "models/metrics/textmatches.h"

/// The matches of the measures that compare words, see textMatches(); these are the families
/// behind it. In the order of the candidate.
namespace tandem::metrics {

/// Of nltk's BLEU: words between single blanks. The longest common runs of up to `longest` words,
/// leftmost first, until no word is left in both; a word is matched as often as it is counted.
QList<TextMatch> bleuMatches(const TextsToMatch& texts, int longest);
/// The same over sacrebleu's tokens in its default form.
QList<TextMatch> sacrebleuMatches(const TextsToMatch& texts, int longest);
/// The same over the tokens of a language.
QList<TextMatch> languageMatches(const TextsToMatch& texts, Tokenizer tokenizer, int longest);
/// METEOR's alignment; without its synonyms where there are none.
QList<TextMatch> meteorMatches(const TextsToMatch& texts);
/// The words of the Jensen-Shannon divergence that both texts have, as often as both have them.
QList<TextMatch> sharedWords(const TextsToMatch& texts);

} // namespace tandem::metrics
