#pragma once

#include "models/error.h"
#include "models/studies/design.h"

#include <QByteArray>
#include <QJsonArray>

namespace tandem::studies {

class ObjectReader;

/// Most bytes that the JSON of a design may have.
inline constexpr qsizetype kMostDesignBytes = qsizetype(1) << 20;

/// The design as an object of JSON, all of its fields, compact:
/// {"tandem_design": 1, "kind", "title", "instructions", "consent", "language", "fields",
/// "questions", "raters_per_item", "items_per_rater", "shuffles", "balances_sides", "break_after",
/// "come_back_days", "release_minutes", "seed", "exclusions": {"failed_checks",
/// "seconds_per_item", "straight_lining", "least_answered"}}; an exclusion that is not made is left
/// out. The same design gives the same bytes.
QByteArray designJson(const Design& design);
/// "fields": [{"name", "label", "marks_evidence"}].
QJsonArray shownFieldsJson(const QList<ShownField>& fields);
/// "questions": [{"name", "text", "kind": "choice" | "scale" | "text", "required", "only_if":
/// {"question", "values": [...]}}], of a choice with "options": [{"value", "label", "key", "side"}]
/// (the key that gives it, written out; side 0, 1 or 2), of a scale with "least", "most",
/// "least_label" and "most_label". "only_if" is left out where there is none.
QJsonArray questionsJson(const QList<Question>& questions);

/// Read what these two wrote, out of a larger object.
void readShownFields(ObjectReader& reader, QList<ShownField>& fields);
void readQuestions(ObjectReader& reader, QList<Question>& questions);

/// A design that somebody wrote: what is left out is as in Design{}, but "tandem_design" and
/// "questions". InvalidInput with the JSON pointer: no such JSON, what is not known, another type,
/// or the first of designProblems(); NewerVersion; TooLarge.
Expected<Design> designFromJson(const QByteArray& json);
/// The same of one that designJson() wrote, which may be unfinished: without designProblems().
Expected<Design> designFromStoredJson(const QByteArray& json);

} // namespace tandem::studies
