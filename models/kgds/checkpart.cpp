#include "models/kgds/checkpart.h"

#include "models/kgds/opinion.h"
#include "models/random.h"
#include "models/text/occurrences.h"

#include <QMap>

#include <algorithm>

namespace tandem::kgds {

namespace {

// Another number than those that studies draw by, so that one seed can serve for both.
constexpr quint32 kDrawsChecks = 201;

/// The places of candidates by stratum; in alphabetical order, so that the order of systems in a
/// file decides nothing.
QMap<QString, QList<qsizetype>> placesByStratum(
    const QList<CheckCandidate>& candidates, CheckStrata strata)
{
    QMap<QString, QList<qsizetype>> places;
    for (qsizetype i = 0; i < candidates.size(); ++i)
        places[checkStratum(strata, candidates.at(i).system, candidates.at(i).conclusion)].append(
            i);
    return places;
}

} // namespace

QList<CheckCandidate> checkCandidates(CheckedKind kind, qint64 judgement, qint64 sample,
    const SystemRef& system, const SampleRecord& record, const SystemJudgement& judged)
{
    QList<CheckCandidate> candidates;
    const auto add = [&](const JudgementDecision& decision, const QString& text) {
        candidates.append(
            {judgement, sample, system, decision, conclusionOf(judged, decision), text});
    };
    if (kind == CheckedKind::Opinions) {
        for (qsizetype i = 0; i < record.opinions.size(); ++i)
            add(JudgementDecision::ofOpinion(i), opinionText(record.opinions.at(i)).plain);
        return candidates;
    }
    if (system.pattern == Pattern::Extractive)
        return candidates; // no fact of it is judged
    for (qsizetype group = 0; group < record.supportingFacts.size(); ++group) {
        const QList<FactRecord>& facts = record.supportingFacts.at(group).facts;
        for (qsizetype fact = 0; fact < facts.size(); ++fact) {
            if (facts.at(fact).type == FactType::KeyBackSupporting)
                add(JudgementDecision::ofFact(group, fact), facts.at(fact).text);
        }
    }
    return candidates;
}

QList<DrawnCheck> drawnChecks(const QList<CheckCandidate>& candidates, const CheckDesign& design)
{
    const QMap<QString, QList<qsizetype>> strata = placesByStratum(candidates, design.strata);
    QList<qsizetype> counts;
    for (const QList<qsizetype>& places : strata)
        counts.append(places.size());
    const QList<qsizetype> allocated = allocatedChecks(counts, design);
    std::mt19937_64 random = seededRandom(design.seed, kDrawsChecks);
    QMap<qsizetype, DrawnCheck> drawn; // by the place of the candidate
    qsizetype stratum = 0;
    for (auto at = strata.cbegin(); at != strata.cend(); ++at, ++stratum) {
        QList<qsizetype> places = *at;
        shuffle(places, random);
        const double probability = double(allocated.at(stratum)) / double(places.size());
        for (const qsizetype place : places.first(allocated.at(stratum))) {
            const CheckCandidate& candidate = candidates.at(place);
            drawn.insert(place, {candidate.judgement, candidate.decision, at.key(), probability});
        }
    }
    return drawn.values();
}

size_t qHash(const CheckPlace& place, size_t seed)
{
    return qHashMulti(seed, place.judgement, place.decision);
}

void addPeoplesWords(PeoplesWords& words, qint64 judgement, const SystemJudgement& judged,
    const QList<JudgementReviews>& people)
{
    QHash<JudgementDecision, QList<double>> said;
    for (const JudgementReviews& reviews : people) {
        for (auto review = reviews.cbegin(); review != reviews.cend(); ++review) {
            const JudgementDecision& decision = review.key();
            if (decision.kind != JudgementKind::Fact && decision.kind != JudgementKind::Opinion)
                continue;
            const Conclusion says = reviewedConclusion(conclusionOf(judged, decision), *review);
            if (says != Conclusion::None)
                said[decision].append(says == Conclusion::Knowable ? 1.0 : 0.0);
        }
    }
    for (auto at = said.cbegin(); at != said.cend(); ++at) {
        double sum = 0.0;
        for (const double one : *at)
            sum += one;
        words.insert({judgement, at.key()}, sum / double(at->size()));
    }
}

QList<CheckProgress> checkProgress(const QList<DrawnCheck>& drawn, const PeoplesWords& words)
{
    QMap<QString, CheckProgress> strata;
    for (const DrawnCheck& check : drawn) {
        CheckProgress& progress = strata[check.stratum];
        progress.stratum = check.stratum;
        ++progress.drawn;
        progress.checked += words.contains({check.judgement, check.decision}) ? 1 : 0;
    }
    return strata.values();
}

PromptTexts::PromptTexts(QStringList prompts)
    : m_prompts(std::move(prompts))
{
}

bool PromptTexts::has(const QString& text)
{
    const auto known = m_known.constFind(text);
    if (known != m_known.cend())
        return *known;
    const bool stands = std::any_of(m_prompts.cbegin(), m_prompts.cend(),
        [&](const QString& prompt) { return !occurrences(prompt, text).isEmpty(); });
    m_known.insert(text, stands);
    return stands;
}

} // namespace tandem::kgds
