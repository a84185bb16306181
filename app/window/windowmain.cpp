#include "app/window/windowmain.h"

#include <QApplication>

namespace tandem {

int runWindow(int argc, char** argv)
{
    const QApplication application(argc, argv);
    return QApplication::exec();
}

} // namespace tandem
