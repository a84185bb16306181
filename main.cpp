#include "app/window/windowmain.h"

int main(int argc, char** argv)
{
    return tandem::runWindow(argc, argv);
}
