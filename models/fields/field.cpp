#include "models/fields/field.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tandem::fields {

Field::Field(
    Type ofType, const char* key, const char* label, Get get, Set set, const FieldTraits& traits)
    : FieldTraits(traits)
    , type(ofType)
    , m_key(key)
    , m_label(label)
    , m_get(std::move(get))
    , m_set(std::move(set))
{
}

Field& Field::within(const Part& part)
{
    const auto of = [part](const void* whole) -> const void* {
        return part(const_cast<void*>(whole));
    };
    m_get = [of, get = m_get](const void* whole) { return get(of(whole)); };
    m_set = [part, set = m_set](void* whole, const QVariant& value) { set(part(whole), value); };
    if (m_holds)
        m_holds = [of, holds = m_holds](const void* whole) { return holds(of(whole)); };
    if (m_check)
        m_check = [of, check = m_check](const void* whole) { return check(of(whole)); };
    return *this;
}

QString Field::plainLabel() const
{
    // In Chinese the key stands behind the words: "(&N)".
    static const QRegularExpression behind(QStringLiteral("\\s*\\(&[^)]\\)"));
    return label().remove(behind).remove(u'&');
}

QString Field::optionName() const
{
    if (usageWord || !isAsked())
        return {};
    return option ? QString(QLatin1String(option)) : key().replace(u'_', u'-');
}

bool Field::isShown(const void* options) const
{
    return isAsked() && (!m_hides || applies(options));
}

bool Field::saysHow() const
{
    return isAsked() && !isMaker && !choosesItems && names == Names::Any && type != Type::Items;
}

QString Field::problem(const void* options) const
{
    return m_check && applies(options) ? m_check(options) : QString();
}

namespace {

QString labelOfKey(std::span<const Word> words, const QString& key)
{
    const auto found = std::find_if(words.begin(), words.end(),
        [&](const Word& word) { return key == QLatin1String(word.key); });
    if (found == words.end())
        return key;
    return FieldWords::tr(found->brief ? found->brief : found->label).remove(u'&');
}

QString labelsOfKeys(std::span<const Word> words, const QStringList& keys)
{
    QStringList labels;
    for (const QString& key : keys)
        labels.append(labelOfKey(words, key));
    return labels.join(FieldWords::tr(", ", "between settings of one kind"));
}

} // namespace

