#include "models/kgds/peopleagreement.h"

#include "models/kgds/lonedecision.h"
#include "models/kgds/resampledagreement.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace tandem::kgds {

namespace {

int categoriesOf(JudgementKind kind)
{
    return kind == JudgementKind::Error ? kErrorTypes : 2;
}

std::optional<int> reviewAnswer(Conclusion conclusion)
{
    if (conclusion == Conclusion::None)
        return std::nullopt;
    return conclusion == Conclusion::Knowable ? 1 : 0;
}

std::optional<int> reviewAnswer(const std::optional<ErrorType>& error)
{
    if (!error)
        return std::nullopt;
    return int(*error) - int(ErrorType::Misattribution);
}

/// Of what stands by itself.
std::optional<int> reviewAnswer(int number)
{
    return number == 0 ? std::nullopt : std::optional(number - 1);
}

std::optional<int> judgesAnswer(const ReviewedJudgement& judged, const JudgementDecision& decision)
{
    if (decision.kind == JudgementKind::Error)
        return reviewAnswer(judged.judgement.errors.value(decision.item));
    if (loneDecision(decision.kind))
        return reviewAnswer(judged.alone.value(decision.kind));
    return reviewAnswer(conclusionOf(judged.judgement, decision));
}

std::optional<int> personsAnswer(const ReviewedJudgement& judged, const JudgementDecision& decision,
    const JudgementReview& review)
{
    if (decision.kind == JudgementKind::Error)
        return reviewAnswer(reviewedError(judged.judgement.errors.value(decision.item), review));
    if (loneDecision(decision.kind))
        return reviewAnswer(reviewedAnswer(judged.alone.value(decision.kind), review));
    return reviewAnswer(reviewedConclusion(conclusionOf(judged.judgement, decision), review));
}

/// What has to be drawn for the decision to be checked: a type of error comes with its opinion.
JudgementDecision drawnWith(const JudgementDecision& decision)
{
    return decision.kind == JudgementKind::Error ? JudgementDecision::ofOpinion(decision.item)
                                                 : decision;
}

/// Whether anything that people said of this kind was drawn.
bool isAnyDrawn(const QList<ReviewedJudgement>& judgements, JudgementKind kind)
{
    const JudgementKind drawn = drawnWith({kind, -1, 0}).kind;
    return std::any_of(
        judgements.cbegin(), judgements.cend(), [&](const ReviewedJudgement& judged) {
            return std::any_of(judged.inclusion.keyBegin(), judged.inclusion.keyEnd(),
                [&](const JudgementDecision& decision) { return decision.kind == drawn; });
        });
}

/// Adds up what people said of one kind.
class KindCount final
{
public:
    KindCount(JudgementKind kind, bool isDrawn)
        : m_withJudge(categoriesOf(kind))
        , m_amongPeople(categoriesOf(kind))
    {
        m_result.kind = kind;
        m_result.isDrawn = isDrawn;
    }

    void add(const ReviewedJudgement& judged, const JudgementDecision& decision)
    {
        const std::optional<int> judges = judgesAnswer(judged, decision);
        const double chance =
            m_result.isDrawn ? judged.inclusion.value(drawnWith(decision), 0.0) : 1.0;
        QList<int> answers;
        bool said = false;
        for (const ReviewerJudgments& person : judged.people) {
            const JudgementReview review = person.reviews.value(decision);
            if (!review.stance)
                continue;
            said = true;
            m_people.insert(person.person);
            const std::optional<int> answer = personsAnswer(judged, decision, review);
            countOpinion(*review.stance, answer, judges);
            if (chance <= 0.0) {
                ++m_result.withoutChance;
                continue;
            }
            if (!answer)
                continue;
            if (judges)
                m_withJudge.add(judged.sample, *answer, *judges, 1.0 / chance);
            for (const int other : std::as_const(answers)) {
                m_amongPeople.add(judged.sample, *answer, other, 1.0 / chance);
                m_amongPeople.add(judged.sample, other, *answer, 1.0 / chance);
            }
            answers.append(*answer);
        }
        if (said) {
            ++m_result.decisions;
            m_samples.insert(judged.sample);
        }
    }

    PeopleAgreement result(const std::atomic_bool* cancel) const
    {
        PeopleAgreement result = m_result;
        result.samples = m_samples.size();
        result.people = m_people.size();
        const SampledPairs::Agreement withJudge = m_withJudge.agreement(cancel);
        result.withJudge = withJudge.percent;
        result.kappaWithJudge = withJudge.kappa;
        SampledPairs::Agreement among = m_amongPeople.agreement(cancel);
        // Each pair was added in both orders.
        among.percent.n /= 2;
        among.kappa.kappa.n /= 2;
        result.amongPeople = among.percent;
        result.kappaAmongPeople = among.kappa;
        return result;
    }

private:
    void countOpinion(
        Stance stance, const std::optional<int>& answer, const std::optional<int>& judges)
    {
        if (answer && judges)
            ++(*answer == *judges ? m_result.agree : m_result.disagree);
        else
            ++(stance == Stance::Unsure ? m_result.unsure : m_result.open);
    }

    PeopleAgreement m_result;
    SampledPairs m_withJudge;
    SampledPairs m_amongPeople;
    QSet<qint64> m_samples;
    QSet<PersonId> m_people;
};

/// Every decision that anybody has a word on, each once.
QList<JudgementDecision> reviewedDecisions(const ReviewedJudgement& judged)
{
    QSet<JudgementDecision> seen;
    for (const ReviewerJudgments& person : judged.people) {
        for (auto review = person.reviews.cbegin(); review != person.reviews.cend(); ++review)
            seen.insert(review.key());
    }
    QList<JudgementDecision> decisions(seen.cbegin(), seen.cend());
    std::sort(decisions.begin(), decisions.end());
    return decisions;
}

} // namespace

QList<PeopleAgreement> peopleAgreement(
    const QList<ReviewedJudgement>& judgements, const std::atomic_bool* cancel)
{
    QMap<JudgementKind, KindCount> counts;
    for (const JudgementKind kind : kJudgementKinds)
        counts.insert(kind, KindCount(kind, isAnyDrawn(judgements, kind)));
    for (const ReviewedJudgement& judged : judgements) {
        for (const JudgementDecision& decision : reviewedDecisions(judged))
            counts.find(decision.kind)->add(judged, decision);
    }
    QList<PeopleAgreement> all;
    for (const KindCount& count : std::as_const(counts))
        all.append(count.result(cancel));
    return all;
}

} // namespace tandem::kgds
