#include "models/metrics/rouge.h"

#include "models/words.h"

#include <algorithm>

namespace tandem::metrics {

namespace {

constexpr size_t c_reach = 5; ///< a skip-bigram has at most four tokens between
constexpr size_t c_rougeTokensBetweenLooks = 4096;

size_t skipBigramsOf(size_t tokens)
{
    constexpr size_t all = c_reach + 1;
    return tokens < all ? tokens * (tokens - std::min<size_t>(tokens, 1)) / 2
                        : tokens * c_reach - c_reach * all / 2;
}

Tokens withoutLast(Tokens tokens)
{
    return tokens.empty() ? tokens : tokens.first(tokens.size() - 1);
}

double share(quint64 hits, size_t of)
{
    return static_cast<double>(hits) / static_cast<double>(std::max<size_t>(of, 1));
}

/// In rouge_score's order of operations, so that not even the last bit differs.
Overlap overlapOf(quint64 hits, size_t ofReference, size_t ofCandidate)
{
    const double precision = share(hits, ofCandidate);
    const double recall = share(hits, ofReference);
    const double sum = precision + recall;
    return {precision, recall, sum > 0.0 ? 2.0 * precision * recall / sum : 0.0};
}

/// The same in that of ROUGE-1.5.5.
Overlap overlapOf155(quint64 hits, size_t ofReference, size_t ofCandidate)
{
    const double precision = share(hits, ofCandidate);
    const double recall = share(hits, ofReference);
    const double f1 = hits > 0 ? recall * precision / (0.5 * recall + 0.5 * precision) : 0.0;
    return {precision, recall, f1};
}

} // namespace

Rouge::Rouge(const std::atomic_bool* cancel)
    : m_cancel(cancel)
    , m_subsequence(cancel)
    , m_ngrams(cancel)
    , m_lines(cancel)
{
}

void Rouge::setVocabularySize(quint32 words)
{
    m_subsequence.setVocabularySize(words);
    m_lines.setVocabularySize(words);
    if (words > m_left.size())
        m_left.resize(std::max<size_t>(words, m_left.size() * 2), 0);
}

Overlap Rouge::ngrams(Tokens reference, Tokens candidate, int order)
{
    const auto n = static_cast<size_t>(order);
    const auto grams = [n](Tokens tokens) { return tokens.size() < n ? 0 : tokens.size() - n + 1; };
    const quint64 hits =
        n == 1 ? sharedTokens(reference, candidate)
               : static_cast<quint64>(m_ngrams.count(reference, candidate, order).matches[n - 1]);
    return overlapOf(hits, grams(reference), grams(candidate));
}

Overlap Rouge::commonSubsequence(Tokens reference, Tokens candidate)
{
    return overlapOf(
        m_subsequence.length(reference, candidate), reference.size(), candidate.size());
}

Score Rouge::lines(const RougeText& reference, const RougeText& candidate)
{
    const std::vector<TokenPair>* const pairs = m_lines.find(reference, candidate);
    if (!pairs) {
        return Score::undefined(
            MetricWords::tr("The texts have too many differing lines that share words: comparing "
                            "every pair of lines would take minutes."));
    }
    return Score::of(overlapOf(pairs->size(), reference.tokens.size(), candidate.tokens.size()));
}

Overlap Rouge::skipBigrams(Tokens reference, Tokens candidate)
{
    const quint64 hits =
        sharedSkipBigrams(reference, candidate) + sharedTokens(reference, candidate);
    return overlapOf(hits, skipBigramsOf(reference.size()) + reference.size(),
        skipBigramsOf(candidate.size()) + candidate.size());
}

Overlap Rouge::skipBigramsOf155(std::span<const Tokens> references, Tokens candidate)
{
    const Tokens inCandidate = withoutLast(candidate);
    quint64 hits = 0;
    size_t ofReferences = 0;
    for (const Tokens reference : references) {
        const Tokens inReference = withoutLast(reference);
        hits += sharedSkipBigrams(reference, candidate) + sharedTokens(inReference, inCandidate);
        ofReferences += skipBigramsOf(reference.size()) + inReference.size();
    }
    return overlapOf155(hits, ofReferences,
        references.size() * (skipBigramsOf(candidate.size()) + inCandidate.size()));
}

quint64 Rouge::sharedSkipBigrams(Tokens reference, Tokens candidate)
{
    const bool referenceIsShorter = reference.size() <= candidate.size();
    const Tokens shorter = referenceIsShorter ? reference : candidate;
    const Tokens longer = referenceIsShorter ? candidate : reference;
    const auto eachBigram = [this](Tokens tokens, auto use) {
        for (size_t i = 0; i < tokens.size(); ++i) {
            if (i % c_rougeTokensBetweenLooks == 0 && isRaised(m_cancel))
                return;
            const size_t end = std::min(tokens.size(), i + c_reach + 1);
            for (size_t k = i + 1; k < end; ++k)
                use(tokens[i], tokens[k]);
        }
    };
    quint64 shared = 0;
    m_bigrams.begin();
    eachBigram(shorter, [this](quint32 a, quint32 b) { ++m_bigrams.add(a, b).count; });
    eachBigram(longer, [this, &shared](quint32 a, quint32 b) {
        GramCounts::Gram* const gram = m_bigrams.find(a, b);
        if (gram && gram->count > 0) {
            --gram->count;
            ++shared;
        }
    });
    return shared;
}

quint64 Rouge::sharedTokens(Tokens reference, Tokens candidate)
{
    quint64 shared = 0;
    for (const quint32 token : reference)
        ++m_left[token];
    for (const quint32 token : candidate) {
        if (m_left[token] > 0) {
            --m_left[token];
            ++shared;
        }
    }
    for (const quint32 token : reference)
        m_left[token] = 0;
    return shared;
}

} // namespace tandem::metrics
