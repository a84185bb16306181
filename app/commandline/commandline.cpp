#include "app/commandline/commandline.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/completion.h"
#include "app/commandline/helptext.h"
#include "app/commandline/manpage.h"
#include "app/commandline/ownfilehint.h"
#include "models/version.h"

#include <QFileInfo>

namespace tandem {

namespace {

Expected<void> explain(const QStringList& about, Console& console)
{
    if (about.isEmpty() || about.first() == QLatin1String("help")) {
        console.out << overviewText();
        return {};
    }
    if (about.first() == QLatin1String("formats")) {
        console.out << helpFile(QStringLiteral("formats.txt"));
        return {};
    }
    if (about.first() == QLatin1String("man")) {
        console.out << manPage();
        return {};
    }
    // What the shells' scripts ask while somebody types.
    if (about.first() == QLatin1String("--complete")) {
        console.out << completionLines(completionOf(about.mid(1)));
        return {};
    }
    const Command* command = findCommand(about.first());
    if (!command) {
        return console.misuse(CommandWords::tr("Unknown command: \"%1\".").arg(about.first()),
            CommandWords::tr("\"tandem help\" lists the commands."));
    }
    console.out << helpText(*command);
    return {};
}

tl::unexpected<Error> unknownCommand(const QString& name, Console& console)
{
    const QString list = CommandWords::tr("\"tandem help\" lists the commands.");
    if (name.startsWith(u'-')) {
        return console.misuse(CommandWords::tr("Unknown option: %1.").arg(name), list);
    }
    const QString nearest = nearestWord(name, commandNames());
    return console.misuse(CommandWords::tr("\"%1\" is neither a command nor a file.").arg(name),
        nearest.isEmpty() ? list : CommandWords::tr("Did you mean \"tandem %1\"?").arg(nearest));
}

Expected<void> dispatch(const QStringList& arguments, Console& console)
{
    const QString name = arguments.value(0);
    const QStringList rest = arguments.mid(1);
    if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
        console.out << QStringLiteral("tandem ") << programVersion() << '\n';
        return {};
    }
    if (name == QLatin1String("help") || name == QLatin1String("--help") ||
        name == QLatin1String("-h"))
        return explain(rest, console);
    const Command* command = findCommand(name);
    if (!command)
        return unknownCommand(name, console);
    TANDEM_TRY_VAR(call, Call::read(*command, rest, console));
    if (call->wantsHelp())
        return explain({name}, console);
    const auto done =
        command->run ? command->run(*call) : runVerb(verbsOf(*command), *call, command->verbPlace);
    if (!done)
        return failure(withOwnFileNamed(done.error(), *call));
    return {};
}

} // namespace

int runCommand(const QStringList& arguments, Console& console)
{
    const auto done = dispatch(arguments, console);
    console.out.flush();
    if (done)
        return console.differs ? kExitDiffers : kExitOk;
    console.err << QStringLiteral("tandem: ") << printable(done.error().sentence()) << '\n';
    console.err.flush();
    if (done.error().code == ErrorCode::Cancelled)
        return kExitInterrupted;
    return console.misused ? kExitMisused : kExitFailed;
}

int runCommand(const QStringList& arguments, QTextStream& out, QTextStream& err)
{
    Console console{out, err};
    return runCommand(arguments, console);
}

bool opensWindow(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return true;
    const QString first = arguments.first();
    if (findCommand(first) || first == QLatin1String("help"))
        return false;
    if (first.startsWith(u'-')) {
        static const QStringList windowOptions{QStringLiteral("sample"), QStringLiteral("platform"),
            QStringLiteral("style"), QStringLiteral("stylesheet"), QStringLiteral("display"),
            QStringLiteral("reverse"), QStringLiteral("geometry"),
            QStringLiteral("qwindowgeometry"), QStringLiteral("qwindowtitle"),
            QStringLiteral("fontengine"), QStringLiteral("session")};
        const qsizetype dashes = first.startsWith(QLatin1String("--")) ? 2 : 1;
        return windowOptions.contains(first.mid(dashes).section(u'=', 0, 0));
    }
    return first.contains(u'/') || first.endsWith(QLatin1String(".tandem")) ||
           QFileInfo::exists(first);
}

} // namespace tandem
