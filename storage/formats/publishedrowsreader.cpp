#include "storage/formats/publishedrowsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordreader.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

constexpr QLatin1String kModelColumn("model");
constexpr QLatin1String kChangeSuffix("_reflection_change");
constexpr qsizetype kMostPublishedRows = 1000;
constexpr qsizetype kMostPublishedUnits = 255; // of a model's name
constexpr qsizetype kShownCell = 40;
constexpr double kWhole = 100.0;

/// The columns of Tables 1 and 2, as they are called in lower case.
const QSet<QString>& tableColumns()
{
    static const QSet<QString> columns = [] {
        QSet<QString> names;
        for (const Pattern pattern : kPatterns) {
            for (const TableMetric metric : kTableMetrics)
                names.insert(tableMetricKey(pattern, metric));
            for (const ErrorType type : kErrorOrder)
                names.insert(errorColumnKey(pattern, type));
        }
        return names;
    }();
    return columns;
}

/// The column of the tables that a column of the file belongs to; none of others.
std::optional<QString> tableColumnOf(const QString& name)
{
    const bool isChange = name.endsWith(kChangeSuffix);
    const QString column = isChange ? name.chopped(kChangeSuffix.size()) : name;
    return tableColumns().contains(column) ? std::optional(column) : std::nullopt;
}

QString publishedRemedy()
{
    return FormatWords::tr("Give a CSV with the columns \"model\" and those of the paper's Table 1 "
                           "or 2: BSP_R, BSP_R_reflection_change ...");
}

Expected<void> checkPublishedColumns(const QStringList& columns, const QString& place)
{
    const bool hasValues = std::any_of(columns.cbegin(), columns.cend(),
        [](const QString& name) { return tableColumnOf(name).has_value(); });
    if (columns.contains(kModelColumn) && hasValues)
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("The first row should name the columns of a table of models."), place,
        publishedRemedy());
}

RecordShape publishedShape()
{
    RecordShape shape;
    shape.isKey = [](std::string_view key) {
        const QString name = QString::fromUtf8(key.data(), qsizetype(key.size()));
        return name == kModelColumn || tableColumnOf(name);
    };
    shape.checkHeader = checkPublishedColumns;
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
}

Expected<void> takePublished(PublishedRow& row, const RecordValue& value)
{
    const QString name = value.key();
    const QString cell = value.word();
    const bool isChange = name.endsWith(kChangeSuffix);
    if (name == kModelColumn || meansNoNumber(cell))
        return {};
    const std::optional<double> number = value.looseNumber();
    if (!number || std::abs(*number) > kWhole || (!isChange && *number < 0.0))
        return value.refuse(
            FormatWords::tr("\"%1\" is not a percentage.").arg(cell.left(kShownCell)),
            publishedRemedy());
    (isChange ? row.changes : row.values).insert(*tableColumnOf(name), *number / kWhole);
    return {};
}

Expected<PublishedRow> publishedRowIn(const Record& record)
{
    const RecordValue model = record.root().value(kModelColumn);
    PublishedRow row;
    row.model = model.word().simplified();
    if (row.model.isEmpty() || row.model.size() > kMostPublishedUnits)
        return model.refuse(FormatWords::tr("Here the name of a model is expected, with at most "
                                            "%1 characters.")
                                .arg(kMostPublishedUnits),
            publishedRemedy());
    for (const RecordValue& value : record.root().entries()) {
        TANDEM_DO(takePublished(row, value));
    }
    return row;
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
    QList<PublishedRow> rows;
    QHash<QString, qint64> lines; ///< of models
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(row, publishedRowIn(record));
        if (rows.size() == kMostPublishedRows)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 models.").arg(kMostPublishedRows),
                FormatWords::tr("Keep those to compare with.")));
        if (const auto before = lines.constFind(row->model); before != lines.cend())
            return record.root().refuse(
                FormatWords::tr("\"%1\" occurs twice; line %2 already has it.")
                    .arg(row->model.left(kShownCell))
                    .arg(*before),
                FormatWords::tr("Take out one of the two."));
        lines.insert(row->model, record.line());
        rows.append(std::move(*row));
        return {};
    };
    TANDEM_DO(readRecords(input, RecordLayout::Csv, publishedShape(), take));
    if (rows.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There are no models in it."),
            input.name(), publishedRemedy());
    return rows;
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
                FormatWords::tr("It has other figures of \"%1\" than the file before it.")
                    .arg(row.model.left(kShownCell)),
                source, FormatWords::tr("Keep one of the two."));
        known->values.insert(row.values);
        known->changes.insert(row.changes);
    }
    return rows;
}

} // namespace tandem::kgds
