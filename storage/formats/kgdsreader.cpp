#include "storage/formats/kgdsreader.h"

#include "storage/formats/kgdssample.h"
#include "storage/formats/openfile.h"

#include <QFile>

namespace tandem::kgds {

Expected<qint64> readKgds(
    QIODevice& device, const QString& name, const SampleSink& sink, const ReadProgress& progress)
{
    qint64 samples = 0;
    const auto take = [&](const Record& record) {
        return sampleFrom(record).and_then(
            [&](SampleRecord&& sample) { return sink(std::move(sample), samples++); });
    };
    return readRecords(device, name, RecordLayout::Json, kgdsShape(), take, progress)
        .map([&](const RecordCounts&) { return samples; });
}

Expected<qint64> readKgdsFile(
    const QString& path, const SampleSink& sink, const ReadProgress& progress)
{
    QFile file(path);
    return openForReading(file).and_then([&] { return readKgds(file, path, sink, progress); });
}

} // namespace tandem::kgds
