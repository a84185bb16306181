#include "storage/formats/numbercolumns.h"

#include "models/text/foreigncell.h"
#include "models/text/plainline.h"
#include "storage/formats/formatwords.h"

#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kLongestColumnName = 200;
constexpr qsizetype kMostNumberColumns = 1000;
/// What goes beyond is none: sums of squares and their products have to remain numbers.
constexpr double kLargestValue = 1e60;

} // namespace

Expected<qsizetype> NumberColumns::placeOf(const RecordValue& value, FieldHelp help)
{
    const QString name = value.key().simplified();
    if (const auto known = m_places.constFind(name); known != m_places.cend())
        return *known;
    if (name.size() > kLongestColumnName || m_columns.size() == kMostNumberColumns)
        return failure(value.tooLarge(
            name.size() > kLongestColumnName
                ? FormatWords::tr("A column name can have at most %1 characters.")
                      .arg(kLongestColumnName)
                : FormatWords::tr("There are more than %L1 columns.").arg(kMostNumberColumns),
            help()));
    if (!isPlainLine(name))
        return value.refuse(
            FormatWords::tr("A name must be one line without control characters."), help());
    m_places.insert(name, m_columns.size());
    m_columns.append({name});
    return m_columns.size() - 1;
}

Expected<void> NumberColumns::take(Values& values, const FieldTable& fields, const Record& record)
{
    for (const RecordValue& value : record.root().entries()) {
        const QByteArrayView key = value.keyBytes();
        if (!fields.knows({key.data(), std::size_t(key.size())})) {
            TANDEM_DO(takeValue(values, value, fields.help()));
        }
    }
    return {};
}

Expected<void> NumberColumns::takeValue(Values& values, const RecordValue& value, FieldHelp help)
{
    if (withoutOuterBlanks(value.key()).isEmpty())
        return {};
    TANDEM_TRY(place, placeOf(value, help));
    Column& column = m_columns[*place];
    values.resize(std::max(values.size(), *place + 1));
    if (value.isNoNumber())
        return {};
    const auto number = value.looseNumber();
    if (number && std::abs(*number) <= kLargestValue) {
        column.hasNumber = true;
        values[*place] = number;
    } else if (!column.noNumber) {
        column.noNumber = refuseNoNumber(value, help).value();
    }
    return {};
}

NumberColumns::Values NumberColumns::kept(const Values& values) const
{
    Values kept;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        if (m_columns.at(i).hasNumber)
            kept.append(values.value(i));
    }
    return kept;
}

QStringList NumberColumns::names() const
{
    QStringList names;
    for (const Column& column : m_columns) {
        if (column.hasNumber)
            names.append(column.name);
    }
    return names;
}

QStringList NumberColumns::left() const
{
    QStringList left;
    for (const Column& column : m_columns) {
        if (!column.hasNumber)
            left.append(column.name);
    }
    return left;
}

std::optional<Error> NumberColumns::problem(const QString& file, FieldHelp help) const
{
    for (const Column& column : m_columns) {
        if (column.hasNumber && column.noNumber)
            return column.noNumber;
    }
    if (!names().isEmpty())
        return std::nullopt;
    return Error{
        ErrorCode::InvalidInput, FormatWords::tr("No numeric column found."), file, help(), {}};
}

} // namespace tandem
