#include "storage/formats/publishedrowsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr qsizetype kMostPublishedRows = 1000;
constexpr qsizetype kMostPublishedUnits = 255; // of a model's name
constexpr qsizetype kShownCell = 40;
constexpr double kWhole = 100.0;

using PublishedFields = RecordFields<PublishedRow>;

/// The columns of Tables 1 and 2, as they are called in lower case.
QStringList tableColumns()
{
    QStringList names;
    for (const Pattern pattern : kPatterns) {
        for (const TableMetric metric : kTableMetrics)
            names.append(tableMetricKey(pattern, metric));
        for (const ErrorType type : kErrorOrder)
            names.append(errorColumnKey(pattern, type));
    }
    return names;
}

QString publishedHelp()
{
    return FormatWords::tr("Use a CSV with \"model\" and the columns of the paper's Table 1 or 2: "
                           "BSP_R, BSP_R_reflection_change ...");
}

/// A percentage of a column of the tables, or the points by which it changed.
PublishedFields::Field percentage(const QByteArray& key, const QString& column,
    QMap<QString, double> PublishedRow::*member, double least)
{
    return PublishedFields::numberTo(
        QLatin1String(key), [column, member](PublishedRow& row,
                                double number) { (row.*member).insert(column, number / kWhole); })
        .within(least, kWhole)
        .oneOf();
}

Expected<void> simplifyModel(PublishedRow& row, const RecordValue&)
{
    row.model = row.model.simplified();
    return {};
}

const PublishedFields& publishedFields()
{
    static QByteArrayList keys; // which the fields refer to
    static const PublishedFields fields = [] {
        const QStringList columns = tableColumns();
        QList<PublishedFields::Field> all{PublishedFields::name("model", &PublishedRow::model)
                                              .required()
                                              .unique()
                                              .atMost(kMostPublishedUnits)};
        keys.reserve(2 * columns.size());
        for (const QString& column : columns) {
            keys.append(column.toLatin1());
            all.append(percentage(keys.constLast(), column, &PublishedRow::values, 0.0));
            keys.append(column.toLatin1() + "_reflection_change");
            all.append(percentage(keys.constLast(), column, &PublishedRow::changes, -kWhole));
        }
        return PublishedFields(publishedHelp, all)
            .mostRows(kMostPublishedRows)
            .check(simplifyModel);
    }();
    return fields;
}

/// Whether the two say different things of the same column.
bool contradict(const QMap<QString, double>& one, const QMap<QString, double>& other)
{
    return std::any_of(one.keyBegin(), one.keyEnd(), [&](const QString& key) {
        const auto found = other.constFind(key);
        return found != other.cend() && *found != one.value(key);
    });
}

} // namespace

Expected<QList<PublishedRow>> readPublishedRows(const Input& input)
{
    return publishedFields().readList(input, RecordLayout::Csv);
}

Expected<QList<PublishedRow>> mergedRows(
    QList<PublishedRow> rows, const QList<PublishedRow>& more, const QString& source)
{
    for (const PublishedRow& row : more) {
        const auto known = std::find_if(rows.begin(), rows.end(),
            [&](const PublishedRow& one) { return one.model == row.model; });
        if (known == rows.end()) {
            rows.append(row);
            continue;
        }
        if (contradict(known->values, row.values) || contradict(known->changes, row.changes))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Its values for \"%1\" differ from those in an earlier file.")
                    .arg(row.model.left(kShownCell)),
                source, FormatWords::tr("Keep one of the two."));
        known->values.insert(row.values);
        known->changes.insert(row.changes);
    }
    return rows;
}

} // namespace tandem::kgds
