#include "views/compare/figuretext.h"

#include "models/results/datetext.h"
#include "models/results/intervaltext.h"
#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "views/compare/comparewords.h"

#include <QDateTime>

namespace tandem {

QString percentText(double share)
{
    return CompareWords::tr("%1 %").arg(results::numberText(share * 100.0, 1));
}

QString intervalText(const Interval& interval, int digits)
{
    return results::intervalText(
        results::numberText(interval.low, digits), results::numberText(interval.high, digits));
}

QString itemTimeText(qint64 ms)
{
    constexpr qint64 kMinute = 60'000;
    if (ms == 0)
        return notMeasured();
    return ms < kMinute ? CompareWords::tr("%1 s").arg(results::countText((ms + 500) / 1000))
                        : clockText(ms);
}

QString momentText(const QDateTime& utc)
{
    return results::dateTimeText(utc);
}

} // namespace tandem
