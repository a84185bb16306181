#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertresultfiles.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"
#include "storage/project/caseimport.h"
#include "storage/project/newprojectfile.h"
#include "storage/project/resultimport.h"
#include "storage/repositories/settingsrepository.h"

#include <QFileInfo>
#include <QJsonArray>

namespace tandem {

namespace {

/// Does `work` in one transaction of the project at `path`, which is made when it is not there; all
/// or nothing.
Expected<void> writeOrMakeProject(const QString& path, const ProjectWork& work)
{
    if (QFileInfo::exists(path))
        return writeProject(path, work);
    NewProjectFile file(path);
    ProjectSettings settings;
    settings.name = QFileInfo(path).completeBaseName();
    return file.create()
        .and_then([&](Database* database) {
            return SettingsRepository(*database).save(settings, PersonId{}).and_then([&] {
                return work(*database);
            });
        })
        .and_then([&] { return file.finish(false); });
}

QJsonObject addedJson(const CasesAdded& added)
{
    return {{QStringLiteral("cases"), added.cases},
        {QStringLiteral("cases_known"), added.casesKnown},
        {QStringLiteral("outputs"), added.outputs},
        {QStringLiteral("outputs_known"), added.outputsKnown}};
}

QString addedText(const CasesAdded& added, const QString& project)
{
    return CommandWords::tr("%n new case(s)", nullptr, int(added.cases)) + QStringLiteral(", ") +
           CommandWords::tr("%n new output(s)", nullptr, int(added.outputs)) + u' ' +
           CommandWords::tr("in %1.").arg(project);
}

void printMessages(const QStringList& messages, Console& console)
{
    for (const QString& message : messages)
        console.out << printable(message) << '\n';
}

/// What the imports of several files brought together.
void addImport(CaseImport& all, const CaseImport& one)
{
    all.added.cases += one.added.cases;
    all.added.casesKnown += one.added.casesKnown;
    all.added.outputs += one.added.outputs;
    all.added.outputsKnown += one.added.outputsKnown;
    all.records += one.records;
    all.withoutOutput += one.withoutOutput;
    all.messages += one.messages;
}

} // namespace

Expected<void> runExpertCases(const Arguments& arguments, Console& console)
{
    const QString project = arguments.word(1);
    const QString system = arguments.value(expertoption::system);
    QList<CaseFile> files;
    {
        TerminalProgress progress(console, CommandWords::tr("Reading cases"));
        for (const QString& path : arguments.words().mid(2)) {
            TANDEM_TRY(file, CaseFile::read(path, system, progress.callback()));
            files.append(*file);
        }
    }
    CaseImport all;
    const auto done = writeOrMakeProject(project, [&](Database& database) -> Expected<void> {
        for (const CaseFile& file : std::as_const(files)) {
            TANDEM_TRY(one, file.write(database));
            addImport(all, *one);
        }
        return {};
    });
    if (!done)
        return done;
    if (arguments.wantsJson()) {
        QJsonObject object = addedJson(all.added);
        object.insert(QStringLiteral("project"), project);
        object.insert(QStringLiteral("records"), all.records);
        object.insert(QStringLiteral("without_output"), all.withoutOutput);
        object.insert(QStringLiteral("messages"), QJsonArray::fromStringList(all.messages));
        printJson(console.out, object);
        return {};
    }
    console.out << addedText(all.added, project) << '\n';
    printMessages(all.messages, console);
    return {};
}

Expected<void> runExpertImport(const Arguments& arguments, Console& console)
{
    const QString project = arguments.word(1);
    const ResultFiles files{
        arguments.word(2), arguments.word(3), arguments.value(expertoption::system)};
    Expected<ExpertResultFile> file = ExpertResultFile{};
    {
        TerminalProgress progress(console, CommandWords::tr("Reading the result"));
        file = readExpertResultFile(files, progress.callback());
    }
    if (!file)
        return failure(file.error());
    ResultImport import;
    const auto done = writeOrMakeProject(project, [&](Database& database) {
        return writeExpertResult(database, *file).map([&](const ResultImport& brought) {
            import = brought;
        });
    });
    if (!done)
        return done;
    if (arguments.wantsJson()) {
        QJsonObject object = addedJson(import.added);
        object.insert(QStringLiteral("project"), project);
        object.insert(QStringLiteral("evaluations"), import.figures.cases);
        object.insert(QStringLiteral("compared"), import.figures.numbersCompared);
        object.insert(QStringLiteral("differing"), import.figures.differing);
        object.insert(QStringLiteral("remarks"), import.remarks);
        object.insert(QStringLiteral("evidence"), import.evidence);
        object.insert(QStringLiteral("evidence_found"), import.evidenceFound);
        object.insert(QStringLiteral("messages"), QJsonArray::fromStringList(import.messages));
        printJson(console.out, object);
        return {};
    }
    console.out << CommandWords::tr("%n evaluation(s)", nullptr, int(import.figures.cases))
                << QStringLiteral(", ") << addedText(import.added, project) << '\n';
    printMessages(import.messages, console);
    return {};
}

Expected<void> runExpertExport(const Arguments& arguments, Console& console)
{
    const QString project = arguments.word(1);
    TANDEM_TRY(paths, resultPaths(arguments, {project}, console));
    std::optional<QString> system;
    if (arguments.has(expertoption::system))
        system = arguments.value(expertoption::system);
    Expected<WrittenResult> written = WrittenResult{};
    // The export's own errors name the file that it writes, not the project.
    const auto read = readProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(set, chosenSet(database, arguments, console));
        TerminalProgress progress(console, CommandWords::tr("Writing the result"));
        written = writeResult(database, *set, system, *paths, progress.callback());
        return {};
    });
    if (!read)
        return read;
    if (!written)
        return failure(written.error());
    if (arguments.wantsJson())
        printJson(console.out, resultJson(*written, *paths));
    else
        printResult(*written, *paths, console);
    return {};
}

} // namespace tandem
