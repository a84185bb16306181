#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/window/tour.h"

#include <QDir>

namespace tandem {

CommandSyntax tourSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Take a picture of every screen.");
    syntax.usage = {QStringLiteral("FOLDER")};
    syntax.text =
        CommandWords::tr("Writes pictures of every screen with the sample project, light and "
                         "dark, in two sizes, to FOLDER, which is made when it is not there. It "
                         "shows no window and needs no display.");
    syntax.examples = {QStringLiteral("tandem tour build/tour")};
    return syntax;
}

Expected<void> runTourCommand(const Arguments& arguments, Console& console)
{
    const QString folder = arguments.word(0);
    if (!QDir().mkpath(folder)) {
        return failure(ErrorCode::NotWritable, CommandWords::tr("The folder cannot be made."),
            folder, CommandWords::tr("Check the name and your permissions."));
    }
    console.afterwards = [folder](int argc, char** argv) { return runTour(argc, argv, folder); };
    return {};
}

} // namespace tandem
