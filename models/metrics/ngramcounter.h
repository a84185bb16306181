#pragma once

#include "models/metrics/gramcounts.h"

#include <array>
#include <atomic>
#include <optional>
#include <span>
#include <vector>

namespace tandem::metrics {

/// How often the n-grams of a candidate stand in its references: all that BLEU is made of. Those of
/// several pairs can be added, for BLEU of a corpus.
struct NgramCounts
{
    static constexpr int longest = 5;

    /// By order - 1, clipped by the count of the reference that has most.
    std::array<qint64, longest> matches{};
    std::array<qint64, longest> totals{}; ///< n-grams of the candidate; 0 where it is too short
    /// The same with at least 1 for each pair, which is what nltk adds up.
    std::array<qint64, longest> totalsAtLeastOne{};
    qint64 candidateLength = 0; ///< words
    qint64 referenceLength = 0; ///< of several the one closest to it, the shorter of two

    NgramCounts& operator+=(const NgramCounts& other);
    bool operator==(const NgramCounts&) const = default;
};

/// Counts matching n-grams of word numbers in time that grows with the length of the texts only.
/// Keeps its tables between pairs, hence one for each thread.
class NgramCounter final
{
public:
    /// Once `cancel` is raised, count() returns soon, with numbers that mean nothing.
    explicit NgramCounter(const std::atomic_bool* cancel = nullptr);

    /// Of the orders 1 to `orders`, at most NgramCounts::longest. Words are numbers of one
    /// vocabulary.
    NgramCounts count(
        std::span<const quint32> reference, std::span<const quint32> candidate, int orders = 4);
    /// The same with several references; one at least.
    NgramCounts countSeveral(std::span<const std::span<const quint32>> references,
        std::span<const quint32> candidate, int orders = 4);

    /// Of the last pair, which had a single reference: the n-grams of the highest order with
    /// matches that count() counted, by the word that each begins with. Equal numbers are equal
    /// n-grams; those of the candidate that the reference has not are noClass. Good until the next
    /// count().
    struct Classes
    {
        std::span<const quint32> reference;
        std::span<const quint32> candidate;
        size_t count = 0; ///< all numbers but noClass are below it
    };
    static constexpr quint32 noClass = ~quint32(0);
    Classes classes() const { return {m_referenceClasses, m_candidateClasses, m_left.size()}; }

private:
    qint64 matchWords(
        std::span<const std::span<const quint32>> references, std::span<const quint32> candidate);
    qint64 matchLonger();
    void add(quint32 number, bool isOfFirst);
    void endReference(size_t first, size_t end);

    const std::atomic_bool* m_cancel;
    std::vector<quint32> m_classOfWord;      ///< by number of the word; noClass between pairs
    std::vector<quint32> m_referenceClasses; ///< of the n-gram that begins at each word
    std::vector<size_t> m_referenceEnds;     ///< behind the n-grams of each reference
    std::vector<quint32> m_candidateClasses;
    std::vector<quint32> m_left; ///< by class: how many of the reference's are not matched yet
    std::vector<quint32> m_inReference; ///< by class: how many this one has, of several references
    std::vector<quint8> m_isShared;     ///< by class: the candidate has it too
    std::vector<quint8> m_wasShared;    ///< the same of the order before
    GramCounts m_grams;                 ///< of the order that is being counted
};

/// The places of a reference's n-grams, to be taken one by one, the leftmost first.
class GramPlaces final
{
public:
    explicit GramPlaces(const NgramCounter::Classes& classes);
    /// The leftmost place of an n-gram that was not taken yet.
    std::optional<size_t> take(quint32 number);

private:
    std::vector<quint32> m_top;   ///< by n-gram
    std::vector<quint32> m_below; ///< by place: the next one of its n-gram
};

} // namespace tandem::metrics
