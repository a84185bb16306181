#include "models/metrics/commonsubsequence.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tandem::metrics {

namespace {

constexpr size_t c_stripLength = 64;
constexpr quint64 c_noGrowth = ~quint64(0);

size_t stripsOf(size_t tokens)
{
    return (tokens + c_stripLength - 1) / c_stripLength;
}

/// One step of the algorithm: the strip's column behind one more token. A bit is zero where the
/// table grows from one token of the strip to the next.
quint64 nextColumn(quint64 column, quint64 mask, quint64& carry)
{
    const quint64 matching = column & mask;
    const quint64 sum = column + matching;
    const quint64 withCarry = sum + carry;
    carry = (sum < column ? 1U : 0U) | (withCarry < sum ? 1U : 0U);
    return withCarry | (column & ~mask);
}

} // namespace

CommonSubsequence::CommonSubsequence(const std::atomic_bool* cancel)
    : m_cancel(cancel)
{
}

void CommonSubsequence::setVocabularySize(quint32 words)
{
    if (words > m_masks.size())
        m_masks.resize(std::max<size_t>(words, m_masks.size() * 2), 0);
}

quint32 CommonSubsequence::length(Tokens a, Tokens b)
{
    const bool aInStrips = stripsOf(a.size()) * b.size() <= stripsOf(b.size()) * a.size();
    const Tokens inStrips = aInStrips ? a : b;
    const Tokens along = aInStrips ? b : a;
    m_carries.assign(stripsOf(along.size()), 0);
    int length = 0;
    for (size_t i = 0; i < stripsOf(inStrips.size()) && !isRaised(m_cancel); ++i) {
        setMasks(strip(inStrips, i));
        length += std::popcount(~pass(along, m_carries.data()));
    }
    clearMasks();
    return static_cast<quint32>(length);
}

void CommonSubsequence::setReference(Tokens reference)
{
    m_reference = reference;
    if (reference.size() <= c_stripLength)
        setMasks(reference);
}

void CommonSubsequence::match(Tokens candidate, std::vector<TokenPair>& into)
{
    into.clear();
    if (m_reference.size() > c_stripLength) {
        matchInBlocks(candidate, into);
        return;
    }
    m_carries.assign(stripsOf(candidate.size()), 0);
    passKeepingColumns(candidate, m_carries.data());
    TokenPair at{static_cast<quint32>(m_reference.size()), static_cast<quint32>(candidate.size())};
    traceBack(candidate, 0, at, into);
}

/// Keeps what is carried into a strip for some strips only, and computes it again for those of one
/// block after the other, the last first.
void CommonSubsequence::matchInBlocks(Tokens candidate, std::vector<TokenPair>& into)
{
    const size_t strips = stripsOf(m_reference.size());
    const auto perBlock = static_cast<size_t>(std::ceil(std::sqrt(static_cast<double>(strips))));
    const size_t blocks = (strips + perBlock - 1) / perBlock;
    const size_t row = stripsOf(candidate.size());
    std::vector<quint64> atBlocks(blocks * row, 0);
    std::vector<quint64> atStrips(perBlock * row);
    m_carries.assign(row, 0);
    for (size_t i = 0; i < strips && !isRaised(m_cancel); ++i) {
        if (i % perBlock == 0)
            std::copy_n(m_carries.data(), row, &atBlocks[i / perBlock * row]);
        setMasks(strip(m_reference, i));
        pass(candidate, m_carries.data());
    }
    TokenPair at{static_cast<quint32>(m_reference.size()), static_cast<quint32>(candidate.size())};
    for (size_t block = blocks; block-- > 0 && !isRaised(m_cancel);) {
        const Tokens left = candidate.first(at.candidate);
        const size_t first = block * perBlock;
        const size_t end = std::min(strips, first + perBlock);
        std::copy_n(&atBlocks[block * row], row, m_carries.data());
        for (size_t i = first; i < end && !isRaised(m_cancel); ++i) {
            std::copy_n(m_carries.data(), row, &atStrips[(i - first) * row]);
            setMasks(strip(m_reference, i));
            pass(left, m_carries.data());
        }
        for (size_t i = end; i-- > first && !isRaised(m_cancel);) {
            setMasks(strip(m_reference, i));
            passKeepingColumns(candidate.first(at.candidate), &atStrips[(i - first) * row]);
            traceBack(candidate, static_cast<quint32>(i * c_stripLength), at, into);
        }
    }
    clearMasks();
}

/// Goes back through one strip. Where tokens differ, the table grows by at most one of the two
/// steps that lead to a cell, so the strip's bits alone tell which way keeps the length.
void CommonSubsequence::traceBack(
    Tokens candidate, quint32 stripStart, TokenPair& at, std::vector<TokenPair>& into) const
{
    while (at.reference > stripStart && at.candidate > 0) {
        if (m_reference[at.reference - 1] == candidate[at.candidate - 1]) {
            into.push_back({--at.reference, --at.candidate});
            continue;
        }
        const quint64 column = m_columns[at.candidate - 1];
        const bool grows = ((column >> (at.reference - 1 - stripStart)) & 1U) == 0;
        --(grows ? at.candidate : at.reference);
    }
}

void CommonSubsequence::setMasks(Tokens strip)
{
    clearMasks();
    m_masked.assign(strip.begin(), strip.end());
    for (size_t i = 0; i < strip.size(); ++i)
        m_masks[strip[i]] |= quint64(1) << i;
}

void CommonSubsequence::clearMasks()
{
    for (const quint32 token : m_masked)
        m_masks[token] = 0;
    m_masked.clear();
}

/// The strip's last column; `carries` are turned from those into the strip to those out of it.
quint64 CommonSubsequence::pass(Tokens candidate, quint64* carries) const
{
    quint64 column = c_noGrowth;
    for (size_t start = 0; start < candidate.size(); start += c_stripLength) {
        const Tokens some = strip(candidate, start / c_stripLength);
        const quint64 in = *carries;
        quint64 out = 0;
        for (size_t i = 0; i < some.size(); ++i) {
            quint64 carry = (in >> i) & 1U;
            column = nextColumn(column, m_masks[some[i]], carry);
            out |= carry << i;
        }
        *carries++ = out;
    }
    return column;
}

void CommonSubsequence::passKeepingColumns(Tokens candidate, const quint64* carries)
{
    m_columns.resize(candidate.size());
    quint64 column = c_noGrowth;
    for (size_t i = 0; i < candidate.size(); ++i) {
        quint64 carry = (carries[i / c_stripLength] >> (i % c_stripLength)) & 1U;
        column = nextColumn(column, m_masks[candidate[i]], carry);
        m_columns[i] = column;
    }
}

Tokens CommonSubsequence::strip(Tokens text, size_t index) const
{
    const size_t start = index * c_stripLength;
    return text.subspan(start, std::min(c_stripLength, text.size() - start));
}

} // namespace tandem::metrics