QString Field::valueText(const void* options, const QLocale& locale) const
{
    const QVariant value = this->value(options);
    static const QRegularExpression unnamed(QStringLiteral("^$"));
    switch (type) {
    case Type::Flag:
        if (!words.empty())
            return labelOfKey(words, keyOf(words, value.toInt()));
        return value.toBool() ? plainLabel() : QString();
    case Type::Number:
        return blank && value.toDouble() <= 0.0 ? FieldWords::tr(blank)
                                                : locale.toString(value.toLongLong());
    case Type::Decimal:
        if (!value.isValid() || (blank && !mayBeUnknown && value.toDouble() <= bounds.least))
            return FieldWords::tr(blank);
        return locale.toString(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    case Type::Text:
        return value.toString().isEmpty() && usageWord ? FieldWords::tr(placeholder)
                                                       : value.toString();
    case Type::Names:
        return labelsOfKeys(
            {}, value.toStringList().replaceInStrings(unnamed, FieldWords::tr(blank)));
    case Type::Choice:
        return labelOfKey(words, value.toString());
    case Type::Choices:
        return value.toStringList().size() == qsizetype(words.size()) && blank
                   ? FieldWords::tr(blank)
                   : labelsOfKeys(words, value.toStringList());
    case Type::Flags:
        return labelsOfKeys(words, value.toStringList());
    case Type::Range:
        return FieldWords::tr("%1–%2", "from, to")
            .arg(locale.toString(value.toList().value(0).toLongLong()),
                locale.toString(value.toList().value(1).toLongLong()));
    case Type::Items:
        break;
    }
    return {};
}

namespace {

QJsonValue jsonOf(Type type, const QVariant& value)
{
    switch (type) {
    case Type::Flag:
        return value.toBool();
    case Type::Number:
        return value.toLongLong();
    case Type::Decimal:
        return value.isValid() ? QJsonValue(value.toDouble()) : QJsonValue();
    case Type::Names:
    case Type::Choices:
    case Type::Flags:
        return QJsonArray::fromStringList(value.toStringList());
    default:
        return value.toString();
    }
}

bool isWhole(const QJsonValue& json)
{
    return json.isDouble() && json.toInteger(0) == json.toInteger(1);
}

/// None where it is no value of that type.
std::optional<QVariant> valueIn(Type type, const QJsonValue& json)
{
    switch (type) {
    case Type::Flag:
        return json.isBool() ? std::optional<QVariant>(json.toBool()) : std::nullopt;
    case Type::Number:
        return isWhole(json) ? std::optional<QVariant>(json.toInteger()) : std::nullopt;
    case Type::Decimal:
        return json.isDouble() ? std::optional<QVariant>(json.toDouble()) : std::nullopt;
    case Type::Names:
    case Type::Choices:
    case Type::Flags: {
        if (!json.isArray())
            return std::nullopt;
        QStringList texts;
        for (const QJsonValue& text : json.toArray())
            texts.append(text.toString());
        return texts;
    }
    default:
        return json.isString() ? std::optional<QVariant>(json.toString()) : std::nullopt;
    }
}

/// Whether it is off, 0, or a text that is empty.
bool isUnset(const QVariant& value)
{
    return value.typeId() == QMetaType::QString ? value.toString().isEmpty()
                                                : value.toDouble() == 0.0;
}

} // namespace

QJsonObject toJson(const Fields& fields, const void* options)
{
    QJsonObject json;
    for (const Field& field : fields) {
        const QVariant value = field.value(options);
        if (field.kept == Kept::Not || (field.kept == Kept::IfSet && isUnset(value)))
            continue;
        if (field.type == Type::Range) {
            json.insert(field.key(), value.toList().value(0).toLongLong());
            json.insert(QLatin1String(field.highKey), value.toList().value(1).toLongLong());
        } else {
            json.insert(field.key(), jsonOf(field.type, value));
        }
    }
    return json;
}

QJsonObject appliedJson(const Fields& fields, const void* options)
{
    Fields applied = fields;
    applied.removeIf([&](const Field& field) { return !field.applies(options); });
    return toJson(applied, options);
}

void fromJson(const Fields& fields, const QJsonObject& json, void* options)
{
    for (const Field& field : fields) {
        if (field.kept == Kept::Not)
            continue;
        if (field.type == Type::Range) {
            const QVariantList now = field.value(options).toList();
            field.setValue(options,
                QVariantList{valueIn(Type::Number, json[field.key()]).value_or(now.value(0)),
                    valueIn(Type::Number, json[QLatin1String(field.highKey)])
                        .value_or(now.value(1))});
        } else if (const auto value = valueIn(field.type, json[field.key()])) {
            field.setValue(options, *value);
        }
    }
}

QStringList settingLines(const Fields& fields, const void* options, const QLocale& locale)
{
    QStringList lines;
    for (const Field& field : fields) {
        if (!field.isShown(options) || !field.applies(options) || field.type == Type::Items)
            continue;
        const QString value = field.valueText(options, locale);
        const bool isLeftOut = field.kept == Kept::IfSet && isUnset(field.value(options));
        if (value.isEmpty() || isLeftOut)
            continue;
        lines.append(
            field.type == Type::Flag && field.words.empty()
                ? field.plainLabel()
                : FieldWords::tr("%1: %2", "setting, value").arg(field.plainLabel(), value));
    }
    return lines;
}

const Field* outOfBounds(const Fields& fields, const void* options)
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& field) {
        const QVariant value = field.value(options);
        const bool isNumber = field.type == Type::Number || field.type == Type::Decimal;
        // Written so that what is no number is outside, too.
        return isNumber && value.isValid() &&
               !(value.toDouble() >= field.bounds.least && value.toDouble() <= field.bounds.most);
    });
    return found == fields.end() ? nullptr : &*found;
}

const Field* makerField(const Fields& fields)
{
    const auto found = std::find_if(
        fields.begin(), fields.end(), [](const Field& field) { return field.isMaker; });
    return found == fields.end() ? nullptr : &*found;
}

QString keyOf(std::span<const Word> words, int value)
{
    const auto found = std::find_if(
        words.begin(), words.end(), [&](const Word& word) { return word.value == value; });
    return found == words.end() ? QString() : QString(QLatin1String(found->key));
}

std::optional<int> valueOfKey(std::span<const Word> words, const QString& key)
{
    const auto found = std::find_if(words.begin(), words.end(),
        [&](const Word& word) { return key == QLatin1String(word.key); });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

} // namespace tandem::fields
