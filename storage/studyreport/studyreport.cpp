#include "storage/studyreport/studyreport.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/studies/studyresultsreport.h"
#include "models/words.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/readerstable.h"
#include "storage/studyreport/alignmentdrawing.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem {

namespace {

constexpr char kStudyStyles[] = R"css(
.align{display:block;width:100%;max-width:760px;height:auto;margin:16px 0}
.align text{font:13px system-ui,sans-serif;fill:var(--text)}.align .name{text-anchor:end}
.align .bar{fill:var(--accent);opacity:.55}.align .ends{fill:none;stroke:var(--text);stroke-width:1.5}
.align .half{fill:none;stroke:var(--soft);stroke-dasharray:4 3}
)css";

/// Head and parts of the document: first what was asked, then what was found.
struct StudyParts
{
    QStringList head;
    QList<results::Section> sections; ///< for readers
};

StudyParts studyPartsOf(const StudyReport& report)
{
    const results::Report description =
        studies::studyDescriptionReport(report.description, report.results);
    const results::Report found = studies::studyResultsReport(report.results);
    StudyParts parts;
    parts.head = description.lines;
    for (const QString& line : found.lines) {
        if (!parts.head.contains(line))
            parts.head += line;
    }
    for (const results::Section& section : description.sections + found.sections) {
        const bool says = !section.title.isEmpty() || !section.notes.isEmpty();
        if (section.in.testFlag(results::Outlet::Readers) && says)
            parts.sections += section;
    }
    return parts;
}

/// The table of a section without its caption, which stands above as a heading.
Table tableUnder(const results::Section& section)
{
    Table table = results::tableOf(section, results::Outlet::Readers);
    table.caption.clear();
    return table;
}

bool isAlignmentTable(const results::Section& section)
{
    return section.key == QLatin1String("alignment");
}

void addReportTable(HtmlText& page, const Table& table)
{
    page.raw("<div class=\"panel scroll\"><table>\n<tr>");
    for (qsizetype i = 0; i < table.header.size(); ++i)
        page.raw("<th%1><bdi>%2</bdi></th>",
            QLatin1String(isNumericColumn(table, i) ? " class=\"r\"" : ""), table.header.at(i));
    page.raw("</tr>\n");
    for (const QStringList& row : table.rows) {
        page.raw("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i)
            page.raw("<td%1><bdi>%2</bdi></td>",
                QLatin1String(isNumericColumn(table, i) ? " class=\"r\"" : ""), row.at(i));
        page.raw("</tr>\n");
    }
    page.raw("</table></div>\n");
}

} // namespace

QString studyReportMarkdown(const StudyReport& report)
{
    const StudyParts parts = studyPartsOf(report);
    QString text = QStringLiteral("# ") + markdownEscaped(parts.head.value(0)) + u'\n';
    for (const QString& line : parts.head.mid(1))
        text += u'\n' + markdownEscaped(line) + u'\n';
    for (const results::Section& section : parts.sections) {
        if (!section.title.isEmpty())
            text += QStringLiteral("\n## ") + markdownEscaped(section.title) + u'\n';
        if (!section.rows.isEmpty())
            text += u'\n' + markdownTable(tableUnder(section));
        for (const QString& note : section.notes)
            text += u'\n' + markdownEscaped(note) + u'\n';
    }
    return text;
}

QString studyReportLatex(const StudyReport& report)
{
    const StudyParts parts = studyPartsOf(report);
    const auto comment = [](QString line) -> QString {
        return QStringLiteral("% ") + line.replace(u'\n', u' ').replace(u'\r', u' ') + u'\n';
    };
    QString text;
    for (const QString& line : parts.head)
        text += comment(line);
    for (const results::Section& section : parts.sections) {
        text += u'\n';
        if (section.rows.isEmpty())
            text += comment(section.title);
        else
            text += latexTable(results::tableOf(section, results::Outlet::Readers));
        for (const QString& note : section.notes)
            text += comment(note);
    }
    return text;
}

QString studyReportHtml(const StudyReport& report, const ReportOptions& options)
{
    const StudyParts parts = studyPartsOf(report);
    HtmlText page;
    page.raw("<h1><bdi>%1</bdi></h1>\n", parts.head.value(0));
    for (const QString& line : parts.head.mid(1))
        page.raw("<p class=\"soft\"><bdi>%1</bdi></p>\n", line);
    for (const results::Section& section : parts.sections) {
        if (!section.title.isEmpty())
            page.raw("<h2>%1</h2>\n", section.title);
        if (isAlignmentTable(section) && report.results.counted().alignment)
            page.add(alignmentDrawing(*report.results.counted().alignment));
        if (!section.rows.isEmpty())
            addReportTable(page, tableUnder(section));
        for (const QString& note : section.notes)
            page.raw("<p class=\"soft small\"><bdi>%1</bdi></p>\n", note);
    }
    HtmlText styles;
    styles.raw(kStudyStyles);
    return reportPage(parts.head.value(0), styles, page, options);
}

QByteArray studyReportJson(const StudyReport& report)
{
    const QJsonObject json{
        {QStringLiteral("study"), results::reportJson(studies::studyDescriptionReport(
                                      report.description, report.results))},
        {QStringLiteral("results"),
            results::reportJson(studies::studyResultsReport(report.results))}};
    return QJsonDocument(json).toJson();
}

Expected<void> writeStudyReport(
    const QString& path, const StudyReport& report, const ReportOptions& options)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("md"))
        return writeAtomically(path, studyReportMarkdown(report).toUtf8());
    if (suffix == QLatin1String("tex"))
        return writeAtomically(path, studyReportLatex(report).toUtf8());
    if (suffix == QLatin1String("html") || suffix == QLatin1String("htm"))
        return writeAtomically(path, studyReportHtml(report, options).toUtf8());
    if (suffix == QLatin1String("json"))
        return writeAtomically(path, studyReportJson(report));
    return failure(ErrorCode::InvalidInput,
        StudyWords::tr("A study's report is a page, Markdown, LaTeX or JSON, by the ending of its "
                       "name."),
        path, StudyWords::tr("End the name in .html, .md, .tex or .json."));
}

} // namespace tandem
