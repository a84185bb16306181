#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"

namespace tandem {

/// How far one person has come with everything assigned to them. Numbers only: never what was
/// answered.
struct PersonProgress
{
    PersonId person;
    int samples = 0;     ///< assigned
    int submitted = 0;   ///< rounds
    int items = 0;       ///< paragraphs, facts and opinions that their rounds ask about
    int answered = 0;    ///< of these, with a complete answer
    qint64 activeMs = 0; ///< idle time over 60 s taken off
    double cost = 0.0;   ///< activeMs at the project's hourly wage, in its currency
    int unmeasured = 0;  ///< items and checks that were stored without a time
    int rounds = 0;      ///< on these samples; a sample has one of each step, and of each pass
    int paragraphs = 0;  ///< of these items
    bool operator==(const PersonProgress&) const = default;
};

} // namespace tandem
