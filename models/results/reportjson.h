#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace tandem {
struct Figure;
}

namespace tandem::results {

struct Report;
struct Section;

/// {"value", "n", and "low" and "high" of the 95 % interval where there is one}, or {"undefined":
/// why, "n"}.
QJsonObject figureJson(const Figure& figure);
/// The rows of a section: [{column: value}].
QJsonArray rowsJson(const Section& section);
/// For programs: every section under its key, as its shape says. `fields` are values of the report
/// itself.
QJsonObject reportJson(const Report& report, QJsonObject fields = {});

} // namespace tandem::results
