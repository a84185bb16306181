#include "views/welcome/recentproject.h"

#include "models/results/datetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tandem {

/// Translates the texts of views/welcome.
struct WelcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(WelcomeWords)
};

namespace {

constexpr qint64 daysInWeek = 7;

} // namespace

QString openedWhen(const QDateTime& opened, const QDateTime& now)
{
    if (!opened.isValid())
        return {};
    const QDateTime local = opened.toLocalTime();
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days < 0 || days > daysInWeek)
        return results::dateText(local.date());
    if (days == 0)
        return WelcomeWords::tr("today, %1").arg(results::timeOfDayText(opened));
    if (days == 1)
        return WelcomeWords::tr("yesterday");
    return WelcomeWords::tr("%n day(s) ago", nullptr, int(days));
}

RowSpec<RecentProject> recentProjectRows(const std::function<QDateTime()>& now)
{
    const auto card = [now](const RecentProject& project) {
        const QString name =
            project.name.isEmpty() ? QFileInfo(project.path).completeBaseName() : project.name;
        return Card{.title = name,
            .color = project.exists ? nullptr : &ThemeColors::faint,
            .trailing = project.exists ? openedWhen(project.lastOpened, now())
                                       : WelcomeWords::tr("not found"),
            .trailingColor = project.exists ? nullptr : &ThemeColors::boundary,
            .line = QDir::toNativeSeparators(project.path),
            .lineColor = project.exists ? nullptr : &ThemeColors::faint,
            .lineElide = Qt::ElideMiddle};
    };
    return {.key = [](const RecentProject& project) { return RowKey(project.path); },
        .card = card,
        .shape = {.strongTrailing = false}};
}

} // namespace tandem
