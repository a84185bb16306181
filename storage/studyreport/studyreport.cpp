#include "storage/studyreport/studyreport.h"

#include "models/figure.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "models/studies/figuredata.h"
#include "models/studies/metricalignment.h"
#include "models/studies/questionresults.h"
#include "models/studies/resultsections.h"
#include "models/studies/studyresultsreport.h"
#include "models/words.h"
#include "storage/expertreport/htmltext.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/latextable.h"
#include "storage/formats/readerstable.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// A bar of a drawing: what it is of, and its share with its interval.
struct DrawnShare
{
    QString name;
    Figure share;
};

// In units of the drawing, which is scaled to the width of the page.
constexpr double kNamesWidth = 180.0;
constexpr double kBarsWidth = 440.0;
constexpr double kValuesWidth = 70.0;
constexpr double kLineHeight = 26.0;
constexpr double kBarHeight = 12.0;
constexpr qsizetype kLongestName = 26;

double sharePlace(double share)
{
    return kNamesWidth + std::clamp(share, 0.0, 1.0) * kBarsWidth;
}

/// The bar of one share; `top` is where its line begins.
HtmlText shareBar(const DrawnShare& drawn, double top)
{
    const double middle = top + kLineHeight / 2.0;
    const double share = *drawn.share.value;
    HtmlText bar;
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"name\">%3</text>", kNamesWidth - 8.0, middle + 4.0,
        results::beginning(drawn.name, kLongestName));
    bar.raw("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" class=\"bar\"/>", kNamesWidth,
        middle - kBarHeight / 2.0, sharePlace(share) - kNamesWidth, kBarHeight);
    if (const auto& interval = drawn.share.interval) {
        bar.raw("<path class=\"ends\" d=\"M%1 %2v8m0 -4H%3m0 -4v8\"/>", sharePlace(interval->low),
            middle - 4.0, sharePlace(interval->high));
    }
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"value\">%3</text>\n", kNamesWidth + kBarsWidth + 8.0,
        middle + 4.0, results::numberText(share, 2, results::Outlet::Readers));
    return bar;
}

Figure withInterval(Figure figure, const std::optional<Interval>& bootstrap)
{
    if (bootstrap)
        figure.interval = bootstrap;
    return figure;
}

/// The metrics' shares with the bootstrap's intervals where these were computed.
QList<DrawnShare> drawnAlignment(const studies::Alignment& alignment)
{
    QList<DrawnShare> shares;
    for (const studies::MetricAlignment& metric : alignment.metrics)
        shares.append({metric.metric, withInterval(metric.share, metric.bootstrap)});
    return shares;
}

/// Of each system the share of comparisons that it won.
QList<DrawnShare> drawnSystems(const studies::QuestionResults& question)
{
    QList<DrawnShare> shares;
    for (const studies::SystemWins& system : question.systems) {
        if (system.against.isEmpty())
            shares.append({system.system, withInterval(system.won, system.wonBootstrap)});
    }
    return shares;
}

/// A bar for each share that is defined, from 0 to 1, with its interval and a line at one half.
/// Colours are the page's. Nothing where there is none.
HtmlText shareDrawing(const QString& title, const QList<DrawnShare>& shares)
{
    HtmlText bars;
    double top = 0.0;
    for (const DrawnShare& drawn : shares) {
        if (!drawn.share.isDefined())
            continue;
        bars.add(shareBar(drawn, top));
        top += kLineHeight;
    }
    HtmlText drawing;
    if (top == 0.0)
        return drawing;
    drawing.raw("<svg class=\"align\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\">\n",
        title, kNamesWidth + kBarsWidth + kValuesWidth, top);
    drawing.add(bars);
    drawing.raw("<path class=\"half\" d=\"M%1 0V%2\"/>\n</svg>\n", sharePlace(0.5), top);
    return drawing;
}

constexpr char kStudyStyles[] = R"css(
.align{display:block;width:100%;max-width:760px;height:auto;margin:16px 0}
.align text{font:13px system-ui,sans-serif;fill:var(--text)}.align .name{text-anchor:end}
.align .bar{fill:var(--accent);opacity:.55}.align .ends{fill:none;stroke:var(--text);stroke-width:1.5}
.align .half{fill:none;stroke:var(--soft);stroke-dasharray:4 3}
.scroll td a{color:inherit;text-decoration:underline dotted;text-underline-offset:3px}.scroll td a:hover,.scroll td a:focus-visible{color:var(--accent)}
details{margin:8px 0}summary{cursor:pointer;padding:6px 0}.data td{font-size:13px}.scroll td{min-width:6em}.scroll td.r{min-width:0}
)css";

