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

QString fitLabel(expert::EvidenceFit fit)
{
    switch (fit) {
    case expert::EvidenceFit::Exact:
        return InspectWords::tr("Evidence:");
    case expert::EvidenceFit::Normalised:
        return InspectWords::tr("Evidence, but for case and signs:");
    case expert::EvidenceFit::Fuzzy:
        return InspectWords::tr("Evidence, in other words than the text's:");
    case expert::EvidenceFit::Absent:
        break;
    }
    return InspectWords::tr("Evidence that is not in the text:");
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
expert::EvidenceFit fitOf(const ShownCase& shown, const AspectRef& ref, int piece)
{
    const auto& places = shown.places(ref.side);
    const auto place =
        std::find_if(places.cbegin(), places.cend(), [&](const expert::EvidencePlace& candidate) {
            return candidate.aspect == ref.aspect && candidate.evidence == piece;
        });
    return place == places.cend() ? expert::EvidenceFit::Absent : place->fit;
}

} // namespace

void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& ref)
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
        pages.aside(InspectWords::tr("No evidence was given."), aspectIndent);
    labelled(InspectWords::tr("Match:"), matchWords(explanation, ref, match));
    if (match.matched) {
        labelled(InspectWords::tr("Content:"), alignmentWords(match.content));
        labelled(InspectWords::tr("Style:"), alignmentWords(match.style));
    }
    if (!match.counts)
        pages.aside(InspectWords::tr("Another aspect has the same title; this one is not counted."),
            aspectIndent);
}

} // namespace tandem
