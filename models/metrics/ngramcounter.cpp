#include "models/metrics/ngramcounter.h"

#include "models/cancel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tandem::metrics {

namespace {

constexpr size_t c_countedWordsBetweenLooks = 1 << 16; ///< at the cancel flag

/// The length of the reference that is closest to the candidate's, the shorter of two.
qint64 closestLength(std::span<const std::span<const quint32>> references, qint64 candidate)
{
    qint64 closest = qint64(references.front().size());
    for (const std::span<const quint32> reference : references) {
        const auto length = qint64(reference.size());
        const qint64 gain = std::abs(closest - candidate) - std::abs(length - candidate);
        if (gain > 0 || (gain == 0 && length < closest))
            closest = length;
    }
    return closest;
}

} // namespace

NgramCounts& NgramCounts::operator+=(const NgramCounts& other)
{
    for (size_t order = 0; order < longest; ++order) {
        matches[order] += other.matches[order];
        totals[order] += other.totals[order];
        totalsAtLeastOne[order] += other.totalsAtLeastOne[order];
    }
    candidateLength += other.candidateLength;
    referenceLength += other.referenceLength;
    return *this;
}

NgramCounter::NgramCounter(const std::atomic_bool* cancel)
    : m_cancel(cancel)
{
}

NgramCounts NgramCounter::count(
    std::span<const quint32> reference, std::span<const quint32> candidate, int orders)
{
    return countSeveral({&reference, 1}, candidate, orders);
}

NgramCounts NgramCounter::countSeveral(std::span<const std::span<const quint32>> references,
    std::span<const quint32> candidate, int orders)
{
    NgramCounts counts;
    counts.candidateLength = qint64(candidate.size());
    counts.referenceLength = closestLength(references, counts.candidateLength);
    const size_t last = size_t(std::clamp(orders, 1, NgramCounts::longest));
    for (size_t order = 0; order < last; ++order) {
        counts.totals[order] = std::max<qint64>(0, counts.candidateLength - qint64(order));
        counts.totalsAtLeastOne[order] = std::max<qint64>(1, counts.totals[order]);
    }
    counts.matches[0] = matchWords(references, candidate);
    // What has no match of one order has none of the next.
    for (size_t order = 1; order < last && counts.matches[order - 1] > 0; ++order) {
        if (isRaised(m_cancel))
            break;
        counts.matches[order] = matchLonger();
    }
    return counts;
}

/// Counts an n-gram of a reference; a new class is one more than the last. What is left of a class
/// is as much as the reference has that has most: those of the first are just counted.
void NgramCounter::add(quint32 number, bool isOfFirst)
{
    if (number == m_left.size()) {
        m_left.push_back(0);
        m_isShared.push_back(0);
    }
    if (isOfFirst) {
        ++m_left[number];
        return;
    }
    if (number >= m_inReference.size())
        m_inReference.resize(size_t(number) + 1 + number / 2);
    m_left[number] = std::max(m_left[number], ++m_inReference[number]);
}

/// Ends a reference that is not the first, whose classes stand there.
void NgramCounter::endReference(size_t first, size_t end)
{
    for (size_t at = first; at < end; ++at) {
        if (const quint32 number = m_referenceClasses[at]; number < m_inReference.size())
            m_inReference[number] = 0;
    }
}

/// Gives the references' words classes from 0 on, and the candidate's the same where they have one.
qint64 NgramCounter::matchWords(
    std::span<const std::span<const quint32>> references, std::span<const quint32> candidate)
{
    m_left.clear();
    m_isShared.clear();
    m_referenceClasses.clear();
    m_referenceEnds.clear();
    m_candidateClasses.clear();
    m_inReference.clear(); // counting may have been called off in the middle of a reference
    for (const std::span<const quint32> reference : references) {
        const size_t first = m_referenceClasses.size();
        for (const quint32 word : reference) {
            if (word >= m_classOfWord.size())
                m_classOfWord.resize(size_t(word) + 1 + word / 2, noClass);
            quint32& number = m_classOfWord[word];
            if (number == noClass)
                number = quint32(m_left.size());
            add(number, first == 0);
            m_referenceClasses.push_back(number);
        }
        if (first > 0)
            endReference(first, m_referenceClasses.size());
        m_referenceEnds.push_back(m_referenceClasses.size());
    }
    qint64 matches = 0;
    for (const quint32 word : candidate) {
        const quint32 number = word < m_classOfWord.size() ? m_classOfWord[word] : noClass;
        m_candidateClasses.push_back(number);
        if (number == noClass)
            continue;
        m_isShared[number] = 1;
        if (m_left[number] > 0) {
            --m_left[number];
            ++matches;
        }
    }
    for (const std::span<const quint32> reference : references) {
        for (const quint32 word : reference)
            m_classOfWord[word] = noClass;
    }
    return matches;
}

/// Goes on from n-grams to those of one word more: one is known by the class of the n-gram that it
/// begins with and of the one that it ends with. Only those whose parts stand in both texts matter.
qint64 NgramCounter::matchLonger()
{
    if (m_referenceClasses.empty() || m_candidateClasses.empty())
        return 0;
    m_grams.begin();
    m_wasShared.swap(m_isShared);
    m_isShared.clear();
    m_left.clear();
    size_t begin = 0; // of the reference that is gone through
    size_t kept = 0;  // classes of the longer n-grams, which take the places of the shorter
    for (size_t& end : m_referenceEnds) {
        const size_t keptBefore = kept;
        for (size_t at = begin; at + 1 < end; ++at) {
            const quint32 first = m_referenceClasses[at];
            const quint32 second = m_referenceClasses[at + 1];
            quint32 number = noClass;
            if (first != noClass && second != noClass && m_wasShared[first] &&
                m_wasShared[second]) {
                number = m_grams.add(first, second).number;
                add(number, begin == 0);
            }
            m_referenceClasses[kept++] = number;
            if (at % c_countedWordsBetweenLooks == 0 && isRaised(m_cancel))
                return 0;
        }
        if (begin > 0)
            endReference(keptBefore, kept);
        begin = std::exchange(end, kept);
    }
    m_referenceClasses.resize(kept);
    qint64 matches = 0;
    for (size_t at = 0; at + 1 < m_candidateClasses.size(); ++at) {
        const quint32 first = m_candidateClasses[at];
        const quint32 second = m_candidateClasses[at + 1];
        const auto* const gram =
            first != noClass && second != noClass ? m_grams.find(first, second) : nullptr;
        const quint32 number = gram ? gram->number : noClass;
        m_candidateClasses[at] = number;
        if (number != noClass) {
            m_isShared[number] = 1;
            if (m_left[number] > 0) {
                --m_left[number];
                ++matches;
            }
        }
        if (at % c_countedWordsBetweenLooks == 0 && isRaised(m_cancel))
            return 0;
    }
    m_candidateClasses.pop_back();
    return matches;
}

GramPlaces::GramPlaces(const NgramCounter::Classes& classes)
    : m_top(classes.count, NgramCounter::noClass)
    , m_below(classes.reference.size())
{
    for (size_t at = classes.reference.size(); at-- > 0;) {
        if (const quint32 number = classes.reference[at]; number != NgramCounter::noClass)
            m_below[at] = std::exchange(m_top[number], quint32(at));
    }
}

std::optional<size_t> GramPlaces::take(quint32 number)
{
    if (number == NgramCounter::noClass || m_top[number] == NgramCounter::noClass)
        return {};
    return std::exchange(m_top[number], m_below[m_top[number]]);
}

} // namespace tandem::metrics
