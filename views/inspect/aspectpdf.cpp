#include "views/inspect/aspectpdf.h"

#include "models/expert/decisionnames.h"
#include "ui/themecolors.h"
#include "views/inspect/inspectwords.h"
#include "views/inspect/pdfpages.h"
#include "views/inspect/showncase.h"
#include "views/inspect/verdictlook.h"

#include <algorithm>

namespace tandem {

namespace {

using expert::Side;

constexpr qreal aspectIndent = 16;

/// Writes one aspect.
class AspectWriter final
{
public:
    AspectWriter(PdfPages& pages, const ShownCase& shown, const AspectRef& ref)
        : m_pages(pages)
        , m_shown(shown)
        , m_explanation(shown.detail.explanation)
        , m_ref(ref)
        , m_colors(lightColors())
        , m_body(PdfPages::font(12))
    {
    }

    void write()
    {
        const expert::ExplainedSide& explained = m_explanation.side(m_ref.side);
        const expert::Aspect& aspect = explained.aspects.at(m_ref.aspect);
        const expert::AspectMatch match = explained.matches.value(m_ref.aspect);
        const expert::LinkVerdict verdict = expert::verdictOf(match);
        m_pages.advance(6);
        m_pages.ensureRoom(60);
        const QString sign = verdictSign(verdict);
        m_pages.labelled(expert::aspectLabel(m_ref.side, m_ref.aspect),
            verdictTextColor(verdict, m_colors), aspect.title, PdfPages::font(13, QFont::DemiBold),
            m_colors.text);
        m_pages.text(sign.isEmpty() ? verdictName(verdict)
                                    : QString(sign + QLatin1Char(' ') + verdictName(verdict)),
            PdfPages::font(11, QFont::DemiBold), verdictTextColor(verdict, m_colors), aspectIndent);
        if (!aspect.description.isEmpty())
            body(aspect.description);
        writeEvidence(aspect);
        labelled(InspectWords::tr("Match:"), matchWords(match));
        if (match.matched) {
            labelled(InspectWords::tr("Content:"), alignmentWords(match.content));
            labelled(InspectWords::tr("Style:"), alignmentWords(match.style));
        }
        if (!match.counts)
            aside(InspectWords::tr("Another aspect has the same title; this one is not counted."));
    }

private:
    void body(const QString& words) { m_pages.text(words, m_body, m_colors.text, aspectIndent); }

    void aside(const QString& words)
    {
        m_pages.text(words, PdfPages::font(11), m_colors.secondary, aspectIndent);
    }

    void labelled(const QString& label, const QString& words)
    {
        m_pages.labelled(label, m_colors.secondary, words, m_body, m_colors.text, aspectIndent);
    }

    void writeEvidence(const expert::Aspect& aspect)
    {
        const auto& places =
            m_ref.side == Side::Expected ? m_shown.expectedPlaces : m_shown.generatedPlaces;
        for (int i = 0; i < int(aspect.evidence.size()); ++i) {
            const auto place = std::find_if(
                places.cbegin(), places.cend(), [&](const expert::EvidencePlace& candidate) {
                    return candidate.aspect == m_ref.aspect && candidate.evidence == i;
                });
            const auto fit = place == places.cend() ? expert::EvidenceFit::Absent : place->fit;
            labelled(fitLabel(fit), aspect.evidence.at(i));
        }
        if (aspect.evidence.isEmpty())
            aside(InspectWords::tr("No evidence was given."));
    }

    static QString fitLabel(expert::EvidenceFit fit)
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

    QString matchWords(const expert::AspectMatch& match) const
    {
        if (!match.fault.isEmpty())
            return match.fault;
        QString words = InspectWords::tr("none.");
        if (const auto partner = partnerOf(m_explanation, m_ref)) {
            const expert::ExplainedSide& other = m_explanation.side(partner->side);
            words = expert::aspectLabel(partner->side, partner->aspect) + QLatin1Char(' ') +
                    other.aspects.value(partner->aspect).title + QLatin1Char('.');
        } else if (match.matched) {
            words = InspectWords::tr("“%1”, which is not an aspect of the other text.")
                        .arg(match.otherTitle);
        }
        return match.reason.isEmpty() ? words : QString(words + QLatin1Char(' ') + match.reason);
    }

    static QString alignmentWords(const expert::Alignment& alignment)
    {
        if (!alignment.fault.isEmpty())
            return alignment.fault;
        const QString verdict =
            alignment.aligned ? InspectWords::tr("aligned.") : InspectWords::tr("not aligned.");
        return alignment.reason.isEmpty() ? verdict
                                          : QString(verdict + QLatin1Char(' ') + alignment.reason);
    }

    PdfPages& m_pages;
    const ShownCase& m_shown;
    const expert::Explanation& m_explanation;
    AspectRef m_ref;
    const ThemeColors& m_colors;
    QFont m_body;
};

} // namespace

void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& aspect)
{
    AspectWriter(pages, shown, aspect).write();
}

} // namespace tandem
