#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertpdf.h"
#include "app/commandline/output.h"
#include "app/commandline/replacing.h"
#include "app/commandline/terminalprogress.h"
#include "storage/expertreport/expertreport.h"
#include "storage/expertreport/reportfolder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>

namespace tandem {

namespace {

/// The shell's language where the program speaks it, or else English: what the pages say they are
/// written in is what they are.
QLocale pageLocale()
{
    const QLocale shell;
    const QString language = shell.name().section(u'_', 0, 0);
    for (const QString& name : {shell.name(), language}) {
        if (QFile::exists(QStringLiteral(":/i18n/tandem_%1.qm").arg(name)))
            return shell;
    }
    return QLocale(QLocale::English);
}

/// Those of an earlier report would tell of other evaluations than the pages beside them.
void removeOldPdfs(const QString& folder)
{
    QDir cases(QDir(folder).filePath(QStringLiteral("cases")));
    const QStringList old = cases.entryList({QStringLiteral("case-*.pdf")}, QDir::Files);
    for (const QString& name : old)
        cases.remove(name);
}

} // namespace

Expected<void> runExpertReport(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(folder, neededValue(arguments, expertoption::output, console));
    TANDEM_DO(askToReplace({reportIndex(*folder)}, arguments, console));
    const ResultFiles files{arguments.word(1), arguments.word(2), {}};
    const QLocale locale = pageLocale();
    Expected<ReportWritten> report = ReportWritten{};
    {
        TerminalProgress progress(console, CommandWords::tr("Writing the report"));
        report = writeReport(files, *folder, {locale}, progress.callback());
    }
    if (!report)
        return failure(report.error());
    removeOldPdfs(*folder);
    // Painting takes an application object with fonts.
    if (arguments.has(expertoption::pdf))
        console.afterwards = [files, folder = *folder, locale](int argc, char** argv) {
            return writeReportPdfs(argc, argv, files, folder, locale);
        };
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("index"), report->index}, {QStringLiteral("pages"), report->pages},
                {QStringLiteral("messages"), QJsonArray::fromStringList(report->messages)}});
        return {};
    }
    console.out << CommandWords::tr("Wrote %1 and %n page(s).", nullptr, int(report->pages))
                       .arg(report->index)
                << '\n';
    for (const QString& message : std::as_const(report->messages))
        console.out << printable(message) << '\n';
    return {};
}

} // namespace tandem
