#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// The text that two equal facts share: Unicode NFKC, case folded, without punctuation (an
/// apostrophe's "s" stays a word part; signs inside numbers stay), white space as one blank.
/// Numbers in one spelling: ASCII digits without signs between thousands, "3.2%" for "3.2 percent",
/// "1500000" for "1.5 million".
QString normalizedFact(const QString& fact);

/// How two facts stand to each other.
enum class FactLikeness {
    Equal,     ///< the same once normalised
    Near,      ///< alike enough that a person should look
    Different, ///< too unlike, or alike but for a number, a negation or an opposite
};

/// The least similarity at which two facts are Near. The similarity is the Indel ratio over
/// characters, 2 * LCS(x, y) / (|x| + |y|), of the normalised texts with number words in digits and
/// the words sorted: insertions and deletions of letters forgive inflection and small additions,
/// the share of the summed length makes texts of any length comparable, and sorting forgives
/// another order of phrases ("On Friday, the match took place"). Jaro-Winkler is made for names and
/// rewards equal beginnings, which facts of one article nearly all have ("The Philadelphia 76ers
/// ..."); plain edit distance punishes moved phrases. From kNearFact on two facts are Near. Facts
/// whose numbers differ ("24" and "42"; number words count as numbers), of which one is negated, or
/// which differ by a pair of opposites
/// ("won" and "lost") are Different however alike their letters are.
inline constexpr double kNearFact = 0.85;

/// One fact that may repeat an earlier one.
struct RepetitionCandidate
{
    qsizetype first = 0;    ///< index of the earlier fact
    qsizetype repeated = 0; ///< index of the later one, the one to be marked
    double similarity = 1.0;
    FactLikeness likeness = FactLikeness::Equal; ///< Equal or Near
    bool operator==(const RepetitionCandidate&) const = default;
};

/// The facts of one sample that may repeat an earlier one, in the order of the repeated fact: each
/// at most once, with the earliest equal or else the most similar earlier fact. A candidate is for
/// a person to confirm. Letters are compared only where lengths, letters and numbers leave a
/// chance: 500 ordinary facts take about 20 ms, so not on the window's thread. On the benchmark as
/// published 157 of 7,615 facts are candidates, among them 18 of the 25 marked intra-repetitive.
QList<RepetitionCandidate> repetitionCandidates(const QStringList& facts);

} // namespace tandem
