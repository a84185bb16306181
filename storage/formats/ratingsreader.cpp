#include "storage/formats/ratingsreader.h"

#include "storage/formats/annotationratings.h"
#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/ratingscollector.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/surveyreader.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kWideMostShownUnits = 60;

/// The columns of a wide table: that of the items, then those of the raters.
struct WideColumns
{
    QList<qsizetype> places = {};
    QStringList raters = {};
    QString items = {};         ///< the heading of theirs
    bool areItemsNamed = false; ///< it says so, in place of being the first
};

/// Where a column that may be headed in any case stands; -1: nowhere.
qsizetype placeOfHeading(const QStringList& header, QLatin1String heading)
{
    for (qsizetype i = 0; i < header.size(); ++i) {
        if (header.at(i).compare(heading, Qt::CaseInsensitive) == 0)
            return i;
    }
    return -1;
}

Expected<WideColumns> wideColumnsOf(const QStringList& header, const QString& place)
{
    const auto refused = [&](const QString& what, const QString& remedy) {
        return failure(ErrorCode::InvalidInput, what, place, remedy);
    };
    if (placeOfHeading(header, QLatin1String("rater")) >= 0 &&
        placeOfHeading(header, QLatin1String("value")) >= 0)
        return refused(
            FormatWords::tr("This table has one row per rating, not one column per rater."),
            FormatWords::tr("Read it without --wide."));
    const qsizetype named = placeOfHeading(header, QLatin1String("item"));
    const qsizetype items = qMax<qsizetype>(0, named);
    WideColumns columns{{items}, {}, header.value(items), named >= 0};
    Numbering known(comparedRater);
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString& rater = header.at(i);
        const bool countsRows = i == 0 && rater.isEmpty();
        if (i == items || countsRows)
            continue;
        if (!rater.isEmpty() && known.has(rater))
            return columnTwice(rater, place);
        if (!rater.isEmpty())
            known.of(rater);
        columns.places.append(i);
        columns.raters.append(rater);
    }
    if (known.texts().isEmpty())
        return refused(FormatWords::tr("No rater column found."),
            FormatWords::tr("Use each rater's name as the column header."));
    return columns;
}

Expected<void> collectRows(const Input& input, RatingsCollector& collector)
{
    return readCsvColumns(
        input, {QStringLiteral("item"), QStringLiteral("rater"), QStringLiteral("value")},
        [&collector](const CsvRecord& row) {
            return collector.take(row.cells.at(0), row.cells.at(1), row.cells.at(2), row);
        },
        FormatWords::tr("Each rating needs its own row: item, rater, value. Use --wide for a table "
                        "with one row per item and one column per rater."));
}

/// A row with an item, then the values of the raters whom the columns name.
Expected<void> takeWideRow(
    const WideColumns& columns, const CsvRecord& row, RatingsCollector& collector)
{
    const QString item = withoutOuterBlanks(row.cells.at(0));
    for (qsizetype i = 0; i < columns.raters.size(); ++i) {
        const QString value = withoutOuterBlanks(row.cells.at(i + 1));
        const QString& rater = columns.raters.at(i);
        // A column that has no name and says nothing, as behind a comma at the ends of lines.
        if (rater.isEmpty() && value.isEmpty())
            continue;
        if (rater.isEmpty())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Column %1 has no name, but this row has a value in it.")
                    .arg(columns.places.at(i + 1) + 1),
                csvPlace(collector.name(), row.line),
                FormatWords::tr("Use each rater's name as the column header."));
        TANDEM_DO(collector.take(item, rater, value, row));
    }
    return {};
}

Expected<void> collectWideRows(const Input& input, RatingsCollector& collector, QString& items)
{
    WideColumns columns;
    const CsvColumnChoice choose = [&](const QStringList& header,
                                       qint64 line) -> Expected<QList<qsizetype>> {
        TANDEM_TRY(found, wideColumnsOf(header, csvPlace(input.name(), line)));
        columns = *found;
        items = columns.items;
        if (!columns.areItemsNamed)
            collector.setTwiceRemedy(FormatWords::tr(
                "The first column, \"%1\", was used as the item column because no column is "
                "named \"item\". Add a column \"item\" with a different name in each row.")
                                         .arg(items.left(kWideMostShownUnits)));
        return columns.places;
    };
    TANDEM_TRY(counts, readCsvColumns(input, choose, [&](const CsvRecord& row) {
        return takeWideRow(columns, row, collector);
    }));
    return counts->hasHeader ? Expected<void>() : nothingIn(input.name(), {});
}

/// That sets may be written with another separator than the declared one.
QStringList remarksOnSeparator(const RatingsReading& reading, const RatingTable& table)
{
    if (reading.scale != RatingScale::Sets)
        return {};
    const auto hasLabelWith = [&](QChar sign) {
        return std::any_of(table.sets.cbegin(), table.sets.cend(), [sign](const QStringList& set) {
            return std::any_of(set.cbegin(), set.cend(),
                [sign](const QString& label) { return label.contains(sign); });
        });
    };
    const bool isSplit = std::any_of(table.sets.cbegin(), table.sets.cend(),
        [](const QStringList& set) { return set.size() > 1; });
    QStringList remarks;
    for (const QChar sign : {QChar(u';'), QChar(u'|'), QChar(u',')}) {
        if (!isSplit && sign != reading.separator && hasLabelWith(sign))
            remarks.append(
                FormatWords::tr("No set has the separator \"%1\", but labels contain \"%2\": use "
                                "--separator if it is the separator.")
                    .arg(reading.separator)
                    .arg(sign));
    }
    return remarks;
}

} // namespace

Expected<RatingTable> readRatings(
    const Input& input, const RatingsReading& asked, RatingsNotes* notes)
{
    RatingsReading reading = asked;
    // No word of a label is one for a missing value: "None" is an answer there.
    if (reading.layout == RatingsLayout::Annotations && !reading.missing)
        reading.missing = QStringList();
    RatingsCollector collector(input.name(), reading);
    RatingsNotes found;
    switch (reading.layout) {
    case RatingsLayout::Ratings:
        TANDEM_DO(collectRows(input, collector));
        break;
    case RatingsLayout::Items:
        TANDEM_DO(collectWideRows(input, collector, found.itemColumn));
        break;
    case RatingsLayout::Raters: {
        TANDEM_TRY(survey, collectSurvey(input, collector));
        found.survey = *survey;
        break;
    }
    case RatingsLayout::Annotations: {
        TANDEM_TRY(counts, collectAnnotations(input, collector));
        found.annotations = *counts;
        break;
    }
    }
    TANDEM_TRY(table, collector.table());
    if (reading.layout == RatingsLayout::Raters) {
        TANDEM_DO(checkSurveyAnswers(*table, found.survey, input.name()));
    }
    if (notes) {
        *notes = found;
        notes->remarks = collector.remarks(*table) + surveyRemarks(found.survey) +
                         annotationRemarks(found.annotations) + remarksOnSeparator(reading, *table);
    }
    return table;
}

} // namespace tandem
