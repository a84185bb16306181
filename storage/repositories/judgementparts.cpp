#include "storage/repositories/judgementparts.h"

#include "models/kgds/judgementdecision.h"
#include "storage/repositories/repositorywords.h"

#include <algorithm>

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::JudgementDecision;

constexpr qsizetype kShownItem = 80;

/// Takes a verdict where there is none; whether both can be true.
bool joinConclusion(Conclusion& known, Conclusion more)
{
    if (known == Conclusion::None)
        known = more;
    return more == Conclusion::None || known == more;
}

/// The first decision on which they differ; none where they are one now.
std::optional<JudgementDecision> joinVerdicts(
    kgds::SystemJudgement& known, const kgds::SystemJudgement& more)
{
    for (qsizetype group = 0; group < more.facts.size(); ++group) {
        for (qsizetype fact = 0; fact < more.facts.at(group).size(); ++fact) {
            if (!joinConclusion(known.facts[group][fact], more.facts.at(group).at(fact)))
                return JudgementDecision::ofFact(group, fact);
        }
    }
    for (qsizetype i = 0; i < more.opinions.size(); ++i) {
        if (!joinConclusion(known.opinions[i], more.opinions.at(i)))
            return JudgementDecision::ofOpinion(i);
        std::optional<kgds::ErrorType>& error = known.errors[i];
        const std::optional<kgds::ErrorType> other = more.errors.at(i);
        if (!error)
            error = other;
        if (other && (error != other || known.opinions.at(i) == Conclusion::Knowable))
            return JudgementDecision::ofError(i);
    }
    return std::nullopt;
}

void joinTexts(QStringList& known, const QStringList& more)
{
    for (qsizetype i = 0; i < more.size(); ++i) {
        if (i == known.size())
            known.append(more.at(i));
        else if (known.at(i).isEmpty())
            known[i] = more.at(i);
    }
}

void joinExplanations(JudgementExplanations& known, const JudgementExplanations& more)
{
    known.facts.resize(std::max(known.facts.size(), more.facts.size()));
    for (qsizetype group = 0; group < more.facts.size(); ++group)
        joinTexts(known.facts[group], more.facts.at(group));
    joinTexts(known.opinions, more.opinions);
    joinTexts(known.errors, more.errors);
}

QString decidedText(const JudgementDecision& decision, const kgds::SampleRecord& record)
{
    if (decision.kind != kgds::JudgementKind::Fact)
        return record.opinions.value(decision.item);
    const QList<kgds::FactGroup> groups = record.supportingFacts + record.nonsupportingFacts;
    return groups.value(decision.group).facts.value(decision.item).text;
}

} // namespace

Expected<void> joinPart(StoredJudgement& stored, const kgds::SystemJudgement& more,
    const JudgementExplanations& explanations, const kgds::SampleRecord& record)
{
    if (const auto differing = joinVerdicts(stored.judgement, more))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 has already judged this output differently: %2, \"%3\".",
                "a verifier, which fact or opinion, its text")
                .arg(stored.verifier, differing->key(),
                    decidedText(*differing, record).left(kShownItem)),
            {}, RepositoryWords::tr("Give the judge another name."));
    joinExplanations(stored.explanations, explanations);
    return {};
}

} // namespace tandem
