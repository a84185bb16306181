#include "views/models/judgementtext.h"

#include "models/kgds/judgementreview.h"
#include "models/kgds/lonedecision.h"
#include "models/kgds/opinion.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "views/models/systemchoicebar.h"
#include "views/models/systemsamplewords.h"

#include <QLocale>
#include <QSet>

namespace tandem {

namespace {

using kgds::AnswerTone;
using kgds::Conclusion;
using kgds::ErrorType;
using kgds::JudgementDecision;
using kgds::JudgementKind;

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
    text.title = SystemSampleWords::tr("Not judged");
}

/// Nobody was asked yet.
void tellNotJudged(DecisionText& text)
{
    tellCoverage(text, Conclusion::None);
    text.title = SystemSampleWords::tr("Not judged yet");
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
                       : SystemSampleWords::tr("Not covered, no error type");
}

void tellAlone(DecisionText& text, const LoneVerdict& verdict)
{
    const kgds::LoneDecision& decision = *kgds::loneDecision(verdict.decision);
    const kgds::LoneAnswer& answer = decision.answer(verdict.answer);
    switch (answer.tone) {
    case AnswerTone::Missing:
        text.sign = Sign::Question;
        text.color = &ThemeColors::secondary;
        break;
    case AnswerTone::Good:
        text.sign = Sign::Check;
        text.color = &ThemeColors::yes;
        break;
    case AnswerTone::Bad:
        text.sign = Sign::Cross;
        text.color = &ThemeColors::boundary;
        break;
    case AnswerTone::Neutral:
        text.sign = Sign::Dot;
        text.color = &ThemeColors::text;
        break;
    }
    text.title = answer.titleText();
    text.reason = kgds::opinionText(verdict.explanation).plain;
    text.remarks.append(decision.way(verdict.way).told.with(verdict.judge));
}

DecisionText verdictText(const kgds::SampleRecord& record, const ShownVerdicts* verdicts,
    const JudgementDecision& decision)
{
    DecisionText text;
    text.pair = decision.key();
    text.subjects.append({QString(), subjectOf(record, decision), {}});
    if (!isJudged(verdicts, decision)) {
        tellNotJudged(text);
        return text;
    }
    if (decision.kind == JudgementKind::Error)
        tellError(text, verdicts->judgement, decision.item);
    else
        tellCoverage(text, kgds::conclusionOf(verdicts->judgement, decision));
    text.reason = kgds::opinionText(verdicts->reasons.value(decision)).plain;
    if (text.reason.isEmpty())
        text.remarks.append(SystemSampleWords::tr("The judge gave no rationale."));
    return text;
}

/// Why an opinion is not covered is asked where the person turned the verifier's word over; then
/// that word is none on the error.
void tellAskedByPerson(
    DecisionText& text, const ShownVerdicts* verdicts, const JudgementDecision& decision)
{
    if (decision.kind != JudgementKind::Error || !isJudged(verdicts, decision) ||
        kgds::conclusionOf(verdicts->judgement, decision) == Conclusion::Unknowable)
        return;
    tellCoverage(text, Conclusion::None);
    text.title = SystemSampleWords::tr("Error type, since you marked it not covered");
    text.remarks = {
        SystemSampleWords::tr("%1 did not mark %2 as not covered, so there is no error type to "
                              "agree with. Disagree and choose one, or choose Unsure.",
            "verifier, O4")
            .arg(verdicts->verifier, JudgementDecision::ofOpinion(decision.item).key())};
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
            lines.append(SystemSampleWords::tr("%1 says: %2", "verifier, judgment")
                             .arg(other.verifier, there.title));
    }
    return lines;
}

/// Which paragraphs are hit or wrongly taken by only one of the two, in words.
QStringList paragraphChanges(const kgds::SampleRecord& record, const kgds::OutputChanges& changes)
{
    QSet<QString> supporting;
    for (const kgds::ParagraphRecord& paragraph : record.article) {
        if (paragraph.label == kgds::ParagraphLabel::Supporting)
            supporting.insert(kgds::paragraphName(paragraph.index));
    }
    QStringList parts;
    const auto add = [&](const QStringList& all, bool hits, const auto& wordsFor) {
        QStringList names;
        for (const QString& name : all) {
            if (supporting.contains(name) == hits)
                names.append(paragraphNumber(name));
        }
        if (!names.isEmpty())
            parts.append(SystemSampleWords::tr("%1 (%2)", "2 paragraphs fewer hit, their numbers")
                             .arg(wordsFor(int(names.size())), names.join(QStringLiteral(", "))));
    };
    add(changes.paragraphsGained, true,
        [](int n) { return SystemSampleWords::tr("%n more paragraph(s) hit", nullptr, n); });
    add(changes.paragraphsLost, true,
        [](int n) { return SystemSampleWords::tr("%n fewer paragraph(s) hit", nullptr, n); });
    add(changes.paragraphsGained, false, [](int n) {
        return SystemSampleWords::tr("%n more paragraph(s) wrongly included", nullptr, n);
    });
    add(changes.paragraphsLost, false, [](int n) {
        return SystemSampleWords::tr("%n fewer paragraph(s) wrongly included", nullptr, n);
    });
    return parts;
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
    default:
        break;
    }
    return kgds::loneDecision(decision.kind)->nameText();
}

