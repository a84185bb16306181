#pragma once

#include "storage/formats/openfile.h"

#include <QList>
#include <QString>

namespace tandem {

/// Two columns of numbers, row by row; NaN where a value is missing.
struct ValuePairs
{
    QList<double> x;
    QList<double> y;
};

/// Reads two columns of numbers from a table with a header, whatever other columns it has. A cell
/// that meansNoNumber() is missing. Besides what readCsvColumns() refuses, InvalidInput naming the
/// line: a cell that is no finite number.
Expected<ValuePairs> readValuePairs(
    const Input& input, const QString& xColumn, const QString& yColumn);

} // namespace tandem
