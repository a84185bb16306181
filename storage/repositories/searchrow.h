#pragma once

#include "storage/repositories/searchrepository.h"

#include <QByteArray>

namespace tandem {

/// The index's row number says which text it is: the text's id times eight plus its kind; from the
/// ninth kind on below zero.
qint64 indexRow(SearchKind kind, qint64 id);
SearchKind kindOfRow(qint64 row);
qint64 idOfRow(qint64 row);

/// What is searched of an author's work about one utterance: its clear and atomic opinions, a line
/// each. Empty where the JSON cannot be read.
QString workText(const QByteArray& json);
/// What is searched of a check (its suggestion), a response or a decision (the text that it gives).
QString eventText(int kind, const QByteArray& json);
QString caseText(const QString& name, const QString& prompt, const QString& expected);

} // namespace tandem
