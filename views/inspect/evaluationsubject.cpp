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

bool isAligned(const LoadedCase& shown, const DecisionRef& decision)
{
    const expert::AspectMatch& match = askedMatch(shown, decision);
    return decision.kind == DecisionKind::Content ? match.content.aligned : match.style.aligned;
}

/// What one agrees or disagrees with, "E5: unmatched"; the decision's name where the model said
/// nothing.
QString claimText(const LoadedCase& shown, const DecisionRef& decision)
{
    const QString label = expert::aspectLabel(decision.side, decision.aspect);
    if (decision.kind == DecisionKind::Extraction)
        return decisionName(decision);
    const expert::AspectMatch& match = askedMatch(shown, decision);
    if (decision.kind == DecisionKind::Match) {
        if (!match.fault.isEmpty())
            return decisionName(decision);
        return match.matched ? InspectWords::tr("%1: matched", "aspect").arg(label)
                             : InspectWords::tr("%1: unmatched", "aspect").arg(label);
    }
    const bool isContent = decision.kind == DecisionKind::Content;
    const expert::Alignment& alignment = isContent ? match.content : match.style;
    if (!match.matched || !alignment.fault.isEmpty())
        return decisionName(decision);
    if (isContent)
        return alignment.aligned ? InspectWords::tr("%1: content aligned", "aspect").arg(label)
                                 : InspectWords::tr("%1: content not aligned", "aspect").arg(label);
    return alignment.aligned ? InspectWords::tr("%1: style aligned", "aspect").arg(label)
                             : InspectWords::tr("%1: style not aligned", "aspect").arg(label);
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
    return claimText(m_shown, refOf(decision));
}

QString EvaluationSubject::changeText(const QString& decision, const ItemReview& review) const
{
    const QString of = caseName(m_shown->detail.summary);
    if (!review.stance)
        return InspectWords::tr("review of %1 of %2 withdrawn")
            .arg(decisionName(refOf(decision)), of);
    return InspectWords::tr("review of %1 of %2: %3")
        .arg(decisionName(refOf(decision)), of, stanceName(*review.stance));
}

/// "not aligned", "should be O4", "should be unmatched".
QString EvaluationSubject::correctionText(const QString& decision, const ItemReview& given) const
{
    const DecisionRef ref = refOf(decision);
    const expert::Review review = reviewOf<EvaluationVerdicts>(given);
    const bool isAlignment = ref.kind == DecisionKind::Content || ref.kind == DecisionKind::Style;
    // Of a pair that the model did not compare there is nothing to agree with.
    if (isAlignment && review.stance == Stance::Agree && !askedMatch(m_shown, ref).matched)
        return InspectWords::tr("not aligned");
    if (review.stance != Stance::Disagree || ref.kind == DecisionKind::Extraction)
        return {};
    if (ref.kind == DecisionKind::Match) {
        const int other = review.correction.other.value_or(-1);
        return other < 0 ? InspectWords::tr("should be unmatched")
                         : InspectWords::tr("should be %1", "aspect")
                               .arg(expert::aspectLabel(expert::otherSide(ref.side), other));
    }
    return review.correction.aligned.value_or(!isAligned(m_shown, ref))
               ? InspectWords::tr("aligned")
               : InspectWords::tr("not aligned");
}

QString EvaluationSubject::word(const QString& decision, const ItemReview& review) const
{
    const QString stance = stanceName(*review.stance);
    const QString correction = correctionText(decision, review);
    return correction.isEmpty()
               ? stance
               : InspectWords::tr("%1: %2", "opinion, correction").arg(stance, correction);
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
        add(InspectWords::tr("&0  Should be unmatched"), -1);
    for (int i = 0; i < model.side(there).aspects.size(); ++i) {
        if (match.matched && match.other == i)
            continue;
        QString aspect = aspectName(model, there, i);
        aspect.replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString key = i < 9 ? QStringLiteral("&%1  ").arg(i + 1) : QString();
        add(key + InspectWords::tr("Should be %1", "aspect").arg(aspect), i);
    }
    return all;
}

QJsonObject EvaluationSubject::turnedOver(const QString& decision) const
{
    const DecisionRef ref = refOf(decision);
    if (ref.kind == DecisionKind::Extraction)
        return {};
    // Of a pair that the model did not match, nothing is aligned yet.
    const bool aligned = askedMatch(m_shown, ref).matched && isAligned(m_shown, ref);
    return EvaluationVerdicts::stored({!aligned, std::nullopt});
}

void judgeCase(WorkbenchItems& items, const LoadedCase& shown)
{
    QList<SharedSubject> subjects;
    if (shown)
        subjects.append(std::make_shared<EvaluationSubject>(shown));
    items.setSubjects(subjects);
}

LoadedCase judgedCase(const WorkbenchItems& items)
{
    const auto* evaluation = static_cast<const EvaluationSubject*>(items.main().subject.get());
    return evaluation ? evaluation->shown() : nullptr;
}

std::optional<DecisionRef> currentDecision(const WorkbenchItems& items)
{
    return items.current() ? DecisionRef::fromKey(items.current()->decision) : std::nullopt;
}

ItemKey itemOf(EvaluationId evaluation, const DecisionRef& decision)
{
    return {{EvaluationVerdicts::kind, evaluation.value}, decision.key()};
}

expert::Explanation reviewedExplanation(const WorkbenchItems& items)
{
    const LoadedCase shown = judgedCase(items);
    return shown ? expert::reviewed(shown->detail.explanation,
                       reviewsOf<EvaluationVerdicts>(items.main().own.reviews))
                 : expert::Explanation();
}

std::optional<expert::Scores> reviewedScores(const WorkbenchItems& items)
{
    const LoadedCase shown = judgedCase(items);
    if (!shown || !shown->detail.summary.scores)
        return std::nullopt;
    const expert::Scores scores = expert::scoresOf(reviewedExplanation(items));
    return scores == *shown->detail.summary.scores ? std::nullopt : std::optional(scores);
}

} // namespace tandem
