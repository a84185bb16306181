#include "models/metrics/scorer.h"

#include "models/metrics/pairtable.h"
#include "models/metrics/textcomparison.h"
#include "models/metrics/visibleletters.h"
#include "models/words.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tandem::metrics {

/// A text made ready to be compared by some measures, as the comparisons of its scorer have read
/// it. Words are numbers of the vocabulary of that scorer.
class PreparedText final
{
public:
    std::vector<std::unique_ptr<ReadText>> readings; ///< as Scorer::Memory::comparisons
    LetterCounts letters; ///< where texts outside a measure have no score
    /// Keeps the scorer from beginning its vocabulary anew.
    std::shared_ptr<const void> hold;
};

namespace {

/// Why the measure cannot see a text; empty where it can. An empty text is seen: there is nothing
/// in it that could be like another.
QString whyOutsideOf(
    Measure measure, const LetterCounts& letters, std::size_t words, bool isReference)
{
    if (measure->seesAsciiOnly && letters.isOutsideRouge())
        return isReference ? MetricWords::tr("Not applicable: this measure sees only the letters a "
                                             "to z and numbers, less than half of the reference.")
                           : MetricWords::tr("Not applicable: this measure sees only the letters a "
                                             "to z and numbers, less than half of the candidate.");
    if (!measure->seesAsciiOnly && letters.isOutsideBlanks(measure->splits))
        return isReference ? MetricWords::tr("Not applicable: this measure splits words at spaces, "
                                             "which the script of the reference does not use.")
                           : MetricWords::tr("Not applicable: this measure splits words at spaces, "
                                             "which the script of the candidate does not use.");
    if (words >= measure->fewestWords || letters.plain + letters.other + letters.running == 0)
        return {};
    return (isReference ? MetricWords::tr("Not applicable: the reference has fewer than %1 words.")
                        : MetricWords::tr("Not applicable: the candidate has fewer than %1 words."))
        .arg(measure->fewestWords);
}

/// What is said once scoring was called off: what was prepared may be half of a text, or of the one
/// before.
Score meaningless(Measure measure)
{
    return measure->isOverlap ? Score::of(Overlap()) : Score::of(0.0);
}

} // namespace

/// What a scorer keeps between texts.
struct Scorer::Memory
{
    struct Comparison
    {
        decltype(MeasureInfo::newComparison) maker = nullptr;
        std::unique_ptr<TextComparison> comparison;
    };

    void forgetWhatIsTooMuch();
    std::size_t comparisonOf(Measure measure);
    void prepare(PreparedText& into, const QString& text, const QList<Measure>& measures);
    void plan(const QList<Measure>& measures);
    QString whyOutside(
        Measure measure, std::size_t place, const PreparedText& text, bool isReference) const;
    Score score(Measure measure, const PreparedText& reference, const PreparedText& candidate);
    std::vector<PreparedText> prepareReferences(
        const TextPair& pair, const QList<Measure>& measures);
    Score scoreOfSeveral(Measure measure, const std::vector<PreparedText>& references);

    ScorerTools tools;
    OutsideTexts outside = OutsideTexts::AsPublished;
    std::vector<Comparison> comparisons; ///< in the order in which they were first needed
    QList<Measure> plannedMeasures;
    std::vector<QList<Measure>> planned; ///< these, by the place of their comparison
    PreparedText pairReference;          ///< of the pair that is being scored
    PreparedText pairCandidate;
    std::shared_ptr<const void> hold = std::make_shared<char>(); ///< shared with prepared texts
};

void Scorer::Memory::forgetWhatIsTooMuch()
{
    if (tools.words->isFull() && hold.use_count() == 1)
        tools.words = std::make_shared<Vocabulary>();
}

/// The place of the measure's comparison, which is made when it is first asked for.
std::size_t Scorer::Memory::comparisonOf(Measure measure)
{
    const auto found = std::find_if(comparisons.begin(), comparisons.end(),
        [&](const Comparison& made) { return made.maker == measure->newComparison; });
    const auto place = static_cast<std::size_t>(found - comparisons.begin());
    if (found == comparisons.end())
        comparisons.push_back({measure->newComparison, measure->newComparison(tools)});
    return place;
}

void Scorer::Memory::prepare(
    PreparedText& into, const QString& text, const QList<Measure>& measures)
{
    if (outside == OutsideTexts::Undefined)
        into.letters = lettersOf(text);
    plan(measures);
    into.readings.resize(std::max(into.readings.size(), planned.size()));
    for (std::size_t place = 0; place < planned.size(); ++place) {
        if (planned[place].isEmpty())
            continue;
        TextComparison& comparison = *comparisons[place].comparison;
        std::unique_ptr<ReadText>& reading = into.readings[place];
        if (!reading)
            reading = comparison.newText();
        if (!isRaised(tools.cancel))
            comparison.read(text, planned[place], *reading);
    }
}

/// Parts the measures by their comparisons.
void Scorer::Memory::plan(const QList<Measure>& measures)
{
    if (measures == plannedMeasures)
        return;
    plannedMeasures = measures;
    planned.clear();
    for (const Measure measure : measures) {
        if (measure->batch)
            continue;
        const std::size_t place = comparisonOf(measure);
        planned.resize(std::max(planned.size(), place + 1));
        planned[place].append(measure);
    }
}

