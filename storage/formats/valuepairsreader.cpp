#include "storage/formats/valuepairsreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <limits>
#include <optional>

namespace tandem {

namespace {

constexpr qsizetype kValuePairsMostShownUnits = 60;

} // namespace

Expected<ValuePairs> readValuePairs(
    const Input& input, const QString& xColumn, const QString& yColumn)
{
    ValuePairs pairs;
    OneDecimalSign signs;
    // Told at the end: that numbers have two signs of decimals says more, and needs both places.
    std::optional<Error> noNumber;
    const auto take = [&](const CsvRecord& row) -> Expected<void> {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const QString& cell = row.cells.at(i);
            TANDEM_DO(signs.check(cell, csvPlace(input.name(), row.line)));
            const auto number = meansNoNumber(cell)
                                    ? std::optional(std::numeric_limits<double>::quiet_NaN())
                                    : foreignNumber(cell, row.decimals);
            if (!number && !noNumber)
                noNumber = Error{ErrorCode::InvalidInput,
                    FormatWords::tr("\"%1\" is not a number.")
                        .arg(cell.left(kValuePairsMostShownUnits)),
                    csvPlace(input.name(), row.line),
                    FormatWords::tr("Write numbers with a decimal point; leave missing values "
                                    "empty or write NA."),
                    {}};
            (i == 0 ? pairs.x : pairs.y).append(number.value_or(0.0));
        }
        return {};
    };
    TANDEM_DO(readCsvColumns(input, {xColumn, yColumn}, take));
    if (noNumber)
        return failure(*noNumber);
    if (pairs.x.isEmpty())
        return nothingIn(input.name(), {});
    return pairs;
}

} // namespace tandem
