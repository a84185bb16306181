#include "models/rounds/timetext.h"

#include "models/rounds/timing.h"

#include <QCoreApplication>
#include <QLocale>

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

} // namespace tandem
