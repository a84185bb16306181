#include "app/commandline/reportform.h"

#include "app/commandline/command.h"
#include "models/results/reporttable.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/papertable.h"

#include <QBuffer>

namespace tandem {

namespace {

constexpr Choice<ReportForm> kReportForms[] = {{"console", ReportForm::Console},
    {"json", ReportForm::Json}, {"csv", ReportForm::Csv}, {"markdown", ReportForm::Markdown},
    {"latex", ReportForm::Latex}, {"latex-short", ReportForm::LatexShort}};

bool isLatex(ReportForm form)
{
    return form == ReportForm::Latex || form == ReportForm::LatexShort;
}

/// The report's lines and remarks before its tables, as the form has them; CSV has no place.
QString preface(const results::Report& report, ReportForm form)
{
    QString text;
    for (const QString& line : report.lines)
        text += isLatex(form)                  ? QStringLiteral("% ") + line + u'\n'
                : form == ReportForm::Markdown ? line + QStringLiteral("\n\n")
                                               : QString();
    return text;
}

Expected<void> printTables(results::Report report, ReportForm form, Call& call)
{
    // What stands beside a table for others is in the way of none.
    if (form == ReportForm::Csv && report.sections.size() > 1)
        report.sections.removeIf([](const results::Section& section) {
            return !section.in.testFlag(results::Outlet::Csv);
        });
    if (form == ReportForm::Csv && report.sections.size() != 1) {
        QStringList keys;
        for (const results::Section& section : report.sections)
            keys.append(section.key);
        return call.misuse(CommandWords::tr("CSV holds one table, but there are %n.", nullptr,
                               int(report.sections.size())),
            CommandWords::tr("Choose one with --section: %1").arg(keys.join(u", ")));
    }
    if (form == ReportForm::Csv) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto formulas = call.has("spreadsheet") ? Formulas::Quoted : Formulas::AsTheyAre;
        TANDEM_DO(CsvWriter(buffer, {}, LineEnd::Lf, formulas)
                      .write(results::tableOf(report.sections.first(), results::Outlet::Csv)));
        call.out << QString::fromUtf8(buffer.data());
        return {};
    }
    const LatexForm latex = form == ReportForm::LatexShort ? LatexForm::Short : LatexForm::Full;
    call.out << preface(report, form)
             << (isLatex(form) ? sectionsLatex(report.sections, latex)
                               : sectionsMarkdown(report.sections));
    return {};
}

/// What is missing in the figures, where the form has no place for it.
void tellRemarks(const QStringList& remarks, Call& call)
{
    for (const QString& remark : remarks)
        call.err << printable(remark) << '\n';
}

} // namespace

Expected<ReportForm> askedReportForm(Call& call)
{
    TANDEM_TRY(form, call.choice("format", kReportForms,
                         call.wantsJson() ? ReportForm::Json : ReportForm::Console));
    if (call.has("spreadsheet") && *form != ReportForm::Csv)
        return call.misuse(CommandWords::tr("--spreadsheet works only with a report as CSV."));
    return *form;
}

Expected<void> printReport(results::Report report, const QStringList& remarks, ReportForm form,
    const QJsonObject& fields, Call& call)
{
    switch (form) {
    case ReportForm::Console:
        report.sections.append(results::notesOf(remarks));
        call.out << results::consoleText(report);
        return {};
    case ReportForm::Json:
        tellRemarks(remarks, call);
        printJson(call, results::reportJson(report, fields));
        return {};
    case ReportForm::Csv:
        // What the figures are by has to be known wherever one goes.
        for (const QString& line : std::as_const(report.lines))
            call.err << printable(line) << '\n';
        break;
    case ReportForm::Markdown:
    case ReportForm::Latex:
    case ReportForm::LatexShort:
        break;
    }
    TANDEM_DO(printTables(report, form, call));
    tellRemarks(remarks, call);
    return {};
}

} // namespace tandem
