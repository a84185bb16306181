#include "storage/formats/valuepairsreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"

#include <limits>

namespace tandem {

namespace {

constexpr qsizetype kValuePairsMostShownUnits = 60;

} // namespace

Expected<ValuePairs> readValuePairs(
    const Input& input, const QString& xColumn, const QString& yColumn)
{
    ValuePairs pairs;
    OneDecimalSign signs;
    const auto take = [&](const CsvRecord& row) -> Expected<void> {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const QString& cell = row.cells.at(i);
            TANDEM_DO(signs.check(cell, csvPlace(input.name(), row.line)));
            const auto number = meansNoNumber(cell)
                                    ? std::optional(std::numeric_limits<double>::quiet_NaN())
                                    : foreignNumber(cell, row.decimals);
            if (!number)
                return failure(ErrorCode::InvalidInput,
                    FormatWords::tr("\"%1\" is not a number.")
                        .arg(cell.left(kValuePairsMostShownUnits)),
                    csvPlace(input.name(), row.line),
                    FormatWords::tr(
                        "Write numbers with a decimal point, and nothing or NA where a value "
                        "is missing."));
            (i == 0 ? pairs.x : pairs.y).append(*number);
        }
        return {};
    };
    return readCsvColumns(input, {xColumn, yColumn}, take).map([&pairs] { return pairs; });
}

} // namespace tandem
