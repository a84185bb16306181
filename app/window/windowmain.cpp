#include "app/window/windowmain.h"

#include "app/window/appearance.h"
#include "app/window/endsignals.h"
#include "app/window/mainwindow.h"
#include "models/version.h"
#include "storage/scorers/programmeasurestore.h"

#include <QApplication>
#include <QSettings>

namespace tandem {

int runWindow(int argc, char** argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Tandem"));
    QCoreApplication::setApplicationName(QStringLiteral("tandem"));
    QCoreApplication::setApplicationVersion(programVersion());
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tandem"));
    QGuiApplication::setDesktopFileName(QStringLiteral("tandem"));

    listProgramMeasures(ProgramMeasureStore());
    QSettings settings;
    Appearance appearance(application, loadPreferences(settings));
    MainWindow window(settings, appearance, AskFile(&settings));
    // As by its cross: what is being typed is saved or asked about, and the project is closed.
    const EndSignals endSignals;
    QObject::connect(&endSignals, &EndSignals::received, &window, &QWidget::close);
    window.show();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    // --sample: its name until 0.6, which still works in 0.7.
    if (arguments.contains(QLatin1String("--demo")) ||
        arguments.contains(QLatin1String("--sample")))
        window.openDemoProject();
    else if (!arguments.isEmpty())
        window.openGiven(arguments.first());
    else
        window.openLastProject();
    return QApplication::exec();
}

} // namespace tandem
