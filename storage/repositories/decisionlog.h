#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/consistency.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// One row of the journal of decisions, never changed once written.
struct DecisionRow
{
    ItemId item;
    std::optional<Outcome> outcome; ///< none: the decision before was withdrawn
    PersonId by;
    QString note;
    QDateTime at; ///< UTC
};

/// Every decision on paragraphs of `round`, newest first, those that were replaced or withdrawn
/// included.
Expected<QList<DecisionRow>> decisionLog(Database& database, RoundId round);

} // namespace tandem
