#include "app/commandline/replacing.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"

#include <QFileInfo>
#include <QIODevice>

namespace tandem {

namespace {

constexpr QLatin1String kOverwrite("overwrite");

} // namespace

QCommandLineOption overwriteOption()
{
    return QCommandLineOption(QString(kOverwrite),
        CommandWords::tr("Replace files that are there already without asking."));
}

Expected<void> askToReplace(const QStringList& paths, const Arguments& arguments, Console& console)
{
    if (!console.asks || !console.in || arguments.has(kOverwrite))
        return {};
    for (const QString& path : paths) {
        // A device or a pipe is written to, not replaced.
        if (!QFileInfo(path).isFile())
            continue;
        console.err
            << CommandWords::tr("%1 is there already. Replace it? [y/N]").arg(printable(path))
            << ' ';
        console.err.flush();
        const QByteArray answer = console.in->readLine().trimmed().toLower();
        if (answer != "y" && answer != "yes")
            return failure(ErrorCode::Refused, CommandWords::tr("The file was not replaced."), path,
                CommandWords::tr("Give another name, or add --overwrite."));
    }
    return {};
}

} // namespace tandem
