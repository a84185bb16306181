#pragma once

#include "models/figure.h"
#include "models/results/outlet.h"

#include <QString>

#include <optional>

/// How values are written. In the window numbers follow the user's language; everywhere else they
/// are written as papers write them, whatever the system's language.
namespace tandem::results {

struct Cell;
struct Column;

/// A whole number, grouped: "1,437".
QString countText(qint64 count, Outlet outlet = Outlet::Window);
/// A whole number that names something, as a version or a seed does: never grouped.
QString ordinalText(qint64 number, Outlet outlet = Outlet::Window);
/// A number with its decimals, "14.4", in the window with a real minus sign; what rounds to zero
/// has no sign; a dash for what is not finite.
QString numberText(double number, int decimals, Outlet outlet = Outlet::Window);
/// A number with its significant digits, however small: "1.6e-05".
QString significantText(double number, int digits, Outlet outlet = Outlet::Window);
/// "0.032"; "< 0.001" for what is smaller than that.
QString probabilityText(double p, int decimals = 3, Outlet outlet = Outlet::Window);
/// What stands where there is no value.
QString dash();

/// A figure as a column spells it: "0.62", "81.8 % (61.5 – 92.7)".
QString figureText(const Figure& figure, const Column& column, Outlet outlet = Outlet::Window);
/// Its interval, a dash without one.
QString intervalText(const Figure& figure, const Column& column, Outlet outlet = Outlet::Window);
/// "0.62 (95 %: 0.31 – 0.93), n = 22", of a column with brackets "0.62 [0.31, 0.93], n = 22", or
/// why it is undefined.
QString figureSentence(const Figure& figure, const Column& column, Outlet outlet = Outlet::Window);
/// "0.31 – 0.93 · n 22": what stands below a figure in the window.
QString figureBasis(const Figure& figure, const Column& column);

/// A cell for people.
QString spelled(const Cell& cell, const Column& column, Outlet outlet);
/// What its tool tip says: its own, or of a figure the sentence.
QString explanation(const Cell& cell, const Column& column);
/// The number that it is sorted by; none for words and for what is undefined.
std::optional<double> numberOf(const Cell& cell);

/// `text` on one line, control characters as blanks: text from outside must not steer a terminal.
QString onOneLine(const QString& text);
/// The beginning of a text, at most `units` long, with an ellipsis where something was cut.
QString beginning(const QString& text, qsizetype units);

} // namespace tandem::results
