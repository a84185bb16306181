#include "tourpictures.h"

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "tour.h"
#include "tourproject.h"
#include "toursettle.h"
#include "tourstops.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

namespace tandem {

namespace {

constexpr QSize kUsual(1280, 800);

Preferences preferencesOf(const QString& look)
{
    Preferences preferences;
    preferences.theme = look == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
    preferences.language =
        look == QLatin1String("rtl") ? QStringLiteral("fa") : QStringLiteral("en");
    return preferences;
}

Expected<void> takePictures(const QString& folder, const QString& project,
    const TourPictures& wanted, QSize size, Appearance& appearance)
{
    // Hardly compressed: twice as large, and written in a fraction of the time.
    constexpr int kHardlyCompressed = 85;
    QTemporaryDir settingsFolder;
    QSettings settings(
        settingsFolder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings, appearance, AskFile(&settings));
    window.resize(size);
    const QString failed =
        takeTour(window, project, wanted.stops, [&](const TourStop& stop, QWidget& shown) {
            const QString name = QStringLiteral("%1/%2-%3-%4.png")
                                     .arg(folder, QLatin1String(stop.name), wanted.look)
                                     .arg(size.width());
            return shown.grab().toImage().save(name, "PNG", kHardlyCompressed);
        });
    if (failed.isEmpty())
        return {};
    return failure(ErrorCode::NotWritable,
        QStringLiteral("The picture %1 could not be made.").arg(failed), folder);
}

} // namespace

TourPictures allPictures(const QString& look)
{
    constexpr QSize kSmall(1024, 640);
    constexpr QSize kLarge(1920, 1080);
    if (look == QLatin1String("light"))
        return {look, {kUsual, kSmall, kLarge}, tourStops()};
    if (look == QLatin1String("dark") || look == QLatin1String("rtl"))
        return {look, {kUsual, kSmall}, tourStops()};
    return {};
}

QList<TourPictures> tellingPictures()
{
    QList<TourPictures> all{{QStringLiteral("light"), {kUsual}, tellingStops()}};
    const auto again = [&all](const QString& look, const QList<QLatin1String>& names) {
        QList<TourStop> stops = tellingStops();
        stops.removeIf(
            [&](const TourStop& stop) { return !names.contains(QLatin1String(stop.name)); });
        all.append({look, {kUsual}, stops});
    };
    again(QStringLiteral("dark"), {QLatin1String("annotate"), QLatin1String("inspect")});
    again(QStringLiteral("rtl"), {QLatin1String("annotate")});
    return all;
}

Expected<void> takePictures(
    QApplication& application, const QString& folder, const QList<TourPictures>& wanted)
{
    if (!QDir().mkpath(folder)) {
        return failure(
            ErrorCode::NotWritable, QStringLiteral("The folder could not be made."), folder);
    }
    QTemporaryDir projectFolder;
    const QString project = projectFolder.filePath(QStringLiteral("News discussions.tandem"));
    // Its own settings: what this user has set up is not for pictures.
    qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(projectFolder.path()));
    watchTimers();
    Appearance appearance(application, Preferences());
    TANDEM_DO(createTourProject(project));
    for (const TourPictures& pictures : wanted) {
        appearance.apply(preferencesOf(pictures.look));
        for (const QSize size : pictures.sizes)
            TANDEM_DO(takePictures(folder, project, pictures, size, appearance));
    }
    return {};
}

} // namespace tandem
