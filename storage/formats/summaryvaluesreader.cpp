#include "storage/formats/summaryvaluesreader.h"

#include "models/text/plainline.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/record.h"
#include "storage/formats/recordreader.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

using ValueType = RecordValue::Type;

constexpr qsizetype kLongestFieldName = 200;
constexpr qsizetype kMostFields = 1000;
/// What goes beyond is none: sums of squares and their products have to remain numbers.
constexpr double kLargestValue = 1e60;

QString valuesRemedy()
{
    return FormatWords::tr(
        "\"tandem help formats\" shows how values of summaries of users are written.");
}

/// What a field of a line says.
struct FieldValue
{
    bool isMissing = false;
    std::optional<double> number; ///< none and not missing: something else
};

FieldValue fieldValue(const RecordValue& value)
{
    if (value.isNoNumber())
        return {true, {}};
    const std::optional<double> number = value.looseNumber();
    if (!number || !(std::abs(*number) <= kLargestValue))
        return {};
    return {false, number};
}

/// Collects lines and makes a table of them once all fields are known.
class ValuesCollector final
{
public:
    Expected<void> take(const Record& record)
    {
        const RecordValue root = record.root();
        if (m_values.rows.size() == limits::maxRows)
            return failure(root.tooLarge(
                FormatWords::tr("There are more than %L1 lines.").arg(limits::maxRows),
                FormatWords::tr("Split it by users.")));
        SummaryValuesRow row;
        row.line = record.line();
        row.values.resize(m_values.measures.size());
        for (const RecordValue& value : root.entries()) {
            const QString key = withoutOuterBlanks(value.key());
            if (isNamed(key, "user")) {
                TANDEM_DO(takeWord(row.user, value));
            } else if (isNamed(key, "summarizer")) {
                TANDEM_DO(takeWord(row.summarizer, value));
            } else if (isNamed(key, "log")) {
                TANDEM_DO(takeWord(row.log, value));
            } else if (!key.isEmpty() && !isNamed(key, "max_words")) {
                // What a summary was to keep to, as exports of summaries have it, measures nothing.
                TANDEM_DO(takeValue(row, key, value));
            }
        }
        return add(std::move(row), root);
    }

    /// Leaves out fields that have no number.
    Expected<SummaryValues> values(const QString& name)
    {
        QList<qsizetype> kept;
        QStringList measures;
        for (qsizetype i = 0; i < m_values.measures.size(); ++i) {
            if (!m_fields.at(i).hasNumber) {
                m_values.left.append(m_values.measures.at(i));
                continue;
            }
            if (m_fields.at(i).noNumber)
                return failure(*m_fields.at(i).noNumber);
            kept.append(i);
            measures.append(m_values.measures.at(i));
        }
        if (measures.isEmpty())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("There is no column of numbers."), name, valuesRemedy());
        for (SummaryValuesRow& row : m_values.rows) {
            QList<std::optional<double>> values;
            for (const qsizetype i : std::as_const(kept))
                values.append(row.values.value(i));
            row.values = values;
        }
        m_values.measures = measures;
        return std::move(m_values);
    }

private:
    struct Field
    {
        bool hasNumber = false;
        std::optional<Error> noNumber; ///< the first thing that is none
    };

    static bool isNamed(const QString& key, const char* name)
    {
        return key.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
    }

    static Expected<void> takeWord(QString& word, const RecordValue& value)
    {
        if (!value.isGiven())
            return {};
        if (!value.is(ValueType::Text))
            return value.refuse(FormatWords::tr("Here a text is expected."), valuesRemedy());
        word = value.word();
        return {};
    }

    Expected<void> takeValue(SummaryValuesRow& row, const QString& key, const RecordValue& value)
    {
        TANDEM_TRY(place, placeOf(key, value));
        const FieldValue field = fieldValue(value);
        Field& known = m_fields[*place];
        known.hasNumber = known.hasNumber || field.number.has_value();
        if (!field.number && !field.isMissing && !known.noNumber)
            known.noNumber =
                value
                    .refuse(FormatWords::tr("\"%1\" is not a number.").arg(value.text().left(60)),
                        valuesRemedy())
                    .value();
        row.values.resize(std::max(row.values.size(), *place + 1));
        row.values[*place] = field.number;
        return {};
    }

    Expected<qsizetype> placeOf(const QString& key, const RecordValue& value)
    {
        if (const auto known = m_places.constFind(key); known != m_places.cend())
            return *known;
        if (key.size() > kLongestFieldName || m_places.size() == kMostFields)
            return failure(value.tooLarge(
                key.size() > kLongestFieldName
                    ? FormatWords::tr("A name of a column has at most %1 characters.")
                          .arg(kLongestFieldName)
                    : FormatWords::tr("There are more than %L1 columns.").arg(kMostFields),
                valuesRemedy()));
        if (!isPlainLine(key))
            return value.refuse(
                FormatWords::tr("A name is one line without control characters."), valuesRemedy());
        m_places.insert(key, m_values.measures.size());
        m_values.measures.append(key);
        m_fields.append(Field());
        return m_values.measures.size() - 1;
    }

    Expected<void> add(SummaryValuesRow row, const RecordValue& root)
    {
        if (row.user.isEmpty())
            return root.refuse(
                FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("user")), valuesRemedy());
        const std::pair key(row.user, row.summarizer);
        if (const auto before = m_lines.constFind(key); before != m_lines.cend())
            return root.refuse(FormatWords::tr("The user \"%1\" is there already, on line %2.")
                                   .arg(row.user.left(60))
                                   .arg(*before),
                FormatWords::tr("Take out one of the two."));
        m_lines.insert(key, row.line);
        m_values.rows.append(std::move(row));
        return {};
    }

    SummaryValues m_values;
    QList<Field> m_fields; ///< of each measure
    QHash<QString, qsizetype> m_places;
    QHash<std::pair<QString, QString>, qint64> m_lines;
};

} // namespace

Expected<SummaryValues> readSummaryValues(const Input& input)
{
    TANDEM_TRY(device, input.open());
    const RecordLayout layout = layoutOfRecords(**device, input.name());
    RecordShape shape;
    shape.keepsCase = true;
    shape.keysAreUnique = true;
    shape.emptyCellsCount = false;
    shape.tooLongALine = FormatWords::tr("Put each summary on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Split it by users.");
    shape.shapeRemedy = valuesRemedy();
    ValuesCollector collector;
    TANDEM_DO(readRecords(input, layout, shape,
        [&collector](const Record& record) { return collector.take(record); }));
    return collector.values(input.name());
}

} // namespace tandem
