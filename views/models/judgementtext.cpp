#include "views/models/judgementtext.h"

#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "ui/verdicts/stances.h"
#include "views/models/systemsamplewords.h"

#include <QLocale>

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::ErrorType;
using kgds::FeedbackChoice;
using kgds::JudgementDecision;
using kgds::JudgementKind;
using kgds::JudgementReview;

void tellCoverage(DecisionText& text, Conclusion conclusion)
{
    switch (conclusion) {
    case Conclusion::Knowable:
        text.sign = Sign::Check;
        text.color = &ThemeColors::yes;
        text.title = SystemSampleWords::tr("Covered");
        return;
    case Conclusion::Unknowable:
        text.sign = Sign::Cross;
        text.color = &ThemeColors::boundary;
        text.title = SystemSampleWords::tr("Not covered");
        return;
    case Conclusion::None:
        break;
    }
    text.sign = Sign::Question;
    text.color = &ThemeColors::secondary;
    text.title = SystemSampleWords::tr("Not answered");
}

void tellError(DecisionText& text, const kgds::SystemJudgement& judgement, int opinion)
{
    if (judgement.opinions.value(opinion, Conclusion::None) != Conclusion::Unknowable) {
        tellCoverage(text, judgement.opinions.value(opinion, Conclusion::None));
        return;
    }
    const std::optional<ErrorType> error = judgement.errors.value(opinion);
    text.sign = error ? Sign::NotEqual : Sign::Question;
    text.color = error ? &ThemeColors::boundary : &ThemeColors::secondary;
    text.title = error ? SystemSampleWords::tr("%1: %2", "short name, name of a type of error")
                             .arg(kgds::errorKey(*error).toUpper(), kgds::errorName(*error))
                       : SystemSampleWords::tr("Not covered, without a type of error");
}

QString choiceTitle(FeedbackChoice choice)
{
    switch (choice) {
    case FeedbackChoice::Experts:
        return SystemSampleWords::tr("The experts' paragraphs fit better");
    case FeedbackChoice::System:
        return SystemSampleWords::tr("The system's paragraphs fit better");
    case FeedbackChoice::None:
        break;
    }
    return SystemSampleWords::tr("No choice was made");
}

void tellFeedback(DecisionText& text, const ShownFeedback& feedback)
{
    text.sign = feedback.choice == FeedbackChoice::None ? Sign::Question : Sign::Dot;
    text.color =
        feedback.choice == FeedbackChoice::None ? &ThemeColors::secondary : &ThemeColors::text;
    text.title = choiceTitle(feedback.choice);
    text.reason = feedback.reason;
    text.remarks.append(
        feedback.expertsFirst
            ? SystemSampleWords::tr("%1 saw the experts' paragraphs first.", "judge")
                  .arg(feedback.judge)
            : SystemSampleWords::tr("%1 saw the system's paragraphs first.", "judge")
                  .arg(feedback.judge));
}

DecisionText verdictText(const kgds::SampleRecord& record, const ShownVerdicts* verdicts,
    const JudgementDecision& decision)
{
    DecisionText text;
    if (!verdicts)
        return text;
    if (decision.kind == JudgementKind::Error)
        tellError(text, verdicts->judgement, decision.item);
    else
        tellCoverage(text, kgds::conclusionOf(verdicts->judgement, decision));
    text.pair = decision.key();
    text.reason = verdicts->reasons.value(decision);
    if (text.reason.isEmpty())
        text.remarks.append(SystemSampleWords::tr("The verifier gave no explanation."));
    text.subjects.append({QString(), subjectOf(record, decision), {}});
    return text;
}

/// What each of the other verifiers says, where it is something else.
QStringList otherVerifiers(const ShownSystemSample& sample, const JudgementDecision& decision)
{
    QStringList lines;
    const DecisionText here = verdictText(sample.record, sample.verdicts(), decision);
    for (const ShownVerdicts& other : sample.first.verdicts) {
        if (other.verifier == sample.verifier)
            continue;
        const DecisionText there = verdictText(sample.record, &other, decision);
        if (there.title != here.title)
            lines.append(SystemSampleWords::tr("%1 says: %2", "verifier, verdict")
                             .arg(other.verifier, there.title));
    }
    return lines;
}

QString signedList(const QString& name, const QStringList& gained, const QStringList& lost)
{
    QStringList parts;
    for (const QString& one : gained)
        parts.append(QStringLiteral("+") + one);
    for (const QString& one : lost)
        parts.append(QStringLiteral("\u2212") + one);
    return SystemSampleWords::tr("%1 %2", "what changed, +3 −7")
        .arg(name, parts.join(QLatin1Char(' ')));
}

QString signedCounts(const QString& name, qsizetype gained, qsizetype lost)
{
    return signedList(name, gained > 0 ? QStringList(results::countText(gained)) : QStringList(),
        lost > 0 ? QStringList(results::countText(lost)) : QStringList());
}

/// "3" of "<Paragraph_3>"; other names as they are.
QStringList shortNames(const QStringList& names)
{
    QStringList shorter;
    for (const QString& name : names) {
        const std::optional<int> index = kgds::paragraphIndex(name);
        shorter.append(index ? results::countText(*index) : name);
    }
    return shorter;
}

} // namespace

