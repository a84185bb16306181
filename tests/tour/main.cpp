#include "tourpictures.h"

#include <QApplication>
#include <QTextStream>

using namespace tandem;

namespace {

const char* const kUsage =
    "usage: tandem_tour [--telling | --look light|dark|rtl] FOLDER\n"
    "       tandem_tour --look light|dark|rtl --check\n"
    "\n"
    "Writes pictures of every screen with the sample project to FOLDER, light\n"
    "and dark and right to left, in two sizes and more; of the main screens\n"
    "only with --telling, in one look only with --look. Needs no display.\n"
    "With --check it writes none, and only looks whether each was painted.\n";

QtMessageHandler usualHandler = nullptr;

/// What Qt's plugin for no display says of every window, and nobody can do anything about.
void leaveOutSizeHints(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (message != QLatin1String("This plugin does not support propagateSizeHints()"))
        usualHandler(type, context, message);
}

/// Nothing where the arguments are not understood.
QList<TourPictures> wantedPictures(const QStringList& arguments)
{
    if (arguments.size() == 1 && !arguments.first().startsWith(u'-')) {
        return {allPictures(QStringLiteral("light")), allPictures(QStringLiteral("dark")),
            allPictures(QStringLiteral("rtl"))};
    }
    if (arguments.size() == 2 && arguments.first() == QLatin1String("--telling"))
        return tellingPictures();
    if (arguments.size() == 3 && arguments.first() == QLatin1String("--look")) {
        const TourPictures one = allPictures(arguments.at(1));
        return one.sizes.isEmpty() ? QList<TourPictures>() : QList{one};
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    // The pictures are the same with and without a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    usualHandler = qInstallMessageHandler(leaveOutSizeHints);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tandem"));
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const QList<TourPictures> wanted = wantedPictures(arguments);
    if (wanted.isEmpty()) {
        QTextStream(stderr) << kUsage;
        return 2;
    }
    const QString& last = arguments.last();
    const KeepPicture keep = last == QLatin1String("--check") ? checkedOnly() : writtenTo(last);
    if (const auto taken = takePictures(application, wanted, keep); !taken) {
        QTextStream(stderr) << "tandem_tour: " << taken.error().sentence() << Qt::endl;
        return 1;
    }
    return 0;
}
