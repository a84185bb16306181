#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// What can explain a pronoun that comes after it.
enum class Antecedents {
    InFact,    ///< any noun of the fact
    InOpinion, ///< for "he" and "she" a name or a clarified part only, as opinions name people
};

/// The pronouns and "this ..." of `text` from UTF-16 offset `from` on that nothing between there
/// and them explains, in order. Words that are quoted or marked with ** are not looked at. Knows
/// English, Chinese and Persian; an "it" that stands for nothing ("it is clear that") and times
/// ("this week") are left out. In an opinion also "I", "me" and "my", whose speaker must be named.
QList<Utf16Span> unresolvedPronouns(
    const QString& text, Antecedents antecedents, qsizetype from = 0);

} // namespace tandem
