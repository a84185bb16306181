#pragma once

#include "models/metrics/commonsubsequence.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace tandem {

/// What a fact says that no likeness of letters may hide: its numbers, days and months, its
/// negations, and its names.
struct FactSense
{
    QStringList values;   ///< numbers, days and months, sorted
    bool negated = false; ///< an odd number of negations
    QSet<QString> words;  ///< every word, normalised
    QSet<QString> names;  ///< words with a capital; of the first word only what is no "the"
};

/// The sense of `fact`, whose normalised form is `normalized`.
FactSense factSense(const QString& fact, const QString& normalized);

/// A number word ("twelve", "third") in digits; any other word as it is.
QString inDigits(const QString& word);

/// The units of a text (letters, or words by their numbers) made ready to be compared with many
/// others.
struct UnitSequence
{
    explicit UnitSequence(std::vector<quint32> numbers = {});

    qsizetype size() const { return qsizetype(units.size()); }
    /// An upper bound of IndelRatio::of(), in constant time.
    double bound(const UnitSequence& other) const;

    std::vector<quint32> units;
    std::array<int, 64> counts{}; ///< units by their value modulo 64
};
/// The UTF-16 units of a text.
UnitSequence lettersIn(const QString& text);

/// 2 * LCS / (size + size), 0 .. 1; 1 for two empty ones. Keeps its tables between comparisons.
class IndelRatio final
{
public:
    /// Of letters, and of words with up to so many numbers.
    explicit IndelRatio(quint32 words = 0);
    double of(const UnitSequence& a, const UnitSequence& b);

private:
    metrics::CommonSubsequence m_subsequence;
};

/// Whether two senses contradict each other: other values, one negated, a pair of opposites
/// ("won", "lost"), or a name in each that the other does not have in any spelling.
bool sensesDiffer(const FactSense& a, const FactSense& b, IndelRatio& ratio);

} // namespace tandem
