#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/kgdsalignment.h"
#include "storage/formats/kgdslayout.h"
#include "storage/formats/kgdsverdicts.h"

#include <QByteArray>
#include <QString>

#include <mutex>
#include <optional>
#include <vector>

/// One file of systems' outputs at a time, whatever thread it is parsed in.
namespace tandem::kgds {

struct OutputFileBytes
{
    OutputFile file;
    QString place; ///< what errors call it
    QByteArray bytes;
};

/// What a file says; which member that is, its kind tells.
struct ParsedOutputFile
{
    OutputFile file;
    QString place;
    SystemOutput output;
    VerdictFile verdicts;
    ErrorVerdict error;
    /// Conclusions that are neither "knowable" nor "unknowable".
    qint64 otherWords = 0;
    QString firstOtherWord; ///< with its place
};

/// The facts and opinions of a benchmark's samples, put in order once a sample is asked for. For
/// several threads.
class BenchmarkItems final
{
public:
    /// `benchmark` must outlive this.
    explicit BenchmarkItems(const QList<SampleRecord>& benchmark);

    /// Samples count from 1.
    const JudgedItems& facts(qint64 sample);
    const JudgedItems& opinions(qint64 sample);

private:
    struct Items
    {
        std::once_flag once;
        JudgedItems items;
    };

    const QList<SampleRecord>& m_benchmark;
    std::vector<Items> m_facts;
    std::vector<Items> m_opinions;
};

/// InvalidInput, with the file: see kgdsverdicts.h; a text that is not the benchmark's.
Expected<ParsedOutputFile> parseOutputFile(const OutputFileBytes& bytes, BenchmarkItems& items);

} // namespace tandem::kgds
