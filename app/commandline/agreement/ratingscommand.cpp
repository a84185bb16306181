#include "app/commandline/agreement/ratingscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/agreement/ratingsagreement.h"
#include "models/agreement/ratingsreport.h"
#include "storage/database/schema.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/ratingsreader.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

namespace tandem {

namespace {

constexpr qint64 kHeaderBytes = 4096;

constexpr Choice<RatingScale> kScales[] = {{"nominal", RatingScale::Nominal},
    {"ordinal", RatingScale::Ordinal}, {"interval", RatingScale::Interval},
    {"ratio", RatingScale::Ratio}};

/// The words of --order, set apart by commas as in CSV.
Expected<QStringList> askedOrder(Call& call)
{
    if (!call.has("order"))
        return QStringList();
    const auto records = readCsv(call.value("order"), QStringLiteral("--order"));
    if (!records || records->size() != 1)
        return call.misuse(
            CommandWords::tr("--order takes words with commas between them, from the "
                             "least to the most."));
    QStringList order;
    for (const QString& cell : records->first().cells) {
        const QString word = cell.trimmed();
        if (word.isEmpty() || order.contains(word))
            return call.misuse(
                CommandWords::tr("--order names every value once, and no value is empty."));
        order.append(word);
    }
    return order;
}

Expected<RatingsReading> askedReading(Call& call)
{
    TANDEM_TRY(order, askedOrder(call));
    TANDEM_TRY(scale, call.choice("scale", kScales,
                          order->isEmpty() ? RatingScale::Nominal : RatingScale::Ordinal));
    if (!order->isEmpty() && *scale != RatingScale::Ordinal)
        return call.misuse(CommandWords::tr("--order is of an ordinal scale only."));
    return RatingsReading{*scale, *order};
}

/// Whether the first line of the file names a rater among other columns.
bool beginsAsRatings(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = file.readLine(kHeaderBytes).toLower();
    // With semicolons it is read as such, to be told of them.
    return (line.contains(',') || line.contains(';')) && line.contains("rater");
}

} // namespace

bool isRatingsFile(const QString& path)
{
    if (path == QLatin1String("-"))
        return true;
    if (isProjectFile(path) || QFileInfo(path).isDir())
        return false;
    return QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0 ||
           beginsAsRatings(path);
}

Expected<void> runRatings(Call& call)
{
    TANDEM_TRY(reading, askedReading(call));
    const QString path = call.word(0);
    TANDEM_TRY(input, inputOf(path, call));
    TANDEM_TRY(table, readRatings(*input, *reading));
    return call.show(ratingsReport(ratingsAgreement(*table)), Json{{"file", path}});
}

} // namespace tandem