/// Items in the tables of data behind the figures.
constexpr qsizetype kMostItems = 2000;

/// The table of a section without its caption, which stands above as a heading.
Table tableUnder(const results::Section& section)
{
    Table table = results::tableOf(section, results::Outlet::Readers);
    table.caption.clear();
    return table;
}

QString reportSuffix(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

/// The drawing that stands above a table; nothing above most.
HtmlText drawingAbove(const StudyReport& report, const results::Section& section)
{
    const studies::SectionPath path = studies::SectionPath::of(section.key);
    const studies::AnswerResults& of = report.results.of(path.isOfEverybody);
    if (path.name == QLatin1String("alignment") && of.alignment)
        return shareDrawing(section.title, drawnAlignment(*of.alignment));
    if (path.name != QLatin1String("systems"))
        return {};
    for (qsizetype i = 0; i < of.questions.size(); ++i) {
        const studies::QuestionResults& question = of.questions.at(i);
        if (path.question.isEmpty() ? i == of.main : question.question.name == path.question)
            return shareDrawing(section.title, drawnSystems(question));
    }
    return {};
}

/// Where a figure's data stands on the page; no question: nowhere.
struct DataPlace
{
    QString question;
    bool isOfEverybody = false;

    bool operator==(const DataPlace&) const = default;
};

/// The data of each question, of those who count and of everybody.
QList<DataPlace> dataPlaces(const StudyReport& report)
{
    QList<DataPlace> places;
    if (!report.answers)
        return places;
    for (const studies::QuestionResults& question : report.results.everybody.questions) {
        if (report.results.kept)
            places.append({question.question.name, false});
        places.append({question.question.name, true});
    }
    return places;
}

/// The number of what stands behind a section; -1: nothing does.
qsizetype placeBehind(
    const StudyReport& report, const QList<DataPlace>& places, const results::Section& section)
{
    // What was asked is no figure.
    if (section.key == QLatin1String("design") || section.key == QLatin1String("questions"))
        return -1;
    const studies::AnswerResults& of = report.results.everybody;
    studies::SectionPath path = studies::SectionPath::of(section.key);
    if (path.question.isEmpty() && of.main >= 0)
        path.question = of.questions.at(of.main).question.name;
    return places.indexOf(DataPlace{path.question, path.isOfEverybody || !report.results.kept});
}

/// "0.667 (0.208 to 0.939)", "< 0.001", "-1.2".
bool isFigure(const QString& cell)
{
    static const QRegularExpression figure(
        QStringLiteral("^(< ?|[-\\x{2212}])?[0-9]+([.,][0-9]+)*( ?[(%:\\[]|$)"));
    return figure.match(cell).hasMatch();
}

/// `data`: the number of what stands behind its figures, or -1.
void addReportTable(HtmlText& page, const Table& table, qsizetype data = -1)
{
    page.raw("<div class=\"panel scroll\"><table>\n<tr>");
    for (qsizetype i = 0; i < table.header.size(); ++i)
        page.raw("<th%1><bdi>%2</bdi></th>",
            QLatin1String(isNumericColumn(table, i) ? " class=\"r\"" : ""), table.header.at(i));
    page.raw("</tr>\n");
    for (const QStringList& row : table.rows) {
        page.raw("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString& cell = row.at(i);
            const QLatin1String flush(isNumericColumn(table, i) ? " class=\"r\"" : "");
            if (data >= 0 && i > 0 && isFigure(cell))
                page.raw("<td%1><a href=\"#data-%2\"><bdi>%3</bdi></a></td>", flush, data, cell);
            else
                page.raw("<td%1><bdi>%2</bdi></td>", flush, cell);
        }
        page.raw("</tr>\n");
    }
    page.raw("</table></div>\n");
}

/// What a question asks, by its name.
QString questionText(const StudyReport& report, const QString& name)
{
    const studies::QuestionResults* const question = report.results.everybody.question(name);
    return question ? studies::shownQuestion(question->question) : name;
}

/// What the figures stand on, folded away. A link to what is in them unfolds them.
void addData(HtmlText& page, const StudyReport& report, const QList<DataPlace>& places)
{
    if (places.isEmpty())
        return;
    page.raw("<h2>%1</h2>\n", StudyWords::tr("Data behind the figures"));
    for (qsizetype i = 0; i < places.size(); ++i) {
        const DataPlace& place = places.at(i);
        const studies::FigureData data =
            dataOfQuestion(report.results, *report.answers, place.question, place.isOfEverybody);
        const results::Section section =
            dataSection(data, report.results, *report.answers, kMostItems);
        const QString whose =
            place.isOfEverybody ? StudyWords::tr("all raters") : StudyWords::tr("included raters");
        page.raw(
            "<details class=\"data\"><summary><bdi>%1</bdi> (%2)</summary>\n<div id=\"data-%3\">\n",
            questionText(report, place.question), whose, i);
        addReportTable(page, results::tableOf(section, results::Outlet::Readers));
        for (const QString& note : section.notes)
            page.raw("<p class=\"soft small\">%1</p>\n", note);
        page.raw("</div></details>\n");
    }
}

} // namespace

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
    if (!report.notes.isEmpty()) {
        results::Section ofFiles;
        ofFiles.title = StudyWords::tr("About the files");
        ofFiles.notes = report.notes;
        parts.sections += ofFiles;
    }
    return parts;
}

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
            text += latexTable(results::tableOf(section, results::Outlet::Readers), section.key);
        for (const QString& note : section.notes)
            text += comment(note);
    }
    return withPackagesOnce(text);
}

