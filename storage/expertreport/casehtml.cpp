#include "storage/expertreport/casehtml.h"

#include "models/expert/decisionnames.h"
#include "models/version.h"
#include "storage/expertreport/evidencemarkup.h"
#include "storage/expertreport/linkdrawing.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"
#include "storage/runs/runsbehind.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// The aspects of one side, a card for each: what it says, where its evidence stands, what was
/// decided about it and why, and what reviewers say of that.
HtmlText aspectCards(const CaseReport& report, expert::Side side);

/// What reviewers say of the extraction of a side's aspects; empty where nobody does.
HtmlText extractionReviews(const CaseReport& report, expert::Side side);

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

HtmlText aspectCards(const CaseReport& report, Side side)
{
    return Cards(report, side).write();
}

HtmlText extractionReviews(const CaseReport& report, Side side)
{
    return Cards(report, side).writeReviews({DecisionKind::Extraction, side, -1});
}

constexpr int kCaseScoresDigits = 2;

QString score(double value, const ReportOptions& options)
{
    return options.locale.toString(value, 'f', kCaseScoresDigits);
}

/// 0, a half or 1 as people write it.
QString evidenceWords(double value)
{
    if (value <= 0.0)
        return QStringLiteral("0");
    return value < 1.0 ? QStringLiteral("\u00BD") : QStringLiteral("1");
}

void tile(HtmlText& out, expert::Mode mode, const expert::ModeScore& modeScore,
    const ReportOptions& options)
{
    const QLatin1String main(mode == expert::Mode::Average ? " main" : "");
    out.raw("<div class=\"panel tile%1\"><div class=\"soft\">%2</div><div class=\"big\">%3</div>",
        main, expert::modeName(mode), score(modeScore.f1, options));
    out.raw("<div class=\"bar\"><i style=\"width:%1%\"></i></div>",
        std::clamp(modeScore.f1, 0.0, 1.0) * 100);
    out.raw("<div class=\"small soft num\">%1</div></div>\n",
        ReportWords::tr("recall %1, precision %2")
            .arg(score(modeScore.recall, options), score(modeScore.precision, options)));
}

void aspectRow(HtmlText& out, const QString& label, const expert::Aspect& aspect,
    const expert::AspectMatch& match)
{
    out.raw("<tr class=\"%1 a%2\"><td><a class=\"lab\" href=\"#%2\">%2</a> <bdi>%3</bdi></td>",
        verdictClass(expert::verdictOf(match)), label, aspect.title);
    for (const expert::Mode mode : expert::kAllModes)
        out.raw("<td class=\"r\">%1</td>", match.counts
                                               ? evidenceWords(expert::evidenceScore(match, mode))
                                               : QStringLiteral("\u2013"));
    out.raw("</tr>\n");
}

/// The five scores of an evaluation as tiles, the default mode first in weight; says why where
/// there are none.
HtmlText scoreTiles(const EvaluationSummary& summary, const ReportOptions& options)
{
    HtmlText out;
    if (!summary.scores) {
        out.raw("<div class=\"notice\"><b>%1</b> ", summary.state == EvaluationState::UnderWay
                                                        ? ReportWords::tr("Not evaluated yet")
                                                        : ReportWords::tr("No scores"));
        if (summary.state == EvaluationState::Unscored)
            out.text(ReportWords::tr(
                "The aspects of a text, or all judgments of them, could not be parsed."));
        return out.raw("</div>\n");
    }
    out.raw("<div class=\"tiles\">\n");
    for (const expert::Mode mode : expert::kAllModes)
        tile(out, mode, summary.scores->of(mode), options);
    return out.raw("</div>\n");
}

/// How the scores come about: what each aspect adds to recall or precision under each mode.
HtmlText contributionTable(const expert::Explanation& explanation, expert::Side side,
    const EvaluationSummary& summary, const ReportOptions& options)
{
    HtmlText out;
    const expert::ExplainedSide& all = explanation.side(side);
    const bool isRecall = side == expert::Side::Expected;
    const auto counted = std::count_if(all.matches.cbegin(), all.matches.cend(),
        [](const expert::AspectMatch& match) { return match.counts; });
    out.raw("<div class=\"panel scroll\"><table>\n<tr>");
    out.raw("<th>%1</th>",
        isRecall ? ReportWords::tr("Recall side") : ReportWords::tr("Precision side"));
    for (const expert::Mode mode : expert::kAllModes)
        out.raw("<th class=\"r\">%1</th>", expert::modeName(mode));
    out.raw("</tr>\n");
    for (int i = 0; i < all.aspects.size(); ++i)
        aspectRow(out, expert::aspectLabel(side, i), all.aspects.at(i), all.matches.at(i));
    if (summary.scores) {
        out.raw("<tr><th>%1</th>",
            isRecall ? ReportWords::tr("Recall: mean of %n aspect(s)", nullptr, int(counted))
                     : ReportWords::tr("Precision: mean of %n aspect(s)", nullptr, int(counted)));
        for (const expert::Mode mode : expert::kAllModes) {
            const expert::ModeScore& modeScore = summary.scores->of(mode);
            out.raw("<th class=\"r\">%1</th>",
                score(isRecall ? modeScore.recall : modeScore.precision, options));
        }
        out.raw("</tr>\n");
    }
    return out.raw("</table></div>\n");
}

using expert::LinkVerdict;

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
