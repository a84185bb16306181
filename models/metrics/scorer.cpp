#include "models/metrics/scorer.h"

#include "models/metrics/metricwords.h"
#include "models/metrics/preparedtext.h"
#include "models/metrics/rouge.h"
#include "models/metrics/synonyms.h"

#include <optional>
#include <utility>

namespace tandem::metrics {

namespace {

/// The parts of a prepared text, to be added up.
enum Part : unsigned {
    RougeWordsPart = 1,
    RougeStemsPart = 2,
    BlankWordsPart = 4,
    SacrebleuPart = 8,
    MeteorPart = 16,
    CountsPart = 32,
};

Part partOf(Measure measure)
{
    switch (measure) {
    case Measure::Rouge1:
    case Measure::Rouge2:
    case Measure::RougeL:
    case Measure::RougeLsum:
    case Measure::RougeSu4:
    case Measure::RougeSu4Rouge155:
        return RougeWordsPart;
    case Measure::Rouge1Stem:
    case Measure::Rouge2Stem:
    case Measure::RougeLStem:
    case Measure::RougeLsumStem:
    case Measure::RougeSu4Stem:
    case Measure::RougeSu4Rouge155Stem:
        return RougeStemsPart;
    case Measure::RougeSu4Perseval:
    case Measure::BleuNltk:
    case Measure::Bleu1:
        return BlankWordsPart;
    case Measure::BleuSacrebleu:
    case Measure::Bleu1Sacrebleu:
        return SacrebleuPart;
    case Measure::Meteor:
    case Measure::MeteorExactStem:
        return MeteorPart;
    case Measure::Jsd:
        break;
    }
    return CountsPart;
}

unsigned scorerParts(const QList<Measure>& measures)
{
    unsigned parts = 0;
    for (const Measure measure : measures)
        parts |= partOf(measure);
    return parts;
}

/// How many words a text has, as `measure` counts them, and how many it needs to be seen at all.
struct WordNeed
{
    std::size_t words = 0;
    std::size_t needed = 0;
};

WordNeed needOf(Measure measure, const PreparedText& text)
{
    switch (measure) {
    case Measure::Rouge2:
        return {text.rougeWords.tokens.size(), 2};
    case Measure::Rouge2Stem:
        return {text.rougeStems.tokens.size(), 2};
    case Measure::RougeSu4Rouge155: // the last word is no unit of its own
        return {text.rougeWords.tokens.size(), 2};
    case Measure::RougeSu4Rouge155Stem:
        return {text.rougeStems.tokens.size(), 2};
    case Measure::RougeSu4Perseval:
        return {text.blankWords.size(), 5};
    default:
        return {};
    }
}

/// Why the measure cannot see this text; empty where it can. An empty text is seen: there is
/// nothing in it that could be like another.
QString whyOutside(Measure measure, const PreparedText& text, bool isReference)
{
    const LetterCounts& letters = text.letters;
    const unsigned part = partOf(measure);
    const bool isRouge = part == RougeWordsPart || part == RougeStemsPart;
    if (isRouge && letters.isOutsideRouge())
        return isReference ? MetricWords::tr("Outside this measure: it sees the letters a to z and "
                                             "numbers only, less than half of the reference.")
                           : MetricWords::tr("Outside this measure: it sees the letters a to z and "
                                             "numbers only, less than half of the candidate.");
    if (!isRouge && letters.isOutsideBlanks())
        return isReference
                   ? MetricWords::tr("Outside this measure: its words stand between blanks, "
                                     "which the script of the reference does not set.")
                   : MetricWords::tr("Outside this measure: its words stand between blanks, "
                                     "which the script of the candidate does not set.");
    const WordNeed need = needOf(measure, text);
    if (need.words >= need.needed || letters.plain + letters.other + letters.running == 0)
        return {};
    return (isReference
                ? MetricWords::tr("Outside this measure: the reference has fewer than %1 words.")
                : MetricWords::tr("Outside this measure: the candidate has fewer than %1 words."))
        .arg(need.needed);
}

} // namespace

/// What a scorer keeps between texts.
struct Scorer::Memory
{
    Memory(const Synonyms* source, const std::atomic_bool* flag, OutsideTexts texts)
        : synonyms(source)
        , cancel(flag)
        , outside(texts)
        , rouge(flag)
        , ngrams(flag)
        , aligner(flag)
    {
        beginVocabulary();
    }

