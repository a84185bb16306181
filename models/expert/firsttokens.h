#pragma once

#include <QString>

namespace tandem::expert {

/// How many tokens of a text ExPerT looks at unless told otherwise.
inline constexpr int kDefaultTokens = 512;

/// The beginning of a text.
struct FirstTokens
{
    QString text;         ///< the whole text as it is where all of it was taken
    int tokensRead = 0;   ///< in `text`
    int tokensInText = 0; ///< in all of it
    bool operator==(const FirstTokens&) const = default;
};

/// `text` up to the end of its token number `most`, counted as countTokens() does (words and signs
/// after Unicode, UAX #29; the tokens of a language model are others). Never splits a word or what
/// is seen as one character. None of it where `most` is below 1.
FirstTokens firstTokens(const QString& text, int most = kDefaultTokens);

/// What counted, for people, translated: "words and signs after Unicode (UAX #29)".
QString tokenizerName();

} // namespace tandem::expert
