#include "models/studies/objectreader.h"

#include "models/words.h"

#include <QJsonDocument>

#include <cmath>
#include <limits>

namespace tandem::studies {

namespace {

constexpr double kMostExactWhole = 9007199254740992.0; // 2^53

/// A key as it stands in a JSON pointer, of a length that a message can hold.
QString pointerPart(QString key)
{
    key.truncate(60);
    return key.replace(QLatin1Char('~'), QLatin1String("~0"))
        .replace(QLatin1Char('/'), QLatin1String("~1"));
}

} // namespace

ObjectReader::ObjectReader(
    const QJsonValue& value, const QString& place, std::optional<Error>& fault)
    : m_object(value.toObject())
    , m_place(place)
    , m_fault(fault)
{
    if (!value.isObject())
        fail(StudyWords::tr("An object is expected here."), m_place);
}

QString ObjectReader::placeOf(const QString& key) const
{
    return m_place + QLatin1Char('/') + pointerPart(key);
}

void ObjectReader::fail(const QString& what, const QString& place)
{
    if (m_fault)
        return;
    m_fault = Error{ErrorCode::InvalidInput, what, place,
        StudyWords::tr("Correct it there; \"tandem help formats\" describes what it may contain."),
        {}};
}

void ObjectReader::refuse(const char* key, const QString& what)
{
    fail(what, placeOf(QLatin1String(key)));
}

bool ObjectReader::has(const char* key) const
{
    return m_object.contains(QLatin1String(key));
}

void ObjectReader::need(const char* key)
{
    if (!has(key))
        fail(StudyWords::tr("\"%1\" is missing.").arg(QLatin1String(key)), m_place);
}

bool ObjectReader::takeNull(const char* key)
{
    return take(key).isNull();
}

QJsonValue ObjectReader::take(const char* key)
{
    m_known.insert(QLatin1String(key));
    return m_fault ? QJsonValue(QJsonValue::Undefined) : m_object.value(QLatin1String(key));
}

void ObjectReader::take(const QJsonValue& value, const QString& place, QString& text)
{
    text = value.toString();
    if (!value.isString())
        fail(StudyWords::tr("A text is expected here."), place);
    if (!text.isValidUtf16() || text.contains(QChar::Null))
        fail(StudyWords::tr("This text contains invalid characters."), place);
}

void ObjectReader::read(const char* key, QString& text)
{
    const QJsonValue value = take(key);
    if (!value.isUndefined())
        take(value, placeOf(QLatin1String(key)), text);
}

void ObjectReader::read(const char* key, bool& flag)
{
    const QJsonValue value = take(key);
    if (value.isBool())
        flag = value.toBool();
    else if (!value.isUndefined())
        refuse(key, StudyWords::tr("true or false is expected here."));
}

std::optional<qint64> ObjectReader::wholeNumber(const char* key, Bounds taken, Bounds said)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    const double number = value.toDouble(std::nan(""));
    const bool isWhole = std::abs(number) <= kMostExactWhole && number == std::floor(number);
    if (isWhole && qint64(number) >= taken.least && qint64(number) <= taken.most)
        return qint64(number);
    refuse(key, StudyWords::tr("A whole number from %1 to %2 is expected here.")
                    .arg(said.least)
                    .arg(said.most));
    return std::nullopt;
}

void ObjectReader::read(const char* key, int& number)
{
    read(key, number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

void ObjectReader::read(const char* key, int& number, int least, int most)
{
    constexpr Bounds kInts{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    number = int(wholeNumber(key, kInts, {least, most}).value_or(number));
}

void ObjectReader::read(const char* key, qint64& number)
{
    number = wholeNumber(key, {-qint64(kMostExactWhole), qint64(kMostExactWhole)}).value_or(number);
}

void ObjectReader::read(const char* key, quint32& number)
{
    number = quint32(wholeNumber(key, {0, std::numeric_limits<quint32>::max()}).value_or(number));
}

void ObjectReader::read(const char* key, double& number)
{
    const QJsonValue value = take(key);
    if (value.isDouble())
        number = value.toDouble();
    else if (!value.isUndefined())
        refuse(key, StudyWords::tr("A number is expected here."));
}

void ObjectReader::read(const char* key, QStringList& texts)
{
    QStringList given;
    each(key, std::numeric_limits<qsizetype>::max(),
        [&](const QJsonValue& entry, const QString& place) {
            given.append(QString());
            take(entry, place, given.last());
        });
    if (has(key) && !m_fault)
        texts = given;
}

void ObjectReader::each(const char* key, qsizetype most, const ReadEntry& readEntry)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return;
    const QJsonArray entries = value.toArray();
    if (!value.isArray())
        refuse(key, StudyWords::tr("A list is expected here."));
    if (entries.size() > most)
        refuse(key, StudyWords::tr("The list has more than %1 entries.").arg(most));
    for (qsizetype i = 0; i < entries.size() && !m_fault; ++i)
        readEntry(entries.at(i), placeOf(QLatin1String(key)) + QStringLiteral("/%1").arg(i));
}

void ObjectReader::object(const char* key, const std::function<void(ObjectReader&)>& readObject)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return;
    ObjectReader reader(value, placeOf(QLatin1String(key)), m_fault);
    readObject(reader);
    reader.end();
}

void ObjectReader::end()
{
    for (auto entry = m_object.constBegin(); entry != m_object.constEnd() && !m_fault; ++entry) {
        if (!m_known.contains(entry.key()))
            fail(StudyWords::tr("\"%1\" is not a known key.").arg(entry.key().left(40)),
                placeOf(entry.key()));
    }
}

Expected<QJsonObject> objectOfJson(const QByteArray& json, qsizetype mostBytes)
{
    if (json.size() > mostBytes)
        return failure(ErrorCode::TooLarge, StudyWords::tr("This exceeds %1 bytes.").arg(mostBytes),
            {}, StudyWords::tr("Shorten its texts."));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return failure(ErrorCode::InvalidInput, StudyWords::tr("This is not a JSON object."),
            StudyWords::tr("byte %1").arg(error.offset),
            StudyWords::tr(
                "Correct it there; \"tandem help formats\" describes what it may contain."),
            error.errorString());
    return document.object();
}

} // namespace tandem::studies
