#include "storage/expertreport/casehtml.h"

#include "models/expert/decisionnames.h"
#include "models/version.h"
#include "storage/expertreport/casecards.h"
#include "storage/expertreport/casescores.h"
#include "storage/expertreport/evidencemarkup.h"
#include "storage/expertreport/linkdrawing.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"

#include <algorithm>

namespace tandem {

namespace {

using expert::LinkVerdict;
using expert::Side;

/// So many aspects of a side light up under the pointer; each takes a rule of the style sheet.
constexpr qsizetype kAspectsLit = 60;
constexpr qsizetype kPromptShown = 600;

/// Puts one page together.
class CasePage final
{
public:
    CasePage(const CaseReport& report, const ReportOptions& options)
        : m_report(report)
        , m_detail(report.detail)
        , m_explanation(report.detail.explanation)
        , m_options(options)
    {
    }

    QString write()
    {
        navigation();
        heading();
        m_out.add(scoreTiles(m_detail.summary, m_options));
        notices();
        sideBySide();
        decisions();
        contributions();
        m_out.raw("<footer>")
            .text(ReportWords::tr(
                "Made with Tandem %1. The page is complete in itself: it needs neither the "
                "program nor the network.")
                      .arg(programVersion()));
        m_out.raw("</footer>\n");
        return reportPage(caseTitle(m_detail.summary), highlights(), m_out, m_options);
    }

private:
    /// Whatever is about an aspect lights up together, also without scripts.
    HtmlText highlights() const
    {
        HtmlText css;
        for (const Side side : {Side::Expected, Side::Generated}) {
            const qsizetype count = std::min(m_explanation.side(side).aspects.size(), kAspectsLit);
            for (int i = 0; i < count; ++i) {
                const QString label = expert::aspectLabel(side, i);
                css.raw("main:has(.a").text(label).raw(":is(:hover,:focus-visible)) .a");
                css.text(label).raw(":is(mark,.card,tr){background:var(--sel)}\n");
                css.raw("main:has(.a").text(label).raw(":is(:hover,:focus-visible)) .box.a");
                css.text(label).raw(" rect{fill:var(--sel)}\n");
            }
        }
        return css;
    }

    void link(const QString& file, const QString& words)
    {
        if (!file.isEmpty())
            m_out.raw("<a href=\"").text(file).raw("\">").text(words).raw("</a>\n");
    }

    void navigation()
    {
        m_out.raw("<nav>\n");
        link(m_report.index, ReportWords::tr("All cases"));
        m_out.raw("<span class=\"end\"></span>\n");
        link(m_report.previous, ReportWords::tr("Previous case"));
        link(m_report.next, ReportWords::tr("Next case"));
        m_out.raw("</nav>\n");
    }

    void heading()
    {
        m_out.raw("<h1><bdi>")
            .text(caseTitle(m_detail.summary))
            .raw("</bdi></h1>\n<p class=\"soft\">");
        QStringList facts;
        if (!m_detail.summary.system.isEmpty())
            facts.append(ReportWords::tr("System: %1").arg(m_detail.summary.system));
        if (!m_report.evaluatedBy.isEmpty())
            facts.append(ReportWords::tr("Evaluated by: %1").arg(m_report.evaluatedBy));
        for (const QString& fact : std::as_const(facts))
            m_out.raw("<bdi>").text(fact).raw("</bdi> &#160; ");
        m_out.raw("</p>\n");
        if (m_detail.prompt.trimmed().isEmpty())
            return;
        if (m_detail.prompt.size() <= kPromptShown)
            m_out.raw("<details open=\"open\"><summary class=\"soft small\">");
        else
            m_out.raw("<details><summary class=\"soft small\">");
        m_out.text(ReportWords::tr("Prompt")).raw("</summary><p class=\"prompt\" dir=\"auto\">");
        m_out.text(m_detail.prompt).raw("</p></details>\n");
    }

    void notices()
    {
        QStringList sentences;
        for (const Side side : {Side::Expected, Side::Generated}) {
            if (const QString& fault = m_explanation.side(side).fault; !fault.isEmpty())
                sentences.append(
                    side == Side::Expected
                        ? ReportWords::tr("Aspects of the expected text: %1").arg(fault)
                        : ReportWords::tr("Aspects of the generated text: %1").arg(fault));
        }
        if (const int faults = expert::faultsOf(m_explanation); faults > 0)
            sentences.append(ReportWords::tr(
                "%n decision(s) have no readable reply and count as no.", nullptr, faults));
        sentences += m_explanation.remarks;
        if (sentences.isEmpty())
            return;
        m_out.raw("<div class=\"notice\"><b>")
            .text(ReportWords::tr("Good to know"))
            .raw("</b><ul>\n");
        for (const QString& sentence : std::as_const(sentences))
            m_out.raw("<li dir=\"auto\">").text(sentence).raw("</li>\n");
        m_out.raw("</ul></div>\n");
    }

