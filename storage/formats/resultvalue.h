#pragma once

#include <QString>

#include <nlohmann/json.hpp>

#include <string>

/// Values of result files as Python takes them.
namespace tandem::resultvalue {

QString textOf(const std::string& utf8);
/// The value of a key; null where it is missing.
const nlohmann::ordered_json& valueOf(const nlohmann::ordered_json& object, const char* key);
/// Whether Python takes the value for true.
bool isTruthy(const nlohmann::ordered_json& value);
/// The value as JSON text.
QString writtenAs(const nlohmann::ordered_json& value);
/// A text where there is one, "" for a missing one; another kind of value as it is written.
QString looseText(const nlohmann::ordered_json& object, const char* key);

} // namespace tandem::resultvalue