QString studyReportHtml(const StudyReport& report, const ReportOptions& options)
{
    const StudyParts parts = studyPartsOf(report);
    const QList<DataPlace> places = dataPlaces(report);
    HtmlText page;
    page.raw("<h1><bdi>%1</bdi></h1>\n", parts.head.value(0));
    for (const QString& line : parts.head.mid(1))
        page.raw("<p class=\"soft\"><bdi>%1</bdi></p>\n", line);
    for (const results::Section& section : parts.sections) {
        if (!section.title.isEmpty())
            page.raw("<h2>%1</h2>\n", section.title);
        page.add(drawingAbove(report, section));
        if (!section.rows.isEmpty())
            addReportTable(page, tableUnder(section), placeBehind(report, places, section));
        for (const QString& note : section.notes)
            page.raw("<p class=\"soft small\"><bdi>%1</bdi></p>\n", note);
    }
    addData(page, report, places);
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
            results::reportJson(studies::studyResultsReport(report.results))},
        {QStringLiteral("notes"), QJsonArray::fromStringList(report.notes)}};
    return QJsonDocument(json).toJson();
}

bool isPdfReport(const QString& path)
{
    return reportSuffix(path) == QLatin1String("pdf");
}

Expected<void> checkReportName(const QString& path)
{
    static const QStringList known{QStringLiteral("html"), QStringLiteral("htm"),
        QStringLiteral("pdf"), QStringLiteral("md"), QStringLiteral("tex"), QStringLiteral("json")};
    if (known.contains(reportSuffix(path)))
        return {};
    return failure(ErrorCode::InvalidInput,
        StudyWords::tr("A study's report is a web page, PDF, Markdown, LaTeX or JSON, depending on "
                       "the file extension."),
        path, StudyWords::tr("Use the extension .html, .pdf, .md, .tex or .json."));
}

Expected<void> writeStudyReport(
    const QString& path, const StudyReport& report, const ReportOptions& options)
{
    TANDEM_DO(checkReportName(path));
    const QString suffix = reportSuffix(path);
    if (suffix == QLatin1String("md"))
        return writeAtomically(path, studyReportMarkdown(report).toUtf8());
    if (suffix == QLatin1String("tex"))
        return writeAtomically(path, studyReportLatex(report).toUtf8());
    if (suffix == QLatin1String("json"))
        return writeAtomically(path, studyReportJson(report));
    if (isPdfReport(path))
        return failure(ErrorCode::InvalidInput,
            StudyWords::tr("A PDF can only be written from the window or the command line."), path);
    return writeAtomically(path, studyReportHtml(report, options).toUtf8());
}

} // namespace tandem
