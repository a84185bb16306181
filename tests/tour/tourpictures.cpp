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
#include <QImage>
#include <QSet>
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

Expected<void> takePictures(const QString& project, const TourPictures& wanted, QSize size,
    Appearance& appearance, const KeepPicture& keep)
{
    QTemporaryDir settingsFolder;
    QSettings settings(
        settingsFolder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings, appearance, AskFile(&settings));
    window.resize(size);
    QString problem;
    const QString failed =
        takeTour(window, project, wanted.stops, [&](const TourStop& stop, QWidget& shown) {
            const QString name = QStringLiteral("%1-%2-%3")
                                     .arg(QLatin1String(stop.name), wanted.look)
                                     .arg(size.width());
            problem = keep(name, shown.grab().toImage(), size.width(), stop.isDialog);
            return problem.isEmpty();
        });
    if (failed.isEmpty())
        return {};
    return failure(ErrorCode::NotWritable,
        QStringLiteral("The picture %1 could not be made. %2").arg(failed, problem).trimmed());
}

/// A window that painted nothing has one colour; text alone brings many more than these.
bool hasPaint(const QImage& picture)
{
    constexpr int kFewColours = 12;
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height() && colours.size() <= kFewColours; y += 3) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); x += 3)
            colours.insert(line[x]);
    }
    return colours.size() > kFewColours;
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

KeepPicture writtenTo(const QString& folder)
{
    return [folder](const QString& name, const QImage& picture, int, bool) -> QString {
        // Hardly compressed: twice as large, and written in a fraction of the time.
        constexpr int kHardlyCompressed = 85;
        const QString path = folder + u'/' + name + QStringLiteral(".png");
        if (QDir().mkpath(folder) && picture.save(path, "PNG", kHardlyCompressed))
            return {};
        return QStringLiteral("%1 cannot be written.").arg(path);
    };
}

KeepPicture checkedOnly()
{
    return [](const QString&, const QImage& picture, int windowWidth, bool isDialog) -> QString {
        if (!isDialog && picture.width() != windowWidth)
            return QStringLiteral("The window is %1 wide.").arg(picture.width());
        if (!hasPaint(picture.convertToFormat(QImage::Format_RGB32)))
            return QStringLiteral("Nothing was painted.");
        return {};
    };
}

Expected<void> takePictures(
    QApplication& application, const QList<TourPictures>& wanted, const KeepPicture& keep)
{
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
            TANDEM_DO(takePictures(project, pictures, size, appearance, keep));
    }
    return {};
}

} // namespace tandem
