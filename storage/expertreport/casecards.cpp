#include "storage/expertreport/casecards.h"

#include "models/expert/decisionnames.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"

#include <QHash>

#include <utility>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::Opinion;
using expert::Side;

QString opinionWords(Opinion opinion)
{
    switch (opinion) {
    case Opinion::Agree:
        return ReportWords::tr("agrees");
    case Opinion::Disagree:
        return ReportWords::tr("disagrees");
    case Opinion::Unsure:
        break;
    }
    return ReportWords::tr("is unsure");
}

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
        for (const expert::EvidencePlace& place :
            which == Side::Expected ? report.expectedPlaces : report.generatedPlaces)
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
        m_out.raw("<article class=\"panel card ").raw(verdictClass(verdict)).raw(" a");
        m_out.text(label).raw("\" id=\"").text(label).raw("\">\n<h3><span class=\"lab\">");
        m_out.text(label).raw("</span><bdi>").text(aspect.title).raw("</bdi><span class=\"chip\">");
        if (const QString sign = verdictSign(verdict); !sign.isEmpty())
            m_out.text(sign).raw(" &#183; ");
        m_out.text(verdictName(verdict)).raw("</span></h3>\n");
        paragraph(aspect.description);
        evidence(index);
        matchLine(index, match);
        if (match.matched) {
            m_out.raw("<div class=\"two\">\n");
            alignment(index, DecisionKind::Content, match.content);
            alignment(index, DecisionKind::Style, match.style);
            m_out.raw("</div>\n");
        }
        m_out.raw("</article>\n");
    }

    void paragraph(const QString& text)
    {
        if (!text.trimmed().isEmpty())
            m_out.raw("<p class=\"why\" dir=\"auto\">").text(text).raw("</p>\n");
    }

    void fault(const QString& fault)
    {
        if (!fault.isEmpty())
            m_out.raw("<p class=\"fault\" dir=\"auto\">&#9888; ").text(fault).raw("</p>\n");
    }

    void evidence(int index)
    {
        const QStringList& pieces = m_side.aspects.at(index).evidence;
        if (pieces.isEmpty()) {
            m_out.raw("<p class=\"fit f-absent\">").text(ReportWords::tr("No evidence was given."));
            m_out.raw("</p>\n");
            return;
        }
        m_out.raw("<ul>\n");
        for (int i = 0; i < pieces.size(); ++i) {
            const expert::EvidenceFit fit = m_fits.value({index, i}, expert::EvidenceFit::Absent);
            m_out.raw("<li dir=\"auto\"><q>").text(pieces.at(i)).raw("</q> <bdi class=\"fit ");
            m_out.raw(fitClass(fit)).raw("\">").text(fitWords(fit)).raw("</bdi></li>\n");
        }
        m_out.raw("</ul>\n");
    }

    void matchLine(int index, const expert::AspectMatch& match)
    {
        m_out.raw("<p><b>");
        if (!match.matched) {
            m_out.text(ReportWords::tr("Matches no aspect of the other text")).raw("</b>");
        } else if (match.other) {
            const QString label = expert::aspectLabel(expert::otherSide(m_which), *match.other);
            m_out.text(ReportWords::tr("Matches")).raw("</b> <a href=\"#").text(label).raw("\">");
            m_out.text(label).raw(" <bdi>").text(m_other.aspects.at(*match.other).title);
            m_out.raw("</bdi></a>");
        } else {
            m_out.text(ReportWords::tr("Matches an aspect that is not known here"))
                .raw("</b> <bdi>");
            m_out.text(match.otherTitle).raw("</bdi>");
        }
        if (!match.counts)
            m_out.raw(" <span class=\"fit f-absent\">")
                .text(ReportWords::tr("does not count in the scores"))
                .raw("</span>");
        m_out.raw("</p>\n");
        paragraph(match.reason);
        fault(match.fault);
        reviews({DecisionKind::Match, m_which, index});
    }

    void alignment(int index, DecisionKind kind, const expert::Alignment& alignment)
    {
        const bool isContent = kind == DecisionKind::Content;
        m_out.raw("<div><span class=\"");
        if (alignment.aligned)
            m_out.raw("yes\">&#10003; ")
                .text(isContent ? ReportWords::tr("Content aligned")
                                : ReportWords::tr("Style aligned"));
        else
            m_out.raw("noo\">&#10007; ")
                .text(isContent ? ReportWords::tr("Content not aligned")
                                : ReportWords::tr("Style not aligned"));
        m_out.raw("</span>\n");
        paragraph(alignment.reason);
        fault(alignment.fault);
        reviews({kind, m_which, index});
        m_out.raw("</div>\n");
    }

    void reviews(const expert::DecisionRef& decision)
    {
        for (const ReportedReview& reviewer : m_report.reviews) {
            const auto review = reviewer.reviews.constFind(decision);
            if (review == reviewer.reviews.constEnd() || !review->opinion)
                continue;
            m_out.raw("<span class=\"rev\"><b><bdi>").text(reviewer.reviewer);
            m_out.raw("</bdi></b> ").text(opinionWords(*review->opinion));
            if (const QString correction = correctionWords(*review); !correction.isEmpty())
                m_out.raw(": ").text(correction);
            if (!review->note.isEmpty())
                m_out.raw(" <q dir=\"auto\">").text(review->note).raw("</q>");
            m_out.raw("</span>\n");
        }
    }

    QString correctionWords(const expert::Review& review) const
    {
        const expert::Correction& correction = review.correction;
        if (correction.aligned)
            return *correction.aligned ? ReportWords::tr("it is aligned")
                                       : ReportWords::tr("it is not aligned");
        if (!correction.other)
            return {};
        if (*correction.other < 0)
            return ReportWords::tr("it matches none");
        return ReportWords::tr("it matches %1")
            .arg(expert::aspectLabel(expert::otherSide(m_which), *correction.other));
    }

    const CaseReport& m_report;
    const Side m_which;
    const expert::ExplainedSide& m_side;
    const expert::ExplainedSide& m_other;
    QHash<std::pair<int, int>, expert::EvidenceFit> m_fits; ///< by aspect and piece
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