QString itemName(const JudgementDecision& decision)
{
    switch (decision.kind) {
    case JudgementKind::Fact:
        return SystemSampleWords::tr("fact %1", "F3.2").arg(decision.key());
    case JudgementKind::Opinion:
        return SystemSampleWords::tr("opinion %1", "O4").arg(decision.key());
    case JudgementKind::Error:
        return SystemSampleWords::tr("error %1", "E4").arg(decision.key());
    case JudgementKind::Feedback:
        break;
    }
    return SystemSampleWords::tr("whose paragraphs fit better");
}

QString correctionText(
    const ShownSystemSample& sample, const ItemRef& item, const JudgementReview& review)
{
    if (review.stance != Stance::Disagree)
        return {};
    const JudgementDecision& decision = item.decision;
    const kgds::SystemJudgement judgement = sample.judgement();
    if (decision.kind == JudgementKind::Error)
        return review.correction.error
                   ? SystemSampleWords::tr("should be %1", "type of error")
                         .arg(kgds::errorKey(*review.correction.error).toUpper())
                   : QString();
    if (decision.kind == JudgementKind::Feedback) {
        const ShownFeedback feedback = sample.first.feedback.value(item.feedback);
        return choiceTitle(kgds::reviewedChoice(feedback.choice, review));
    }
    const Conclusion says =
        kgds::reviewedConclusion(kgds::conclusionOf(judgement, decision), review);
    if (says == Conclusion::None)
        return {};
    return says == Conclusion::Knowable ? SystemSampleWords::tr("should be covered")
                                        : SystemSampleWords::tr("should not be covered");
}

DecisionText judgementText(const ShownSystemSample& sample, const ItemRef& item,
    const JudgementReview& own, const QList<PersonsWord>& others)
{
    DecisionText text;
    if (item.decision.kind == JudgementKind::Feedback) {
        tellFeedback(text, sample.first.feedback.value(item.feedback));
    } else {
        text = verdictText(sample.record, sample.verdicts(), item.decision);
        text.remarks += otherVerifiers(sample, item.decision);
    }
    const auto word = [&](const JudgementReview& review) {
        const QString correction = correctionText(sample, item, review);
        return correction.isEmpty() ? stanceName(*review.stance) : correction;
    };
    if (own.stance) {
        text.opinion = stanceBadge(*own.stance);
        text.opinionText = word(own);
    }
    text.note = own.note;
    for (const PersonsWord& other : others) {
        if (!other.review.stance)
            continue;
        QString said = word(other.review);
        if (!other.review.note.isEmpty())
            said += QLatin1Char('\n') + other.review.note;
        text.others.append({other.name, said});
    }
    return text;
}

QString judgesWord(const ShownSystemSample& sample, const ItemRef& item)
{
    const JudgementDecision& decision = item.decision;
    if (decision.kind == JudgementKind::Feedback) {
        const FeedbackChoice choice = sample.first.feedback.value(item.feedback).choice;
        return choice == FeedbackChoice::None ? QString() : choiceTitle(choice);
    }
    const kgds::SystemJudgement judgement = sample.judgement();
    if (decision.kind == JudgementKind::Error) {
        const auto error = judgement.errors.value(decision.item);
        return error ? kgds::errorName(*error) : QString();
    }
    DecisionText text;
    const Conclusion conclusion = kgds::conclusionOf(judgement, decision);
    tellCoverage(text, conclusion);
    return conclusion == Conclusion::None ? QString() : text.title;
}

DecisionText besideText(const ShownSystemSample& sample, const ItemRef& item)
{
    if (!sample.second || item.decision.kind == JudgementKind::Feedback)
        return {};
    DecisionText text = verdictText(sample.record, sample.secondVerdicts(), item.decision);
    // What it is about stands on the first card.
    text.subjects.clear();
    if (!text.title.isEmpty())
        text.pair = kgds::systemLabel(sample.second->system);
    return text;
}

ReplyId verdictReply(const ShownSystemSample& sample, const ItemRef& item)
{
    if (item.decision.kind == JudgementKind::Feedback)
        return sample.first.feedback.value(item.feedback).reply;
    const ShownVerdicts* verdicts = sample.verdicts();
    return verdicts ? verdicts->replies.value(item.decision) : ReplyId();
}

QString changesText(const kgds::OutputChanges& changes)
{
    QStringList parts;
    if (!changes.paragraphsGained.isEmpty() || !changes.paragraphsLost.isEmpty())
        parts.append(signedList(SystemSampleWords::tr("Paragraphs"),
            shortNames(changes.paragraphsGained), shortNames(changes.paragraphsLost)));
    if (!changes.factsGained.isEmpty() || !changes.factsLost.isEmpty())
        parts.append(signedCounts(
            SystemSampleWords::tr("Facts"), changes.factsGained.size(), changes.factsLost.size()));
    if (!changes.opinionsGained.isEmpty() || !changes.opinionsLost.isEmpty())
        parts.append(signedCounts(SystemSampleWords::tr("Opinions"), changes.opinionsGained.size(),
            changes.opinionsLost.size()));
    if (!changes.errors.isEmpty())
        parts.append(
            SystemSampleWords::tr("%n other error(s)", nullptr, int(changes.errors.size())));
    if (changes.unanswered > 0)
        parts.append(
            SystemSampleWords::tr("%n answered for one only", nullptr, int(changes.unanswered)));
    return parts.isEmpty() ? SystemSampleWords::tr("Nothing changed.")
                           : parts.join(QStringLiteral(" · "));
}

} // namespace tandem
