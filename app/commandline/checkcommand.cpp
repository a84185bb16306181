#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "storage/database/schema.h"
#include "storage/project/projectcheck.h"

#include <QJsonArray>

namespace tandem {

namespace {

constexpr QLatin1String kUpgrade("upgrade");

Expected<CheckReport> check(const QString& path, bool upgrade, Console& console)
{
    if (upgrade) {
        TerminalProgress progress(console, CommandWords::tr("Bringing up to date"));
        TANDEM_DO(openProjectFile(path, Database::Mode::ReadWrite, progress.callback()));
    }
    const LogFileTidier tidier(path);
    TerminalProgress progress(console, CommandWords::tr("Checking"));
    return checkProject(path, progress.callback());
}

void printCheck(const CheckReport& report, const QString& path, bool asJson, Console& console)
{
    if (asJson) {
        printJson(console.out,
            {{QStringLiteral("ok"), report.problems.isEmpty()},
                {QStringLiteral("schema_version"), report.schemaVersion},
                {QStringLiteral("samples"), report.samples},
                {QStringLiteral("answers"), report.answers},
                {QStringLiteral("problems"), QJsonArray::fromStringList(report.problems)}});
        return;
    }
    for (const QString& problem : report.problems)
        console.out << printable(problem) << '\n';
    console.out << CommandWords::tr("%1: schema version %2, %3 samples, %4 answers.")
                       .arg(printable(path), QString::number(report.schemaVersion),
                           groupedCount(report.samples), groupedCount(report.answers));
    if (report.problems.isEmpty())
        console.out << ' ' << CommandWords::tr("All is well.");
    console.out << '\n';
}

} // namespace

CommandSyntax checkSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Check a project file: integrity, journal, references.");
    syntax.usage = {QStringLiteral("PROJECT [--upgrade]")};
    syntax.text = CommandWords::tr(
        "Reads the whole file and looks for damage, references that lead nowhere, answers that "
        "nobody could have given, and gaps in the search index. The exit code is 1 when anything "
        "is found. Nothing is changed, unless --upgrade asks for it.");
    syntax.options = {QCommandLineOption(QString(kUpgrade),
        CommandWords::tr(
            "First bring a project of an older version forward; a copy of the old file stays "
            "beside it."))};
    syntax.examples = {QStringLiteral("tandem check k.tandem && cp k.tandem /backup/")};
    return syntax;
}

Expected<void> runCheck(const Arguments& arguments, Console& console)
{
    const QString path = arguments.word(0);
    TANDEM_TRY(report, check(path, arguments.has(kUpgrade), console));
    printCheck(*report, path, arguments.wantsJson(), console);
    if (report->problems.isEmpty())
        return {};
    return failure(ErrorCode::Corrupt,
        CommandWords::tr("%n problem(s) found.", nullptr, int(report->problems.size())), path,
        CommandWords::tr(
            "Go back to a copy, or export what is needed and import it into a new project."));
}

} // namespace tandem
