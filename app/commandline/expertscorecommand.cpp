#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/terminalprogress.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/expertresult.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonArray>

namespace tandem {

namespace {

/// Lines on stderr at most; --json has up to 1,000 differences.
constexpr qsizetype kMostWarnings = 20;
constexpr qsizetype kMostRemarks = 1000;

/// What was put right in a case while it was read.
struct CaseRemark
{
    qint64 caseIndex = 0;
    QString text;
};

/// A result file with its scores as its tables give them.
struct Scored
{
    ResultFigures figures;
    QList<CaseRemark> remarks; ///< the first of them
};

Expected<Scored> readScored(const QString& path, Console& console)
{
    Scored scored;
    const qint64 size = QFileInfo(path).size();
    TerminalProgress progress(console, CommandWords::tr("Reading"));
    const auto report = progress.callback();
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        for (const QString& remark : std::as_const(explanation.remarks)) {
            if (scored.remarks.size() < kMostRemarks)
                scored.remarks.append({index, remark});
        }
        return {};
    };
    const auto figures =
        readExpertResult(path, sink, [&](qint64 bytes) { return report(bytes, size); });
    if (!figures)
        return failure(figures.error());
    scored.figures = *figures;
    return scored;
}

QJsonArray differencesJson(const QList<ScoreDifference>& differences)
{
    QJsonArray all;
    for (const ScoreDifference& one : differences)
        all.append(QJsonObject{
            {QStringLiteral("case"), one.caseIndex < 0 ? QJsonValue(QStringLiteral("average"))
                                                       : QJsonValue(one.caseIndex + 1)},
            {QStringLiteral("name"), one.name}, {QStringLiteral("in_file"), one.inFile},
            {QStringLiteral("computed"), one.computed}});
    return all;
}

/// {"content_only_recall": 0.5, ...}: the 15 names of result files.
QJsonObject scoresJson(const expert::Scores& scores)
{
    QJsonObject object;
    const QStringList names = scoreNames();
    for (qsizetype i = 0; i < names.size(); ++i)
        object.insert(names.at(i), scoreAt(scores, i));
    return object;
}

void printScoredJson(const Scored& scored, Console& console)
{
    const ResultFigures& figures = scored.figures;
    QJsonArray cases;
    for (const expert::Scores& one : figures.computed)
        cases.append(scoresJson(one));
    QJsonArray remarks;
    for (const CaseRemark& remark : scored.remarks)
        remarks.append(QJsonObject{{QStringLiteral("case"), remark.caseIndex + 1},
            {QStringLiteral("remark"), remark.text}});
    printJson(console.out,
        {{QStringLiteral("per_query_scores"), cases},
            {QStringLiteral("average_scores"),
                figures.cases > 0 ? scoresJson(figures.average) : QJsonObject()},
            {QStringLiteral("n"), figures.cases}, {QStringLiteral("has_scores"), figures.hasScores},
            {QStringLiteral("compared"), figures.numbersCompared},
            {QStringLiteral("differing"), figures.differing},
            {QStringLiteral("differences"), differencesJson(figures.differences)},
            {QStringLiteral("remarks"), remarks}});
}

QStringList csvRow(const QString& name, const expert::Scores& scores)
{
    QStringList row{name};
    for (qsizetype i = 0; i < scoreNames().size(); ++i)
        row.append(QString::number(scoreAt(scores, i), 'g', QLocale::FloatingPointShortest));
    return row;
}

Expected<void> printAsCsv(const ResultFigures& figures, Console& console)
{
    Table table;
    table.header = QStringList(QStringLiteral("case")) + scoreNames();
    for (qsizetype i = 0; i < figures.computed.size(); ++i)
        table.rows.append(csvRow(QString::number(i + 1), figures.computed.at(i)));
    if (figures.cases > 0)
        table.rows.append(csvRow(QStringLiteral("average"), figures.average));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    TANDEM_DO(CsvWriter(buffer, QStringLiteral("CSV"), LineEnd::Lf).write(table));
    console.out << QString::fromUtf8(buffer.data());
    return {};
}

void printScored(const ResultFigures& figures, Console& console)
{
    if (figures.cases == 0) {
        console.out << CommandWords::tr("There are no cases in it, hence no averages.") << '\n';
        return;
    }
    console.out << results::consoleText({{}, {expert::scoresSection(figures.computed)}});
    if (!figures.hasScores)
        console.out << CommandWords::tr("The file has no scores of its own to compare with.")
                    << '\n';
    else if (figures.differing == 0)
        console.out << CommandWords::tr("%n number(s) in the file compared, all equal.", nullptr,
                           int(figures.numbersCompared))
                    << '\n';
}

QString placeOf(qint64 caseIndex)
{
    return caseIndex < 0 ? CommandWords::tr("the averages")
                         : CommandWords::tr("case %1").arg(caseIndex + 1);
}

/// One line a warning, as errors are.
void warn(const Scored& scored, const QString& path, Console& console)
{
    const QString start = QStringLiteral("tandem: ") + path + QStringLiteral(": ");
    qsizetype lines = 0;
    for (const CaseRemark& remark : scored.remarks) {
        if (lines++ == kMostWarnings)
            break;
        console.err << start << placeOf(remark.caseIndex) << QStringLiteral(": ")
                    << printable(remark.text) << '\n';
    }
    if (scored.remarks.size() > kMostWarnings)
        console.err << start
                    << CommandWords::tr("%n more remark(s); --json lists them.", nullptr,
                           int(scored.remarks.size() - kMostWarnings))
                    << '\n';
    const ResultFigures& figures = scored.figures;
    for (const ScoreDifference& one : figures.differences.mid(0, kMostWarnings))
        console.err << start
                    << CommandWords::tr("%1: %2 is %3 in the file, %4 by its match tables.")
                           .arg(placeOf(one.caseIndex), printable(one.name),
                               QString::number(one.inFile, 'g', QLocale::FloatingPointShortest),
                               QString::number(one.computed, 'g', QLocale::FloatingPointShortest))
                    << '\n';
    if (figures.differing > kMostWarnings)
        console.err << start
                    << CommandWords::tr("%n more difference(s); --json lists them.", nullptr,
                           int(figures.differing - kMostWarnings))
                    << '\n';
}

} // namespace

Expected<void> runExpertScore(const Arguments& arguments, Console& console)
{
    if (arguments.wantsJson() && arguments.has(expertoption::csv))
        return console.misuse(CommandWords::tr("--json and --csv exclude each other."));
    const QString path = arguments.word(1);
    TANDEM_TRY(scored, readScored(path, console));
    if (arguments.wantsJson())
        printScoredJson(*scored, console);
    else if (!arguments.has(expertoption::csv))
        printScored(scored->figures, console);
    else if (auto printed = printAsCsv(scored->figures, console); !printed)
        return printed;
    console.out.flush();
    warn(*scored, path, console);
    console.differs = scored->figures.differing > 0;
    return {};
}

} // namespace tandem
