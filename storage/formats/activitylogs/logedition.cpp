#include "storage/formats/activitylogs/logedition.h"

#include "storage/formats/activitylogs/logwords.h"

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

struct KnownSize
{
    LogKind kind;
    qint64 rows;
    const char* edition;
};

/// As grouplens.org and yelp.com/dataset say.
constexpr KnownSize kKnownSizes[] = {
    {LogKind::MovieLens, 100'000, "100K"},
    {LogKind::MovieLens, 100'836, "latest-small (2018)"},
    {LogKind::MovieLens, 1'000'209, "1M"},
    {LogKind::MovieLens, 10'000'054, "10M"},
    {LogKind::MovieLens, 20'000'263, "20M"},
    {LogKind::MovieLens, 25'000'095, "25M"},
    {LogKind::MovieLens, 32'000'204, "32M"},
    {LogKind::Yelp, 6'685'900, "2019"},
    {LogKind::Yelp, 8'021'122, "2020"},
    {LogKind::Yelp, 8'635'403, "2021"},
    {LogKind::Yelp, 6'990'280, "2022"},
};

} // namespace

QString editionOf(const LogLayout& layout, qint64 rows)
{
    const auto* const known = std::find_if(std::begin(kKnownSizes), std::end(kKnownSizes),
        [&](const KnownSize& size) { return size.kind == layout.kind && size.rows == rows; });
    if (known == std::end(kKnownSizes))
        return layout.edition;
    return LogWords::tr("%1 %2").arg(layout.edition, QLatin1String(known->edition));
}

} // namespace tandem
