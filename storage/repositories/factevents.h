#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// One line of a fact's history: where it came from, then what was done to it.
struct FactEvent
{
    QDateTime at; ///< UTC
    /// "created", "added", "edited", "split", "split off", "merged", "removed", "restored",
    /// "moved", "repeats", "distinct", "masked"; never translated.
    QString kind;
    PersonId by;       ///< invalid: a model, or nobody
    QString before;    ///< text, place in the paragraph, or "yes" and "no"; may be empty
    QString after;     ///< likewise
    QString note;      ///< the explanation of a mask; the text of the other of two distinct facts
    QString replyUuid; ///< the reply that it was read from; empty where there is none
};

/// What was done to a fact, oldest first. NotFound for one that is not in the project.
Expected<QList<FactEvent>> factEvents(Database& database, FactId fact);

} // namespace tandem
