#pragma once

#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/answer.h"
#include "models/rounds/round.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What both of a pair said of one item of a round, as agreement needs it.
struct RatedItem
{
    ItemId item;    ///< the same in every round about it; invalid: known in this round only
    int number = 0; ///< as the round shows it
    QString text;   ///< may be empty where both said the same
    std::optional<YesNo> a;
    std::optional<YesNo> b;
    bool unsure = false; ///< marked as unsure by either: left out
};

/// One closed round with the answers that were given in it.
struct RatedRound
{
    enum class Kind {
        Ordinary,
        CalibrationBlind,  ///< a calibration's first pass
        CalibrationSecond, ///< after the discussion: not blind, never together with blind ones
    };

    RoundId id;
    QString uuid;
    SampleId sample;
    QString sampleTitle;
    int samplePosition = 0;
    Step step = Step::Paragraphs;
    Pair pair;
    QString domain;     ///< of the sample; may be empty
    QDateTime closedAt; ///< UTC
    QList<RatedItem> items;
    Kind kind = Kind::Ordinary;
    bool sidesNamed = true; ///< false: nobody is to see which of the two said what, not yet

    bool isBlind() const { return kind != Kind::CalibrationSecond; }
};

} // namespace tandem
