#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>

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

/// Whether two senses contradict each other: other values, one negated, a pair of opposites
/// ("won", "lost"), or a name in each that the other does not have in any spelling.
bool sensesDiffer(const FactSense& a, const FactSense& b);

/// The units of a text (letters, or words by their hash) made ready for indelRatio() against many
/// others.
class UnitSequence final
{
public:
    explicit UnitSequence(QList<uint> units = {});

    qsizetype size() const { return m_units.size(); }
    /// An upper bound of indelRatio(), in constant time.
    double bound(const UnitSequence& other) const;
    /// 2 * LCS / (size + size), 0 .. 1; 1 for two empty ones.
    double indelRatio(const UnitSequence& other) const;

private:
    qsizetype commonWith(const UnitSequence& other) const;

    QList<uint> m_units;
    QHash<uint, QList<quint64>> m_places; ///< where each unit stands, a bit for each place
    std::array<int, 64> m_counts{};       ///< units by their value modulo 64
};

/// 2 * LCS / (length + length) of two texts by their UTF-16 units.
double indelRatio(const QString& a, const QString& b);

} // namespace tandem
