#include "app/commandline/commandmain.h"
#include "app/window/windowmain.h"

int main(int argc, char** argv)
{
    return tandem::isWindowCall(argc, argv) ? tandem::runWindow(argc, argv)
                                            : tandem::runCommandLine(argc, argv);
}
