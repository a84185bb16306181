#pragma once

#include "models/metrics/measure.h"
#include "models/metrics/vocabulary.h"

#include <QString>

#include <array>
#include <atomic>
#include <span>
#include <vector>

namespace tandem::metrics {

/// How often the n-grams of a candidate stand in its reference: all that BLEU is made of. Those of
/// several pairs can be added, for BLEU of a corpus.
struct NgramCounts
{
    static constexpr int longest = 5;

    std::array<qint64, longest> matches{}; ///< by order - 1, clipped by the reference's count
    std::array<qint64, longest> totals{};  ///< n-grams of the candidate; 0 where it is too short
    /// The same with at least 1 for each pair, which is what nltk adds up.
    std::array<qint64, longest> totalsAtLeastOne{};
    qint64 candidateLength = 0; ///< words
    qint64 referenceLength = 0;

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

    /// The n-grams of the highest order with matches that count() counted, by the word that each
    /// begins with. Equal numbers are equal n-grams; those of the candidate that the reference has
    /// not are noClass. Good until the next count().
    struct Classes
    {
        std::span<const quint32> reference;
        std::span<const quint32> candidate;
        size_t count = 0; ///< all numbers but noClass are below it
    };
    static constexpr quint32 noClass = ~quint32(0);
    Classes classes() const { return {m_referenceClasses, m_candidateClasses, m_left.size()}; }

private:
    struct Slot
    {
        quint64 key = 0; ///< class of the n-gram without its last word, class without its first
        quint32 round = 0;
        quint32 number = 0;
    };

    qint64 matchWords(std::span<const quint32> reference, std::span<const quint32> candidate);
    void emptySlots(size_t grams);
    qint64 matchLonger();
    quint32 numberOf(quint64 key, bool add);
    bool isCancelled() const { return m_cancel && m_cancel->load(std::memory_order_relaxed); }

    const std::atomic_bool* m_cancel;
    std::vector<quint32> m_classOfWord;      ///< by number of the word; noClass between pairs
    std::vector<quint32> m_referenceClasses; ///< of the n-gram that begins at each word
    std::vector<quint32> m_candidateClasses;
    std::vector<quint32> m_left;     ///< by class: how many of the reference's are not matched yet
    std::vector<quint8> m_isShared;  ///< by class: the candidate has it too
    std::vector<quint8> m_wasShared; ///< the same of the order before
    std::vector<Slot> m_slots;
    quint32 m_round = 0; ///< slots of other rounds are free
};

/// nltk's sentence_bleu without smoothing and, of added counts, its corpus_bleu, with equal weights
/// of the orders 1 to `orders` (1 to 4): 0 to 1.
double nltkBleu(const NgramCounts& counts, int orders = 4);

/// What sacrebleu's score can be told.
struct SacrebleuOptions
{
    int orders = 4; ///< 1 to 4
    /// Leaves out the orders for which the candidate is too short. sacrebleu does so for a
    /// sentence, not for a corpus.
    bool effectiveOrder = true;
};
/// sacrebleu's score of a sentence or a corpus, smoothed exponentially: 0 to 100.
double sacrebleu(const NgramCounts& counts, const SacrebleuOptions& options = {});

/// Puts a text's tokens as sacrebleu sees them (13a) into what is there already. A raised `cancel`
/// ends it with a part of the tokens.
void readSacrebleuTokens(const QString& text, Vocabulary& words, std::vector<quint32>& into,
    const std::atomic_bool* cancel = nullptr);

/// BLEU of a sentence as NLTK and as sacreBLEU compute it, up to four words and of single words.
QList<Measure> bleuMeasures();

} // namespace tandem::metrics
