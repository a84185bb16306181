#include "storage/formats/kgdsreader.h"

#include "storage/formats/kgdsvisitor.h"
#include "storage/formats/openfile.h"

#include <QFile>

namespace tandem::kgds {

Expected<qint64> readKgds(
    QIODevice& device, const QString& name, const SampleSink& sink, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    JsonSource source(reader);
    KgdsVisitor visitor(source, name, sink);
    return visitor.run().map([&] { return visitor.samplesRead(); });
}

Expected<qint64> readKgdsFile(
    const QString& path, const SampleSink& sink, const ReadProgress& progress)
{
    QFile file(path);
    return openForReading(file).and_then([&] { return readKgds(file, path, sink, progress); });
}

} // namespace tandem::kgds
