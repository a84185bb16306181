#pragma once

#include <QJsonObject>

#include <initializer_list>
#include <utility>

/// JSON schemas of what models are asked for.
namespace tandem::llm {

/// A value of a type: "string", "boolean", "integer".
QJsonObject typeSchema(const char* type);
QJsonObject listSchema(const QJsonObject& items);
/// An object with all of these properties and no other. A model writes them in this order.
QJsonObject objectSchema(std::initializer_list<std::pair<const char*, QJsonObject>> properties);

} // namespace tandem::llm
