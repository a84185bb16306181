#pragma once

#include <QJsonObject>
#include <QJsonValue>

#include <initializer_list>

namespace tandem::llm {

/// The value of the first of `keys` that the object has and that is not null; undefined if none.
QJsonValue firstOf(const QJsonObject& object, std::initializer_list<const char*> keys);

} // namespace tandem::llm
