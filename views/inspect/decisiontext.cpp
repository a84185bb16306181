#include "views/inspect/decisiontext.h"

#include "models/expert/evidence.h"
#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/inspectwords.h"

#include <QLocale>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Explanation;
using expert::Side;

QString arrow(const QString& from, const QString& to)
{
    return InspectWords::tr("%1 → %2", "aspect, the one it matches").arg(from, to);
}

const expert::AspectMatch& matchOf(const Explanation& explanation, const DecisionRef& decision)
{
    return explanation.side(decision.side).matches.at(decision.aspect);
}

/// Labels of the aspects of the other side that match this one; the other direction's word.
QStringList matchedFromThere(const Explanation& explanation, Side side, int aspect)
{
    QStringList labels;
    const Side there = expert::otherSide(side);
    const QList<expert::AspectMatch>& matches = explanation.side(there).matches;
    for (int i = 0; i < matches.size(); ++i) {
        if (matches.at(i).matched && matches.at(i).other == aspect)
            labels.append(expert::aspectLabel(there, i));
    }
    return labels;
}

/// "O3 is also matched by E4", "The precision side matches O3 to E4".
QStringList otherDirectionText(const Explanation& explanation, const DecisionRef& decision)
{
    const QString separator = InspectWords::tr(", ", "between labels of aspects");
    QStringList remarks;
    const expert::AspectMatch& match = matchOf(explanation, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    const Side there = expert::otherSide(decision.side);
    const bool recall = decision.side == Side::Expected;
    if (match.matched && match.other) {
        const QString partner = expert::aspectLabel(there, *match.other);
        QStringList rivals = matchedFromThere(explanation, there, *match.other);
        rivals.removeAll(own);
        if (!rivals.isEmpty())
            remarks.append(InspectWords::tr("%1 is also matched by %2.", "aspect, other aspects")
                               .arg(partner, rivals.join(separator)));
        const expert::AspectMatch& back = explanation.side(there).matches.at(*match.other);
        const bool mutual = back.matched && back.other == decision.aspect;
        if (!mutual) {
            const QString target = back.matched && back.other
                                       ? expert::aspectLabel(decision.side, *back.other)
                                       : QString();
            if (target.isEmpty())
                remarks.append((recall ? InspectWords::tr("The precision side leaves %1 unmatched.")
                                       : InspectWords::tr("The recall side leaves %1 unmatched."))
                                   .arg(partner));
            else
                remarks.append((recall ? InspectWords::tr("The precision side matches %1 to %2.")
                                       : InspectWords::tr("The recall side matches %1 to %2."))
                                   .arg(partner, target));
        }
    }
    QStringList suitors = matchedFromThere(explanation, decision.side, decision.aspect);
    if (!match.matched && !suitors.isEmpty())
        remarks.append((recall ? InspectWords::tr("The precision side matches %1 to it.")
                               : InspectWords::tr("The recall side matches %1 to it."))
                           .arg(suitors.join(separator)));
    return remarks;
}

SubjectText aspectText(const ShownCase& shown, Side side, int aspect)
{
    const expert::Aspect& said = shown.detail.explanation.side(side).aspects.at(aspect);
    SubjectText text{aspectName(shown.detail.explanation, side, aspect), said.description, {}};
    for (const QString& piece : said.evidence)
        text.evidence.append(InspectWords::tr("“%1”", "evidence").arg(piece.simplified()));
    for (const EvidencePlace& place : shown.places(side)) {
        if (place.aspect == aspect && place.fit == EvidenceFit::Absent)
            text.evidence[place.evidence] = InspectWords::tr("not in the text: %1", "evidence")
                                                .arg(text.evidence.at(place.evidence));
    }
    return text;
}

void tellMatch(DecisionText& text, const ShownCase& shown, const DecisionRef& decision)
{
    const Explanation& explanation = shown.detail.explanation;
    const expert::AspectMatch& match = matchOf(explanation, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    const Side there = expert::otherSide(decision.side);
    text.reason = match.reason;
    text.fault = match.fault;
    text.pair = own;
    text.subjects.append(aspectText(shown, decision.side, decision.aspect));
    if (!match.matched) {
        text.sign = Sign::Dash;
        text.color = &ThemeColors::secondary;
        text.title = InspectWords::tr("Unmatched");
    } else if (match.other) {
        text.sign = Sign::Check;
        text.color = &ThemeColors::linkContent;
        text.title = InspectWords::tr("Matched");
        text.pair = arrow(own, expert::aspectLabel(there, *match.other));
        text.subjects.append(aspectText(shown, there, *match.other));
    } else {
        text.sign = Sign::Question;
        text.color = &ThemeColors::boundary;
        text.title = InspectWords::tr("Matched to an aspect that does not exist");
        text.remarks.append(
            InspectWords::tr("No aspect has the title “%1”.").arg(match.otherTitle));
    }
    text.remarks += otherDirectionText(explanation, decision);
    if (!match.counts)
        text.remarks.append(
            InspectWords::tr("It has the same title as an earlier aspect: result files have one "
                             "entry for both, so this one is not counted."));
}

void tellAlignment(DecisionText& text, const Explanation& model, const Explanation& reviewed,
    const DecisionRef& decision)
{
    const bool content = decision.kind == DecisionKind::Content;
    const expert::AspectMatch& asked = matchOf(model, decision);
    const expert::AspectMatch& match = matchOf(reviewed, decision);
    const QString own = expert::aspectLabel(decision.side, decision.aspect);
    if (!match.matched) {
        text.sign = Sign::None;
        text.color = &ThemeColors::faint;
        text.title = content ? InspectWords::tr("Content") : InspectWords::tr("Style");
        text.remarks.append(InspectWords::tr("Nothing to compare: %1 is unmatched.").arg(own));
        return;
    }
    if (match.other)
        text.pair = arrow(own, expert::aspectLabel(expert::otherSide(decision.side), *match.other));
    if (!asked.matched) {
        text.sign = Sign::Question;
        text.color = &ThemeColors::accent;
        text.title =
            content ? InspectWords::tr("Content aligned?") : InspectWords::tr("Style aligned?");
        text.remarks.append(InspectWords::tr("You matched this pair; the model did not compare it. "
                                             "Agree: not aligned. Disagree: aligned."));
        return;
    }
    const expert::Alignment& alignment = content ? asked.content : asked.style;
    text.reason = alignment.reason;
    text.fault = alignment.fault;
    text.sign = alignment.aligned ? Sign::Check : Sign::Cross;
    text.color = alignment.aligned ? &ThemeColors::linkBoth : &ThemeColors::linkNeither;
    if (content)
        text.title = alignment.aligned ? InspectWords::tr("Content aligned")
                                       : InspectWords::tr("Content not aligned");
    else
        text.title = alignment.aligned ? InspectWords::tr("Style aligned")
                                       : InspectWords::tr("Style not aligned");
}

QString tokensLine(const expert::ExplainedSide& side)
{
    if (side.tokensRead < 0 || side.tokensInText < 0)
        return {};
    const QLocale locale;
    if (side.tokensRead >= side.tokensInText)
        return InspectWords::tr("The model read all %1 tokens of the text.")
            .arg(locale.toString(side.tokensInText));
    return InspectWords::tr("The model read the first %1 of %2 tokens of the text.")
        .arg(locale.toString(side.tokensRead), locale.toString(side.tokensInText));
}

void tellExtraction(DecisionText& text, const ShownCase& shown, const DecisionRef& decision)
{
    const expert::ExplainedSide& side = shown.detail.explanation.side(decision.side);
    const int aspects = int(side.aspects.size());
    text.sign = side.fault.isEmpty() ? Sign::Check : Sign::Exclamation;
    text.color = side.fault.isEmpty() ? &ThemeColors::text : &ThemeColors::boundary;
    text.title = decision.side == Side::Expected
                     ? InspectWords::tr("Expected text: %n aspect(s)", "", aspects)
                     : InspectWords::tr("Generated text: %n aspect(s)", "", aspects);
    text.fault = side.fault;
    if (const QString tokens = tokensLine(side); !tokens.isEmpty())
        text.remarks.append(tokens);
    int fuzzy = 0;
    int absent = 0;
    for (const EvidencePlace& place : shown.places(decision.side)) {
        fuzzy += place.fit == EvidenceFit::Fuzzy ? 1 : 0;
        absent += place.fit == EvidenceFit::Absent ? 1 : 0;
    }
    if (fuzzy > 0)
        text.remarks.append(
            InspectWords::tr("%n piece(s) of evidence paraphrase the text.", "", fuzzy));
    if (absent > 0)
        text.remarks.append(
            InspectWords::tr("%n piece(s) of evidence are not in the text.", "", absent));
    for (int i = 0; i < aspects; ++i) {
        const expert::Aspect& aspect = side.aspects.at(i);
        text.subjects.append(
            {aspectName(shown.detail.explanation, decision.side, i), aspect.description, {}});
        if (aspect.evidence.isEmpty())
            text.remarks.append(
                InspectWords::tr("%1 has no evidence.").arg(expert::aspectLabel(decision.side, i)));
    }
    if (decision.side == Side::Expected)
        text.remarks += shown.detail.explanation.remarks;
}

} // namespace

DecisionText decisionText(const WorkbenchItems& items, const DecisionRef& decision)
{
    DecisionText text;
    const LoadedCase judged = judgedCase(items);
    const ShownCase& shown = *judged;
    switch (decision.kind) {
    case DecisionKind::Extraction:
        tellExtraction(text, shown, decision);
        break;
    case DecisionKind::Match:
        tellMatch(text, shown, decision);
        break;
    case DecisionKind::Content:
    case DecisionKind::Style:
        tellAlignment(text, shown.detail.explanation, reviewedExplanation(items), decision);
        break;
    }
    items.tellReviews(text, itemOf(shown.detail.summary.id, decision));
    return text;
}

QStringList agreementLines(
    const WorkbenchItems& items, const std::function<QString(PersonId)>& nameOf)
{
    QStringList lines;
    const JudgedWork& judged = items.main();
    for (const ItemWork& other : judged.others) {
        int both = 0;
        int same = 0;
        for (auto own = judged.own.reviews.cbegin(); own != judged.own.reviews.cend(); ++own) {
            const ItemReview theirs = other.reviews.value(own.key());
            if (!own->stance || !theirs.stance)
                continue;
            ++both;
            const auto word = [&](const ItemReview& review) {
                return judged.subject->word(own.key(), review);
            };
            same += word(*own) == word(theirs) ? 1 : 0;
        }
        lines.append(
            InspectWords::tr("%1 gave the same review on %2 of %3 judgments.", "reviewer, numbers")
                .arg(nameOf(other.person), QLocale().toString(same), QLocale().toString(both)));
    }
    return lines;
}

} // namespace tandem
