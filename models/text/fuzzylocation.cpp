#include "models/text/fuzzylocation.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kFuzzyLocationMostTokens = 1000;
/// Fewer common words are chance, unless the evidence has no more.
constexpr size_t kLeastCommon = 3;

/// What a word of the evidence counts that the text does not have: no more than a frequent one, as
/// it may stand for one.
constexpr double kUnknownWeight = 0.5;

/// What is looked at for evidence of this many tokens: half as many more may stand in between.
qsizetype windowFor(qsizetype tokens)
{
    return tokens + tokens / 2 + 2;
}

} // namespace

double FuzzyLocator::weightOf(int word) const
{
    return word < 0 ? kUnknownWeight : m_weights[size_t(word)];
}

FuzzyLocator::FuzzyLocator(const FoldedText& text)
{
    std::vector<int> counts;
    m_tokens.reserve(size_t(text.tokens().size()));
    for (const FoldedText::Token& token : text.tokens()) {
        const QStringView word = text.tokenText(token);
        auto known = m_words.constFind(word);
        if (known == m_words.constEnd()) {
            known = m_words.insert(word, int(counts.size()));
            counts.push_back(0);
        }
        m_tokens.push_back(*known);
        ++counts[size_t(*known)];
    }
    m_weights.reserve(counts.size());
    for (const int count : counts)
        m_weights.push_back(1.0 / (1.0 + std::log(double(count))));
    m_weightBefore.push_back(0.0);
    for (const int word : m_tokens)
        m_weightBefore.push_back(m_weightBefore.back() + weightOf(word));
    m_wanted.resize(counts.size(), 0);
}

std::optional<FuzzyPlace> FuzzyLocator::locate(const FoldedText& evidence, qint64& steps)
{
    const qsizetype size = evidence.tokens().size();
    if (size == 0 || size > kFuzzyLocationMostTokens || m_tokens.empty())
        return {};
    const qsizetype length = std::min(windowFor(size), qsizetype(m_tokens.size()));
    const qint64 cost = qint64(m_tokens.size()) + size * 2 * length;
    if (cost > steps)
        return {};
    steps -= cost;
    std::vector<int> words;
    words.reserve(size_t(size));
    for (const FoldedText::Token& token : evidence.tokens())
        words.push_back(m_words.value(evidence.tokenText(token), -1));
    const qsizetype best = bestWindow(words, length);
    if (best < 0)
        return {};
    // A window may have an outer word at its other end: its surroundings decide.
    const qsizetype start = std::max<qsizetype>(best - size / 2, 0);
    const qsizetype end = std::min(best + length + size / 2, qsizetype(m_tokens.size()));
    return densest(aligned(words, start, end - start), words);
}

/// Where the window begins that has most of the evidence's words in any order; -1 where none has
/// one of them.
qsizetype FuzzyLocator::bestWindow(const std::vector<int>& evidence, qsizetype length)
{
    for (const int word : evidence) {
        if (word >= 0)
            ++m_wanted[size_t(word)];
    }
    double common = 0.0;
    double most = 1e-9; // less is what is left of sums that should be 0
    qsizetype best = -1;
    for (qsizetype end = 0; end < qsizetype(m_tokens.size()); ++end) {
        const int entering = m_tokens[size_t(end)];
        if (m_wanted[size_t(entering)]-- > 0)
            common += weightOf(entering);
        if (end >= length) {
            const int leaving = m_tokens[size_t(end - length)];
            if (++m_wanted[size_t(leaving)] > 0)
                common -= weightOf(leaving);
        }
        if (common > most + 1e-9) {
            most = common;
            best = std::max<qsizetype>(end + 1 - length, 0);
        }
    }
    std::fill(m_wanted.begin(), m_wanted.end(), 0);
    return best;
}

/// The heaviest common subsequence of the evidence and a window.
std::vector<FuzzyLocator::Pair> FuzzyLocator::aligned(
    const std::vector<int>& evidence, qsizetype start, qsizetype length) const
{
    const size_t columns = size_t(length) + 1;
    std::vector<float> table((evidence.size() + 1) * columns, 0.0F);
    const auto cell = [&](size_t row, size_t column) -> float& {
        return table[row * columns + column];
    };
    const auto wordAt = [&](size_t column) { return m_tokens[size_t(start) + column]; };
    for (size_t row = 1; row <= evidence.size(); ++row) {
        const int word = evidence[row - 1];
        for (size_t column = 1; column < columns; ++column) {
            cell(row, column) = std::max(cell(row - 1, column), cell(row, column - 1));
            if (word == wordAt(column - 1))
                cell(row, column) =
                    std::max(cell(row, column), cell(row - 1, column - 1) + float(weightOf(word)));
        }
    }
    std::vector<Pair> pairs;
    size_t row = evidence.size();
    size_t column = columns - 1;
    while (row > 0 && column > 0) {
        const int word = evidence[row - 1];
        if (word == wordAt(column - 1) &&
            cell(row, column) == cell(row - 1, column - 1) + float(weightOf(word))) {
            --row;
            --column;
            pairs.push_back({qsizetype(row), start + qsizetype(column)});
        } else if (cell(row, column) == cell(row - 1, column)) {
            --row;
        } else {
            --column;
        }
    }
    std::reverse(pairs.begin(), pairs.end());
    // The last place of each was taken; the first one behind its predecessor keeps them together.
    for (size_t i = 1; i < pairs.size(); ++i) {
        qsizetype at = pairs[i - 1].text + 1;
        while (m_tokens[size_t(at)] != m_tokens[size_t(pairs[i].text)])
            ++at;
        pairs[i].text = at;
    }
    return pairs;
}

/// The run of pairs that is most like the evidence: single words far off do not belong to it.
std::optional<FuzzyPlace> FuzzyLocator::densest(
    const std::vector<Pair>& pairs, const std::vector<int>& evidence) const
{
    double whole = 0.0;
    for (const int word : evidence)
        whole += weightOf(word);
    const size_t least = std::min(kLeastCommon, evidence.size());
    FuzzyPlace best;
    for (size_t first = 0; first + least <= pairs.size(); ++first) {
        double common = 0.0;
        for (size_t last = first; last < pairs.size(); ++last) {
            common += weightOf(evidence[size_t(pairs[last].evidence)]);
            const double stretch = m_weightBefore[size_t(pairs[last].text) + 1] -
                                   m_weightBefore[size_t(pairs[first].text)];
            const double similarity = std::min(2.0 * common / (whole + stretch), 1.0);
            if (last + 1 - first >= least && similarity > best.similarity + 1e-9)
                best = {pairs[first].text, pairs[last].text, similarity};
        }
    }
    return best.similarity >= kLeastSimilarity ? std::optional(best) : std::nullopt;
}

} // namespace tandem
