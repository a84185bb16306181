#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/window/tour.h"

#include <QDir>

namespace tandem {

CommandSyntax tourSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Take a picture of every screen.");
    syntax.usage = {"FOLDER"};
    syntax.text = Words::tr("Writes pictures of every screen with the sample project, light and "
                            "dark, in two sizes, to FOLDER, which is made when it is not there. It "
                            "shows no window and needs no display.");
    syntax.examples = {"tandem tour build/tour"};
    return syntax;
}

Expected<void> runTourCommand(Call& call)
{
    const QString folder = call.word(0);
    if (!QDir().mkpath(folder)) {
        return failure(ErrorCode::NotWritable, Words::tr("The folder cannot be made."), folder,
            Words::tr("Check the name and your permissions."));
    }
    call.console.afterwards = [folder](
                                  int argc, char** argv) { return runTour(argc, argv, folder); };
    return {};
}

const Command tourCommand{"tour", tourSyntax, runTourCommand};

} // namespace tandem
