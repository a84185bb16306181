#pragma once

#include "models/metrics/measurebasis.h"
#include "models/metrics/textmatches.h"
#include "models/metrics/vocabulary.h"

#include <QString>

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace tandem::metrics {

class Synonyms;

/// A text's words as METEOR sees them: lower-cased, what stands between white space.
struct MeteorText
{
    std::vector<quint32> words;
    std::vector<quint32> stems; ///< of each word
};
/// Reads a text into what is there already, whose memory is used again. A raised `cancel` ends it
/// with a part of the words.
void readMeteorText(const QString& text, Vocabulary& words, MeteorText& into,
    const std::atomic_bool* cancel = nullptr);

/// Synonyms as numbers of a vocabulary, asked for once.
class NumberedSynonyms final
{
public:
    /// `synonyms` outlives this.
    NumberedSynonyms(const Synonyms& synonyms, std::shared_ptr<Vocabulary> words);

    /// The synonyms of a word that is a stem. The numbers are good until the next call.
    std::span<const quint32> of(quint32 stem);

private:
    struct Place
    {
        quint32 start = 0;
        quint32 length = 0; ///< c_notAsked: unknown
    };

    const Synonyms& m_synonyms;
    std::shared_ptr<Vocabulary> m_words;
    std::vector<Place> m_places; ///< by number of the stem
    std::vector<quint32> m_numbers;
};

/// Aligns two texts as nltk's single_meteor_score does and scores the alignment: alpha 0.9, beta 3,
/// gamma 0.5. In time that grows with the length of the texts. Keeps its tables between pairs,
/// hence one for each thread.
class MeteorAligner final
{
public:
    struct Link
    {
        quint32 candidate = 0; ///< index of the word
        quint32 reference = 0;
        TextMatch::Kind kind = TextMatch::Kind::Exact;
    };

    /// Once `cancel` is raised, what is asked returns soon and means nothing.
    explicit MeteorAligner(const std::atomic_bool* cancel = nullptr);

    /// Words that are the same, then of the rest those of one stem, then those whose stem is a
    /// synonym of the candidate's stem (nltk asks for synonyms of stems), each from the end of the
    /// texts. In the order of the candidate; good until the next call. `synonyms` may be null.
    std::span<const Link> align(
        const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms* synonyms);
    /// METEOR, 0 to 1; of identical texts it is below 1, by one chunk's penalty.
    double score(
        const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms* synonyms)
    {
        return basis(reference, candidate, synonyms).value();
    }
    MeteorBasis basis(
        const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms* synonyms);

private:
    void pile(const std::vector<quint32>& reference);
    void take(quint32 number, quint32 candidate, TextMatch::Kind kind);
    void clearPiles(const std::vector<quint32>& reference);
    void matchEqual(const std::vector<quint32>& reference, const std::vector<quint32>& candidate,
        TextMatch::Kind kind);
    void matchSynonyms(
        const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms& synonyms);

    const std::atomic_bool* m_cancel;
    std::vector<quint32> m_top;    ///< by word: the last place of the reference that is left
    std::vector<quint32> m_below;  ///< by place: the one before it with the same word
    std::vector<quint8> m_isTaken; ///< by place of the reference
    std::vector<quint32> m_open;   ///< places of the candidate without a partner, the last first
    std::vector<Link> m_partners;  ///< by place of the candidate
    std::vector<Link> m_links;
};

} // namespace tandem::metrics
