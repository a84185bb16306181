// What leaves a project: the benchmark, the answers of closed rounds, the statistics.

#include "storage/project/benchmark.h"

#include "models/kgds/statisticsreport.h"
#include "storage/database/database.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/kgdswriter.h"
#include "storage/formats/tableoutput.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/answerrepository.h"

#include <QFileInfo>

#include <variant>

namespace tandem {

namespace {

void countLeftOut(ExportReport& report, LeftOut reason)
{
    switch (reason) {
    case LeftOut::Unassigned:
        ++report.leftOutUnassigned;
        break;
    case LeftOut::Open:
        ++report.leftOutOpen;
        break;
    case LeftOut::Undecided:
        ++report.leftOutUndecided;
        break;
    case LeftOut::NothingKept:
        ++report.leftOutEmpty;
        break;
    }
}

Error nothingToExport(const QString& path)
{
    return {ErrorCode::Refused, ProjectWords::tr("No sample is ready for the benchmark yet."), path,
        ProjectWords::tr(
            "A sample is ready when both annotators have submitted it and every decision is made."),
        {}};
}

/// A slip in a file dialog must not put an export in the project's own place.
Expected<void> refuseOwnFile(const Database& database, const QString& path)
{
    if (QFileInfo(path) != QFileInfo(database.path()))
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("The export would overwrite the project itself."), path,
        ProjectWords::tr("Choose another file name."));
}

/// "yes", "no", or "" for an answer taken back.
QString answerWord(const Answer& answer)
{
    if (!answer.value)
        return QStringLiteral("");
    return *answer.value == YesNo::Yes ? QStringLiteral("yes") : QStringLiteral("no");
}

const char* passWord(AnswerPass pass)
{
    switch (pass) {
    case AnswerPass::Ordinary:
        return "ordinary";
    case AnswerPass::Calibration:
        return "calibration";
    case AnswerPass::Second:
        break;
    }
    return "second";
}

/// One column of an exported answer; null where there is nothing in it.
struct AnswerColumn
{
    const char* key;
    std::variant<std::monostate, bool, qint64, QString> value;
};

/// One exported answer; the one place where the columns are named and have their order.
QList<AnswerColumn> columnsOf(const ExportedAnswer& answer)
{
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    AnswerColumn duration{"duration_ms", {}};
    if (answer.row.durationMs > 0) // no answer takes 0 ms: such a time was not measured
        duration.value = answer.row.durationMs;
    return {
        {"answer_id", answer.row.uuid},
        {"round", answer.roundUuid},
        {"step", word(answer.step == Step::KeyFacts ? "key_facts" : "paragraphs")},
        {"person", answer.person},
        {"person_id", answer.personUuid},
        {"sample", qint64(answer.samplePosition)},
        {"sample_id", answer.sampleUuid},
        {"sample_title", answer.sampleTitle},
        {"item", qint64(answer.number)},
        {"answer", answerWord(answer.row.answer)},
        {"unsure", answer.row.answer.unsure},
        {"note", answer.row.answer.note},
        {"time", answer.row.at.toString(Qt::ISODateWithMs)},
        duration,
        {"current", answer.current},
        {"pass", word(passWord(answer.pass))},
        {"paragraph", answer.paragraph},
        {"fact", answer.fact},
    };
}

QByteArray jsonLine(const ExportedAnswer& answer)
{
    JsonText out(JsonText::Style::Compact);
    out.beginObject();
    for (const AnswerColumn& column : columnsOf(answer)) {
        out.key(column.key);
        if (const auto* text = std::get_if<QString>(&column.value))
            out.text(QByteArrayView(text->toUtf8()));
        else if (const auto* number = std::get_if<qint64>(&column.value))
            out.number(*number);
        else if (const auto* truth = std::get_if<bool>(&column.value))
            out.raw(*truth ? "true" : "false");
        else
            out.raw("null");
    }
    out.endObject();
    return out.bytes() + '\n';
}

QString cellOf(const AnswerColumn& column)
{
    if (const auto* text = std::get_if<QString>(&column.value))
        return *text;
    if (const auto* number = std::get_if<qint64>(&column.value))
        return QString::number(*number);
    if (const auto* truth = std::get_if<bool>(&column.value))
        return *truth ? QStringLiteral("true") : QStringLiteral("false");
    return {};
}

Expected<void> writeAnswersCsv(
    CsvWriter& writer, const ExportedAnswer& answer, AnswersFormat format)
{
    QStringList cells;
    for (const AnswerColumn& column : columnsOf(answer))
        cells.append(cellOf(column));
    if (format == AnswersFormat::SpreadsheetCsv)
        cells.append(kFormulasQuoted);
    return writer.writeRow(cells);
}

QStringList answerColumns(AnswersFormat format)
{
    QStringList columns;
    for (const AnswerColumn& column : columnsOf({}))
        columns.append(QLatin1String(column.key));
    if (format == AnswersFormat::SpreadsheetCsv)
        columns.append(kFormulasColumn);
    return columns;
}

} // namespace

