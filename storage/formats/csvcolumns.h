#pragma once

#include "storage/formats/openfile.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

/// Takes one row of a CSV file: its line, counted from 1, and its cells in the order of the columns
/// that were asked for, without the blanks around them.
using CsvRowSink = std::function<Expected<void>(qint64 line, const QStringList& cells)>;

/// Reads these columns of a CSV file with a header, whatever others it has and in whatever order;
/// names are compared without regard to case, but a header of the same case is preferred. Each row
/// goes to `sink`, whose failure ends the reading. TooLarge over 64 MiB. InvalidInput, naming the
/// line: text that cannot be decoded or is no CSV, an empty file, a column that is missing (naming
/// semicolons where they stand for the commas of the header) or there twice, a row with another
/// number of cells.
Expected<void> readCsvColumns(
    const Input& input, const QStringList& columns, const CsvRowSink& sink);

/// "FILE, line N", translated.
QString csvPlace(const QString& name, qint64 line);

/// Whether a cell says that its value is missing: it is empty, NA, or NaN in any case.
bool isMissingCell(const QString& cell);

/// The finite number in a cell, with a decimal point; none where it is none.
std::optional<double> cellNumber(const QString& cell);

} // namespace tandem
