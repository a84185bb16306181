#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/project/importer.h"

#include <QFileInfo>

#include <limits>

namespace tandem {

CommandSyntax importSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Import samples into a project.");
    syntax.usage = {"FILE... PROJECT"};
    syntax.text = Words::tr(
        "Adds the samples in each FILE to PROJECT, which is made when it is not there. A FILE is a "
        "KGDS.json, articles as JSON or JSONL (title, and paragraphs or text), a .txt or .md "
        "article with blank lines between paragraphs, or a folder of such articles. All of it is "
        "imported or, when something is wrong with a file, nothing.");
    syntax.options = {option("duplicates",
        Words::tr("What becomes of samples that are there already, by article and discussion: "
                  "skip (leave them out; the default), replace (those that nobody works on; the "
                  "older one is set aside), keep (both)."),
        "skip|replace|keep")};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {
        "tandem import KGDS.json k.tandem", "tandem import articles/ more.jsonl study.tandem"};
    return syntax;
}

namespace {

Expected<Duplicates> duplicatesAsked(Call& call)
{
    const QLatin1String option("duplicates");
    const QString asked = call.has(option) ? call.value(option) : QStringLiteral("skip");
    if (asked == QLatin1String("skip"))
        return Duplicates::Skip;
    if (asked == QLatin1String("replace"))
        return Duplicates::Replace;
    if (asked == QLatin1String("keep"))
        return Duplicates::Keep;
    return call.misuse(Words::tr("--duplicates is skip, replace or keep, not \"%1\".").arg(asked));
}

} // namespace

Expected<void> runImport(Call& call)
{
    const QString project = call.words().last();
    const QStringList inputs = call.words().mid(0, call.words().size() - 1);
    TANDEM_TRY(duplicates, duplicatesAsked(call));
    const bool isNew = !QFileInfo::exists(project);
    Expected<ImportReport> report = ImportReport{};
    {
        TerminalProgress progress(call.console, Words::tr("Importing"));
        report = importFiles(inputs, project, progress.callback(), *duplicates);
    }
    if (!report)
        return failure(report.error());
    for (const QString& message : importMessages(*report))
        call.err << message << '\n';
    if (call.wantsJson()) {
        printJson(call,
            {{"project", project}, {"samples", report->samples}, {"paragraphs", report->paragraphs},
                {"duplicates_skipped", report->skipped}, {"duplicates_replaced", report->replaced},
                {"duplicates_kept", report->kept}});
        return {};
    }
    // A slip of the pen in the project's name makes another project.
    call.out << (isNew ? Words::tr("Imported %1 samples with %2 paragraphs into the new project "
                                   "%3.")
                       : Words::tr("Imported %1 samples with %2 paragraphs into %3."))
                    .arg(groupedCount(report->samples), groupedCount(report->paragraphs), project)
             << '\n';
    return {};
}

const Command importCommand{"import", importSyntax, runImport};

} // namespace tandem
