#include "models/metrics/meteor.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/synonyms.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/wordmatches.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tandem::metrics {

namespace {

constexpr quint32 c_noMatch = ~quint32(0);
constexpr quint32 c_notAsked = ~quint32(0);
constexpr size_t c_meteorWordsBetweenLooks = 1 << 8; ///< at the cancel flag

class MeteorComparison final : public ComparisonOf<MeteorText>
{
public:
    explicit MeteorComparison(const ScorerTools& tools)
        : ComparisonOf(tools)
        , m_aligner(tools.cancel)
    {
    }

private:
    void readText(const QString& text, const QList<Measure>&, MeteorText& into) override
    {
        readMeteorText(text, *m_tools.words, into, m_tools.cancel);
    }

    Score compare(
        Measure measure, const MeteorText& reference, const MeteorText& candidate) override
    {
        if (measure->needsSynonyms && !m_tools.synonyms)
            return Score::undefined(
                MetricWords::tr("METEOR needs WordNet for synonyms, and WordNet was not found. "
                                "Install the package wordnet-base (Debian, Ubuntu), specify the "
                                "folder of its database files, or use meteor_exact_stem."));
        return Score::of(m_aligner.score(reference, candidate, synonymsFor(measure)));
    }

    MeasureBasis basisOf(
        Measure measure, const MeteorText& reference, const MeteorText& candidate) override
    {
        return m_aligner.basis(reference, candidate, synonymsFor(measure));
    }

    /// Null where the measure does without, or there are none.
    NumberedSynonyms* synonymsFor(Measure measure)
    {
        if (!measure->needsSynonyms || !m_tools.synonyms)
            return nullptr;
        if (m_numbered != m_tools.words) {
            m_numbered = m_tools.words;
            m_synonyms.emplace(*m_tools.synonyms, m_numbered);
        }
        return &*m_synonyms;
    }

    MeteorAligner m_aligner;
    std::shared_ptr<Vocabulary> m_numbered; ///< whose numbers the synonyms have
    std::optional<NumberedSynonyms> m_synonyms;
};

} // namespace

/// METEOR with WordNet's synonyms and without.
QList<Measure> meteorMeasures()
{
    static const char* const family = QT_TRANSLATE_NOOP("MetricWords", "METEOR");
    static const MeasureInfo withSynonyms{.key = "meteor",
        .name = "METEOR",
        .family = family,
        .description =
            QT_TRANSLATE_NOOP("MetricWords", "NLTK METEOR: exact words, stems, then WordNet "
                                             "synonyms. Below 1 even for identical texts."),
        .needsSynonyms = true,
        .stems = Stems::Too,
        .several = SeveralReferences::Best,
        .newComparison = makeComparison<MeteorComparison>,
        .matches = [](Measure, const TextsToMatch& texts) { return meteorMatches(texts); }};
    static const MeasureInfo without{.key = "meteor_exact_stem",
        .name = "METEOR (no synonyms)",
        .family = family,
        .description =
            QT_TRANSLATE_NOOP("MetricWords", "METEOR without synonyms, for systems without WordNet "
                                             "and for texts in other languages than English."),
        .isUsual = true,
        .stems = Stems::Too,
        .several = SeveralReferences::Best,
        .newComparison = makeComparison<MeteorComparison>,
        .matches = [](Measure, const TextsToMatch& texts) {
            return meteorMatches(
                {texts.reference, texts.candidate, nullptr, texts.most, texts.cancel});
        }};
    return {&withSynonyms, &without};
}

void readMeteorText(
    const QString& text, Vocabulary& words, MeteorText& into, const std::atomic_bool* cancel)
{
    into.words.clear();
    into.stems.clear();
    eachPythonWord(pythonLower(text), [&](QStringView word) {
        const quint32 number = words.numberOf(word);
        into.words.push_back(number);
        into.stems.push_back(words.stemOf(number));
        return !isRaised(cancel);
    });
}

NumberedSynonyms::NumberedSynonyms(const Synonyms& synonyms, std::shared_ptr<Vocabulary> words)
    : m_synonyms(synonyms)
    , m_words(std::move(words))
{
}

std::span<const quint32> NumberedSynonyms::of(quint32 stem)
{
    if (stem >= m_places.size())
        m_places.resize(size_t(stem) + 1 + stem / 2, Place{0, c_notAsked});
    if (m_places[stem].length == c_notAsked) {
        const QStringList found = m_synonyms.of(m_words->word(stem).toString());
        const size_t start = m_numbers.size();
        for (const QString& synonym : found)
            m_numbers.push_back(m_words->numberOf(synonym));
        m_places[stem] = {quint32(start), quint32(m_numbers.size() - start)};
    }
    const Place& place = m_places[stem];
    return std::span(m_numbers).subspan(place.start, place.length);
}

