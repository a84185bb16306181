#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace tandem {

/// What a literal of Python (a dict, list, tuple, str, number, True, False, None in any nesting) is
/// as JSON: the older files of Amazon Reviews hold such lines. None where it is no such literal;
/// the JSON is to be parsed before it is trusted. Time and memory grow with the line, not more.
std::optional<QByteArray> jsonOfPythonLiteral(QByteArrayView literal);

} // namespace tandem
