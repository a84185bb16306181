#include "storage/expertreport/casecards.h"

#include "models/expert/decisionnames.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/reviewtext.h"
#include "storage/expertreport/verdictmarks.h"

#include <QHash>

#include <utility>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::Side;

/// Writes the cards of one side.
class Cards final
{
public:
    Cards(const CaseReport& report, Side which)
        : m_report(report)
        , m_which(which)
        , m_side(report.detail.explanation.side(which))
        , m_other(report.detail.explanation.side(expert::otherSide(which)))
    {
        for (const EvidencePlace& place : report.places(which))
            m_fits.insert({place.aspect, place.evidence}, place.fit);
    }

    HtmlText write()
    {
        for (int i = 0; i < m_side.aspects.size(); ++i)
            writeCard(i);
        return m_out;
    }

    HtmlText writeReviews(const expert::DecisionRef& decision)
    {
        reviews(decision);
        return m_out;
    }

private:
    void writeCard(int index)
    {
        const expert::Aspect& aspect = m_side.aspects.at(index);
        const expert::AspectMatch& match = m_side.matches.at(index);
        const expert::LinkVerdict verdict = expert::verdictOf(match);
        const QString label = expert::aspectLabel(m_which, index);
        const QString sign = verdictSign(verdict);
        m_out.raw(
            "<article class=\"panel card %1 a%2\" id=\"%2\">\n<h3><span class=\"lab\">%2</span>"
            "<bdi>%3</bdi><span class=\"chip\">",
            verdictClass(verdict), label, aspect.title);
        if (!sign.isEmpty())
            m_out.raw("%1 &#183; ", sign);
        m_out.raw("%1</span></h3>\n", verdictName(verdict));
        paragraph(aspect.description);
        evidence(index);
        matchLine(index, match);
        if (match.matched) {
            m_out.raw("<div class=\"two\">\n");
            alignment(index, DecisionKind::Content, match.content);
            alignment(index, DecisionKind::Style, match.style);
            m_out.raw("</div>\n");
        } else {
            ownPairs(index);
        }
        m_out.raw("</article>\n");
    }

    void paragraph(const QString& text)
    {
        if (!text.trimmed().isEmpty())
            m_out.raw("<p class=\"why\" dir=\"auto\">%1</p>\n", text);
    }

    void fault(const QString& fault)
    {
        if (!fault.isEmpty())
            m_out.raw("<p class=\"fault\" dir=\"auto\">&#9888; %1</p>\n", fault);
    }

    void evidence(int index)
    {
        const QStringList& pieces = m_side.aspects.at(index).evidence;
        if (pieces.isEmpty()) {
            m_out.raw("<p class=\"fit f-absent\">%1</p>\n", ReportWords::tr("No evidence given."));
            return;
        }
        m_out.raw("<ul>\n");
        for (int i = 0; i < pieces.size(); ++i) {
            const EvidenceFit fit = m_fits.value({index, i}, EvidenceFit::Absent);
            m_out.raw("<li dir=\"auto\"><q>%1</q> <bdi class=\"fit %2\">%3</bdi></li>\n",
                pieces.at(i), fitClass(fit), fitWords(fit));
        }
        m_out.raw("</ul>\n");
    }

    void matchLine(int index, const expert::AspectMatch& match)
    {
        m_out.raw("<p>");
        if (!match.matched)
            m_out.raw("<b>%1</b>", ReportWords::tr("Matches no aspect of the other text"));
        else if (match.other)
            m_out.raw("<b>%1</b> <a href=\"#%2\">%2 <bdi>%3</bdi></a>", ReportWords::tr("Matches"),
                expert::aspectLabel(expert::otherSide(m_which), *match.other),
                m_other.aspects.at(*match.other).title);
        else
            m_out.raw("<b>%1</b> <bdi>%2</bdi>", ReportWords::tr("Matches an unknown aspect"),
                match.otherTitle);
        if (!match.counts)
            m_out.raw(" <span class=\"fit f-absent\">%1</span>",
                ReportWords::tr("not counted in the scores"));
        m_out.raw("</p>\n");
        paragraph(match.reason);
        fault(match.fault);
        reviews({DecisionKind::Match, m_which, index});
    }

    void alignment(int index, DecisionKind kind, const expert::Alignment& alignment)
    {
        const bool isContent = kind == DecisionKind::Content;
        if (alignment.aligned)
            m_out.raw("<div><span class=\"yes\">&#10003; %1</span>\n",
                isContent ? ReportWords::tr("Content aligned") : ReportWords::tr("Style aligned"));
        else
            m_out.raw("<div><span class=\"noo\">&#10007; %1</span>\n",
                isContent ? ReportWords::tr("Content not aligned")
                          : ReportWords::tr("Style not aligned"));
        paragraph(alignment.reason);
        fault(alignment.fault);
        reviews({kind, m_which, index});
        m_out.raw("</div>\n");
    }

    void ownPairs(int index)
    {
        for (const ReportedReview& reviewer : m_report.reviews) {
            const QString said = ownPairText(reviewer, m_which, index);
            if (!said.isEmpty())
                m_out.raw("<span class=\"rev\"><b><bdi>%1</bdi></b> %2</span>\n", reviewer.reviewer,
                    said);
        }
    }

    void reviews(const expert::DecisionRef& decision)
    {
        for (const ReportedReview& reviewer : m_report.reviews) {
            const QString said = reviewText(reviewer, decision);
            if (said.isEmpty())
                continue;
            m_out.raw("<span class=\"rev\"><b><bdi>%1</bdi></b> %2", reviewer.reviewer, said);
            const QString note = reviewer.reviews.value(decision).note;
            if (!note.isEmpty())
                m_out.raw(" <q dir=\"auto\">%1</q>", note);
            m_out.raw("</span>\n");
        }
    }

    const CaseReport& m_report;
    const Side m_which;
    const expert::ExplainedSide& m_side;
    const expert::ExplainedSide& m_other;
    QHash<std::pair<int, int>, EvidenceFit> m_fits; ///< by aspect and piece
    HtmlText m_out;
};

} // namespace

HtmlText aspectCards(const CaseReport& report, Side side)
{
    return Cards(report, side).write();
}

HtmlText extractionReviews(const CaseReport& report, Side side)
{
    return Cards(report, side).writeReviews({DecisionKind::Extraction, side, -1});
}

} // namespace tandem
