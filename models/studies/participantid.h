#pragma once

#include <QStringView>

namespace tandem::studies {

/// Whether this stands where a crowd platform should have put a participant's id and did not: a
/// placeholder of any platform ("{{%PROLIFIC_PID%}}", "${e://Field/PID}", "[%PID%]", "__PID__",
/// "@PID@", "XXXX"), the name of the place itself ("Worker-ID"), a word for nothing ("N/A", "-"),
/// or what MTurk says while a task is only looked at. Everybody who comes with one would be one and
/// the same rater. Ids have none of the signs "{}[]<>$%|#" and blanks, and are of letters or
/// digits; an empty text is unfilled, too.
bool isUnfilledPlace(QStringView participant);

} // namespace tandem::studies
