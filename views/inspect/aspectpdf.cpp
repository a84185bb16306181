#include "views/inspect/aspectpdf.h"

#include "models/expert/decisionnames.h"
#include "ui/pdfpages.h"
#include "ui/themecolors.h"
#include "views/inspect/inspectwords.h"
#include "views/inspect/showncase.h"
#include "views/inspect/verdictlook.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qreal aspectIndent = 16;

QString fitLabel(EvidenceFit fit)
{
    switch (fit) {
    case EvidenceFit::Exact:
        return InspectWords::tr("Evidence:");
    case EvidenceFit::Normalised:
        return InspectWords::tr("Evidence, apart from case and punctuation:");
    case EvidenceFit::Fuzzy:
        return InspectWords::tr("Evidence, paraphrased:");
    case EvidenceFit::Absent:
        break;
    }
    return InspectWords::tr("Evidence not in the text:");
}

QString matchWords(
    const expert::Explanation& explanation, const AspectRef& ref, const expert::AspectMatch& match)
{
    if (!match.fault.isEmpty())
        return match.fault;
    QString words = InspectWords::tr("none.");
    if (const auto partner = partnerOf(explanation, ref)) {
        const expert::ExplainedSide& other = explanation.side(partner->side);
        words = expert::aspectLabel(partner->side, partner->aspect) + QLatin1Char(' ') +
                other.aspects.value(partner->aspect).title + QLatin1Char('.');
    } else if (match.matched) {
        words = InspectWords::tr("“%1”, which is not an aspect of the other text.")
                    .arg(match.otherTitle);
    }
    return match.reason.isEmpty() ? words : QString(words + QLatin1Char(' ') + match.reason);
}

QString alignmentWords(const expert::Alignment& alignment)
{
    if (!alignment.fault.isEmpty())
        return alignment.fault;
    const QString verdict =
        alignment.aligned ? InspectWords::tr("aligned.") : InspectWords::tr("not aligned.");
    return alignment.reason.isEmpty() ? verdict
                                      : QString(verdict + QLatin1Char(' ') + alignment.reason);
}

/// How a piece of evidence was found.
EvidenceFit fitOf(const ShownCase& shown, const AspectRef& ref, int piece)
{
    const auto& places = shown.places(ref.side);
    const auto place =
        std::find_if(places.cbegin(), places.cend(), [&](const EvidencePlace& candidate) {
            return candidate.aspect == ref.aspect && candidate.evidence == piece;
        });
    return place == places.cend() ? EvidenceFit::Absent : place->fit;
}

void writeReview(PdfPages& pages, const QString& reviewer, const QString& said, qreal indent)
{
    const ThemeColors& colors = lightColors();
    pages.labelled(InspectWords::tr("Review by %1:").arg(reviewer), colors.accent, said,
        PdfPages::font(12), colors.text, indent);
}

} // namespace

void writeReviews(PdfPages& pages, const QList<ReportedReview>& reviews,
    const expert::DecisionRef& decision, qreal indent)
{
    for (const ReportedReview& reviewer : reviews) {
        QString said = reviewText(reviewer, decision);
        if (said.isEmpty())
            continue;
        const QString note = reviewer.reviews.value(decision).note;
        if (!note.isEmpty())
            said += QLatin1Char(' ') + InspectWords::tr("“%1”", "a reviewer's note").arg(note);
        writeReview(pages, reviewer.reviewer, said, indent);
    }
}

void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& ref,
    const QList<ReportedReview>& reviews)
{
    const ThemeColors& colors = lightColors();
    const expert::Explanation& explanation = shown.detail.explanation;
    const expert::Aspect& aspect = explanation.side(ref.side).aspects.at(ref.aspect);
    const expert::AspectMatch match = explanation.side(ref.side).matches.value(ref.aspect);
    const expert::LinkVerdict verdict = expert::verdictOf(match);
    const QColor color = verdictTextColor(verdict, colors);
    const auto labelled = [&](const QString& label, const QString& words) {
        pages.labelled(
            label, colors.secondary, words, PdfPages::font(12), colors.text, aspectIndent);
    };
    pages.advance(6);
    pages.ensureRoom(60);
    pages.labelled(expert::aspectLabel(ref.side, ref.aspect), color, aspect.title,
        PdfPages::font(13, QFont::DemiBold), colors.text);
    pages.text(QString(verdictSign(verdict) + QLatin1Char(' ') + verdictName(verdict)).trimmed(),
        PdfPages::font(11, QFont::DemiBold), color, aspectIndent);
    if (!aspect.description.isEmpty())
        pages.body(aspect.description, aspectIndent);
    for (int piece = 0; piece < int(aspect.evidence.size()); ++piece)
        labelled(fitLabel(fitOf(shown, ref, piece)), aspect.evidence.at(piece));
    if (aspect.evidence.isEmpty())
        pages.aside(InspectWords::tr("No evidence given."), aspectIndent);
    const auto decided = [&](const QString& label, const QString& words,
                             expert::DecisionKind kind) {
        labelled(label, words);
        writeReviews(pages, reviews, {kind, ref.side, ref.aspect}, 2 * aspectIndent);
    };
    using expert::DecisionKind;
    decided(InspectWords::tr("Match:"), matchWords(explanation, ref, match), DecisionKind::Match);
    if (match.matched) {
        decided(InspectWords::tr("Content:"), alignmentWords(match.content), DecisionKind::Content);
        decided(InspectWords::tr("Style:"), alignmentWords(match.style), DecisionKind::Style);
    } else {
        for (const ReportedReview& reviewer : reviews) {
            if (const QString said = ownPairText(reviewer, ref.side, ref.aspect); !said.isEmpty())
                writeReview(pages, reviewer.reviewer, said, 2 * aspectIndent);
        }
    }
    if (!match.counts)
        pages.aside(InspectWords::tr("Another aspect has the same title; this one is not counted."),
            aspectIndent);
}

} // namespace tandem
