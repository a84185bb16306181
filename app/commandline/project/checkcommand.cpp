#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/check/projectcheck.h"
#include "storage/database/filelocks.h"
#include "storage/database/schema.h"

#include <QFileInfo>

namespace tandem {

namespace {

Expected<CheckReport> check(const QString& path, Call& call)
{
    if (call.has("upgrade")) {
        TerminalProgress progress(call.console, CommandWords::tr("Updating the project"));
        TANDEM_DO(openProjectFile(path, Database::Mode::ReadWrite, progress.callback()));
    }
    if (call.has("rebuild-index")) {
        TerminalProgress progress(call.console, CommandWords::tr("Rebuilding the search index"));
        TANDEM_DO(rebuildSearchIndexes(path, progress.callback()));
    }
    const LogFileTidier tidier(path);
    TerminalProgress progress(call.console, CommandWords::tr("Checking"));
    return checkProject(path, progress.callback());
}

bool isOpenSomewhere(const QString& path)
{
    bool isOpen = true;
    Database::lookIfNotOpenHere(path, [&] { isOpen = isHeld(path); });
    return isOpen;
}

Expected<void> tellCheck(const CheckReport& report, const QString& path, Call& call)
{
    QString text;
    for (const QString& problem : report.problems)
        text += printable(problem) + u'\n';
    text += CommandWords::tr("%1: schema version %2, %3 samples, %4 answers.")
                .arg(printable(path), QString::number(report.schemaVersion),
                    groupedCount(report.samples), groupedCount(report.answers));
    if (report.problems.isEmpty())
        text += u' ' + CommandWords::tr("No problems found.");
    QStringList messages;
    for (const QString& note : report.notes)
        messages.append(printable(note));
    const QString log = path + QStringLiteral("-wal");
    if (QFileInfo(log).size() > 0)
        messages.append((
            isOpenSomewhere(path)
                ? CommandWords::tr("A program has the project open; the newest answers are in %1. "
                                   "Close the project before copying it, or copy both files.")
                : CommandWords::tr("The program that had the project open ended without closing "
                                   "it; the newest answers are in %1. Open and close the project "
                                   "before copying it, or copy both files."))
                            .arg(printable(log)));
    return call.tell(
        Json{{"ok", report.problems.isEmpty()}, {"schema_version", report.schemaVersion},
            {"samples", report.samples}, {"answers", report.answers},
            {"problems", QJsonArray::fromStringList(report.problems)}},
        text, messages);
}

} // namespace

Expected<void> runCheck(Call& call)
{
    const QString path = call.word(0);
    TANDEM_TRY(report, check(path, call));
    TANDEM_DO(tellCheck(*report, path, call));
    if (report->problems.isEmpty())
        return {};
    const QString remedy =
        report->problems.size() == report->indexProblems
            ? CommandWords::tr("Texts and answers are not affected. Rebuild the search index from "
                               "the texts with \"tandem check --rebuild-index\".")
            : CommandWords::tr(
                  "Restore a backup, or export what you need and import it into a new project.");
    return failure(ErrorCode::Corrupt,
        CommandWords::tr("%n problem(s) found.", nullptr, int(report->problems.size())), path,
        remedy);
}

const Command checkCommand{"check", runCheck};

} // namespace tandem
