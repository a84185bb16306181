#include "models/llm/schema.h"

#include <QJsonArray>

namespace tandem::llm {

QJsonObject typeSchema(const char* type)
{
    return {{QStringLiteral("type"), QLatin1String(type)}};
}

QJsonObject listSchema(const QJsonObject& items)
{
    return {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), items}};
}

QJsonObject objectSchema(std::initializer_list<std::pair<const char*, QJsonObject>> properties)
{
    QJsonObject all;
    QJsonArray required;
    for (const auto& [name, schema] : properties) {
        all.insert(QLatin1String(name), schema);
        required.append(QLatin1String(name));
    }
    return {{QStringLiteral("type"), QStringLiteral("object")}, {QStringLiteral("properties"), all},
        {QStringLiteral("required"), required}, {QStringLiteral("additionalProperties"), false}};
}

} // namespace tandem::llm
