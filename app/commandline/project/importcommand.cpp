#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "storage/project/importorder.h"

#include <QFileInfo>

#include <limits>

namespace tandem {

namespace {

constexpr Choice<Duplicates> kDuplicates[] = {
    {"skip", Duplicates::Skip}, {"replace", Duplicates::Replace}, {"keep", Duplicates::Keep}};

FirstLine firstLineOf(const Call& call)
{
    if (call.has("first-line-title"))
        return FirstLine::Title;
    return call.has("first-line-text") ? FirstLine::Text : FirstLine::Recognized;
}

} // namespace

Expected<void> runImport(Call& call)
{
    const QString project = call.words().last();
    const QStringList inputs = call.words().mid(0, call.words().size() - 1);
    TANDEM_TRY(duplicates, call.choice("duplicates", kDuplicates, Duplicates::Skip));
    const bool isNew = !QFileInfo::exists(project);
    Expected<ImportReport> report = ImportReport{};
    {
        TerminalProgress progress(call.console, CommandWords::tr("Importing"));
        report = importFiles(
            inputs, project, progress.callback(), ImportOrder{*duplicates, firstLineOf(call)});
    }
    if (!report)
        return failure(report.error());
    for (const QString& message : importMessages(*report))
        call.err << message << '\n';
    if (report->titles.files > 0)
        call.err << CommandWords::tr("--first-line-text keeps the first line as a paragraph.")
                 << '\n';
    // A slip of the pen in the project's name makes another project.
    return call.tell(
        Json{{"project", project}, {"samples", report->samples}, {"paragraphs", report->paragraphs},
            {"duplicates_skipped", report->skipped}, {"duplicates_replaced", report->replaced},
            {"duplicates_kept", report->kept}},
        (isNew ? CommandWords::tr(
                     "Imported %1 with %2 into the new project %3.", "samples; paragraphs; a file")
               : CommandWords::tr("Imported %1 with %2 into %3.", "samples; paragraphs; a file"))
            .arg(CommandWords::tr("%1 sample(s)", "a number", report->samples)
                     .arg(groupedCount(report->samples)),
                CommandWords::tr("%1 paragraph(s)", "a number", int(report->paragraphs))
                    .arg(groupedCount(report->paragraphs)),
                project));
}

const Command importCommand{"import", runImport, 2, kAnyNumber};

} // namespace tandem
