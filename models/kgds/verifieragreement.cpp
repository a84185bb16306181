#include "models/kgds/verifieragreement.h"

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

QList<Conclusion> conclusionsOf(const SystemJudgement& judgement, VerifiedKind kind)
{
    if (kind == VerifiedKind::Opinions)
        return judgement.opinions;
    QList<Conclusion> all;
    for (const QList<Conclusion>& paragraph : judgement.facts)
        all += paragraph;
    return all;
}

/// Adds what two say of one output; returns how many items one of them alone answered.
qint64 addPairs(SampledPairs& pairs, const VerifiedOutput& first, const VerifiedOutput& second,
    VerifiedKind kind)
{
    const QList<Conclusion> a = conclusionsOf(first.judgement, kind);
    const QList<Conclusion> b = conclusionsOf(second.judgement, kind);
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
