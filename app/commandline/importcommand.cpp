#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/terminalprogress.h"
#include "storage/project/importer.h"

#include <QFileInfo>

#include <limits>

namespace tandem {

CommandSyntax importSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Import samples into a project.");
    syntax.usage = {QStringLiteral("FILE... PROJECT")};
    syntax.text = CommandWords::tr(
        "Adds the samples in each FILE to PROJECT, which is made when it is not there. A FILE is a "
        "KGDS.json, articles as JSON or JSONL (title, and paragraphs or text), a .txt or .md "
        "article with blank lines between paragraphs, or a folder of such articles. All of it is "
        "imported or, when something is wrong with a file, nothing.");
    syntax.options = {QCommandLineOption(QStringLiteral("duplicates"),
        CommandWords::tr(
            "What becomes of samples that are there already, by article and discussion: "
            "skip (leave them out; the default), replace (those that nobody works on; the "
            "older one is set aside), keep (both)."),
        QStringLiteral("skip|replace|keep"))};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {QStringLiteral("tandem import KGDS.json k.tandem"),
        QStringLiteral("tandem import articles/ more.jsonl study.tandem")};
    return syntax;
}

namespace {

Expected<Duplicates> duplicatesAsked(const Arguments& arguments, Console& console)
{
    const QLatin1String option("duplicates");
    const QString asked = arguments.has(option) ? arguments.value(option) : QStringLiteral("skip");
    if (asked == QLatin1String("skip"))
        return Duplicates::Skip;
    if (asked == QLatin1String("replace"))
        return Duplicates::Replace;
    if (asked == QLatin1String("keep"))
        return Duplicates::Keep;
    return console.misuse(
        CommandWords::tr("--duplicates is skip, replace or keep, not \"%1\".").arg(asked));
}

} // namespace

Expected<void> runImport(const Arguments& arguments, Console& console)
{
    const QString project = arguments.words().last();
    const QStringList inputs = arguments.words().mid(0, arguments.words().size() - 1);
    TANDEM_TRY(duplicates, duplicatesAsked(arguments, console));
    const bool isNew = !QFileInfo::exists(project);
    Expected<ImportReport> report = ImportReport{};
    {
        TerminalProgress progress(console, CommandWords::tr("Importing"));
        report = importFiles(inputs, project, progress.callback(), *duplicates);
    }
    if (!report)
        return failure(report.error());
    for (const QString& message : importMessages(*report))
        console.err << message << '\n';
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("project"), project}, {QStringLiteral("samples"), report->samples},
                {QStringLiteral("paragraphs"), report->paragraphs},
                {QStringLiteral("duplicates_skipped"), report->skipped},
                {QStringLiteral("duplicates_replaced"), report->replaced},
                {QStringLiteral("duplicates_kept"), report->kept}});
        return {};
    }
    // A slip of the pen in the project's name makes another project.
    console.out << (isNew ? CommandWords::tr(
                                "Imported %1 samples with %2 paragraphs into the new project "
                                "%3.")
                          : CommandWords::tr("Imported %1 samples with %2 paragraphs into %3."))
                       .arg(
                           groupedCount(report->samples), groupedCount(report->paragraphs), project)
                << '\n';
    return {};
}

} // namespace tandem
