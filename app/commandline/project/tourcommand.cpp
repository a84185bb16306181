#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/window/tour.h"

#include <QDir>

namespace tandem {

Expected<void> runTourCommand(Call& call)
{
    const QString folder = call.word(0);
    if (!QDir().mkpath(folder)) {
        return failure(ErrorCode::NotWritable, CommandWords::tr("The folder cannot be made."),
            folder, CommandWords::tr("Check the name and your permissions."));
    }
    call.console.afterwards = [folder](
                                  int argc, char** argv) { return runTour(argc, argv, folder); };
    return {};
}

const Command tourCommand{"tour", runTourCommand};

} // namespace tandem
