#pragma once

#include "models/figure.h"
#include "models/project/table.h"
#include "models/rounds/consistency.h"
#include "models/rounds/samplerow.h"

#include <QJsonObject>
#include <QString>
#include <QTextStream>

/// How commands print. Plain text is for people and translated; JSON is for programs, and its keys
/// and words never change.
namespace tandem {

/// `text` on one line, control characters as blanks: text from outside must not steer a terminal.
QString printable(const QString& text);

/// The beginning of a text, at most `units` long, with an ellipsis where something was cut.
QString beginning(const QString& text, qsizetype units);

/// "1,437": as the papers write it, whatever the system's language.
QString groupedCount(qint64 count);
/// A number with its decimals, "14.4".
QString numberText(double number, int decimals);
/// "0.83 (0.61 to 1.00), n = 33", or why there is none.
QString figureText(const Figure& figure, int decimals);
/// "0.032"; "< 0.001" for what is smaller than that.
QString probabilityText(double p);

/// The table in columns, numbers flush right, one line a row; the caption above it.
void printTable(QTextStream& out, const Table& table);

/// {"value", "n", and "low" and "high" of the 95 % interval where there is one}, or {"undefined":
/// why, "n"}.
QJsonObject figureJson(const Figure& figure);
QJsonObject funnelJson(const Funnel& funnel);
/// The funnel as lines of a table; reasons that nothing went for are left out.
Table funnelTable(const Funnel& funnel);

/// Whether both paths lead to one file, so that writing the one would replace the other.
bool areOneFile(const QString& first, const QString& second);

/// Prints `object` with an end of line.
void printJson(QTextStream& out, const QJsonObject& object);

/// The machine's word for a state, outcome or answer ("" for none).
QString stateKey(SampleState state);
QString outcomeKey(std::optional<Outcome> outcome, Step step = Step::Paragraphs);
QString answerKey(const Answer& answer);
/// The same for people, translated.
QString stateName(SampleState state);
QString outcomeName(std::optional<Outcome> outcome, Step step = Step::Paragraphs);
QString answerName(const Answer& answer);

} // namespace tandem
