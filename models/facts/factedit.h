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

/// `facts` with the one at `index` split as splitFact() does. Errors: as there; NotFound for a
/// wrong index; TooLarge beyond kMaxFactsPerParagraph.
Expected<QStringList> withFactSplit(const QStringList& facts, qsizetype index, qsizetype at);
/// `facts` with the one at `index` and its next merged as mergedFact() does. NotFound where either
/// is not there.
Expected<QStringList> withFactsMerged(const QStringList& facts, qsizetype index);
/// `facts` with `typed`, checked, inserted before `index` (0 .. size). NotFound for a wrong index.
Expected<QStringList> withFactAdded(
    const QStringList& facts, qsizetype index, const QString& typed);
/// `facts` with the one at `index` replaced by `typed`, checked. NotFound for a wrong index.
Expected<QStringList> withFactChanged(
    const QStringList& facts, qsizetype index, const QString& typed);
/// `facts` without the one at `index`. NotFound for a wrong index.
Expected<QStringList> withFactRemoved(const QStringList& facts, qsizetype index);
/// `facts` with the one at `from` moved so that it then stands at `to`. NotFound for a wrong index.
Expected<QStringList> withFactMoved(const QStringList& facts, qsizetype from, qsizetype to);

} // namespace tandem
