#pragma once

#include "models/error.h"
#include "models/facts/fact.h"

#include <QString>
#include <QStringList>

#include <optional>

/// Edits of the list of facts of one paragraph, as values: each gives the new texts.
namespace tandem {

/// What was typed as a fact's text: outer blanks go. InvalidInput: nothing left, a line break or
/// another control character inside. TooLarge: more than kMaxFactUnits.
Expected<QString> checkedFactText(const QString& typed);

/// The two facts that one is split into.
struct FactHalves
{
    QString first;
    QString second;
    bool operator==(const FactHalves&) const = default;
};

/// Splits `fact` before the UTF-16 offset `at`. What joined the halves goes (blanks, a comma or
/// semicolon, "and", "but", "while" and their like); the first half ends with the stop of the
/// whole, and the second begins with a capital where the whole does. InvalidInput: `at` is outside
/// of the text or inside a surrogate pair, or a half would hold no letter or digit.
Expected<FactHalves> splitFact(const QString& fact, qsizetype at);

/// Where a person would most likely split: between two sentences, at a semicolon, before a clause
/// that was joined on. None where the fact seems to be one claim.
std::optional<qsizetype> suggestedSplit(const QString& fact);

/// Two neighbours as one: each keeps its own sentence and gets a stop if it lacks one; equal ones
/// (see normalizedFact()) become one. TooLarge: the result is longer than kMaxFactUnits.
Expected<QString> mergedFact(const QString& first, const QString& second);

} // namespace tandem
