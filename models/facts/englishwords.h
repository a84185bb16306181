#pragma once

#include "models/facts/words.h"

/// English words as far as their form and their neighbours tell what they are.
namespace tandem {

/// "is", "had", "won't", "cannot".
bool isAuxiliary(const QString& word);
/// "will", "should", "can't": a verb without an ending follows.
bool isModal(const QString& word);
/// A past tense or a participle: "sold", "closed".
bool isPastForm(const QString& word);
/// A verb that can be taken for nothing else, without an ending: "sell", not "plan".
bool isPlainVerb(const QString& word);
/// A verb whose object may be a clause without "that": "said the yard was closed".
bool takesClause(const QString& word);

/// "year", "season", "Monday": behind "this" they are a time.
bool isTime(const QString& word);
/// Words behind "her" that show that it is no possessive, as behind any phrase that is complete.
bool endsPhrase(const QString& word);
/// "the", "some", "three", "my".
bool isDeterminer(const QString& word);
/// "quickly", "then", "not": what may stand before a verb.
bool isAdverb(const QString& word);

/// Whether the word at `i` begins what a verb is done to: an article, a name, a number, "it",
/// "one".
bool beginsObject(const QList<TextWord>& words, qsizetype i);
/// Whether the word at `i` is a verb in the present tense with an "s": "likes the yard". Nouns of
/// the same form are told by what stands around them.
bool isPresentAt(const QList<TextWord>& words, qsizetype i);
/// Whether the word at `i` is known to be a verb with a tense.
bool isVerbAt(const QList<TextWord>& words, qsizetype i);

} // namespace tandem