    void beginVocabulary();
    void forgetWhatIsTooMuch();
    bool isCancelled() const { return cancel && cancel->load(std::memory_order_relaxed); }
    void prepare(PreparedText& into, const QString& text, unsigned parts);
    Score score(Measure measure, const PreparedText& reference, const PreparedText& candidate);
    Score rougeScore(Measure measure, const RougeText& reference, const RougeText& candidate);
    double bleu(Measure measure, const PreparedText& reference, const PreparedText& candidate);
    Score meteor(Measure measure, const MeteorText& reference, const MeteorText& candidate);

    const Synonyms* synonyms;
    const std::atomic_bool* cancel;
    const OutsideTexts outside;
    std::shared_ptr<Vocabulary> words;
    std::optional<NumberedSynonyms> numberedSynonyms;
    Rouge rouge;
    NgramCounter ngrams;
    MeteorAligner aligner;
    WordFrequencies frequencies;
    PreparedText pairReference; ///< of the pair that is being scored
    PreparedText pairCandidate;
    std::shared_ptr<const void> hold = std::make_shared<char>(); ///< shared with prepared texts
};

void Scorer::Memory::beginVocabulary()
{
    words = std::make_shared<Vocabulary>();
    numberedSynonyms.reset();
    if (synonyms)
        numberedSynonyms.emplace(*synonyms, words);
}

void Scorer::Memory::forgetWhatIsTooMuch()
{
    if (words->isFull() && hold.use_count() == 1)
        beginVocabulary();
}

void Scorer::Memory::prepare(PreparedText& into, const QString& text, unsigned parts)
{
    const auto needs = [&](unsigned some) { return (parts & some) != 0 && !isCancelled(); };
    if (outside == OutsideTexts::Undefined)
        into.letters = lettersOf(text);
    if (needs(RougeWordsPart))
        readRougeWords(text, *words, into.rougeWords, nullptr, cancel);
    if (needs(RougeStemsPart)) {
        if (parts & RougeWordsPart)
            into.rougeStems = into.rougeWords;
        else
            readRougeWords(text, *words, into.rougeStems, nullptr, cancel);
        turnIntoStems(into.rougeStems, *words, cancel);
    }
    if (needs(BlankWordsPart))
        readBlankWords(text, *words, into.blankWords, nullptr, cancel);
    if (needs(SacrebleuPart))
        readBleuText(text, *words, into.sacrebleu, {}, cancel);
    if (needs(MeteorPart))
        readMeteorText(text, *words, into.meteor, cancel);
    if (needs(CountsPart))
        frequencies.readCounts(text, *words, into.counts, cancel);
}

Score Scorer::Memory::score(
    Measure measure, const PreparedText& reference, const PreparedText& candidate)
{
    // What was prepared may be half of a text, or of the one before.
    if (isCancelled())
        return measureInfo(measure).isOverlap ? Score::of(Overlap()) : Score::of(0.0);
    if (outside == OutsideTexts::Undefined) {
        for (const auto& [text, isReference] :
            {std::pair(&reference, true), std::pair(&candidate, false)}) {
            if (const QString why = whyOutside(measure, *text, isReference); !why.isEmpty())
                return Score::outside(why);
        }
    }
    switch (partOf(measure)) {
    case RougeWordsPart:
        return rougeScore(measure, reference.rougeWords, candidate.rougeWords);
    case RougeStemsPart:
        return rougeScore(measure, reference.rougeStems, candidate.rougeStems);
    case BlankWordsPart:
        if (measure == Measure::RougeSu4Perseval)
            return Score::of(rouge.ngrams(reference.blankWords, candidate.blankWords, 5));
        return Score::of(bleu(measure, reference, candidate));
    case SacrebleuPart:
        return Score::of(bleu(measure, reference, candidate));
    case MeteorPart:
        return meteor(measure, reference.meteor, candidate.meteor);
    case CountsPart:
        break;
    }
    return frequencies.distance(reference.counts, candidate.counts);
}

Score Scorer::Memory::rougeScore(
    Measure measure, const RougeText& reference, const RougeText& candidate)
{
    rouge.setVocabularySize(words->size());
    switch (measure) {
    case Measure::Rouge1:
    case Measure::Rouge1Stem:
        return Score::of(rouge.ngrams(reference.tokens, candidate.tokens, 1));
    case Measure::Rouge2:
    case Measure::Rouge2Stem:
        return Score::of(rouge.ngrams(reference.tokens, candidate.tokens, 2));
    case Measure::RougeLsum:
    case Measure::RougeLsumStem:
        return rouge.lines(reference, candidate);
    case Measure::RougeSu4:
    case Measure::RougeSu4Stem:
        return Score::of(rouge.skipBigrams(reference.tokens, candidate.tokens));
    case Measure::RougeSu4Rouge155:
    case Measure::RougeSu4Rouge155Stem:
        return Score::of(rouge.skipBigramsOf155(reference.tokens, candidate.tokens));
    default:
        return Score::of(rouge.commonSubsequence(reference.tokens, candidate.tokens));
    }
}

double Scorer::Memory::bleu(
    Measure measure, const PreparedText& reference, const PreparedText& candidate)
{
    const bool unigrams = measure == Measure::Bleu1 || measure == Measure::Bleu1Sacrebleu;
    const int orders = unigrams ? 1 : 4;
    if (partOf(measure) == BlankWordsPart)
        return nltkBleu(ngrams.count(reference.blankWords, candidate.blankWords, orders), orders);
    SacrebleuOptions options;
    options.orders = orders;
    return sacrebleu(
        ngrams.count(reference.sacrebleu.tokens, candidate.sacrebleu.tokens, orders), options)
        .score;
}

Score Scorer::Memory::meteor(
    Measure measure, const MeteorText& reference, const MeteorText& candidate)
{
    const bool withSynonyms = measure == Measure::Meteor;
    if (withSynonyms && !numberedSynonyms)
        return Score::undefined(MetricWords::tr(
            "METEOR needs WordNet for synonyms, and none was found: install the package "
            "wordnet-base (Debian, Ubuntu), or name the folder of its database files. "
            "meteor_exact_stem does without."));
    NumberedSynonyms* const numbered = withSynonyms ? &*numberedSynonyms : nullptr;
    return Score::of(aligner.score(reference, candidate, numbered));
}

Scorer::Scorer(const Synonyms* synonyms, const std::atomic_bool* cancel, OutsideTexts outside)
    : m_memory(std::make_unique<Memory>(synonyms, cancel, outside))
{
}

Scorer::~Scorer() = default;

std::shared_ptr<const PreparedText> Scorer::prepare(
    const QString& text, const QList<Measure>& measures)
{
    m_memory->forgetWhatIsTooMuch();
    auto prepared = std::make_shared<PreparedText>();
    prepared->hold = m_memory->hold;
    m_memory->prepare(*prepared, text, scorerParts(measures));
    return prepared;
}

Score Scorer::score(Measure measure, const PreparedText& reference, const PreparedText& candidate)
{
    return m_memory->score(measure, reference, candidate);
}

Score Scorer::score(Measure measure, const QString& reference, const QString& candidate)
{
    return scores({measure}, reference, candidate).constFirst();
}

QList<Score> Scorer::scores(
    const QList<Measure>& measures, const QString& reference, const QString& candidate)
{
    m_memory->forgetWhatIsTooMuch();
    const unsigned parts = scorerParts(measures);
    m_memory->prepare(m_memory->pairReference, reference, parts);
    m_memory->prepare(m_memory->pairCandidate, candidate, parts);
    QList<Score> scores;
    scores.reserve(measures.size());
    for (const Measure measure : measures)
        scores << m_memory->score(measure, m_memory->pairReference, m_memory->pairCandidate);
    return scores;
}

} // namespace tandem::metrics
