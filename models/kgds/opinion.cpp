#include "models/kgds/opinion.h"

namespace tandem::kgds {

namespace {

constexpr QLatin1String marker("**");

} // namespace

qsizetype clarifiedReferences(const QString& opinion)
{
    qsizetype markers = 0;
    for (auto at = opinion.indexOf(marker); at >= 0;
         at = opinion.indexOf(marker, at + marker.size()))
        ++markers;
    return markers / 2;
}

OpinionText opinionText(const QString& opinion)
{
    OpinionText result;
    qsizetype copied = 0; // everything before is in `plain`
    for (;;) {
        const qsizetype open = opinion.indexOf(marker, copied);
        const qsizetype inside = open + marker.size();
        const qsizetype close = open < 0 ? -1 : opinion.indexOf(marker, inside);
        if (close < 0)
            break;
        result.plain += QStringView(opinion).sliced(copied, open - copied);
        result.references.append({result.plain.size(), close - inside});
        result.plain += QStringView(opinion).sliced(inside, close - inside);
        copied = close + marker.size();
    }
    result.plain += QStringView(opinion).sliced(copied);
    return result;
}

} // namespace tandem::kgds
