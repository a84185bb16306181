#include "models/kgds/verifieragreement.h"

#include "models/kgds/judgementreview.h"
#include "models/kgds/resampledagreement.h"

#include <QHash>

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr int kVerifierAnswers = 2;

/// No and yes; none for what was not answered.
std::optional<int> answerOf(Conclusion conclusion)
{
    if (conclusion == Conclusion::None)
        return std::nullopt;
    return conclusion == Conclusion::Knowable ? 1 : 0;
}

/// Adds what two say of one output; returns how many items one of them alone answered.
qint64 addPairs(SampledPairs& pairs, const VerifiedOutput& first, const VerifiedOutput& second,
    VerifiedKind kind)
{
    const bool ofFacts = kind == VerifiedKind::Facts;
    const QList<Conclusion>& a = ofFacts ? first.facts : first.opinions;
    const QList<Conclusion>& b = ofFacts ? second.facts : second.opinions;
    qint64 answeredByOne = 0;
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i) {
        const std::optional<int> ofFirst = answerOf(a.at(i));
        const std::optional<int> ofSecond = answerOf(b.at(i));
        if (ofFirst && ofSecond)
            pairs.add(first.sample, *ofFirst, *ofSecond);
        else if (ofFirst || ofSecond)
            ++answeredByOne;
    }
    return answeredByOne;
}

VerifierPair pairOf(const QList<Verifier>& verifiers, qsizetype first, qsizetype second,
    VerifiedKind kind, const std::atomic_bool* cancel)
{
    QHash<qint64, QList<const VerifiedOutput*>> others;
    for (const VerifiedOutput& other : verifiers.at(second).outputs)
        others[other.sample].append(&other);
    SampledPairs pairs(kVerifierAnswers);
    VerifierPair pair;
    for (const VerifiedOutput& one : verifiers.at(first).outputs) {
        const QList<const VerifiedOutput*> ofSample = others.value(one.sample);
        for (const VerifiedOutput* other : ofSample) {
            if (one.system == other->system)
                pair.answeredByOne += addPairs(pairs, one, *other, kind);
        }
    }
    const SampledPairs::Agreement agreement = pairs.agreement(cancel);
    pair.first = first;
    pair.second = second;
    pair.kind = kind;
    pair.samples = pairs.samples();
    pair.percent = agreement.percent;
    pair.kappa = agreement.kappa;
    return pair;
}

} // namespace

QList<Conclusion> countedConclusions(
    const SampleRecord& record, const QList<QList<Conclusion>>& facts)
{
    QList<Conclusion> counted;
    const QList<FactGroup> groups = factGroups(record);
    for (qsizetype group = 0; group < std::min(groups.size(), facts.size()); ++group) {
        const QList<FactRecord>& ofGroup = groups.at(group).facts;
        for (qsizetype fact = 0; fact < std::min(ofGroup.size(), facts.at(group).size()); ++fact) {
            if (isCounted(ofGroup.at(fact).type))
                counted.append(facts.at(group).at(fact));
        }
    }
    return counted;
}

QList<VerifierPair> verifierPairs(const QList<Verifier>& verifiers, const std::atomic_bool* cancel)
{
    QList<VerifierPair> pairs;
    for (qsizetype first = 0; first < verifiers.size(); ++first) {
        for (qsizetype second = first + 1; second < verifiers.size(); ++second) {
            for (const VerifiedKind kind : {VerifiedKind::Facts, VerifiedKind::Opinions})
                pairs.append(pairOf(verifiers, first, second, kind, cancel));
        }
    }
    return pairs;
}

} // namespace tandem::kgds
