#include "storage/expertreport/reportindex.h"

#include "models/expert/decisionnames.h"
#include "models/expert/systemreport.h"
#include "models/expert/systemscores.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/wordof.h"
#include "storage/expertreport/casehtml.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"
#include "storage/runs/runsbehind.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

const std::array<QLatin1String, expert::kLinkVerdicts> kVerdictKeys{QLatin1String("both"),
    QLatin1String("content_only"), QLatin1String("style_only"), QLatin1String("neither"),
    QLatin1String("unmatched")};

QString stateKey(EvaluationState state)
{
    static constexpr std::array words{"under_way", "complete", "unscored"};
    return QLatin1String(wordOf(state, words));
}

QJsonValue averageJson(const Figure& figure)
{
    QJsonObject object{{QStringLiteral("mean"),
                           figure.value ? QJsonValue(*figure.value) : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("n"), figure.n}};
    if (figure.interval) {
        object.insert(QStringLiteral("low"), figure.interval->low);
        object.insert(QStringLiteral("high"), figure.interval->high);
    }
    if (!figure.undefinedBecause.isEmpty())
        object.insert(QStringLiteral("undefined"), figure.undefinedBecause);
    return object;
}

QJsonObject systemJson(const expert::SystemScores& system)
{
    QJsonObject scores;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const expert::ModeMeasure& measure : expert::kModeMeasures)
            scores.insert(
                expert::scoreKey(mode, measure), averageJson(system.of(mode).*(measure.average)));
    }
    return {{QStringLiteral("system"), system.system},
        {QStringLiteral("evaluations"), system.evaluations},
        {QStringLiteral("scored"), system.scored}, {QStringLiteral("faults"), system.faults},
        {QStringLiteral("scores"), scores}};
}

} // namespace

results::Section evaluationsSection(const QList<EvaluationSummary>& evaluations)
{
    using results::Absent;
    using results::Cell;
    using results::Outlet;
    results::SectionOf table("evaluations", evaluations);
    table.add("case", &EvaluationSummary::casePosition);
    table.add("name", &EvaluationSummary::caseName);
    table.add("system", &EvaluationSummary::system);
    table.add("state", [](const EvaluationSummary& one) { return stateKey(one.state); });
    // A value under each of two names: CSV has one line of columns, JSON an object for each kind.
    const auto addBoth = [&table](const QString& column, const QString& path, const auto& cellOf) {
        table.add(column, {}, cellOf).exactly().only(Outlet::Csv);
        table.add(path, {}, cellOf).only(Outlet::Json);
    };
    table
        .add("scores",
            [](const EvaluationSummary& one) { return one.scores ? Cell(Absent()) : Cell(); })
        .only(Outlet::Json);
    for (qsizetype i = 0; i < scoreNames().size(); ++i) {
        const QString name = scoreNames().at(i);
        addBoth(name, QStringLiteral("scores.") + name, [i](const EvaluationSummary& one) {
            return one.scores ? Cell(scoreAt(*one.scores, i)) : Cell(Absent());
        });
    }
    for (const auto& [side, counts] : {std::pair("expected", &EvaluationSummary::expected),
             std::pair("generated", &EvaluationSummary::generated)}) {
        for (std::size_t i = 0; i < kVerdictKeys.size(); ++i)
            addBoth(QLatin1String(side) + u'_' + kVerdictKeys[i],
                QLatin1String(side) + QLatin1String("_aspects.") + kVerdictKeys[i],
                [i, counts = counts](const EvaluationSummary& one) { return (one.*counts)[i]; });
    }
    table.add("faults", &EvaluationSummary::faults);
    table.add("remarks", &EvaluationSummary::remarks);
    return table;
}

QByteArray evaluationsJson(
    const QList<EvaluationSummary>& evaluations, const results::Section& section)
{
    QJsonArray systems;
    for (const expert::SystemScores& system : expert::systemScores(evaluations))
        systems.append(systemJson(system));
    return QJsonDocument(QJsonObject{{QStringLiteral("systems"), systems},
                             {QStringLiteral("evaluations"), results::rowsJson(section)}})
        .toJson();
}

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
        m_out.raw("<h1><bdi>%1</bdi></h1>\n<p class=\"soft\">%2", m_index.title,
            ReportWords::tr("%n evaluation(s)", nullptr, int(m_index.evaluations.size())));
        for (const char* file : {"scores.csv", "scores.json", "summary.tex", "summary.md"})
            m_out.raw(" &#160; <a href=\"%1\">%1</a>", QLatin1String(file));
        m_out.raw("</p>\n");
        m_out.notice(ReportWords::tr("Notes"), m_index.messages);
        systems();
        differences();
        evaluations();
        m_out.paragraphs(runSettingsTitle(), m_index.settings);
        HtmlText styles;
        styles.raw(kReportIndexMark).raw(kStyles);
        return reportPage(m_index.title, styles, m_out, m_options);
    }

