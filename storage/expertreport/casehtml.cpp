#include "storage/expertreport/casehtml.h"

#include "models/expert/decisionnames.h"
#include "models/version.h"
#include "storage/expertreport/casecards.h"
#include "storage/expertreport/casescores.h"
#include "storage/expertreport/evidencemarkup.h"
#include "storage/expertreport/linkdrawing.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"
#include "storage/runs/runsbehind.h"

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
        m_out.paragraphs(runSettingsTitle(), m_report.settings);
        m_out.raw("<footer>%1</footer>\n",
            ReportWords::tr("Made with Tandem %1. This page is self-contained: it needs neither "
                            "Tandem nor a network connection.")
                .arg(programVersion()));
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
                css.raw("main:has(.a%1:is(:hover,:focus-visible)) .a%1:is(mark,.card,tr)"
                        "{background:var(--sel)}\n"
                        "main:has(.a%1:is(:hover,:focus-visible)) .box.a%1 rect{fill:var(--sel)}\n",
                    label);
            }
        }
        return css;
    }

    void link(const QString& file, const QString& words)
    {
        if (!file.isEmpty())
            m_out.raw("<a href=\"%1\">%2</a>\n", file, words);
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
        m_out.raw("<h1><bdi>%1</bdi></h1>\n<p class=\"soft\">", caseTitle(m_detail.summary));
        QStringList facts;
        if (!m_detail.summary.system.isEmpty())
            facts.append(ReportWords::tr("System: %1").arg(m_detail.summary.system));
        if (!m_report.evaluatedBy.isEmpty())
            facts.append(ReportWords::tr("Evaluated by: %1").arg(m_report.evaluatedBy));
        for (const QString& fact : std::as_const(facts))
            m_out.raw("<bdi>%1</bdi> &#160; ", fact);
        m_out.raw("</p>\n");
        if (m_detail.prompt.trimmed().isEmpty())
            return;
        const QLatin1String open(m_detail.prompt.size() <= kPromptShown ? " open=\"open\"" : "");
        m_out.raw("<details%1><summary class=\"soft small\">%2</summary><p class=\"prompt\" "
                  "dir=\"auto\">%3</p></details>\n",
            open, ReportWords::tr("Prompt"), m_detail.prompt);
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
                "%n judgments have no parsable reply and count as no.", nullptr, faults));
        sentences += m_explanation.remarks;
        m_out.notice(ReportWords::tr("Notes"), sentences);
    }

    void legend()
    {
        m_out.raw("<div class=\"legend\">\n");
        for (const LinkVerdict verdict : {LinkVerdict::Both, LinkVerdict::ContentOnly,
                 LinkVerdict::StyleOnly, LinkVerdict::Neither, LinkVerdict::Unmatched}) {
            const VerdictCounts& expected = m_detail.summary.expected;
            const VerdictCounts& generated = m_detail.summary.generated;
            const auto index = static_cast<std::size_t>(verdict);
            m_out.raw("<span class=\"%1\"><i class=\"key %1\"></i><b>%2</b> %3 <span class=\"num\">"
                      "%4&#8201;/&#8201;%5</span></span>\n",
                verdictClass(verdict), verdictSign(verdict), verdictName(verdict),
                expected.at(index), generated.at(index));
        }
        m_out.raw("</div>\n");
    }

    void column(Side side)
    {
        const expert::ExplainedSide& all = m_explanation.side(side);
        m_out.raw(
            "<div><h2>%1</h2><div class=\"soft small\">%2</div>%3<div class=\"txt\" dir=\"auto\">"
            "%4</div></div>\n",
            side == Side::Expected ? ReportWords::tr("Expected") : ReportWords::tr("Generated"),
            readWords(all), extractionReviews(m_report, side),
            evidenceMarkup(m_report.text(side), m_report.places(side), all, side));
    }

    static QString readWords(const expert::ExplainedSide& side)
    {
        const QString aspects = ReportWords::tr("%n aspect(s)", nullptr, int(side.aspects.size()));
        if (!side.isReadInPart())
            return aspects;
        return ReportWords::tr("%1; only the first %2 of %3 tokens were read")
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
        m_out.raw("<div>%1</div>\n", linkDrawing(m_explanation, m_options.isRightToLeft()));
        column(Side::Generated);
        m_out.raw("</div></section>\n");
    }

    void decisions()
    {
        m_out.raw("<div class=\"sides\">\n");
        for (const Side side : {Side::Expected, Side::Generated})
            m_out.raw("<section><h2>%1</h2>\n%2</section>\n",
                side == Side::Expected
                    ? ReportWords::tr(
                          "Recall side: does the generated text contain what was expected?")
                    : ReportWords::tr("Precision side: was the generated text expected?"),
                aspectCards(m_report, side));
        m_out.raw("</div>\n");
    }

    void contributions()
    {
        m_out.raw("<h2>%1</h2>\n<p class=\"soft small\">%2</p>\n<div class=\"sides\">\n",
            ReportWords::tr("How scores are computed"),
            ReportWords::tr("In each mode, every aspect gives 0, ½ or 1; the mean over a side is "
                            "recall or precision, and the score is their harmonic mean."));
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
