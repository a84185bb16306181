#include "storage/formats/jsonlines.h"

#include "storage/formats/limits.h"

namespace tandem {

Expected<void> readJsonLines(QIODevice& device, const QString& name,
    const std::function<Expected<void>(JsonSource&)>& take, const QString& remedy,
    const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    LineReader lines(reader, limits::maxItemBytes, remedy);
    for (;;) {
        const auto more = lines.next();
        if (!more)
            return failure(more.error());
        if (!*more)
            return {};
        if (lines.line().trimmed().isEmpty())
            continue;
        JsonSource source(lines);
        if (auto taken = take(source); !taken)
            return taken;
    }
}

} // namespace tandem
