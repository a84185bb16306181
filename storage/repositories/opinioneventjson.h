#pragma once

#include "models/error.h"
#include "models/opinions/opinioncheck.h"

#include <QByteArray>

namespace tandem {

/// The kind column of an event: 0 a check, 1 a response, 2 a decision; of a withdrawal, what it
/// takes back.
int opinionEventKind(const OpinionEvent& event);

/// What was said, without who and when, as a JSON object. A check: {"faithful", "references",
/// "atomic", "independent": true | false, "suggestion", "note"}; a response: {"response": "accept"
/// | "change" | "defend", "text", "note"}; a decision: {"verdict": "keep" | "change" | "drop",
/// "text", "note"}; a withdrawal of any of them: {"withdrawn": true}. Equal events give equal
/// bytes.
QByteArray opinionEventToJson(const OpinionEvent& event);

/// Reads such an object, which may come from anybody. InvalidInput: no such kind, no JSON, a key
/// missing, unknown or of another type, a word that is not one of these. TooLarge: more than 64
/// KiB. What the texts may hold is judged by checkEvent().
Expected<OpinionEvent> opinionEventFromJson(
    int kind, const QByteArray& json, PersonId by, const QDateTime& at);

} // namespace tandem
