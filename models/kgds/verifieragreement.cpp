#include "models/kgds/verifieragreement.h"

#include "models/cancel.h"
#include "models/studies/resampling.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <array>
#include <numeric>

namespace tandem::kgds {

namespace {

constexpr quint64 kVerifierSeed = 1;
constexpr int kVerifierResamples = 2'000;
constexpr int kVerifierAnswers = 2;
constexpr std::size_t kAnswerPairs = 4;

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

/// What two said of one sample's items, how often: no/no, no/yes, yes/no, yes/yes.
using AnswerPairs = std::array<qint64, kAnswerPairs>;

std::size_t pairPlace(int first, int second)
{
    return std::size_t(first) * std::size_t(kVerifierAnswers) + std::size_t(second);
}

/// The same by sample, so that samples can be drawn.
struct SamplePairs
{
    QMap<qint64, AnswerPairs> bySample;
    qint64 answeredByOne = 0;

    void add(const VerifiedOutput& first, const VerifiedOutput& second, VerifiedKind kind)
    {
        const QList<Conclusion> a = conclusionsOf(first.judgement, kind);
        const QList<Conclusion> b = conclusionsOf(second.judgement, kind);
        for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i) {
            const std::optional<int> ofFirst = answerOf(a.at(i));
            const std::optional<int> ofSecond = answerOf(b.at(i));
            if (ofFirst && ofSecond)
                ++bySample[first.sample].at(pairPlace(*ofFirst, *ofSecond));
            else if (ofFirst || ofSecond)
                ++answeredByOne;
        }
    }
};

ContingencyTable tableOf(const QList<AnswerPairs>& samples, const QList<int>& times)
{
    ContingencyTable table(kVerifierAnswers);
    for (int a = 0; a < kVerifierAnswers; ++a) {
        for (int b = 0; b < kVerifierAnswers; ++b) {
            qint64 count = 0;
            for (qsizetype i = 0; i < samples.size(); ++i)
                count += samples.at(i).at(pairPlace(a, b)) * times.at(i);
            table.add(a, b, count);
        }
    }
    return table;
}

studies::ClusterDraw drawOf(qsizetype samples)
{
    QList<int> members(samples);
    std::iota(members.begin(), members.end(), 0);
    return {members, int(samples), kVerifierSeed};
}

void addAgreement(
    VerifierPair& pair, const QList<AnswerPairs>& samples, const std::atomic_bool* cancel)
{
    const ContingencyTable all = tableOf(samples, QList<int>(samples.size(), 1));
    pair.percent = percentAgreement(all);
    pair.kappa = cohenKappa(all);
    pair.percent.interval.reset();
    pair.kappa.kappa.interval.reset();
    studies::ClusterDraw draw = drawOf(samples.size());
    if (!draw.canDraw())
        return;
    studies::ResampledValues percents;
    studies::ResampledValues kappas;
    for (int i = 0; i < kVerifierResamples && !isRaised(cancel); ++i) {
        const ContingencyTable table = tableOf(samples, draw.next());
        percents.add(percentAgreement(table).value);
        kappas.add(cohenKappa(table).kappa.value);
    }
    pair.percent.interval = percents.interval();
    if (pair.kappa.kappa.isDefined())
        pair.kappa.kappa.interval = kappas.interval();
}

VerifierPair pairOf(const QList<Verifier>& verifiers, qsizetype first, qsizetype second,
    VerifiedKind kind, const std::atomic_bool* cancel)
{
    QHash<qint64, QList<const VerifiedOutput*>> others;
    for (const VerifiedOutput& other : verifiers.at(second).outputs)
        others[other.sample].append(&other);
    SamplePairs pairs;
    for (const VerifiedOutput& one : verifiers.at(first).outputs) {
        const QList<const VerifiedOutput*> ofSample = others.value(one.sample);
        for (const VerifiedOutput* other : ofSample) {
            if (one.system == other->system)
                pairs.add(one, *other, kind);
        }
    }
    VerifierPair pair;
    pair.first = first;
    pair.second = second;
    pair.kind = kind;
    pair.samples = pairs.bySample.size();
    pair.answeredByOne = pairs.answeredByOne;
    addAgreement(pair, pairs.bySample.values(), cancel);
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
