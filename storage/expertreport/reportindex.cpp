#include "storage/expertreport/reportindex.h"

#include "models/expert/decisionnames.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/expertreport/casehtml.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"

#include <algorithm>

namespace tandem {

namespace {

using expert::LinkVerdict;

constexpr char kStyles[] = R"css(
.stack{display:flex;width:120px;height:10px;border-radius:3px;overflow:hidden;background:var(--line)}
.stack i{background:var(--v)}.stack i.v-s{background:repeating-linear-gradient(90deg,var(--v) 0 4px,transparent 4px 6px)}
.stack i.v-x{background:repeating-linear-gradient(90deg,var(--v) 0 2px,transparent 2px 4px)}
.f{display:inline-block;width:64px;height:6px;border-radius:3px;background:var(--line);overflow:hidden;margin-inline-end:8px}
.f i{display:block;height:100%;background:var(--accent)}
.warn{color:var(--bad)}tbody tr:hover{background:var(--sel)}
)css";
// What isReportIndex() looks for; it stands at the beginning of the body's styles.
constexpr char kReportIndexMark[] = "/* tandem expert report */\n";
constexpr qsizetype kDifferencesShown = 50;
constexpr int kReportIndexDigits = 2;

/// Puts the page together.
class IndexPage final
{
public:
    IndexPage(const ReportIndex& index, const ReportOptions& options)
        : m_index(index)
        , m_options(options)
    {
    }

    QString write()
    {
        m_out.raw("<h1><bdi>").text(m_index.title).raw("</bdi></h1>\n<p class=\"soft\">");
        m_out.text(ReportWords::tr("%n evaluation(s)", nullptr, int(m_index.evaluations.size())));
        m_out.raw(" &#160; <a href=\"scores.csv\">scores.csv</a> &#160; <a href=\"scores.json\">"
                  "scores.json</a> &#160; <a href=\"summary.tex\">summary.tex</a> &#160; "
                  "<a href=\"summary.md\">summary.md</a></p>\n");
        messages();
        systems();
        differences();
        evaluations();
        HtmlText styles;
        styles.raw(kReportIndexMark).raw(kStyles);
        return reportPage(m_index.title, styles, m_out, m_options);
    }

private:
    QString score(double value) const
    {
        return m_options.locale.toString(value, 'f', kReportIndexDigits);
    }

    void messages()
    {
        if (m_index.messages.isEmpty())
            return;
        m_out.raw("<div class=\"notice\"><b>")
            .text(ReportWords::tr("Good to know"))
            .raw("</b><ul>\n");
        for (const QString& message : m_index.messages)
            m_out.raw("<li dir=\"auto\">").text(message).raw("</li>\n");
        m_out.raw("</ul></div>\n");
    }

    void systems()
    {
        const Table table =
            tableOf(expert::systemsSection(expert::systemScores(m_index.evaluations)),
                results::Outlet::Readers);
        m_out.raw("<h2>")
            .text(ReportWords::tr("Systems"))
            .raw("</h2>\n<div class=\"panel scroll\"><table>\n<tr>");
        for (qsizetype i = 0; i < table.header.size(); ++i)
            cell(table.header.at(i), true, i > 0);
        m_out.raw("</tr>\n");
        for (const QStringList& row : table.rows) {
            m_out.raw("<tr>");
            for (qsizetype i = 0; i < row.size(); ++i)
                cell(row.at(i), false, i > 0);
            m_out.raw("</tr>\n");
        }
        m_out.raw("</table></div>\n<p class=\"soft small\">").text(table.caption).raw("</p>\n");
    }

    void cell(const QString& text, bool isHeader, bool isNumber)
    {
        m_out.raw("<");
        tag(isHeader);
        if (isNumber)
            m_out.raw(" class=\"r\"");
        m_out.raw("><bdi>").text(text).raw("</bdi></");
        tag(isHeader);
        m_out.raw(">");
    }
    void tag(bool isHeader)
    {
        if (isHeader)
            m_out.raw("th");
        else
            m_out.raw("td");
    }

