#include "storage/formats/valuepairsreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"

#include <QFile>

#include <limits>

namespace tandem {

namespace {

constexpr qsizetype kValuePairsMostShownUnits = 60;

} // namespace

Expected<ValuePairs> readValuePairs(
    QIODevice& device, const QString& name, const QString& xColumn, const QString& yColumn)
{
    ValuePairs pairs;
    const auto take = [&](qint64 line, const QStringList& cells) -> Expected<void> {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const QString& cell = cells.at(i);
            const auto number = isMissingCell(cell)
                                    ? std::optional(std::numeric_limits<double>::quiet_NaN())
                                    : cellNumber(cell);
            if (!number)
                return failure(ErrorCode::InvalidInput,
                    FormatWords::tr("\"%1\" is no number.")
                        .arg(cell.left(kValuePairsMostShownUnits)),
                    csvPlace(name, line),
                    FormatWords::tr(
                        "Write numbers with a decimal point, and nothing or NA where a value "
                        "is missing."));
            (i == 0 ? pairs.x : pairs.y).append(*number);
        }
        return {};
    };
    return readCsvColumns(device, name, {xColumn, yColumn}, take).map([&pairs] { return pairs; });
}

Expected<ValuePairs> readValuePairs(
    const QString& path, const QString& xColumn, const QString& yColumn)
{
    QFile file(path);
    return openForReading(file).and_then(
        [&] { return readValuePairs(file, path, xColumn, yColumn); });
}

} // namespace tandem
