#include "storage/repositories/studyitemjson.h"

#include "storage/repositories/repositorywords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QVariant>

namespace tandem {

namespace {

const QString kName = QStringLiteral("name");
const QString kText = QStringLiteral("text");
const QString kSide = QStringLiteral("side");
const QString kMarks = QStringLiteral("marks");

QJsonObject studyFieldObject(const studies::Field& field)
{
    QJsonObject object{{kName, field.name}, {kText, field.text}};
    if (field.side != 0)
        object.insert(kSide, field.side);
    QJsonArray marks;
    for (const Utf16Span& mark : field.marks)
        marks.append(QJsonArray{qint64(mark.start), qint64(mark.length)});
    if (!marks.isEmpty())
        object.insert(kMarks, marks);
    return object;
}

bool isWithin(const Utf16Span& mark, qsizetype size)
{
    return mark.start >= 0 && mark.length > 0 && mark.length <= size - mark.start;
}

/// None where it is no field.
std::optional<studies::Field> studyFieldFrom(const QJsonObject& object)
{
    studies::Field field;
    if (!object.value(kText).isString())
        return std::nullopt;
    field.name = object.value(kName).toString();
    field.text = object.value(kText).toString();
    field.side = object.value(kSide).toInt();
    for (const QJsonValue& value : object.value(kMarks).toArray()) {
        const Utf16Span mark{qsizetype(value[0].toInteger(-1)), qsizetype(value[1].toInteger(-1))};
        if (!isWithin(mark, field.text.size()))
            return std::nullopt;
        field.marks.append(mark);
    }
    if (field.name.isEmpty() || field.side < 0 || field.side > 2)
        return std::nullopt;
    return field;
}

/// The values of an object by their names; `refusal` where it is none, or a value is not as it has
/// to be.
template <typename Value>
Expected<QHash<QString, Value>> valuesByName(
    const QByteArray& json, bool (QJsonValue::*isSound)() const, const QString& refusal)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QJsonObject object = document.object();
    QHash<QString, Value> values;
    bool areSound = document.isObject();
    for (auto value = object.begin(); value != object.end(); ++value) {
        const QJsonValue one = value.value();
        areSound = areSound && (one.*isSound)();
        values.insert(value.key(), one.toVariant().value<Value>());
    }
    if (!areSound)
        return failure(ErrorCode::Corrupt, refusal);
    return values;
}

} // namespace

QByteArray studyFieldsJson(const QList<studies::Field>& fields)
{
    QJsonArray array;
    for (const studies::Field& field : fields)
        array.append(studyFieldObject(field));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

Expected<QList<studies::Field>> studyFieldsFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    QList<studies::Field> fields;
    bool isSound = document.isArray();
    for (const QJsonValue& value : document.array()) {
        const auto field = studyFieldFrom(value.toObject());
        isSound = isSound && field;
        fields.append(field.value_or(studies::Field()));
    }
    if (!isSound)
        return failure(
            ErrorCode::Corrupt, RepositoryWords::tr("The fields of a study item cannot be read."));
    return fields;
}

QJsonObject studyTextsJson(const QHash<QString, QString>& texts)
{
    QJsonObject object;
    for (auto text = texts.cbegin(); text != texts.cend(); ++text)
        object.insert(text.key(), *text);
    return object;
}

Expected<QHash<QString, QString>> studyTextsFromJson(const QByteArray& json)
{
    return valuesByName<QString>(json, &QJsonValue::isString,
        RepositoryWords::tr("The known answers to a study item cannot be read."));
}

QJsonObject studyScoresJson(const QHash<QString, double>& scores)
{
    QJsonObject object;
    for (auto score = scores.cbegin(); score != scores.cend(); ++score)
        object.insert(score.key(), *score);
    return object;
}

Expected<QHash<QString, double>> studyScoresFromJson(const QByteArray& json)
{
    return valuesByName<double>(json, &QJsonValue::isDouble,
        RepositoryWords::tr("The scores of a study item cannot be read."));
}

} // namespace tandem
