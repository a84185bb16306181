#pragma once

#include "app/commandline/json.h"
#include "models/figure.h"
#include "models/project/table.h"
#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/rounds/statename.h"

#include <QString>
#include <QTextStream>

/// How commands print. Plain text is for people and translated; JSON is for programs, and its keys
/// and words never change.
namespace tandem {

class Call;

using results::beginning;
using results::figureJson;

/// `text` on one line, control characters as blanks: text from outside must not steer a terminal.
QString printable(const QString& text);
/// "1,437": as the papers write it, whatever the system's language.
QString groupedCount(qint64 count);
/// A number with its decimals, "14.4".
QString numberText(double number, int decimals);
/// "0.83 (95 %: 0.61 to 1.00), n = 33", or why there is none.
QString figureText(const Figure& figure, int decimals);
/// "0.032"; "< 0.001" for what is smaller than that.
QString probabilityText(double p);

/// The table in columns, numbers flush right, one line a row; the caption above it.
void printTable(QTextStream& out, const Table& table);

/// Whether both paths lead to one file, so that writing the one would replace the other.
bool areOneFile(const QString& first, const QString& second);

/// Prints `object` with an end of line.
void printJson(Call& call, const Json& object);

} // namespace tandem
