#pragma once

#include "models/facts/words.h"

/// English words that point to something said or known: "this", "such", "that decision", "there",
/// "the former".
namespace tandem {

/// Whether the "this", "these", "those", "such" or "that" at `i` points to something and nothing
/// before it says to what; `leads`: a "that" there can be the first word of the statement.
bool pointsOut(const QList<TextWord>& words, qsizetype i, bool leads);

/// Whether the "there" at `i` is a place ("people work there", not "there is") that was not named.
bool isOpenPlace(const QList<TextWord>& words, qsizetype i);

/// Whether the "former" or "latter" at `i` stands for something.
bool isRanked(const QList<TextWord>& words, qsizetype i);

} // namespace tandem