MeteorAligner::MeteorAligner(const std::atomic_bool* cancel)
    : m_cancel(cancel)
{
}

std::span<const MeteorAligner::Link> MeteorAligner::align(
    const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms* synonyms)
{
    m_links.clear();
    m_isTaken.assign(reference.words.size(), 0);
    m_below.resize(reference.words.size());
    m_partners.assign(candidate.words.size(), Link{0, c_noMatch, TextMatch::Kind::Exact});
    m_open.resize(candidate.words.size());
    for (size_t at = 0; at < m_open.size(); ++at)
        m_open[at] = quint32(m_open.size() - 1 - at);
    matchEqual(reference.words, candidate.words, TextMatch::Kind::Exact);
    matchEqual(reference.stems, candidate.stems, TextMatch::Kind::Stem);
    if (synonyms)
        matchSynonyms(reference, candidate, *synonyms);
    for (size_t at = 0; at < m_partners.size(); ++at) {
        if (m_partners[at].reference != c_noMatch)
            m_links.push_back({quint32(at), m_partners[at].reference, m_partners[at].kind});
    }
    return m_links;
}

MeteorBasis MeteorAligner::basis(
    const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms* synonyms)
{
    constexpr double alpha = 0.9;
    constexpr double beta = 3.0;
    constexpr double gamma = 0.5;
    MeteorBasis basis;
    basis.candidateWords = qint64(candidate.words.size());
    basis.referenceWords = qint64(reference.words.size());
    const std::span<const Link> links = align(reference, candidate, synonyms);
    if (links.empty())
        return basis;
    basis.matches = qint64(links.size());
    basis.chunks = 1;
    for (size_t at = 1; at < links.size(); ++at) {
        const bool goesOn = links[at].candidate == links[at - 1].candidate + 1 &&
                            links[at].reference == links[at - 1].reference + 1;
        basis.chunks += goesOn ? 0 : 1;
    }
    const double matches = double(links.size());
    basis.precision = matches / double(candidate.words.size());
    basis.recall = matches / double(reference.words.size());
    basis.mean =
        (basis.precision * basis.recall) / (alpha * basis.precision + (1 - alpha) * basis.recall);
    basis.penalty = gamma * std::pow(double(basis.chunks) / matches, beta);
    return basis;
}

/// Piles up the places of the reference that are left, by what stands there, the last on top.
void MeteorAligner::pile(const std::vector<quint32>& reference)
{
    for (size_t at = 0; at < reference.size(); ++at) {
        if (m_isTaken[at])
            continue;
        const quint32 number = reference[at];
        if (number >= m_top.size())
            m_top.resize(size_t(number) + 1 + number / 2, c_noMatch);
        m_below[at] = m_top[number];
        m_top[number] = quint32(at);
    }
}

void MeteorAligner::clearPiles(const std::vector<quint32>& reference)
{
    for (const quint32 number : reference) {
        if (number < m_top.size())
            m_top[number] = c_noMatch;
    }
}

/// Matches a word of the candidate with what is on top of a pile.
void MeteorAligner::take(quint32 number, quint32 candidate, TextMatch::Kind kind)
{
    const quint32 place = m_top[number];
    m_top[number] = m_below[place];
    m_isTaken[place] = 1;
    m_partners[candidate] = {candidate, place, kind};
}

void MeteorAligner::matchEqual(const std::vector<quint32>& reference,
    const std::vector<quint32>& candidate, TextMatch::Kind kind)
{
    pile(reference);
    size_t kept = 0;
    for (const quint32 at : m_open) {
        const quint32 number = candidate[at];
        if (number < m_top.size() && m_top[number] != c_noMatch)
            take(number, at, kind);
        else
            m_open[kept++] = at;
    }
    m_open.resize(kept);
    clearPiles(reference);
}

void MeteorAligner::matchSynonyms(
    const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms& synonyms)
{
    pile(reference.stems);
    size_t looked = 0;
    for (const quint32 at : m_open) {
        if (++looked % c_meteorWordsBetweenLooks == 0 && isRaised(m_cancel))
            break;
        // Of all piles of synonyms the one whose top is nearest to the end of the reference.
        quint32 best = c_noMatch;
        for (const quint32 number : synonyms.of(candidate.stems[at])) {
            if (number >= m_top.size() || m_top[number] == c_noMatch)
                continue;
            if (best == c_noMatch || m_top[number] > m_top[best])
                best = number;
        }
        if (best != c_noMatch)
            take(best, at, TextMatch::Kind::Synonym);
    }
    clearPiles(reference.stems);
}

} // namespace tandem::metrics
