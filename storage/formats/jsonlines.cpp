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
        TANDEM_TRY(more, lines.next());
        if (!*more)
            return {};
        if (lines.line().trimmed().isEmpty())
            continue;
        JsonSource source(lines);
        TANDEM_DO(take(source));
    }
}

} // namespace tandem