QString paragraphNumber(const QString& name)
{
    const std::optional<int> index = kgds::paragraphIndex(name);
    return index ? results::countText(*index) : name;
}

DecisionText judgementText(const ShownSystemSample& sample, const ItemRef& item)
{
    DecisionText text;
    if (item.alone >= 0) {
        tellAlone(text, sample.first.alone.value(item.alone));
    } else {
        text = verdictText(sample.record, sample.verdicts(), item.decision);
        tellAskedByPerson(text, sample.verdicts(), item.decision);
        text.remarks += otherVerifiers(sample, item.decision);
    }
    return text;
}

QString judgesWord(const ShownSystemSample& sample, const ItemRef& item)
{
    const JudgementDecision& decision = item.decision;
    if (const kgds::LoneDecision* lone = kgds::loneDecision(decision.kind)) {
        const int answer = sample.first.alone.value(item.alone).answer;
        return answer == 0 ? QString() : lone->answer(answer).titleText();
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
    if (!sample.hasBeside(item.decision.kind))
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
    if (item.alone >= 0)
        return sample.first.alone.value(item.alone).reply;
    const ShownVerdicts* verdicts = sample.verdicts();
    return verdicts ? verdicts->replies.value(item.decision) : ReplyId();
}

QString noReplyText(const ShownSystemSample& sample, const ItemRef& item)
{
    if (item.alone >= 0)
        return SystemSampleWords::tr(
            "No reply by %1 is stored: this judgment was imported.", "judge")
            .arg(sample.first.alone.value(item.alone).judge);
    const ShownVerdicts* verdicts = sample.verdicts();
    if (!verdicts)
        return openJudgementText(sample);
    if (!verdicts->source.isEmpty())
        return SystemSampleWords::tr(
            "No reply by %1 is stored: its judgments were imported from %2.", "judge, file")
            .arg(verdicts->verifier, verdicts->source);
    return SystemSampleWords::tr("No reply by %1 is stored: this item has no answer.", "judge")
        .arg(verdicts->verifier);
}

QString noReplyText(const ShownOutput& output)
{
    const QString system = kgds::systemLabel(output.system);
    return output.source.isEmpty()
               ? SystemSampleWords::tr("No reply by %1 is stored for this output.").arg(system)
               : SystemSampleWords::tr(
                     "No reply by %1 is stored: this output comes from %2.", "system, file")
                     .arg(system, output.source);
}

QString openJudgementText(const ShownSystemSample& sample)
{
    const ShownVerdicts* verdicts = sample.verdicts();
    if (verdicts)
        return verdicts->isComplete
                   ? QString()
                   : SystemSampleWords::tr("%1 has not finished judging this output. Review starts "
                                           "once all judgments are in.")
                         .arg(verdicts->verifier);
    if (sample.first.verdicts.isEmpty())
        return SystemSampleWords::tr(
            "This output has not been judged yet. Have a model judge it, or import judgments.");
    QStringList others;
    for (const ShownVerdicts& other : sample.first.verdicts)
        others.append(other.verifier);
    return SystemSampleWords::tr("%1 has not judged this output. Judges that have: %2.")
        .arg(sample.verifier, QLocale().createSeparatedList(others));
}

QString changesText(const ShownSystemSample& sample)
{
    if (!sample.second)
        return {};
    const kgds::OutputChanges changes = sample.changes();
    QStringList parts = paragraphChanges(sample.record, changes);
    const auto add = [&parts](qsizetype count, const QString& words) {
        if (count > 0)
            parts.append(words);
    };
    const int facts = int(changes.factsGained.size());
    add(facts, SystemSampleWords::tr("%n more fact(s) covered", nullptr, facts));
    const int lostFacts = int(changes.factsLost.size());
    add(lostFacts, SystemSampleWords::tr("%n fewer fact(s) covered", nullptr, lostFacts));
    const int opinions = int(changes.opinionsGained.size());
    add(opinions, SystemSampleWords::tr("%n more opinion(s) covered", nullptr, opinions));
    const int lostOpinions = int(changes.opinionsLost.size());
    add(lostOpinions, SystemSampleWords::tr("%n fewer opinion(s) covered", nullptr, lostOpinions));
    const int errors = int(changes.errors.size());
    add(errors,
        SystemSampleWords::tr("%n opinion(s) with a different error type", nullptr, errors));
    const int unanswered = int(changes.unanswered);
    add(unanswered, SystemSampleWords::tr("%n answered for one system only", nullptr, unanswered));
    const bool isOnePattern = sample.second->system.pattern == sample.first.system.pattern;
    const auto nameOf = isOnePattern ? kgds::systemLabel : SystemChoiceBar::nameOf;
    return SystemSampleWords::tr("%1 vs. %2: %3", "system, system, what changed")
        .arg(nameOf(sample.second->system), nameOf(sample.first.system),
            parts.isEmpty() ? SystemSampleWords::tr("no differences")
                            : parts.join(QStringLiteral(" · ")));
}

} // namespace tandem
