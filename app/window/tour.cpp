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

/// Takes the pictures of one look and one size.
class TourPass final
{
public:
    TourPass(const QString& folder, const QString& project, const Look& look, QSize size,
        Appearance& appearance)
        : m_folder(folder)
        , m_project(project)
        , m_look(look)
        , m_size(size)
        , m_appearance(appearance)
    {
    }

    /// The name of the first picture that could not be written, or "".
    QString run()
    {
        Preferences preferences;
        preferences.theme = m_look.theme;
        preferences.language = m_look.language;
        m_appearance.apply(preferences);
        QTemporaryDir settingsFolder;
        QSettings settings(
            settingsFolder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        MainWindow window(settings, m_appearance, AskFile(&settings));
        window.resize(m_size);
        window.show();
        window.activateWindow();
        for (const TourStop& stop : tourStops()) {
            if (!visit(window, stop))
                return QLatin1String(stop.name);
        }
        return {};
    }

private:
    bool visit(MainWindow& window, const TourStop& stop)
    {
        const QLatin1String name(stop.person);
        if (!name.isEmpty() && !window.session())
            window.openProject(m_project, name);
        if (window.session()) {
            for (const Person& person : window.session()->people()) {
                if (person.name == name)
                    window.session()->setCurrentPerson(person.id);
            }
        }
        stop.go(window);
        settleTour();
        QDialog* dialog = stop.isDialog ? openDialog(window) : nullptr;
        QWidget* pictured = dialog ? static_cast<QWidget*>(dialog) : &window;
        const bool written = (!stop.isDialog || dialog) && pictured->grab().save(pathOf(stop));
        if (dialog) {
            dialog->reject();
            settleTour();
        }
        return written;
    }

    static QDialog* openDialog(MainWindow& window)
    {
        const auto dialogs = window.findChildren<QDialog*>();
        for (QDialog* dialog : dialogs) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }

    QString pathOf(const TourStop& stop) const
    {
        return QStringLiteral("%1/%2-%3-%4.png")
            .arg(m_folder, QLatin1String(stop.name), m_look.name)
            .arg(m_size.width());
    }

    const QString& m_folder;
    const QString& m_project;
    const Look& m_look;
    QSize m_size;
    Appearance& m_appearance;
};

int fail(const QString& text)
{
    QTextStream(stderr) << "tandem: " << text << Qt::endl;
    return 1;
}

} // namespace

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
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            const QString failed = TourPass(folder, project, look, size, appearance).run();
            if (!failed.isEmpty())
                return fail(
                    WindowWords::tr("%1: The picture %2 could not be made.").arg(folder, failed));
        }
    }
    return 0;
}

} // namespace tandem
