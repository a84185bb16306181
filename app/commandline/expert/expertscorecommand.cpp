#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/expertresult.h"

#include <QBuffer>
#include <QFileInfo>

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

Expected<Scored> readScored(const QString& path, Call& call)
{
    Scored scored;
    const qint64 size = QFileInfo(path).size();
    TerminalProgress progress(call.console, CommandWords::tr("Reading"));
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

Json differenceJson(const ScoreDifference& one)
{
    return Json{{"case", one.caseIndex < 0 ? QJsonValue(QStringLiteral("average"))
                                           : QJsonValue(one.caseIndex + 1)},
        {"name", one.name}, {"in_file", one.inFile}, {"computed", one.computed}};
}

/// {"content_only_recall": 0.5, ...}: the 15 names of result files.
Json scoresJson(const expert::Scores& scores)
{
    Json object;
    const QStringList names = scoreNames();
    for (qsizetype i = 0; i < names.size(); ++i)
        object.insert(names.at(i), scoreAt(scores, i));
    return object;
}

Json scoredJson(const Scored& scored)
{
    const ResultFigures& figures = scored.figures;
    const auto remark = [](const CaseRemark& one) {
        return Json{{"case", one.caseIndex + 1}, {"remark", one.text}};
    };
    return Json{{"per_query_scores", jsonArray(figures.computed, scoresJson)},
        {"average_scores", figures.cases > 0 ? scoresJson(figures.average) : Json()},
        {"n", figures.cases}, {"has_scores", figures.hasScores},
        {"compared", figures.numbersCompared}, {"differing", figures.differing},
        {"differences", jsonArray(figures.differences, differenceJson)},
        {"remarks", jsonArray(scored.remarks, remark)}};
}

QStringList csvRow(const QString& name, const expert::Scores& scores)
{
    QStringList row{name};
    for (qsizetype i = 0; i < scoreNames().size(); ++i)
        row.append(QString::number(scoreAt(scores, i), 'g', QLocale::FloatingPointShortest));
    return row;
}

Expected<void> printAsCsv(const ResultFigures& figures, Call& call)
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
    call.out << QString::fromUtf8(buffer.data());
    return {};
}

void printAsText(const ResultFigures& figures, Call& call)
{
    if (figures.cases == 0) {
        call.out << CommandWords::tr("The file has no cases, so there are no averages.") << '\n';
        return;
    }
    call.out << results::consoleText({{}, {expert::scoresSection(figures.computed)}});
    if (!figures.hasScores)
        call.out << CommandWords::tr("The file contains no scores to compare with.") << '\n';
    else if (figures.differing == 0)
        call.out << CommandWords::tr("Compared %n number(s) in the file: all equal.", nullptr,
                        int(figures.numbersCompared))
                 << '\n';
}

QString placeOf(qint64 caseIndex)
{
    return caseIndex < 0 ? CommandWords::tr("the averages")
                         : CommandWords::tr("case %1").arg(caseIndex + 1);
}

/// One line a warning, as errors are.
void warn(const Scored& scored, const QString& path, Call& call)
{
    const QString start = QStringLiteral("tandem: ") + path + QStringLiteral(": ");
    qsizetype lines = 0;
    for (const CaseRemark& remark : scored.remarks) {
        if (lines++ == kMostWarnings)
            break;
        call.err << start << placeOf(remark.caseIndex) << QStringLiteral(": ")
                 << printable(remark.text) << '\n';
    }
    if (scored.remarks.size() > kMostWarnings)
        call.err << start
                 << CommandWords::tr("%n more warning(s); --json lists them.", nullptr,
                        int(scored.remarks.size() - kMostWarnings))
                 << '\n';
    const ResultFigures& figures = scored.figures;
    for (const ScoreDifference& one : figures.differences.mid(0, kMostWarnings))
        call.err << start
                 << CommandWords::tr("%1: %2 is %3 in the file, but %4 from its match tables.")
                        .arg(placeOf(one.caseIndex), printable(one.name),
                            QString::number(one.inFile, 'g', QLocale::FloatingPointShortest),
                            QString::number(one.computed, 'g', QLocale::FloatingPointShortest))
                 << '\n';
    if (figures.differing > kMostWarnings)
        call.err << start
                 << CommandWords::tr("%n more difference(s); --json lists them.", nullptr,
                        int(figures.differing - kMostWarnings))
                 << '\n';
}

} // namespace

Expected<void> runExpertScore(Call& call)
{
    if (call.wantsJson() && call.has("csv"))
        return call.misuse(CommandWords::tr("--json and --csv cannot be used together."));
    const QString path = call.word(1);
    TANDEM_TRY(scored, readScored(path, call));
    if (call.wantsJson())
        printJson(call, scoredJson(*scored));
    else if (!call.has("csv"))
        printAsText(scored->figures, call);
    else if (auto printed = printAsCsv(scored->figures, call); !printed)
        return printed;
    call.out.flush();
    warn(*scored, path, call);
    call.console.differs = scored->figures.differing > 0;
    return {};
}

} // namespace tandem
