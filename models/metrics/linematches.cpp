#include "models/metrics/linematches.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tandem::metrics {

namespace {

constexpr quint32 c_noLine = std::numeric_limits<quint32>::max();
/// Up to so many lines it is quicker to compare all than to look for those with a common word.
constexpr size_t c_fewLines = 8;

/// The first line with the same tokens, as GramCounts numbers its beginnings one after the other;
/// `line` itself where there is none.
quint32 firstLikeIt(GramCounts& numbers, Tokens tokens, quint32 line)
{
    quint32 number = 0;
    GramCounts::Gram* gram = nullptr;
    for (const quint32 token : tokens) {
        gram = &numbers.add(number, token);
        number = gram->number + 1;
    }
    if (gram->count == 0)
        gram->count = line + 1;
    return gram->count - 1;
}

} // namespace

LineMatches::LineMatches(const std::atomic_bool* cancel)
    : m_cancel(cancel)
    , m_subsequence(cancel)
{
}

void LineMatches::setVocabularySize(quint32 words)
{
    m_subsequence.setVocabularySize(words);
    m_words = words;
    if (words > m_left.size())
        m_left.resize(std::max<size_t>(words, m_left.size() * 2), 0);
}

const std::vector<TokenPair>* LineMatches::find(
    const RougeText& reference, const RougeText& candidate)
{
    m_steps = 0;
    m_matchOf.assign(reference.tokens.size(), c_noLine);
    gatherLines(candidate);
    if (m_lines.size() > c_fewLines)
        indexLines(candidate);
    const bool oneLine = reference.lines() == 1;
    if (!oneLine)
        m_numbers.begin();
    for (qsizetype i = 0; i < reference.lines() && !isRaised(m_cancel); ++i) {
        const auto line = static_cast<quint32>(i);
        const quint32 first = oneLine ? line : firstLikeIt(m_numbers, reference.line(i), line);
        if (first != line)
            repeatLine(reference, first, line);
        else if (!matchLine(reference, candidate, line))
            return nullptr;
    }
    clip(reference, candidate);
    return &m_pairs;
}

void LineMatches::gatherLines(const RougeText& candidate)
{
    m_lines.clear();
    const bool oneLine = candidate.lines() == 1;
    if (!oneLine)
        m_numbers.begin();
    for (qsizetype i = 0; i < candidate.lines(); ++i) {
        const Tokens tokens = candidate.line(i);
        const auto line = static_cast<quint32>(i);
        if (oneLine || firstLikeIt(m_numbers, tokens, line) == line) {
            m_lines.push_back({static_cast<quint32>(tokens.data() - candidate.tokens.data()),
                static_cast<quint32>(tokens.size()), c_noLine});
        }
    }
}

void LineMatches::indexLines(const RougeText& candidate)
{
    m_firstLine.assign(size_t(m_words) + 2, 0);
    const auto eachToken = [&](auto use) {
        for (quint32 i = 0; i < m_lines.size(); ++i) {
            for (quint32 at = 0; at < m_lines[i].length; ++at)
                use(candidate.tokens[m_lines[i].start + at], i);
        }
    };
    // Counted two places on, so that filling in moves each start to where it belongs.
    eachToken([this](quint32 token, quint32) { ++m_firstLine[size_t(token) + 2]; });
    for (size_t i = 2; i < m_firstLine.size(); ++i)
        m_firstLine[i] += m_firstLine[i - 1];
    m_linesOfToken.resize(m_firstLine.back());
    eachToken([this](quint32 token, quint32 line) {
        m_linesOfToken[m_firstLine[size_t(token) + 1]++] = line;
    });
}

bool LineMatches::matchLine(const RougeText& reference, const RougeText& candidate, quint32 line)
{
    const Tokens tokens = reference.line(line);
    m_subsequence.setReference(tokens);
    m_lineStart = static_cast<quint32>(tokens.data() - reference.tokens.data());
    m_uncovered = tokens.size();
    if (m_lines.size() <= c_fewLines) {
        return std::all_of(m_lines.begin(), m_lines.end(),
            [&](const Line& with) { return compare(tokens, candidate, with); });
    }
    for (const quint32 token : tokens) {
        const quint32 end = m_firstLine[size_t(token) + 1];
        for (quint32 i = m_firstLine[token]; i < end && m_uncovered > 0; ++i) {
            Line& with = m_lines[m_linesOfToken[i]];
            ++m_steps;
            if (std::exchange(with.seenBy, line) != line && !compare(tokens, candidate, with))
                return false;
        }
    }
    return true;
}

bool LineMatches::compare(Tokens line, const RougeText& candidate, const Line& with)
{
    m_steps += (line.size() / 64 + 1) * with.length;
    if (m_steps > m_mostSteps)
        return false;
    if (isRaised(m_cancel))
        return true;
    m_subsequence.match(Tokens(candidate.tokens).subspan(with.start, with.length), m_found);
    for (const TokenPair& pair : m_found) {
        quint32& match = m_matchOf[m_lineStart + pair.reference];
        m_uncovered -= match == c_noLine ? 1 : 0;
        match = with.start + pair.candidate;
    }
    return true;
}

void LineMatches::repeatLine(const RougeText& reference, quint32 first, quint32 line)
{
    const quint32* const start = reference.tokens.data();
    const Tokens from = reference.line(first);
    const Tokens to = reference.line(line);
    std::copy_n(m_matchOf.begin() + (from.data() - start), from.size(),
        m_matchOf.begin() + (to.data() - start));
}

/// rouge_score counts a word at most as often as the candidate has it; the reference cannot run out
/// of one, since each of its places is in the union once.
void LineMatches::clip(const RougeText& reference, const RougeText& candidate)
{
    m_pairs.clear();
    for (const quint32 token : candidate.tokens)
        ++m_left[token];
    for (quint32 i = 0; i < m_matchOf.size(); ++i) {
        quint32& left = m_left[reference.tokens[i]];
        if (m_matchOf[i] != c_noLine && left > 0) {
            m_pairs.push_back({i, m_matchOf[i]});
            --left;
        }
    }
    for (const quint32 token : candidate.tokens)
        m_left[token] = 0;
}

} // namespace tandem::metrics
