#include "views/welcome/recentproject.h"

#include <QCoreApplication>
#include <QLocale>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecentProject)
};

constexpr qint64 daysInWeek = 7;

} // namespace

QString openedWhen(const QDateTime& opened, const QDateTime& now)
{
    if (!opened.isValid())
        return {};
    const QDateTime local = opened.toLocalTime();
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days < 0 || days > daysInWeek)
        return QLocale().toString(local.date(), QLocale::ShortFormat);
    if (days == 0)
        return Words::tr("today, %1").arg(QLocale().toString(local.time(), QLocale::ShortFormat));
    if (days == 1)
        return Words::tr("yesterday");
    return Words::tr("%n day(s) ago", nullptr, int(days));
}

} // namespace tandem
