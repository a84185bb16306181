#pragma once

#include "models/agreement/agreement.h"
#include "models/people/person.h"
#include "models/rounds/consistency.h"
#include "models/rounds/round.h"
#include "storage/repositories/comparisonrepository.h"

#include <QColor>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// One side of a row as it may be shown.
struct ShownSide
{
    Answer answer;
    std::optional<qint64> timeMs; ///< none where times would tell who is who
    bool operator==(const ShownSide&) const = default;
};

/// A decision as it may be shown.
struct ShownDecision
{
    Outcome outcome = Outcome::Boundary;
    QString by; ///< name, or "one of the pair" while the sides are unnamed
    QString note;
    QDateTime at; ///< UTC
    bool guidelineMustChange = false;
    bool operator==(const ShownDecision&) const = default;
};

/// One paragraph or fact with both answers, as it may be shown.
struct ShownItem
{
    ItemId item;
    int number = 0;
    int paragraph = 0; ///< number of the paragraph that a fact is from; of a paragraph its own
    QString text;
    ShownSide first;
    ShownSide second;
    bool consistent = false;
    std::optional<Outcome> outcome; ///< none: waits for a decision
    std::optional<ShownDecision> decision;

    /// Whether it is missing from the benchmark, for now or for good, because the two differ.
    bool isLostToDifference() const
    {
        return !outcome || *outcome == Outcome::Boundary ||
               (!consistent && !decision && *outcome != Outcome::Key);
    }
    int noteCount() const
    {
        return int(!first.answer.note.isEmpty()) + int(!second.answer.note.isEmpty());
    }
    bool operator==(const ShownItem&) const = default;
};

/// What stands above a side's column.
struct SideHead
{
    QString name;   ///< the person's name, or "Side 1" and "Side 2"
    QString colour; ///< "#rrggbb", empty while the sides are unnamed
    bool operator==(const SideHead&) const = default;
};

/// Active time on a sample.
struct ShownTime
{
    qint64 sumMs = 0;
    std::optional<qint64> medianMs; ///< per item that has a time; none where none has
    int unmeasured = 0;             ///< items without a time
    bool operator==(const ShownTime&) const = default;
};

/// A comparison after everything that must not be shown has been taken out of it. While the sides
/// are unnamed it holds no name, colour or time of either annotator, and the two answers of each
/// row stand in shuffled order (see sidesSwapped()); what is built on it cannot give them away.
struct ShownComparison
{
    RoundId round;
    SampleId sample;
    Step step = Step::Paragraphs;
    RoundState state = RoundState::Closed;
    ConsistencyRule rule = ConsistencyRule::Strict;
    bool named = true;
    bool blind = true; ///< the answers were given blind, not in a calibration's second pass
    SideHead first;
    SideHead second;
    QList<ShownItem> items;              ///< in the order in which they were asked about
    std::optional<ShownTime> timeFirst;  ///< none while the sides are unnamed
    std::optional<ShownTime> timeSecond; ///< none while the sides are unnamed
    ShownTime timeBoth;
    ContingencyTable table = ContingencyTable(2); ///< while unnamed: off the diagonal, by shuffled
                                                  ///< side and so without meaning but in sum
    Figure agreement;                             ///< on the answers as given, decisions apart
    KappaFigure kappa;                            ///< likewise

    bool isSettled() const { return state == RoundState::Settled; }
    /// How many items have this outcome; none counts those that wait for a decision.
    int count(std::optional<Outcome> outcome) const;
    /// How many items the two answered differently.
    int inconsistent() const;
    /// The index of the item, or -1.
    int indexOf(ItemId item) const;
};

/// Takes out of `comparison` what `sides` does not allow to be shown. `people` names the persons;
/// one who is not among them stays nameless.
ShownComparison showComparison(
    const Comparison& comparison, SidesShown sides, const QList<Person>& people);

} // namespace tandem
