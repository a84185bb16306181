// What leaves a project: the benchmark, the answers of closed rounds, the statistics.

#include "storage/project/benchmark.h"

#include "models/project/table.h"
#include "storage/database/database.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/kgdswriter.h"
#include "storage/formats/latextable.h"
#include "storage/formats/markdowntable.h"
#include "storage/repositories/answerrepository.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

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
    return {ErrorCode::Refused,
        QCoreApplication::translate("Benchmark", "No sample is ready for the benchmark yet."), path,
        QCoreApplication::translate("Benchmark",
            "A sample is ready when both annotators have handed it in and every decision is made."),
        {}};
}

/// A slip in a file dialog must not put an export in the project's own place.
Expected<void> refuseOwnFile(const Database& database, const QString& path)
{
    if (QFileInfo(path) != QFileInfo(database.path()))
        return {};
    return failure(ErrorCode::Refused,
        QCoreApplication::translate("Benchmark", "The export would replace the project itself."),
        path, QCoreApplication::translate("Benchmark", "Choose another name for it."));
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

/// One exported answer as (column, value) in the order of the columns; the one place where the
/// columns are named.
nlohmann::ordered_json answerObject(const ExportedAnswer& answer)
{
    const auto text = [](const QString& value) { return value.toStdString(); };
    return {
        {"answer_id", text(answer.row.uuid)},
        {"round", text(answer.roundUuid)},
        {"step", answer.step == Step::KeyFacts ? "key_facts" : "paragraphs"},
        {"person", text(answer.person)},
        {"person_id", text(answer.personUuid)},
        {"sample", answer.samplePosition},
        {"sample_id", text(answer.sampleUuid)},
        {"sample_title", text(answer.sampleTitle)},
        {"item", answer.number},
        {"answer", text(answerWord(answer.row.answer))},
        {"unsure", answer.row.answer.unsure},
        {"note", text(answer.row.answer.note)},
        {"time", text(answer.row.at.toString(Qt::ISODateWithMs))},
        // No answer takes 0 ms: such a time was not measured.
        {"duration_ms", answer.row.durationMs > 0 ? nlohmann::ordered_json(answer.row.durationMs)
                                                  : nlohmann::ordered_json()},
        {"current", answer.current},
        {"pass", passWord(answer.pass)},
        {"paragraph", answer.paragraph},
        {"fact", text(answer.fact)},
    };
}

QString cell(const nlohmann::ordered_json& value)
{
    if (value.is_null())
        return {};
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    return QString::fromStdString(value.dump());
}

Expected<void> writeAnswersCsv(CsvWriter& writer, const ExportedAnswer& answer)
{
    QStringList cells;
    const auto object = answerObject(answer);
    for (const auto& value : object)
        cells.append(cell(value));
    return writer.writeRow(cells);
}

QStringList answerColumns()
{
    QStringList columns;
    const auto object = answerObject({});
    for (const auto& [key, value] : object.items())
        columns.append(QString::fromStdString(key));
    return columns;
}

Expected<void> writeAll(QIODevice& device, const QByteArray& bytes, const QString& path)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return failure(ErrorCode::NotWritable,
        QCoreApplication::translate("Benchmark", "The file cannot be written to its end."), path,
        QCoreApplication::translate("Benchmark", "Free some space, or choose another folder."),
        device.errorString());
}

/// Statistics as a table; numbers without grouping for machines, with it for people.
Table statisticsTable(const kgds::BenchmarkStatistics& statistics, bool forMachines)
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    Table table;
    table.caption =
        forMachines ? QString() : QCoreApplication::translate("Benchmark", "Benchmark statistics");
    if (forMachines)
        table.header = {QStringLiteral("key"), QStringLiteral("figure"), QStringLiteral("value"),
            QStringLiteral("n")};
    else
        table.header = {QCoreApplication::translate("Benchmark", "Figure"),
            QCoreApplication::translate("Benchmark", "Value"), QStringLiteral("n")};
    for (const kgds::StatisticRow& row : kgds::rows(statistics)) {
        if (forMachines) {
            const int digits = row.decimals == 0 ? 0 : 6;
            table.rows.append({row.key, row.label,
                row.value ? QString::number(*row.value, 'f', digits) : QString(),
                QString::number(row.n)});
            continue;
        }
        table.rows.append({row.label,
            row.value ? english.toString(*row.value, 'f', row.decimals) : QStringLiteral("–"),
            english.toString(row.n)});
    }
    return table;
}

} // namespace

Expected<ExportReport> exportBenchmark(
    Database& database, const QString& path, const Progress& progress)
{
    if (auto other = refuseOwnFile(database, path); !other)
        return failure(other.error());
    ExportReport report;
    const auto produce = [&](QIODevice& device) -> Expected<void> {
        kgds::KgdsWriter writer(device, path);
        if (auto opened = writer.open(); !opened)
            return opened;
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
        if (auto walked = forEachBenchmarkSample(database, sink, progress); !walked)
            return walked;
        if (report.samples == 0)
            return failure(nothingToExport(path));
        return writer.finish();
    };
    if (auto written = writeAtomically(path, produce); !written)
        return failure(written.error());
    return report;
}

Expected<AnswersReport> exportAnswers(
    Database& database, const QString& path, AnswersFormat format, const Progress& progress)
{
    constexpr qint64 kRowsBetweenProgress = 1000;
    if (auto other = refuseOwnFile(database, path); !other)
        return failure(other.error());
    const auto all = database.scalar(QStringLiteral("SELECT max(id) FROM answer"));
    const auto heldBack = AnswerRepository(database).heldBack();
    if (!all || !heldBack)
        return failure(all ? heldBack.error() : all.error());
    AnswersReport report{0, *heldBack};
    const auto produce = [&](QIODevice& device) -> Expected<void> {
        CsvWriter csv(device, path, LineEnd::CrLf,
            format == AnswersFormat::SpreadsheetCsv ? Formulas::Quoted : Formulas::AsTheyAre);
        if (format != AnswersFormat::JsonLines) {
            if (auto header = csv.writeRow(answerColumns()); !header)
                return header;
        }
        const auto sink = [&](const ExportedAnswer& answer) -> Expected<void> {
            if (++report.rows % kRowsBetweenProgress == 0 && progress &&
                !progress(report.rows, all->toLongLong()))
                return failure(
                    ErrorCode::Cancelled, QCoreApplication::translate("Benchmark", "Cancelled."));
            if (format != AnswersFormat::JsonLines)
                return writeAnswersCsv(csv, answer);
            return writeAll(
                device, QByteArray::fromStdString(answerObject(answer).dump()) + '\n', path);
        };
        if (auto walked = AnswerRepository(database).forExport(sink); !walked)
            return walked;
        return format != AnswersFormat::JsonLines ? csv.finish() : Expected<void>();
    };
    if (auto written = writeAtomically(path, produce); !written)
        return failure(written.error());
    return report;
}

Expected<void> exportStatistics(
    Database& database, const QString& path, TableFormat format, const Progress& progress)
{
    if (auto other = refuseOwnFile(database, path); !other)
        return other;
    const auto statistics = benchmarkStatistics(database, progress);
    if (!statistics)
        return failure(statistics.error());
    const Table table = statisticsTable(*statistics, format == TableFormat::Csv);
    if (format == TableFormat::Csv) {
        return writeAtomically(path, [&](QIODevice& device) {
            CsvWriter writer(device, path);
            return writer.write(table).and_then([&] { return writer.finish(); });
        });
    }
    const QString text = format == TableFormat::Markdown ? markdownTable(table) : latexTable(table);
    return writeAtomically(path, text.toUtf8());
}

} // namespace tandem
