#include "views/inspect/evaluationsubject.h"

#include "storage/repositories/verdictkinds.h"
#include "ui/verdicts/stances.h"
#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectwords.h"

#include <memory>

namespace tandem {

using expert::DecisionKind;
using expert::DecisionRef;

namespace {

DecisionRef refOf(const QString& decision)
{
    return DecisionRef::fromKey(decision).value_or(DecisionRef());
}

QStringList keysOf(const QList<DecisionRef>& decisions)
{
    QStringList keys;
    for (const DecisionRef& decision : decisions)
        keys.append(decision.key());
    return keys;
}

const expert::AspectMatch& askedMatch(const LoadedCase& shown, const DecisionRef& decision)
{
    return shown->detail.explanation.side(decision.side).matches.at(decision.aspect);
}

} // namespace

EvaluationSubject::EvaluationSubject(const LoadedCase& shown)
    : JudgedSubject(judgedKind<EvaluationVerdicts>(), shown->detail.summary.id.value,
          shown->detail.summary.state != EvaluationState::UnderWay)
    , m_shown(shown)
{
}

QStringList EvaluationSubject::decisions(const ItemReviews& own) const
{
    return keysOf(expert::reviewableDecisions(
        m_shown->detail.explanation, reviewsOf<EvaluationVerdicts>(own)));
}

QString EvaluationSubject::name(const QString& decision) const
{
    return decisionName(refOf(decision));
}

QString EvaluationSubject::changeText(const QString& decision, const ItemReview& review) const
{
    const QString of = caseName(m_shown->detail.summary);
    if (!review.stance)
        return InspectWords::tr("opinion on %1 of %2 taken back").arg(name(decision), of);
    return InspectWords::tr("review of %1 of %2: %3")
        .arg(name(decision), of, stanceName(*review.stance));
}

/// What the model did not compare it says nothing about to agree with.
bool EvaluationSubject::isAgreeable(const QString& decision) const
{
    return expert::decisionsOf(m_shown->detail.explanation).contains(refOf(decision));
}

std::optional<QList<NamedCorrection>> EvaluationSubject::corrections(const QString& decision) const
{
    const DecisionRef ref = refOf(decision);
    if (ref.kind != DecisionKind::Match)
        return std::nullopt;
    const expert::Explanation& model = m_shown->detail.explanation;
    const expert::AspectMatch& match = askedMatch(m_shown, ref);
    const expert::Side there = expert::otherSide(ref.side);
    QList<NamedCorrection> all;
    const auto add = [&all](const QString& words, int other) {
        all.append({words, EvaluationVerdicts::stored({std::nullopt, other})});
    };
    if (match.matched)
        add(InspectWords::tr("&0  It should be unmatched"), -1);
    for (int i = 0; i < model.side(there).aspects.size(); ++i) {
        if (match.matched && match.other == i)
            continue;
        QString aspect = aspectName(model, there, i);
        aspect.replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString key = i < 9 ? QStringLiteral("&%1  ").arg(i + 1) : QString();
        add(key + InspectWords::tr("It should be %1", "aspect").arg(aspect), i);
    }
    return all;
}

QJsonObject EvaluationSubject::turnedOver(const QString& decision) const
{
    const DecisionRef ref = refOf(decision);
    if (ref.kind == DecisionKind::Extraction)
        return {};
    const expert::AspectMatch& match = askedMatch(m_shown, ref);
    const bool aligned =
        ref.kind == DecisionKind::Content ? match.content.aligned : match.style.aligned;
    // Of a pair that the model did not match, nothing is aligned yet.
    return EvaluationVerdicts::stored({!(match.matched && aligned), std::nullopt});
}

void judgeCase(JudgedItems& items, const LoadedCase& shown)
{
    QList<SharedSubject> subjects;
    if (shown)
        subjects.append(std::make_shared<EvaluationSubject>(shown));
    items.setSubjects(subjects);
}

LoadedCase judgedCase(const JudgedItems& items)
{
    const auto* evaluation = static_cast<const EvaluationSubject*>(items.main());
    return evaluation ? evaluation->shown() : nullptr;
}

std::optional<DecisionRef> currentDecision(const JudgedItems& items)
{
    return items.current() ? DecisionRef::fromKey(items.current()->decision) : std::nullopt;
}

ItemKey itemOf(EvaluationId evaluation, const DecisionRef& decision)
{
    return {{EvaluationVerdicts::kind, evaluation.value}, decision.key()};
}

expert::Explanation reviewedExplanation(const JudgedItems& items)
{
    const LoadedCase shown = judgedCase(items);
    return shown ? expert::reviewed(
                       shown->detail.explanation, reviewsOf<EvaluationVerdicts>(items.reviews()))
                 : expert::Explanation();
}

std::optional<expert::Scores> reviewedScores(const JudgedItems& items)
{
    const LoadedCase shown = judgedCase(items);
    if (!shown || !shown->detail.summary.scores)
        return std::nullopt;
    const expert::Scores scores = expert::scoresOf(reviewedExplanation(items));
    return scores == *shown->detail.summary.scores ? std::nullopt : std::optional(scores);
}

} // namespace tandem
