#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertoptions.h"
#include "app/commandline/expert/expertresultfiles.h"
#include "storage/project/caseimport.h"
#include "storage/project/resultimport.h"
#include "storage/repositories/settingsrepository.h"

namespace tandem {

namespace {

/// What was brought in, with its messages.
Expected<void> tellBrought(Json json, const CasesAdded& added, const QStringList& messages,
    const QString& project, const QString& before, Call& call)
{
    json.insert("cases", added.cases);
    json.insert("cases_known", added.casesKnown);
    json.insert("outputs", added.outputs);
    json.insert("outputs_known", added.outputsKnown);
    json.insert("project", project);
    return call.tell(json,
        before + CommandWords::tr("%n new case(s)", nullptr, int(added.cases)) +
            QStringLiteral(", ") +
            CommandWords::tr("%n new output(s)", nullptr, int(added.outputs)) + u' ' +
            CommandWords::tr("in %1.").arg(project),
        messages);
}

/// What the imports of several files brought together.
void add(CaseImport& all, const CaseImport& one)
{
    all.added.cases += one.added.cases;
    all.added.casesKnown += one.added.casesKnown;
    all.added.outputs += one.added.outputs;
    all.added.outputsKnown += one.added.outputsKnown;
    all.records += one.records;
    all.withoutOutput += one.withoutOutput;
    for (const QString& message : one.messages) {
        if (!all.messages.contains(message))
            all.messages += message;
    }
}

} // namespace

Expected<void> runExpertCases(Call& call)
{
    const QString project = call.word(1);
    const QString system = call.value("system");
    QList<CaseFile> files;
    {
        TerminalProgress progress(call.console, CommandWords::tr("Reading cases"));
        for (const QString& path : call.words().mid(2)) {
            TANDEM_TRY(file, CaseFile::read(path, system, progress.callback()));
            files.append(*file);
        }
    }
    CaseImport all;
    const auto done = workWritingOrMaking(project, [&](Database& database) -> Expected<void> {
        for (const CaseFile& file : std::as_const(files)) {
            TANDEM_TRY(one, file.write(database));
            add(all, *one);
        }
        return {};
    });
    if (!done)
        return done;
    return tellBrought(Json{{"records", all.records}, {"without_output", all.withoutOutput}},
        all.added, all.messages, project, {}, call);
}

Expected<void> runExpertImport(Call& call)
{
    const QString project = call.word(1);
    const ResultFiles files{call.word(2), call.word(3), call.value("system")};
    Expected<ExpertResultFile> file = ExpertResultFile{};
    {
        TerminalProgress progress(call.console, CommandWords::tr("Reading the result"));
        file = readExpertResultFile(files, progress.callback());
    }
    if (!file)
        return failure(file.error());
    ResultImport import;
    const auto done = workWritingOrMaking(project, [&](Database& database) {
        return writeExpertResult(database, *file).map([&](const ResultImport& brought) {
            import = brought;
        });
    });
    if (!done)
        return done;
    return tellBrought(
        Json{{"evaluations", import.figures.cases}, {"compared", import.figures.numbersCompared},
            {"differing", import.figures.differing}, {"remarks", import.remarks},
            {"evidence", import.evidence}, {"evidence_found", import.evidenceFound}},
        import.added, import.messages, project,
        CommandWords::tr("%n evaluation(s)", nullptr, int(import.figures.cases)) +
            QStringLiteral(", "),
        call);
}

Expected<void> runExpertExport(Call& call)
{
    const QString project = call.word(1);
    TANDEM_TRY(paths, resultPaths(call, {project}));
    std::optional<QString> system;
    if (call.has("system"))
        system = call.value("system");
    Expected<WrittenResult> written = WrittenResult{};
    // The export's own errors name the file that it writes, not the project.
    TANDEM_DO(readProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(set, chosenSet(database, call));
        TerminalProgress progress(call.console, CommandWords::tr("Writing the result"));
        written = writeResult(database, *set, system, *paths, progress.callback());
        return {};
    }));
    if (!written)
        return failure(written.error());
    return tellResult(resultJson(*written, *paths), *written, *paths, call);
}

} // namespace tandem
