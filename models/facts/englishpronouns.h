#pragma once

#include "models/facts/pronouns.h"

namespace tandem {

/// unresolvedPronouns() for an English text.
QList<Utf16Span> unresolvedEnglish(const QString& text, Antecedents antecedents, qsizetype from,
    const ClarifiedPhrases& clarified);

/// Whether an English phrase stands in place of a possessor: "his", "their", "the coach's"; "her"
/// where the word after the phrase, `next`, can be what she has.
bool isPossessivePhrase(const QString& phrase, const QString& next);

} // namespace tandem