    void differences()
    {
        if (m_index.differences.isEmpty())
            return;
        m_out.raw("<h2>").text(ReportWords::tr("Scores that do not follow from the match tables"));
        m_out.raw("</h2>\n<div class=\"panel scroll\"><table>\n<tr>");
        cell(ReportWords::tr("Case"), true, false);
        cell(ReportWords::tr("Score"), true, false);
        cell(ReportWords::tr("in the file"), true, true);
        cell(ReportWords::tr("computed"), true, true);
        m_out.raw("</tr>\n");
        for (const ScoreDifference& difference : m_index.differences.mid(0, kDifferencesShown)) {
            m_out.raw("<tr>");
            cell(difference.caseIndex < 0 ? ReportWords::tr("average")
                                          : QString::number(difference.caseIndex + 1),
                false, false);
            cell(difference.name, false, false);
            cell(QString::number(difference.inFile), false, true);
            cell(QString::number(difference.computed), false, true);
            m_out.raw("</tr>\n");
        }
        m_out.raw("</table></div>\n");
    }

    void evaluations()
    {
        m_out.raw("<h2>")
            .text(ReportWords::tr("Cases"))
            .raw("</h2>\n<div class=\"panel scroll\"><table>\n<thead><tr>");
        cell(QStringLiteral("#"), true, true);
        cell(ReportWords::tr("Case"), true, false);
        cell(ReportWords::tr("System"), true, false);
        cell(expert::modeName(expert::Mode::Average), true, false);
        for (const expert::Mode mode : expert::kAllModes) {
            if (mode != expert::Mode::Average)
                cell(expert::modeName(mode), true, true);
        }
        cell(ReportWords::tr("Expected aspects"), true, false);
        cell(ReportWords::tr("Generated aspects"), true, false);
        cell(ReportWords::tr("Faults"), true, true);
        m_out.raw("</tr></thead>\n<tbody>\n");
        for (qsizetype i = 0; i < m_index.evaluations.size(); ++i)
            row(m_index.evaluations.at(i), m_index.pages.at(i), i + 1);
        m_out.raw("</tbody></table></div>\n");
    }

    void row(const EvaluationSummary& summary, const QString& page, qsizetype number)
    {
        m_out.raw("<tr><td class=\"r soft\">").number(number).raw("</td><td><a href=\"");
        m_out.text(page).raw("\"><bdi>").text(caseTitle(summary)).raw("</bdi></a></td><td><bdi>");
        m_out.text(summary.system).raw("</bdi></td>");
        if (summary.scores) {
            const double main = summary.scores->of(expert::Mode::Average).f1;
            m_out.raw("<td class=\"num\"><span class=\"f\"><i style=\"width:");
            m_out.length(std::clamp(main, 0.0, 1.0) * 100).raw("%\"></i></span><b>");
            m_out.text(score(main)).raw("</b></td>");
        } else {
            m_out.raw("<td class=\"warn\">").text(ReportWords::tr("no scores")).raw("</td>");
        }
        for (const expert::Mode mode : expert::kAllModes) {
            if (mode == expert::Mode::Average)
                continue;
            m_out.raw("<td class=\"r\">");
            m_out.text(summary.scores ? score(summary.scores->of(mode).f1) : QString());
            m_out.raw("</td>");
        }
        stack(summary.expected);
        stack(summary.generated);
        m_out.raw("<td class=\"r");
        if (summary.faults > 0)
            m_out.raw(" warn");
        m_out.raw("\">").number(summary.faults).raw("</td></tr>\n");
    }

    /// How many aspects have which verdict: as a bar, and in words for who points at it.
    void stack(const VerdictCounts& counts)
    {
        QStringList words;
        HtmlText parts;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts.at(i) == 0)
                continue;
            const auto verdict = static_cast<LinkVerdict>(i);
            words.append(QStringLiteral("%1 %2").arg(counts.at(i)).arg(verdictName(verdict)));
            parts.raw("<i class=\"").raw(verdictClass(verdict)).raw("\" style=\"flex:");
            parts.number(counts.at(i)).raw("\"></i>");
        }
        const QString said = words.join(QStringLiteral(", "));
        m_out.raw("<td><span class=\"stack\" role=\"img\" title=\"").text(said);
        m_out.raw("\" aria-label=\"").text(said).raw("\">").add(parts).raw("</span></td>");
    }

    const ReportIndex& m_index;
    const ReportOptions& m_options;
    HtmlText m_out;
};

} // namespace

QString reportIndexHtml(const ReportIndex& index, const ReportOptions& options)
{
    return IndexPage(index, options).write();
}

bool isReportIndex(const QByteArray& html)
{
    return html.contains(kReportIndexMark);
}

} // namespace tandem
