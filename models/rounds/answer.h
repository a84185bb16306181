#pragma once

#include "models/ids.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace tandem {

enum class YesNo { No = 0, Yes = 1 };

/// What one annotator currently says of one item in one round: the latest row of the journal.
struct Answer
{
    std::optional<YesNo> value; ///< none: not answered, or taken back
    bool unsure = false;        ///< "unsure, come back"
    QString note;
    bool isComplete() const { return value.has_value() && !unsure; }
    bool operator==(const Answer&) const = default;
};

/// One row of the journal of answers, never changed once written.
struct AnswerRow
{
    AnswerId id;
    QString uuid;
    RoundId round;
    PersonId person;
    ItemId item;
    Answer answer;
    QDateTime at;          ///< UTC
    qint64 durationMs = 0; ///< active time spent on the item before this row, idle time taken off
};

} // namespace tandem