private:
    QString score(double value) const
    {
        return m_options.locale.toString(value, 'f', kReportIndexDigits);
    }

    void systems()
    {
        const Table table =
            tableOf(expert::systemsSection(expert::systemScores(m_index.evaluations)),
                results::Outlet::Readers);
        begin(ReportWords::tr("Systems"));
        cells(table.header, true, 1);
        for (const QStringList& row : table.rows)
            cells(row, false, 1);
        m_out.raw("</table></div>\n<p class=\"soft small\">%1</p>\n", table.caption);
    }

    /// The heading of a table, and its beginning.
    void begin(const QString& title)
    {
        m_out.raw("<h2>%1</h2>\n<div class=\"panel scroll\"><table>\n", title);
    }

    /// A line of a table, whose cells are numbers from one on.
    void cells(const QStringList& texts, bool isHeader, qsizetype numbersFrom)
    {
        m_out.raw("<tr>");
        for (qsizetype i = 0; i < texts.size(); ++i)
            isHeader ? header(texts.at(i), i >= numbersFrom) : cell(texts.at(i), i >= numbersFrom);
        m_out.raw("</tr>\n");
    }
    void header(const QString& text, bool isNumber)
    {
        m_out.raw("<th%1><bdi>%2</bdi></th>", classOf(isNumber), text);
    }
    void cell(const QString& text, bool isNumber)
    {
        m_out.raw("<td%1><bdi>%2</bdi></td>", classOf(isNumber), text);
    }
    static QLatin1String classOf(bool isNumber)
    {
        return QLatin1String(isNumber ? " class=\"r\"" : "");
    }

    void differences()
    {
        if (m_index.differences.isEmpty())
            return;
        begin(ReportWords::tr("Scores that do not match the match tables"));
        cells({ReportWords::tr("Case"), ReportWords::tr("Score"), ReportWords::tr("in the file"),
                  ReportWords::tr("computed")},
            true, 2);
        for (const ScoreDifference& difference : m_index.differences.mid(0, kDifferencesShown))
            cells({difference.caseIndex < 0 ? ReportWords::tr("average")
                                            : QString::number(difference.caseIndex + 1),
                      difference.name, QString::number(difference.inFile),
                      QString::number(difference.computed)},
                false, 2);
        m_out.raw("</table></div>\n");
    }

    void evaluations()
    {
        begin(ReportWords::tr("Cases"));
        m_out.raw("<thead><tr>");
        header(QStringLiteral("#"), true);
        header(ReportWords::tr("Case"), false);
        header(ReportWords::tr("System"), false);
        header(expert::modeName(expert::Mode::Average), false);
        for (const expert::Mode mode : expert::kAllModes) {
            if (mode != expert::Mode::Average)
                header(expert::modeName(mode), true);
        }
        header(ReportWords::tr("Expected aspects"), false);
        header(ReportWords::tr("Generated aspects"), false);
        header(ReportWords::tr("Unparsable"), true);
        m_out.raw("</tr></thead>\n<tbody>\n");
        for (qsizetype i = 0; i < m_index.evaluations.size(); ++i)
            row(m_index.evaluations.at(i), m_index.pages.at(i), i + 1);
        m_out.raw("</tbody></table></div>\n");
    }

    void row(const EvaluationSummary& summary, const QString& page, qsizetype number)
    {
        m_out.raw("<tr><td class=\"r soft\">%1</td><td><a href=\"%2\"><bdi>%3</bdi></a></td>"
                  "<td><bdi>%4</bdi></td>",
            number, page, caseTitle(summary), summary.system);
        if (summary.scores) {
            const double main = summary.scores->of(expert::Mode::Average).f1;
            m_out.raw("<td class=\"num\"><span class=\"f\"><i "
                      "style=\"width:%1%\"></i></span><b>%2</b></td>",
                std::clamp(main, 0.0, 1.0) * 100, score(main));
        } else {
            m_out.raw("<td class=\"warn\">%1</td>", ReportWords::tr("no scores"));
        }
        for (const expert::Mode mode : expert::kAllModes) {
            if (mode == expert::Mode::Average)
                continue;
            m_out.raw("<td class=\"r\">%1</td>",
                summary.scores ? score(summary.scores->of(mode).f1) : QString());
        }
        stack(summary.expected);
        stack(summary.generated);
        m_out.raw("<td class=\"r%1\">%2</td></tr>\n",
            QLatin1String(summary.faults > 0 ? " warn" : ""), summary.faults);
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
            parts.raw(
                "<i class=\"%1\" style=\"flex:%2\"></i>", verdictClass(verdict), counts.at(i));
        }
        const QString said = words.join(QStringLiteral(", "));
        m_out.raw(
            "<td><span class=\"stack\" role=\"img\" title=\"%1\" aria-label=\"%1\">%2</span></td>",
            said, parts);
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
