#pragma once

#include "models/error.h"
#include "models/results/report.h"

#include <QJsonObject>
#include <QStringList>

namespace tandem {

class Call;

/// How a report of several tables is printed.
enum class ReportForm { Console, Json, Csv, Markdown, Latex, LatexShort };

/// What --format says, or --json; a misuse where --spreadsheet goes with anything but CSV.
Expected<ReportForm> askedReportForm(Call& call);

/// Prints a report; of JSON `fields` are values of the report itself. `remarks` say what is missing
/// in the figures: below them for people, on stderr where the form has no place for them. CSV holds
/// one table: a misuse with the names of all where there are several.
Expected<void> printReport(results::Report report, const QStringList& remarks, ReportForm form,
    const QJsonObject& fields, Call& call);

} // namespace tandem