    void legend()
    {
        m_out.raw("<div class=\"legend\">\n");
        for (const LinkVerdict verdict : {LinkVerdict::Both, LinkVerdict::ContentOnly,
                 LinkVerdict::StyleOnly, LinkVerdict::Neither, LinkVerdict::Unmatched}) {
            const VerdictCounts& expected = m_detail.summary.expected;
            const VerdictCounts& generated = m_detail.summary.generated;
            const auto index = static_cast<std::size_t>(verdict);
            m_out.raw("<span class=\"").raw(verdictClass(verdict)).raw("\"><i class=\"key ");
            m_out.raw(verdictClass(verdict)).raw("\"></i><b>").text(verdictSign(verdict));
            m_out.raw("</b> ").text(verdictName(verdict)).raw(" <span class=\"num\">");
            m_out.number(expected.at(index)).raw("&#8201;/&#8201;").number(generated.at(index));
            m_out.raw("</span></span>\n");
        }
        m_out.raw("</div>\n");
    }

    void column(Side side)
    {
        const bool isExpected = side == Side::Expected;
        const expert::ExplainedSide& all = m_explanation.side(side);
        m_out.raw("<div><h2>")
            .text(isExpected ? ReportWords::tr("Expected") : ReportWords::tr("Generated"));
        m_out.raw("</h2><div class=\"soft small\">").text(readWords(all)).raw("</div>");
        m_out.add(extractionReviews(m_report, side)).raw("<div class=\"txt\" dir=\"auto\">");
        m_out.add(evidenceMarkup(isExpected ? m_detail.expected : m_detail.generated,
            isExpected ? m_report.expectedPlaces : m_report.generatedPlaces, all, side));
        m_out.raw("</div></div>\n");
    }

    static QString readWords(const expert::ExplainedSide& side)
    {
        const QString aspects = ReportWords::tr("%n aspect(s)", nullptr, int(side.aspects.size()));
        if (side.tokensRead < 0 || side.tokensInText <= side.tokensRead)
            return aspects;
        return ReportWords::tr("%1; the first %2 of %3 tokens were read")
            .arg(aspects)
            .arg(side.tokensRead)
            .arg(side.tokensInText);
    }

    void sideBySide()
    {
        m_out.raw("<section class=\"panel\">\n");
        legend();
        m_out.raw("<div class=\"three\">\n");
        column(Side::Expected);
        m_out.raw("<div>").add(linkDrawing(m_explanation, m_options.isRightToLeft()));
        m_out.raw("</div>\n");
        column(Side::Generated);
        m_out.raw("</div></section>\n");
    }

    void decisions()
    {
        m_out.raw("<div class=\"sides\">\n<section><h2>");
        m_out.text(ReportWords::tr("Recall side: is what was expected in the generated text?"));
        m_out.raw("</h2>\n")
            .add(aspectCards(m_report, Side::Expected))
            .raw("</section>\n<section><h2>");
        m_out.text(ReportWords::tr("Precision side: was what was generated expected?"));
        m_out.raw("</h2>\n").add(aspectCards(m_report, Side::Generated));
        m_out.raw("</section>\n</div>\n");
    }

    void contributions()
    {
        m_out.raw("<h2>")
            .text(ReportWords::tr("How the scores come about"))
            .raw("</h2>\n<p class=\"soft small\">");
        m_out.text(ReportWords::tr(
            "Each aspect gives 0, \u00BD or 1 under a mode; the mean over a side is "
            "recall or precision, and the score is their harmonic mean."));
        m_out.raw("</p>\n<div class=\"sides\">\n");
        for (const Side side : {Side::Expected, Side::Generated})
            m_out.add(contributionTable(m_explanation, side, m_detail.summary, m_options));
        m_out.raw("</div>\n");
    }

    const CaseReport& m_report;
    const EvaluationDetail& m_detail;
    const expert::Explanation& m_explanation;
    const ReportOptions& m_options;
    HtmlText m_out;
};

} // namespace

CaseReport caseReport(EvaluationDetail detail, const QString& evaluatedBy)
{
    CaseReport report;
    report.expectedPlaces =
        expert::locateEvidence(detail.expected, detail.explanation.expected.aspects);
    report.generatedPlaces =
        expert::locateEvidence(detail.generated, detail.explanation.generated.aspects);
    report.detail = std::move(detail);
    report.evaluatedBy = evaluatedBy;
    return report;
}

QString caseTitle(const EvaluationSummary& summary)
{
    return summary.caseName.trimmed().isEmpty()
               ? ReportWords::tr("Case %1").arg(summary.casePosition)
               : summary.caseName;
}

QString caseHtml(const CaseReport& report, const ReportOptions& options)
{
    return CasePage(report, options).write();
}

} // namespace tandem
