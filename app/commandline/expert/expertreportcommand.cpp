#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertoptions.h"
#include "app/commandline/expert/expertpdf.h"
#include "storage/expertreport/expertreport.h"
#include "storage/expertreport/reportfolder.h"

#include <QDir>

namespace tandem {

namespace {

/// Those of an earlier report would tell of other evaluations than the pages beside them.
void removeOldPdfs(const QString& folder)
{
    QDir cases(QDir(folder).filePath(QStringLiteral("cases")));
    const QStringList old = cases.entryList({QStringLiteral("case-*.pdf")}, QDir::Files);
    for (const QString& name : old)
        cases.remove(name);
}

} // namespace

Expected<void> runExpertReport(Call& call)
{
    TANDEM_TRY(folder, neededValue(call, "output"));
    TANDEM_DO(refuseOtherEnding(*folder, {}, call));
    TANDEM_DO(askToReplace({reportIndex(*folder)}, call));
    const ResultFiles files{call.word(1), call.word(2), {}};
    const QLocale locale = reportLocale();
    Expected<ReportWritten> report = ReportWritten{};
    {
        TerminalProgress progress(call.console, CommandWords::tr("Writing the report"));
        report = writeReport(files, *folder, {locale}, progress.callback());
    }
    if (!report)
        return failure(report.error());
    removeOldPdfs(*folder);
    // Painting takes an application object with fonts.
    if (call.has("pdf"))
        call.console.afterwards = [files, folder = *folder, locale](int argc, char** argv) {
            return writeReportPdfs(argc, argv, files, folder, locale);
        };
    return call.tell(Json{{"index", report->index}, {"pages", report->pages}},
        CommandWords::tr("Wrote %1 and %n page(s).", nullptr, int(report->pages))
            .arg(report->index),
        report->messages);
}

} // namespace tandem
