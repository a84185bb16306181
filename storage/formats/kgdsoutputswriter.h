#pragma once

#include "models/error.h"
#include "models/kgds/systemscore.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/outputrecordsreader.h"
#include "storage/formats/recordreader.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace tandem::kgds {

/// Writes systems' outputs and the verdicts on them in the published layout (kgdslayout.h), whole
/// or not at all: as an archive where the ending of `path` says so, or else as a new folder (see
/// writeFileTree()). What readSystemOutputs() makes of it is the same again. Where the number of
/// error types would not tell which opinions they are of, each says it, which published scripts
/// pass over. NotWritable, DiskFull, Refused. `progress` is told outputs; Cancelled once it says
/// no.
Expected<void> writeSystemOutputs(const QString& path, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems,
    const std::function<bool(qint64 done, qint64 all)>& progress = {});

/// Writes outputs of systems as records, JSONL or CSV, one by one. readOutputRecords() makes the
/// same of them again.
class OutputRecordsWriter final
{
    Q_DECLARE_TR_FUNCTIONS(OutputRecordsWriter)

public:
    /// `device` must be open for writing and outlive this; `name` is what errors call it. `layout`
    /// is JsonLines or Csv.
    OutputRecordsWriter(QIODevice& device, QString name, RecordLayout layout);

    /// Writes the header of a table. NotWritable or DiskFull, here and below.
    Expected<void> open();
    /// Its `place` does not matter; a table has no verdicts. InvalidInput: a text holds
    /// half of a surrogate pair.
    Expected<void> write(const OutputRecord& record);
    /// Flushes a file; does not close the device.
    Expected<void> finish();

private:
    Expected<void> writeLine(const OutputRecord& record);

    QIODevice& m_device;
    QString m_name;
    std::optional<CsvWriter> m_table; ///< none of JSONL
};

} // namespace tandem::kgds
