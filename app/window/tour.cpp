#include "app/window/tour.h"

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/tourproject.h"
#include "app/window/tourstops.h"
#include "app/window/windowwords.h"
#include "views/session/projectsession.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>

namespace tandem {

namespace {

struct Look
{
    QString name;
    ThemeChoice theme;
    QString language;
};

QDialog* openDialog(const MainWindow& window)
{
    const auto dialogs = window.findChildren<QDialog*>();
    for (QDialog* dialog : dialogs) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

bool visit(MainWindow& window, const QString& project, const TourStop& stop, const TourLook& look)
{
    const QLatin1String name(stop.person);
    if (!name.isEmpty() && !window.session())
        window.openProject(project, name);
    if (window.session()) {
        for (const Person& person : window.session()->people()) {
            if (person.name == name)
                window.session()->setCurrentPerson(person.id);
        }
    }
    stop.go(window);
    settleTour();
    QDialog* dialog = stop.isDialog ? openDialog(window) : nullptr;
    const bool isSeen =
        (!stop.isDialog || dialog) && look(stop, dialog ? static_cast<QWidget&>(*dialog) : window);
    if (dialog) {
        dialog->reject();
        settleTour();
    }
    return isSeen;
}

/// Takes the pictures of one look and one size; the name of the first one that could not be
/// written, or "".
QString takePictures(const QString& folder, const QString& project, const Look& look, QSize size,
    Appearance& appearance)
{
    Preferences preferences;
    preferences.theme = look.theme;
    preferences.language = look.language;
    appearance.apply(preferences);
    QTemporaryDir settingsFolder;
    QSettings settings(
        settingsFolder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(settings, appearance, AskFile(&settings));
    window.resize(size);
    return takeTour(window, project, [&](const TourStop& stop, QWidget& shown) {
        return shown.grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                     .arg(folder, QLatin1String(stop.name), look.name)
                                     .arg(size.width()));
    });
}

int fail(const QString& text)
{
    QTextStream(stderr) << "tandem: " << text << Qt::endl;
    return 1;
}

} // namespace

QString takeTour(MainWindow& window, const QString& project, const TourLook& look)
{
    window.show();
    window.activateWindow();
    for (const TourStop& stop : tourStops()) {
        if (!visit(window, project, stop, look))
            return QLatin1String(stop.name);
    }
    return {};
}

int runTour(int argc, char** argv, const QString& folder)
{
    // The pictures are the same with and without a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tandem"));
    Appearance appearance(application, Preferences());
    if (!QDir().mkpath(folder))
        return fail(WindowWords::tr("%1: The folder could not be made.").arg(folder));
    QTemporaryDir projectFolder;
    const QString project = projectFolder.filePath(QStringLiteral("News discussions.tandem"));
    // Its own settings: what this user has set up is not for pictures.
    qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(projectFolder.path()));
    if (auto made = createTourProject(project); !made)
        return fail(made.error().sentence());
    const QList<Look> looks{{QStringLiteral("light"), ThemeChoice::Light, QStringLiteral("en")},
        {QStringLiteral("dark"), ThemeChoice::Dark, QStringLiteral("en")},
        {QStringLiteral("rtl"), ThemeChoice::Light, QStringLiteral("fa")}};
    for (const Look& look : looks) {
        QList<QSize> sizes{{1280, 800}, {1024, 640}};
        if (&look == &looks.first())
            sizes += QSize(1920, 1080);
        for (const QSize size : std::as_const(sizes)) {
            const QString failed = takePictures(folder, project, look, size, appearance);
            if (!failed.isEmpty())
                return fail(
                    WindowWords::tr("%1: The picture %2 could not be made.").arg(folder, failed));
        }
    }
    return 0;
}

} // namespace tandem