Expected<ExportReport> exportBenchmark(
    Database& database, const QString& path, const Progress& progress)
{
    TANDEM_DO(refuseOwnFile(database, path));
    ExportReport report;
    const auto produce = [&](QIODevice& device) -> Expected<void> {
        kgds::KgdsWriter writer(device, path);
        TANDEM_DO(writer.open());
        const auto sink = [&](const BenchmarkSample& sample) -> Expected<void> {
            report.factsLeftOut += sample.factsLeftOut;
            report.factsUnjudged += sample.factsUnjudged;
            if (!sample.record) {
                countLeftOut(report, sample.leftOut.value_or(LeftOut::NothingKept));
                return {};
            }
            ++report.samples;
            report.opinionsUnsettled += sample.opinionsUnsettled ? 1 : 0;
            return writer.write(*sample.record);
        };
        TANDEM_DO(forEachBenchmarkSample(database, sink, progress));
        if (report.samples == 0)
            return failure(nothingToExport(path));
        return writer.finish();
    };
    TANDEM_DO(writeAtomically(path, produce));
    return report;
}

Expected<AnswersReport> exportAnswers(
    Database& database, const QString& path, AnswersFormat format, const Progress& progress)
{
    constexpr qint64 kRowsBetweenProgress = 1000;
    TANDEM_DO(refuseOwnFile(database, path));
    TANDEM_TRY(all, database.scalar(QStringLiteral("SELECT max(id) FROM answer")));
    TANDEM_TRY(heldBack, AnswerRepository(database).heldBack());
    AnswersReport report{0, *heldBack};
    const auto produce = [&](QIODevice& device) -> Expected<void> {
        CsvWriter csv(device, path, LineEnd::CrLf,
            format == AnswersFormat::SpreadsheetCsv ? Formulas::Quoted : Formulas::AsTheyAre);
        if (format != AnswersFormat::JsonLines) {
            TANDEM_DO(csv.writeRow(answerColumns(format)));
        }
        const auto sink = [&](const ExportedAnswer& answer) -> Expected<void> {
            if (++report.rows % kRowsBetweenProgress == 0 && progress &&
                !progress(report.rows, all->toLongLong()))
                return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
            if (format != AnswersFormat::JsonLines)
                return writeAnswersCsv(csv, answer, format);
            return writeFully(device, jsonLine(answer), path);
        };
        TANDEM_DO(AnswerRepository(database).forExport(sink));
        return format != AnswersFormat::JsonLines ? csv.finish() : Expected<void>();
    };
    TANDEM_DO(writeAtomically(path, produce));
    return report;
}

Expected<void> exportStatistics(
    Database& database, const QString& path, TableFormat format, const Progress& progress)
{
    TANDEM_DO(refuseOwnFile(database, path));
    TANDEM_TRY(figures, benchmarkFigures(database, progress));
    results::Section section = statisticsSection(figures->statistics);
    section.title = ProjectWords::tr("Benchmark statistics");
    return writeSection(path, section, format);
}

} // namespace tandem
