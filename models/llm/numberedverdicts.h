#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>
#include <QStringList>

/// Asking a model of several numbered statements at once which of them can be inferred from a text.
namespace tandem::llm {

/// What a model says of one statement.
struct NumberedVerdict
{
    int number = 0; ///< of the statement in the request, from 1
    bool knowable = false;
    QString explanation; ///< one line; may be empty
    bool operator==(const NumberedVerdict&) const = default;
};

/// What sets the questions about one kind of statements apart.
struct VerdictWords
{
    const char* item; ///< what replies call a statement: "fact"; in English, as replies are
    QString noList;   ///< "The reply is JSON, but not ..."; these are translated
    QString noNumber;
    QString neitherNor;  ///< of the statement %1
    QString notEachOnce; ///< with %1 for which
    QString remedy;
};

/// The statements as a model reads them, one a line: "1. ...".
QString numberedLines(const QStringList& statements);
/// Which of the numbers 1 to `count` are not there exactly once among `numbers`, and which others
/// are there, in words; empty where all is well.
QString notEachOnce(const QList<int>& numbers, int count);
/// The shape that is asked for: {"verdicts": [{"number", "explanation", "knowable"}]}. The
/// explanation comes before the verdict, so that the model reasons first.
Schema verdictsSchema(const QString& name);

/// The verdicts in a reply on `count` statements, in their order: {"verdicts": [...]} (or the item
/// in the plural, "results", "answers"), a bare array of objects, or several of these or of single
/// objects behind each other, whose verdicts count together. Numbers may be strings; "knowable" may
/// be a boolean, 0 or 1, or "yes", "no", "true", "false", "knowable", "not knowable", "unknowable",
/// also with a full stop.
/// Every statement must be answered exactly once, or the same in several values: InvalidInput names
/// the numbers that are missing, doubled or not asked about, or the place where the shape is
/// another.
Expected<QList<NumberedVerdict>> readVerdicts(
    const QString& reply, int count, const VerdictWords& words);
/// Those of the verdicts that can be read alone, in the order of the statements, where others are
/// missing or unclear; of a statement that is answered more than once only where all say the same.
/// None at all where one is about a number that was not asked about: a reply that counts from 0, or
/// skips a statement and goes on, has other numbers wrong, too.
QList<NumberedVerdict> readableVerdicts(const QString& reply, int count, const VerdictWords& words);

} // namespace tandem::llm
