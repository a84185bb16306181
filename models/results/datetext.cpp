#include "models/results/datetext.h"

#include <QLocale>

namespace tandem::results {

QString dateTimeText(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

QString fullDateTimeText(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::LongFormat);
}

QString timeOfDayText(const QDateTime& at)
{
    return QLocale().toString(at.toLocalTime().time(), QLocale::ShortFormat);
}

QString dateText(const QDate& day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

} // namespace tandem::results
