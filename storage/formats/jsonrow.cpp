#include "storage/formats/jsonrow.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordreader.h"

#include <QBuffer>

#include <cmath>

namespace tandem {

namespace {

constexpr double kLongestSeconds = 24 * 3600.0;

QString shownRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how such a file is written.");
}

} // namespace

JsonRow::JsonRow(const RecordValue& object)
    : m_object(object)
{
    if (!object.is(RecordValue::Type::Object))
        refuse(FormatWords::tr("Here an object is expected."));
}

void JsonRow::fail(const RecordValue& value, const QString& what)
{
    if (!m_problem)
        m_problem = value.refuse(what, shownRemedy()).value();
}

void JsonRow::refuse(const QString& what)
{
    fail(m_object, what);
}

void JsonRow::include(const JsonRow& inner)
{
    if (!m_problem)
        m_problem = inner.problem();
}

RecordValue JsonRow::take(QLatin1String key)
{
    m_taken.append(key);
    return m_object.value(key);
}

QString JsonRow::text(QLatin1String key, const QString& otherwise)
{
    const RecordValue value = take(key);
    if (value.is(RecordValue::Type::Missing))
        return otherwise;
    if (!value.is(RecordValue::Type::Text))
        fail(value, FormatWords::tr("Here a text is expected."));
    return value.text();
}

int JsonRow::number(QLatin1String key, int least, int most, int otherwise)
{
    const RecordValue value = take(key);
    if (value.is(RecordValue::Type::Missing))
        return otherwise;
    const double given = value.number();
    if (!value.is(RecordValue::Type::Number) || given < least || given > most ||
        given != std::floor(given)) {
        fail(value,
            FormatWords::tr("Here a whole number from %1 to %2 is expected.").arg(least).arg(most));
        return otherwise;
    }
    return int(given);
}

std::optional<bool> JsonRow::truth(QLatin1String key)
{
    const RecordValue value = take(key);
    if (value.is(RecordValue::Type::Missing))
        return std::nullopt;
    if (!value.is(RecordValue::Type::Boolean))
        fail(value, FormatWords::tr("Here true or false is expected."));
    return value.isTrue();
}

qint64 JsonRow::secondsAsMs(QLatin1String key)
{
    const RecordValue value = take(key);
    if (value.is(RecordValue::Type::Missing))
        return 0;
    const double seconds = value.number();
    if (!value.is(RecordValue::Type::Number) || seconds < 0 || seconds > kLongestSeconds) {
        fail(value, FormatWords::tr("Here seconds are expected, at most a day."));
        return 0;
    }
    return qint64(std::llround(1000 * seconds));
}

int JsonRow::word(QLatin1String key, const QStringList& words, int otherwise)
{
    const RecordValue value = take(key);
    if (value.is(RecordValue::Type::Missing))
        return otherwise;
    const qsizetype index = value.is(RecordValue::Type::Text) ? words.indexOf(value.text()) : -1;
    if (index < 0) {
        fail(value, FormatWords::tr("Here one of these is expected: %1.")
                        .arg(words.join(QStringLiteral(", "))));
        return otherwise;
    }
    return int(index);
}

QStringList JsonRow::texts(QLatin1String key)
{
    const RecordValue value = take(key);
    QStringList found;
    if (value.is(RecordValue::Type::Missing))
        return found;
    bool right = value.is(RecordValue::Type::List);
    for (const RecordValue& entry : value.entries()) {
        right = right && entry.is(RecordValue::Type::Text);
        found.append(entry.text());
    }
    if (!right)
        fail(value, FormatWords::tr("Here a list of texts is expected."));
    return found;
}

QList<JsonRow> JsonRow::rows(QLatin1String key)
{
    const RecordValue value = take(key);
    QList<JsonRow> found;
    if (value.is(RecordValue::Type::Missing))
        return found;
    if (!value.is(RecordValue::Type::List))
        fail(value, FormatWords::tr("Here a list is expected."));
    else
        for (const RecordValue& entry : value.entries())
            found.append(JsonRow(entry));
    return found;
}

std::optional<Error> JsonRow::problem() const
{
    if (m_problem)
        return m_problem;
    for (const RecordValue& entry : m_object.entries()) {
        if (!m_taken.contains(entry.key()))
            return entry.refuse(FormatWords::tr("This key is not known here."), shownRemedy())
                .value();
    }
    return std::nullopt;
}

Expected<void> readJsonRows(
    const QByteArray& json, QLatin1String key, const QString& name, const JsonRowSink& take)
{
    if (json.size() > limits::maxDocumentBytes)
        return failure(ErrorCode::TooLarge, FormatWords::tr("The file is larger than 64 MiB."),
            name, FormatWords::tr("Split it."));
    RecordShape shape;
    shape.sections = {{key}};
    shape.refusesOtherKeys = true;
    shape.shapeRemedy = shownRemedy();
    const auto takeRecord = [&](const Record& record) -> Expected<void> {
        JsonRow row(record.root());
        take(row);
        const auto problem = row.problem();
        return problem ? Expected<void>(failure(*problem)) : Expected<void>();
    };
    QByteArray bytes = json;
    QBuffer buffer(&bytes);
    (void)buffer.open(QIODevice::ReadOnly);
    const auto read = readRecords({buffer, name}, RecordLayout::Json, shape, takeRecord);
    if (read && !read->isList && read->sections.isEmpty())
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("Here a list is expected, or an object with \"%1\" alone.").arg(key),
            name, shownRemedy());
    return read.map([](const RecordCounts&) {});
}

} // namespace tandem
