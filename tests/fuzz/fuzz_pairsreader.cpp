#include "budget.h"
#include "storage/formats/pairsreader.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// The first byte chooses the file's name. Every pair that is read has an id, and every refusal
/// says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const char* const names[] = {"f.json", "f.jsonl", "f.csv", "f"};
    QByteArray bytes(reinterpret_cast<const char*>(data + 1), static_cast<qsizetype>(size - 1));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    qint64 taken = 0;
    const auto count = readEachPair({buffer, QLatin1String(names[data[0] % 4])},
        [&](metrics::TextPair&& pair) -> Expected<void> {
            if (pair.id.isEmpty() || pair.references() > kMostReferences)
                std::abort();
            ++taken;
            return {};
        });
    if (count ? *count != taken || taken == 0 : count.error().what.isEmpty())
        std::abort();
    return 0;
}
