#include "app/commandline/commandline.h"

#include "app/commandline/call.h"
#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/completion.h"
#include "app/commandline/helptext.h"
#include "app/commandline/manpage.h"
#include "models/error.h"
#include "models/version.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/ownfile.h"

#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

/// The file that a place names, with whatever stands behind its name; empty where it names none.
QString fileAt(const QString& where)
{
    for (qsizetype end = where.size(); end > 0; --end) {
        if (QFileInfo(where.first(end)).isFile())
            return where.first(end);
    }
    return {};
}

/// The own file among those that a place names: "PROJECT, FILE, line 3".
std::optional<OwnFile> ownFileAt(QString where)
{
    for (QString path = fileAt(where); !path.isEmpty(); path = fileAt(where)) {
        const auto head = readFileHead(path);
        if (auto own = head ? ownFileIn(*head) : std::nullopt)
            return own;
        where.remove(0, path.size());
        while (!where.isEmpty() && (where.front().isSpace() || where.front().isPunct()) &&
               where.front() != u'/' && where.front() != u'.')
            where.remove(0, 1);
    }
    return std::nullopt;
}

/// Whether the command takes such a file, or was given it by an option that does.
bool takes(const OwnFile& file, const QString& where, const Call& call)
{
    if (file.takers.contains(QStringLiteral("study --design")))
        return QLatin1String(call.command().name) == QLatin1String("study") && call.has("design") &&
               where.startsWith(call.value("design"));
    const QString command =
        QString(QLatin1String(call.command().name)) + u' ' + call.word(0) + u' ';
    return std::any_of(file.takers.begin(), file.takers.end(),
        [&](const QString& taker) { return command.startsWith(taker + u' '); });
}

/// The error of a call; where a file could not be read because it is one that another command takes
/// (ownFileIn()), that is what its remedy says. One place, since each file can be given to each
/// command.
Error withOwnFileNamed(const Error& error, const Call& call)
{
    if (error.code != ErrorCode::InvalidInput && error.code != ErrorCode::NotAProject)
        return error;
    const auto own = ownFileAt(error.where);
    if (!own || takes(*own, error.where, call) || error.what == own->what)
        return error;
    Error named = error;
    named.remedy = own->what + u' ' + own->remedy;
    return named;
}

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
        static const QStringList windowOptions{QStringLiteral("demo"), QStringLiteral("sample"),
            QStringLiteral("platform"), QStringLiteral("style"), QStringLiteral("stylesheet"),
            QStringLiteral("display"), QStringLiteral("reverse"), QStringLiteral("geometry"),
            QStringLiteral("qwindowgeometry"), QStringLiteral("qwindowtitle"),
            QStringLiteral("fontengine"), QStringLiteral("session")};
        const qsizetype dashes = first.startsWith(QLatin1String("--")) ? 2 : 1;
        return windowOptions.contains(first.mid(dashes).section(u'=', 0, 0));
    }
    return first.contains(u'/') || first.endsWith(QLatin1String(".tandem")) ||
           QFileInfo::exists(first);
}

} // namespace tandem
