#include "budget.h"
#include "storage/formats/kgdsreader.h"
#include "storage/formats/kgdswriter.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

/// Reads `bytes`; the samples where all of them are good.
std::optional<QList<kgds::SampleRecord>> read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QList<kgds::SampleRecord> samples;
    const auto count = kgds::readKgds({buffer, QStringLiteral("fuzzed")},
        [&](kgds::SampleRecord&& sample, qint64) -> Expected<void> {
            samples.append(std::move(sample));
            return {};
        });
    // Every refusal says what is wrong.
    if (!count && count.error().what.isEmpty())
        std::abort();
    return count ? std::optional(samples) : std::nullopt;
}

} // namespace

/// What was read can be written, and reads as the same again.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const auto samples =
        read(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!samples)
        return 0;
    QByteArray written;
    QBuffer out(&written);
    out.open(QIODevice::WriteOnly);
    kgds::KgdsWriter writer(out, QStringLiteral("written"));
    if (!writer.open())
        std::abort();
    for (const kgds::SampleRecord& sample : *samples) {
        if (!writer.write(sample))
            std::abort();
    }
    if (!writer.finish())
        std::abort();
    const auto again = read(written);
    if (!again || *again != *samples)
        std::abort();
    return 0;
}
