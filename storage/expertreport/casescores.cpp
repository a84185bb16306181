#include "storage/expertreport/casescores.h"

#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"

#include <algorithm>

namespace tandem {

namespace {

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

} // namespace

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

} // namespace tandem
