#include "models/rounds/timetext.h"

#include "models/rounds/timing.h"

#include <QCoreApplication>

namespace tandem {

QString notMeasured()
{
    return QCoreApplication::translate("TimeText", "not measured");
}

QString timeText(qint64 activeMs, int unmeasured)
{
    if (unmeasured <= 0)
        return clockText(activeMs);
    if (activeMs <= 0)
        return notMeasured();
    return QCoreApplication::translate("TimeText", "%1 (%2 not measured)", "time, count")
        .arg(clockText(activeMs), QLocale().toString(unmeasured));
}

QString spanText(qint64 ms, const QLocale& digits)
{
    const qint64 seconds = qMax<qint64>(0, ms) / 1000;
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    const qint64 days = hours / 24;
    const auto unit = [&](const char* words, qint64 count) {
        return QCoreApplication::translate("TimeText", words).arg(digits.toString(count));
    };
    QStringList parts;
    if (days > 0)
        parts += QCoreApplication::translate("TimeText", "%n day(s)", nullptr, int(days));
    if (hours % 24 > 0)
        parts += unit(QT_TRANSLATE_NOOP("TimeText", "%1 h"), hours % 24);
    if (days == 0 && minutes % 60 > 0)
        parts += unit(QT_TRANSLATE_NOOP("TimeText", "%1 min"), minutes % 60);
    if (parts.isEmpty())
        parts += unit(QT_TRANSLATE_NOOP("TimeText", "%1 s"), seconds);
    return parts.join(u' ');
}

} // namespace tandem
