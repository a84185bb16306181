#include "models/kgds/judgementreview.h"

#include "models/kgds/kgdswords.h"

namespace tandem::kgds {

namespace {

template <typename T>
bool contradict(const std::optional<T>& one, const std::optional<T>& other)
{
    return one && other && *one != *other;
}

Conclusion turnedOver(Conclusion judged)
{
    switch (judged) {
    case Conclusion::Knowable:
        return Conclusion::Unknowable;
    case Conclusion::Unknowable:
        return Conclusion::Knowable;
    case Conclusion::None:
        break;
    }
    return Conclusion::None;
}

/// Calls `change` with each fact's and opinion's conclusion and its decision.
template <typename Change>
void forEachConclusion(SystemJudgement& judgement, Change change)
{
    for (qsizetype group = 0; group < judgement.facts.size(); ++group) {
        for (qsizetype fact = 0; fact < judgement.facts.at(group).size(); ++fact)
            change(judgement.facts[group][fact], JudgementDecision::ofFact(group, fact));
    }
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i)
        change(judgement.opinions[i], JudgementDecision::ofOpinion(i));
}

/// Whether a reviewer has an opinion and is not unsure.
bool takesSides(const JudgementReview& review)
{
    return review.stance && *review.stance != Stance::Unsure;
}

} // namespace

bool differ(const JudgementReview& one, const JudgementReview& other)
{
    if (!one.stance || !other.stance)
        return false;
    if (*one.stance != *other.stance)
        return true;
    const JudgementCorrection& a = one.correction;
    const JudgementCorrection& b = other.correction;
    return *one.stance == Stance::Disagree &&
           (contradict(a.covered, b.covered) || contradict(a.error, b.error) ||
               contradict(a.choice, b.choice));
}

QString correctionFault(const JudgementDecision& decision, const JudgementCorrection& correction)
{
    const bool isCovering =
        decision.kind == JudgementKind::Fact || decision.kind == JudgementKind::Opinion;
    const bool belongs = (!correction.covered || isCovering) &&
                         (!correction.error || decision.kind == JudgementKind::Error) &&
                         (!correction.choice || (decision.kind == JudgementKind::Feedback &&
                                                    *correction.choice != FeedbackChoice::None));
    return belongs ? QString() : KgdsWords::tr("The correction does not belong to this judgment.");
}

bool isCounted(FactType type)
{
    return type == FactType::KeyBackSupporting || type == FactType::BackNonsupporting;
}

QList<FactGroup> factGroups(const SampleRecord& sample)
{
    return sample.supportingFacts + sample.nonsupportingFacts;
}

QList<JudgementDecision> decisionsOf(const SampleRecord& sample, const SystemJudgement& judgement)
{
    QList<JudgementDecision> decisions;
    if (!judgement.facts.isEmpty()) {
        const QList<FactGroup> groups = factGroups(sample);
        for (qsizetype group = 0; group < groups.size(); ++group) {
            const QList<FactRecord>& facts = groups.at(group).facts;
            for (qsizetype fact = 0; fact < facts.size(); ++fact) {
                if (isCounted(facts.at(fact).type))
                    decisions.append(JudgementDecision::ofFact(group, fact));
            }
        }
    }
    for (qsizetype i = 0; i < sample.opinions.size(); ++i) {
        decisions.append(JudgementDecision::ofOpinion(i));
        if (judgement.opinions.value(i, Conclusion::None) == Conclusion::Unknowable)
            decisions.append(JudgementDecision::ofError(i));
    }
    return decisions;
}

QList<JudgementDecision> reviewableDecisions(
    const SampleRecord& sample, const SystemJudgement& judgement, const JudgementReviews& reviews)
{
    return decisionsOf(sample, reviewedJudgement(judgement, reviews));
}

bool hasDecision(
    const SampleRecord& sample, const SystemJudgement& judgement, const JudgementDecision& decision)
{
    switch (decision.kind) {
    case JudgementKind::Fact: {
        const QList<FactRecord> facts = factGroups(sample).value(decision.group).facts;
        return !judgement.facts.isEmpty() && decision.item >= 0 && decision.item < facts.size() &&
               isCounted(facts.at(decision.item).type);
    }
    case JudgementKind::Opinion:
    case JudgementKind::Error:
        return decision.item >= 0 && decision.item < sample.opinions.size();
    default:
        break;
    }
    return false;
}

Conclusion conclusionOf(const SystemJudgement& judgement, const JudgementDecision& decision)
{
    if (decision.kind == JudgementKind::Fact)
        return judgement.facts.value(decision.group).value(decision.item, Conclusion::None);
    return judgement.opinions.value(decision.item, Conclusion::None);
}

Conclusion reviewedConclusion(Conclusion judged, const JudgementReview& review)
{
    if (!takesSides(review))
        return Conclusion::None;
    if (*review.stance == Stance::Agree)
        return judged;
    if (review.correction.covered)
        return *review.correction.covered ? Conclusion::Knowable : Conclusion::Unknowable;
    return turnedOver(judged);
}

std::optional<ErrorType> reviewedError(
    std::optional<ErrorType> judged, const JudgementReview& review)
{
    if (!takesSides(review))
        return std::nullopt;
    return *review.stance == Stance::Agree ? judged : review.correction.error;
}

int reviewedAnswer(int judged, const JudgementReview& review)
{
    constexpr int kBoth = 1 + 2;
    if (!takesSides(review))
        return 0;
    if (*review.stance == Stance::Agree)
        return judged;
    if (review.correction.choice)
        return int(*review.correction.choice);
    return judged == 0 ? 0 : kBoth - judged;
}

SystemJudgement reviewedJudgement(SystemJudgement judgement, const JudgementReviews& reviews)
{
    forEachConclusion(judgement, [&](Conclusion& conclusion, const JudgementDecision& decision) {
        const JudgementReview review = reviews.value(decision);
        if (review.stance == Stance::Disagree)
            conclusion = reviewedConclusion(conclusion, review);
    });
    judgement.errors.resize(judgement.opinions.size());
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
        const JudgementReview review = reviews.value(JudgementDecision::ofError(i));
        if (judgement.opinions.at(i) != Conclusion::Unknowable)
            judgement.errors[i].reset();
        else if (review.stance == Stance::Disagree)
            judgement.errors[i] = reviewedError(judgement.errors.at(i), review);
    }
    return judgement;
}

SystemJudgement checkedJudgement(const SystemJudgement& judgement, const JudgementReviews& reviews)
{
    SystemJudgement checked = judgement;
    forEachConclusion(checked, [&](Conclusion& conclusion, const JudgementDecision& decision) {
        conclusion = reviewedConclusion(conclusion, reviews.value(decision));
    });
    checked.errors.resize(checked.opinions.size());
    for (qsizetype i = 0; i < checked.opinions.size(); ++i)
        checked.errors[i] =
            reviewedError(judgement.errors.value(i), reviews.value(JudgementDecision::ofError(i)));
    return checked;
}

} // namespace tandem::kgds
