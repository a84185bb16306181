#include "views/compare/figuretext.h"

#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "views/compare/comparewords.h"

#include <QDateTime>
#include <QLocale>

namespace tandem {

QString decimalText(double value, int digits)
{
    // What is rounded to nothing has no sign left.
    const bool nothing = QByteArray::number(value, 'f', digits).toDouble() == 0.0;
    QString text = QLocale().toString(nothing ? 0.0 : value, 'f', digits);
    // A hyphen would be lost beside the dash of an interval.
    if (text.startsWith(QLatin1Char('-')))
        text[0] = QChar(u'\u2212');
    return text;
}

QString percentText(double share)
{
    return CompareWords::tr("%1 %").arg(decimalText(share * 100.0, 1));
}

QString intervalText(const Interval& interval, int digits)
{
    return CompareWords::tr("%1 – %2").arg(
        decimalText(interval.low, digits), decimalText(interval.high, digits));
}

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

QString itemTimeText(qint64 ms)
{
    constexpr qint64 kMinute = 60'000;
    if (ms == 0)
        return notMeasured();
    return ms < kMinute ? CompareWords::tr("%1 s").arg(countText((ms + 500) / 1000))
                        : clockText(ms);
}

QString momentText(const QDateTime& utc)
{
    return QLocale().toString(utc.toLocalTime(), QLocale::ShortFormat);
}

} // namespace tandem
