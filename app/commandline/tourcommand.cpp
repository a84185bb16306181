#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/console.h"
#include "app/window/tour.h"

#include <QCoreApplication>
#include <QDir>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

CommandSyntax tourSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Take a picture of every screen.");
    syntax.usage = {QStringLiteral("FOLDER")};
    syntax.text = Words::tr("Writes pictures of every screen with the sample project, light and "
                            "dark, in two sizes, to FOLDER, which is made when it is not there. It "
                            "shows no window and needs no display.");
    syntax.examples = {QStringLiteral("tandem tour build/tour")};
    return syntax;
}

Expected<void> runTourCommand(const Arguments& arguments, Console& console)
{
    const QString folder = arguments.word(0);
    if (!QDir().mkpath(folder)) {
        return failure(ErrorCode::NotWritable, Words::tr("The folder cannot be made."), folder,
            Words::tr("Check the name and your permissions."));
    }
    console.afterwards = [folder](int argc, char** argv) { return runTour(argc, argv, folder); };
    return {};
}

} // namespace tandem
