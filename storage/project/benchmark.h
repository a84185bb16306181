#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/benchmarkfigures.h"
#include "models/kgds/record.h"
#include "storage/formats/tableoutput.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

class Database;

/// A sample of the project, and its place in the benchmark.
struct BenchmarkSample
{
    SampleId sample;
    int position = 0;
    QString title;
    std::optional<kgds::SampleRecord>
        record;                     ///< boundary paragraphs gone, indices renumbered from 1
    std::optional<LeftOut> leftOut; ///< set where there is no record
    int factsLeftOut = 0;           ///< of paragraphs that were removed or changed sides
    int factsUnjudged = 0;          ///< left out: their round about key facts is not finished
    bool opinionsUnsettled = false; ///< it is in without opinions: their round is not settled yet
};

/// Called now and then with how far a long computation is; returning false cancels it.
using Progress = std::function<bool(qint64 done, qint64 all)>;

/// Walks through the benchmark as it stands: samples imported with labels, and samples whose round
/// is closed (strict rule) or fully decided. Where a labelled sample was assigned again, the new
/// round counts once it is closed, and the sample is left out while it is open. One sample is in
/// memory at a time.
Expected<void> forEachBenchmarkSample(Database& database,
    const std::function<Expected<void>(const BenchmarkSample&)>& sink,
    const Progress& progress = {});

/// The same of one sample. NotFound where it is not in the project.
Expected<BenchmarkSample> benchmarkSampleOf(Database& database, SampleId sample);

/// The figures of exactly what an export would hold, and what it would leave out.
Expected<BenchmarkFigures> benchmarkFigures(Database& database, const Progress& progress = {});

/// What an export wrote and what it left out.
struct ExportReport
{
    int samples = 0;
    int leftOutUnassigned = 0;
    int leftOutOpen = 0;
    int leftOutUndecided = 0;
    int leftOutEmpty = 0;
    int factsLeftOut = 0;
    int factsUnjudged = 0;     ///< left out: their round about key facts is not finished
    int opinionsUnsettled = 0; ///< samples written without opinions: their round is not settled yet
    int leftOut() const
    {
        return leftOutUnassigned + leftOutOpen + leftOutUndecided + leftOutEmpty;
    }
};

/// Writes KGDS.json; the file appears whole or not at all.
Expected<ExportReport> exportBenchmark(
    Database& database, const QString& path, const Progress& progress = {});

/// In SpreadsheetCsv notes and titles that look like formulas are quoted (Formulas::Quoted), and a
/// last column says so.
enum class AnswersFormat { Csv, SpreadsheetCsv, JsonLines };
/// What an export of answers wrote.
struct AnswersReport
{
    qint64 rows = 0;
    int heldBack = 0; ///< closed rounds left out: their sides are not named before they are settled
};
/// Writes one row per answer of closed rounds.
Expected<AnswersReport> exportAnswers(
    Database& database, const QString& path, AnswersFormat format, const Progress& progress = {});

/// Writes the statistics as a table.
Expected<void> exportStatistics(
    Database& database, const QString& path, TableFormat format, const Progress& progress = {});

} // namespace tandem
