#pragma once

#include <QString>

#include <optional>

/// What a cell of a table, or a value of a file, from elsewhere says. Every reader goes by these.
namespace tandem {

/// Which sign stands before the decimals of a table's numbers.
enum class DecimalSign { Point, Comma };

/// `text` with the decimal digits of any script as ASCII ones; everything else stays.
QString asciiDigits(const QString& text);

/// `text` without what stands around it and shows nothing: blanks, and marks that take no room
/// (U+200B, U+200C, U+200E, U+200F, U+2060, U+FEFF), as copying out of pages and joining files
/// leaves them.
QString withoutOuterBlanks(const QString& text);

/// The finite number that is all of `text`, in digits of any script and whatever blanks stand
/// around it; none where it is something else, as with signs between thousands.
std::optional<double> foreignNumber(const QString& text, DecimalSign decimals = DecimalSign::Point);
/// The same number as the program writes numbers ("4" of "4.0" and "۴"); `text` without the blanks
/// around it where it is none.
QString withPlainNumber(const QString& text, DecimalSign decimals = DecimalSign::Point);

/// Whether `text` is how other programs write that there is no value: nothing at all, NA, N/A,
/// #N/A, NaN, null (each in any case), None (as Python writes it), "-", "." or "?".
bool meansMissing(const QString& text);
/// The same where a number is expected, so that "none" in any case and the longer dashes are no
/// value, either.
bool meansNoNumber(const QString& text);

/// What names that people type, those of a project's people and studies, are compared by: blanks
/// around and between words, case and ways of encoding make no other name.
QString comparedName(const QString& name);
/// What raters of a table are compared by: as names are, but case tells two apart, as it does among
/// the ids of platforms.
QString comparedRater(const QString& rater);
/// What ids, names of items and labels are compared by: blanks around them, ways of encoding and
/// the script of digits make no other one; case does.
QString comparedId(const QString& id);

} // namespace tandem
