#include "budget.h"
#include "storage/formats/summaryratingsreader.h"

#include <QBuffer>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// The first byte chooses how the rest is laid out. Of ratings that are read, each is within its
/// scale, surrogates can be made or are refused, and every refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const char* const names[] = {"fuzzed.jsonl", "fuzzed.csv", "fuzzed.json"};
    QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const QString name = QLatin1String(names[data[0] % 3]);
    (void)areSummaryRatings(buffer, name);
    const auto rated = readSummaryRatings({buffer, name});
    if (!rated) {
        if (rated.error().what.isEmpty() || rated.error().where.isEmpty())
            std::abort();
        return 0;
    }
    for (const perseval::RatedDocument& document : rated->documents) {
        for (const perseval::SummaryRating& rating : document.ratings) {
            if (rating.rating < 1 || rating.rating > rated->rule.highest || rating.user.isEmpty() ||
                rating.model.isEmpty())
                std::abort();
        }
        const auto made = perseval::withSurrogates(document, rated->rule);
        if (!made && made.error().what.isEmpty())
            std::abort();
    }
    return 0;
}
