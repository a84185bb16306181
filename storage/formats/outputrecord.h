#pragma once

#include "storage/formats/outputrecordsreader.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/recordvalue.h"

#include <utility>

namespace tandem {

class JsonText;

} // namespace tandem

namespace tandem::kgds {

// One output of a system as a record; for the reader and the writer of files of them.

inline constexpr QLatin1String kOutputSample("sample");
inline constexpr QLatin1String kOutputModel("model");
inline constexpr QLatin1String kOutputPattern("pattern");
inline constexpr QLatin1String kOutputParadigm("paradigm");
inline constexpr QLatin1String kOutputBackground("background");
inline constexpr QLatin1String kOutputParagraphs("paragraphs");
inline constexpr QLatin1String kOutputOpinion("opinion");
inline constexpr QLatin1String kOutputId("id");
inline constexpr QLatin1String kOutputTitle("title");
inline constexpr QLatin1String kOutputVerdicts("verdicts");
/// Of a paragraph that is named by digits, which would read as its number.
inline constexpr QLatin1String kParagraphName("name");

/// What to do about a record that says something else.
QString outputRemedy();
/// What an output says but its sample. InvalidInput as readOutputRecords() says.
const RecordFields<OutputRecord>& outputFields();

/// The paragraph that this many is the number of, however it is written; none of what is no whole
/// number.
std::optional<QString> paragraphOfNumber(const QString& digits);
/// Both ends of "3-5", of at most six digits each, whichever is the greater; none of any other
/// word.
std::optional<std::pair<int, int>> rangeOfParagraphs(const QString& word);
/// The paragraphs that a word names: of a number or a range their names, else itself. Of a range at
/// most one more than an article may have.
QStringList paragraphsOfWord(const QString& word);

// A judge's verdicts in a record of an output.

/// InvalidInput: another type or word, facts of an output that has none, an error type of an
/// opinion that is not "unknowable".
Expected<RecordedVerdicts> verdictsIn(const RecordValue& object, Pattern pattern);
/// The object that verdictsIn() reads.
void writeVerdicts(JsonText& text, const RecordedVerdicts& verdicts);

} // namespace tandem::kgds
