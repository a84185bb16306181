#include "storage/runs/chosensamples.h"

#include "storage/database/rows.h"

#include <QSet>

namespace tandem {

Expected<QList<SampleId>> chosenSamples(Database& database, const RunOptions& options)
{
    const QSet<SampleId> chosen(options.samples.begin(), options.samples.end());
    auto samples = valuesOf<SampleId>(
        database, QStringLiteral("SELECT id FROM sample_in_use ORDER BY position"));
    if (samples && !chosen.isEmpty())
        samples->removeIf([&](SampleId sample) { return !chosen.contains(sample); });
    return samples;
}

Expected<std::map<int, SampleId>> samplesByNumber(Database& database)
{
    return pairsOf<int, SampleId>(
        database, QStringLiteral("SELECT position, id FROM sample_in_use"))
        .map([](const QHash<int, SampleId>& samples) {
            return std::map<int, SampleId>(
                samples.constKeyValueBegin(), samples.constKeyValueEnd());
        });
}

Expected<void> noteNotReady(RunSelection& selection, const Error& why)
{
    if (isFileTrouble(why))
        return failure(why);
    ++selection.samplesNotReady;
    if (!selection.whyNotReady)
        selection.whyNotReady = why;
    return {};
}

bool isFileTrouble(const Error& error)
{
    switch (error.code) {
    case ErrorCode::Database:
    case ErrorCode::DiskFull:
    case ErrorCode::NotWritable:
    case ErrorCode::Unreadable:
    case ErrorCode::Busy:
    case ErrorCode::Corrupt:
        return true;
    default:
        return false;
    }
}

} // namespace tandem
