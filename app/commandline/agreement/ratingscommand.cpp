#include "app/commandline/agreement/ratingscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/agreement/ratingsagreement.h"
#include "models/agreement/ratingsreport.h"
#include "models/text/decode.h"
#include "storage/database/schema.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/ratingsreader.h"
#include "storage/formats/recordreader.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QSet>

#include <optional>
#include <utility>

namespace tandem {

namespace {

constexpr qint64 kHeaderBytes = 4096;
constexpr qsizetype kShownRaters = 20;
constexpr qsizetype kShownNameUnits = 60;

constexpr Choice<RatingScale> kScales[] = {{"nominal", RatingScale::Nominal},
    {"ordinal", RatingScale::Ordinal}, {"interval", RatingScale::Interval},
    {"ratio", RatingScale::Ratio}};

/// The words of an option, set apart by commas as in CSV; none where they are no such thing.
std::optional<QStringList> askedWords(Call& call, const char* option)
{
    const auto records = readCsv(call.value(option), QStringLiteral("--") + QLatin1String(option));
    if (!records || records->size() > 1)
        return std::nullopt;
    QStringList words;
    for (const CsvRecord& record : *records) {
        for (const QString& cell : record.cells)
            words.append(withoutOuterBlanks(cell));
    }
    return words;
}

Expected<QStringList> askedOrder(Call& call)
{
    if (!call.has("order"))
        return QStringList();
    const auto words = askedWords(call, "order");
    if (!words || words->isEmpty())
        return call.misuse(
            CommandWords::tr("--order expects comma-separated words, from lowest to highest."));
    if (QSet<QString>(words->begin(), words->end()).size() < words->size() ||
        words->contains(QString()))
        return call.misuse(
            CommandWords::tr("--order must list each value exactly once, without empty values."));
    return *words;
}

Expected<std::optional<QStringList>> askedMissing(Call& call)
{
    if (!call.has("missing"))
        return std::optional<QStringList>();
    const auto words = askedWords(call, "missing");
    if (!words)
        return call.misuse(CommandWords::tr("--missing expects comma-separated words."));
    return words;
}

Expected<RatingsReading> askedReading(Call& call)
{
    TANDEM_TRY(order, askedOrder(call));
    TANDEM_TRY(scale, call.choice("scale", kScales,
                          order->isEmpty() ? RatingScale::Nominal : RatingScale::Ordinal));
    if (!order->isEmpty() && *scale != RatingScale::Ordinal && *scale != RatingScale::Nominal)
        return call.misuse(
            CommandWords::tr("--order works only with an ordinal or nominal scale."));
    TANDEM_TRY(missing, askedMissing(call));
    return RatingsReading{*scale, *order, *missing, call.has("wide")};
}

/// Whether the first line of the file names a rater among other columns; of a wide table, which
/// names its raters as they are called, whether it has any columns.
bool beginsAsRatings(const QString& path, bool isWide)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(kHeaderBytes);
    // A workbook is read as ratings, too, to be told what to do.
    if (!refuseOfficeFile(head, path))
        return true;
    const QStringList header = csvHeaderIn(head);
    return header.size() > 1 &&
           (isWide || header.contains(QLatin1String("rater"), Qt::CaseInsensitive));
}

/// Which columns of a wide table were taken for what, on one line.
QString columnsLine(const QString& items, const QStringList& raters)
{
    QStringList shown;
    for (const QString& rater : raters.mid(0, kShownRaters))
        shown.append(printable(rater.left(kShownNameUnits)));
    if (raters.size() > kShownRaters)
        shown.append(CommandWords::tr("and %n more", "raters", int(raters.size() - kShownRaters)));
    const QString names = shown.join(QStringLiteral(", "));
    return items.isEmpty() ? CommandWords::tr("Items: the first column. Raters: %1.").arg(names)
                           : CommandWords::tr("Items: column \"%1\". Raters: %2.")
                                 .arg(printable(items.left(kShownNameUnits)), names);
}

} // namespace

bool isRatingsFile(const Call& call)
{
    const QString path = call.word(0);
    if (path == QLatin1String("-"))
        return true;
    if (isProjectFile(path) || QFileInfo(path).isDir())
        return false;
    return layoutNamed(path) == RecordLayout::Csv || beginsAsRatings(path, call.has("wide"));
}

Expected<void> runRatings(Call& call)
{
    TANDEM_TRY(reading, askedReading(call));
    const QString path = call.word(0);
    TANDEM_TRY(input, inputOf(path, call));
    RatingsNotes notes;
    TANDEM_TRY(table, readRatings(*input, *reading, &notes));
    call.note(notes.remarks);
    results::Report report = ratingsReport(ratingsAgreement(*table));
    Json fields{{"file", path}, {"notes", QJsonArray::fromStringList(notes.remarks)}};
    if (reading->isWide) {
        report.lines.prepend(columnsLine(notes.itemColumn, table->raters));
        fields.insert("columns", Json{{"items", notes.itemColumn},
                                     {"raters", QJsonArray::fromStringList(table->raters)}});
    }
    return call.show(report, fields);
}

} // namespace tandem
