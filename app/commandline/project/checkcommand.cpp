#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/database/schema.h"
#include "storage/project/projectcheck.h"

namespace tandem {

namespace {

Expected<CheckReport> check(const QString& path, bool upgrade, Call& call)
{
    if (upgrade) {
        TerminalProgress progress(call.console, Words::tr("Bringing up to date"));
        TANDEM_DO(openProjectFile(path, Database::Mode::ReadWrite, progress.callback()));
    }
    const LogFileTidier tidier(path);
    TerminalProgress progress(call.console, Words::tr("Checking"));
    return checkProject(path, progress.callback());
}

Expected<void> tellCheck(const CheckReport& report, const QString& path, Call& call)
{
    QString text;
    for (const QString& problem : report.problems)
        text += printable(problem) + u'\n';
    text += Words::tr("%1: schema version %2, %3 samples, %4 answers.")
                .arg(printable(path), QString::number(report.schemaVersion),
                    groupedCount(report.samples), groupedCount(report.answers));
    if (report.problems.isEmpty())
        text += u' ' + Words::tr("All is well.");
    return call.tell(
        Json{{"ok", report.problems.isEmpty()}, {"schema_version", report.schemaVersion},
            {"samples", report.samples}, {"answers", report.answers},
            {"problems", QJsonArray::fromStringList(report.problems)}},
        text);
}

} // namespace

CommandSyntax checkSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Check a project file: integrity, journal, references.");
    syntax.usage = {"PROJECT [--upgrade]"};
    syntax.text = Words::tr(
        "Reads the whole file and looks for damage, references that lead nowhere, answers that "
        "nobody could have given, and gaps in the search index. The exit code is 1 when anything "
        "is found. Nothing is changed, unless --upgrade asks for it.");
    syntax.options = {option("upgrade",
        Words::tr("First bring a project of an older version forward; a copy of the old file stays "
                  "beside it."))};
    syntax.examples = {"tandem check k.tandem && cp k.tandem /backup/"};
    return syntax;
}

Expected<void> runCheck(Call& call)
{
    const QString path = call.word(0);
    TANDEM_TRY(report, check(path, call.has("upgrade"), call));
    TANDEM_DO(tellCheck(*report, path, call));
    if (report->problems.isEmpty())
        return {};
    return failure(ErrorCode::Corrupt,
        Words::tr("%n problem(s) found.", nullptr, int(report->problems.size())), path,
        Words::tr("Go back to a copy, or export what is needed and import it into a new project."));
}

const Command checkCommand{"check", checkSyntax, runCheck};

} // namespace tandem