/// The same; always empty where it does not matter.
QString Scorer::Memory::whyOutside(
    Measure measure, std::size_t place, const PreparedText& text, bool isReference) const
{
    if (outside == OutsideTexts::AsPublished)
        return {};
    const std::size_t words =
        comparisons[place].comparison->wordCount(measure, *text.readings[place]);
    return whyOutsideOf(measure, text.letters, words, isReference);
}

Score Scorer::Memory::score(
    Measure measure, const PreparedText& reference, const PreparedText& candidate)
{
    if (measure->batch)
        return Score::undefined(MetricWords::tr("This measure is computed by another program."));
    if (isRaised(tools.cancel))
        return meaningless(measure);
    const std::size_t place = comparisonOf(measure);
    for (const PreparedText* text : {&reference, &candidate}) {
        if (QString why = whyOutside(measure, place, *text, text == &reference); !why.isEmpty())
            return Score::outside(std::move(why));
    }
    return comparisons[place].comparison->score(
        measure, *reference.readings[place], *candidate.readings[place]);
}

/// Prepares the candidate of a pair too, in the place of that of the pair that is being scored.
std::vector<PreparedText> Scorer::Memory::prepareReferences(
    const TextPair& pair, const QList<Measure>& measures)
{
    forgetWhatIsTooMuch();
    std::vector<PreparedText> references(std::size_t(pair.references()));
    for (std::size_t at = 0; at < references.size(); ++at)
        prepare(references[at], pair.referenceAt(qsizetype(at)), measures);
    prepare(pairCandidate, pair.candidate, measures);
    return references;
}

Score Scorer::Memory::scoreOfSeveral(Measure measure, const std::vector<PreparedText>& references)
{
    if (measure->batch)
        return Score::undefined(MetricWords::tr("This measure is computed by another program."));
    if (isRaised(tools.cancel))
        return meaningless(measure);
    const std::size_t place = comparisonOf(measure);
    SeveralTexts read;
    for (const PreparedText& reference : references) {
        if (QString why = whyOutside(measure, place, reference, true); !why.isEmpty())
            return Score::outside(std::move(why));
        read.push_back(reference.readings[place].get());
    }
    if (QString why = whyOutside(measure, place, pairCandidate, false); !why.isEmpty())
        return Score::outside(std::move(why));
    return comparisons[place].comparison->scoreOfSeveral(
        measure, read, *pairCandidate.readings[place]);
}

Scorer::Scorer(const Synonyms* synonyms, const std::atomic_bool* cancel, OutsideTexts outside)
    : m_memory(std::make_unique<Memory>())
{
    m_memory->tools = {std::make_shared<Vocabulary>(), synonyms, cancel};
    m_memory->outside = outside;
}

Scorer::~Scorer() = default;

std::shared_ptr<const PreparedText> Scorer::prepare(
    const QString& text, const QList<Measure>& measures)
{
    m_memory->forgetWhatIsTooMuch();
    auto prepared = std::make_shared<PreparedText>();
    prepared->hold = m_memory->hold;
    m_memory->prepare(*prepared, text, measures);
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
    m_memory->prepare(m_memory->pairReference, reference, measures);
    m_memory->prepare(m_memory->pairCandidate, candidate, measures);
    QList<Score> scores;
    scores.reserve(measures.size());
    for (const Measure measure : measures)
        scores << m_memory->score(measure, m_memory->pairReference, m_memory->pairCandidate);
    return scores;
}

QList<Score> Scorer::scores(const QList<Measure>& measures, const TextPair& pair)
{
    if (pair.references() == 1)
        return scores(measures, pair.reference, pair.candidate);
    const std::vector<PreparedText> references = m_memory->prepareReferences(pair, measures);
    QList<Score> scores;
    for (const Measure measure : measures)
        scores << m_memory->scoreOfSeveral(measure, references);
    return scores;
}

MeasureBasis Scorer::basis(Measure measure, const TextPair& pair)
{
    const std::vector<PreparedText> references = m_memory->prepareReferences(pair, {measure});
    if (isRaised(m_memory->tools.cancel))
        return {};
    const std::size_t place = m_memory->comparisonOf(measure);
    SeveralTexts read;
    for (const PreparedText& reference : references)
        read.push_back(reference.readings[place].get());
    return m_memory->comparisons[place].comparison->basisOfSeveral(
        measure, read, *m_memory->pairCandidate.readings[place]);
}

MeasureBasis Scorer::basis(Measure measure, const QString& reference, const QString& candidate)
{
    m_memory->forgetWhatIsTooMuch();
    m_memory->prepare(m_memory->pairReference, reference, {measure});
    m_memory->prepare(m_memory->pairCandidate, candidate, {measure});
    if (isRaised(m_memory->tools.cancel) || measure->batch)
        return {};
    const std::size_t place = m_memory->comparisonOf(measure);
    return m_memory->comparisons[place].comparison->basis(measure,
        *m_memory->pairReference.readings[place], *m_memory->pairCandidate.readings[place]);
}

} // namespace tandem::metrics
