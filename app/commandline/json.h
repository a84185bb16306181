#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <initializer_list>
#include <utility>

namespace tandem {

/// An object for programs, its keys as literals: `Json{{"samples", 3}}`.
class Json final : public QJsonObject
{
public:
    Json() = default;
    Json(const QJsonObject& object)
        : QJsonObject(object)
    {
    }
    Json(std::initializer_list<std::pair<const char*, QJsonValue>> fields)
    {
        for (const auto& [key, value] : fields)
            insert(key, value);
    }

    using QJsonObject::insert;
    void insert(const char* key, const QJsonValue& value)
    {
        QJsonObject::insert(QLatin1String(key), value);
    }
};

/// The value, or null where there is none.
template <typename T>
QJsonValue jsonOrNull(const std::optional<T>& value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

/// A list of numbers.
inline QJsonArray jsonArray(const QList<int>& numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

/// Each of a list as `jsonOf` says it.
template <typename List, typename JsonOf>
QJsonArray jsonArray(const List& list, JsonOf jsonOf)
{
    QJsonArray array;
    for (const auto& one : list)
        array.append(jsonOf(one));
    return array;
}

} // namespace tandem
