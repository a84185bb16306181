#include "budget.h"
#include "storage/formats/casesreader.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// The first byte chooses the format. Every case that is read has something to be evaluated, and
/// every refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    constexpr CasesFormat kFormats[] = {
        CasesFormat::Json, CasesFormat::JsonLines, CasesFormat::Csv};
    QByteArray bytes(reinterpret_cast<const char*>(data + 1), static_cast<qsizetype>(size - 1));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto count = readCases({buffer, QStringLiteral("fuzzed")}, kFormats[data[0] % 3],
        [](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
            if (place.isEmpty() || (textCase.expected.isEmpty() && textCase.prompt.isEmpty()))
                std::abort();
            return {};
        });
    if (!count && count.error().what.isEmpty())
        std::abort();
    return 0;
}
