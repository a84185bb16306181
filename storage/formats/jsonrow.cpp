#include "storage/formats/jsonrow.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsonvalues.h"
#include "storage/formats/limits.h"

#include <QJsonDocument>

#include <cmath>

namespace tandem {

namespace {

constexpr double kLongestSeconds = 24 * 3600.0;

} // namespace

JsonRow::JsonRow(const QJsonValue& value, QString pointer)
    : m_object(value.toObject())
    , m_pointer(std::move(pointer))
{
    if (!value.isObject())
        refuse(FormatWords::tr("Here an object is expected."));
}

void JsonRow::fail(QLatin1String key, const QString& what)
{
    if (!m_problem)
        m_problem = Error{ErrorCode::InvalidInput, what, m_pointer + QLatin1Char('/') + key,
            FormatWords::tr("\"tandem help formats\" shows how such a file is written."), {}};
}

void JsonRow::refuse(const QString& what)
{
    if (!m_problem)
        m_problem = Error{ErrorCode::InvalidInput, what, m_pointer,
            FormatWords::tr("\"tandem help formats\" shows how such a file is written."), {}};
}

void JsonRow::include(const JsonRow& inner)
{
    if (!m_problem)
        m_problem = inner.problem();
}

QJsonValue JsonRow::take(QLatin1String key)
{
    return m_object.contains(key) ? m_object.take(key) : QJsonValue(QJsonValue::Undefined);
}

QString JsonRow::text(QLatin1String key, const QString& otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isString())
        fail(key, FormatWords::tr("Here a text is expected."));
    return value.toString();
}

int JsonRow::number(QLatin1String key, int least, int most, int otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    const double given = value.toDouble(least - 1.0);
    if (!value.isDouble() || given < least || given > most || given != std::floor(given)) {
        fail(key,
            FormatWords::tr("Here a whole number from %1 to %2 is expected.").arg(least).arg(most));
        return otherwise;
    }
    return int(given);
}

std::optional<bool> JsonRow::truth(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isBool())
        fail(key, FormatWords::tr("Here true or false is expected."));
    return value.toBool();
}

qint64 JsonRow::secondsAsMs(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return 0;
    const double seconds = value.toDouble(-1.0);
    if (!value.isDouble() || seconds < 0 || seconds > kLongestSeconds) {
        fail(key, FormatWords::tr("Here seconds are expected, at most a day."));
        return 0;
    }
    return qint64(std::llround(1000 * seconds));
}

int JsonRow::word(QLatin1String key, const QStringList& words, int otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    const qsizetype index = value.isString() ? words.indexOf(value.toString()) : -1;
    if (index < 0) {
        fail(key, FormatWords::tr("Here one of these is expected: %1.")
                      .arg(words.join(QStringLiteral(", "))));
        return otherwise;
    }
    return int(index);
}

QStringList JsonRow::texts(QLatin1String key)
{
    const QJsonValue value = take(key);
    QStringList found;
    if (value.isUndefined())
        return found;
    const QJsonArray array = value.toArray();
    bool right = value.isArray();
    for (const QJsonValue& entry : array) {
        right = right && entry.isString();
        found.append(entry.toString());
    }
    if (!right)
        fail(key, FormatWords::tr("Here a list of texts is expected."));
    return found;
}

QList<JsonRow> JsonRow::rows(QLatin1String key)
{
    const QJsonValue value = take(key);
    QList<JsonRow> found;
    if (value.isUndefined())
        return found;
    if (!value.isArray())
        fail(key, FormatWords::tr("Here a list is expected."));
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        found.append(JsonRow(array.at(i), QStringLiteral("%1/%2/%3").arg(m_pointer, key).arg(i)));
    return found;
}

std::optional<Error> JsonRow::problem() const
{
    if (m_problem || m_object.isEmpty())
        return m_problem;
    return Error{ErrorCode::InvalidInput, FormatWords::tr("This key is not known here."),
        m_pointer + QLatin1Char('/') + m_object.constBegin().key(),
        FormatWords::tr("\"tandem help formats\" shows how such a file is written."), {}};
}

Expected<QList<JsonRow>> jsonRows(const QByteArray& json, QLatin1String key)
{
    if (json.size() > limits::maxDocumentBytes)
        return failure(ErrorCode::TooLarge, FormatWords::tr("The file is larger than 64 MiB."), {},
            FormatWords::tr("Split it."));
    TANDEM_DO(checkJsonValues(json, {}));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (document.isNull())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("The file is not JSON."),
            FormatWords::tr("byte %1").arg(problem.offset),
            FormatWords::tr("Check its syntax there."), problem.errorString());
    const QJsonObject object = document.object();
    const QJsonValue list = document.isArray() ? QJsonValue(document.array()) : object.value(key);
    if (!list.isArray() || (document.isObject() && object.size() != 1))
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("Here a list is expected, or an object with \"%1\" alone.").arg(key),
            {}, FormatWords::tr("\"tandem help formats\" shows how such a file is written."));
    const QJsonArray array = list.toArray();
    const QString before = document.isArray() ? QString() : QString(QLatin1Char('/') + key);
    QList<JsonRow> rows;
    for (qsizetype i = 0; i < array.size(); ++i)
        rows.append(JsonRow(array.at(i), QStringLiteral("%1/%2").arg(before).arg(i)));
    return rows;
}

} // namespace tandem
