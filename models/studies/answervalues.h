#pragma once

#include "models/studies/design.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// What may be answered to the questions of a study.
namespace tandem::studies {

/// Most characters of an answer that is a text.
inline constexpr qsizetype kMostAnswerLength = 10'000;

/// A rater's answers about one item: by Question::name, as the rater gave them.
using AnswersByQuestion = QHash<QString, QString>;

/// The key that gives the option at `index` of a choice.
QString keyOfOption(const Question& question, qsizetype index);

/// Whether an answer to this question can have this value: one of the options, a whole number on
/// the scale without sign or zeros before it (but "-3" where the scale goes there), a text that
/// says something.
bool isAllowedAnswer(const Question& question, const QString& value);

/// An answer that was collected elsewhere as this question has it: the option that is so called,
/// whatever its case ("NO" is "no"), numbers in any digits and decimals ("4.0" and "۴" are "4");
/// any other answer without the blanks around it. Whether it is allowed is another matter.
QString answerAsAsked(const Question& question, const QString& answer);

/// The same answer seen from the other side where `swapped`: the value of the option for the other
/// side where the one given stands for a side, else the value itself. Turns what a rater gave into
/// what it says of the item's own sides, and back.
QString ofItemsSides(const Question& question, const QString& value, bool swapped);

/// The question with this name; null where there is none.
const Question* questionNamed(const Design& design, const QString& name);

/// Whether the question is asked after these answers: it has no condition, or the question that
/// this names is asked and was answered with one of its values.
bool isAsked(const Design& design, const Question& question, const AnswersByQuestion& answers);

/// Those of the answers whose questions are asked after the others. Of the rest nothing counts:
/// they were given before another answer ruled their question out. An answer to a question that the
/// design does not have stays.
AnswersByQuestion countingAnswers(const Design& design, const AnswersByQuestion& answers);

/// The names of the questions that are asked after these answers, need one and lack an allowed one,
/// in their order.
QStringList lackingAnswers(const Design& design, const AnswersByQuestion& answers);

} // namespace tandem::studies
