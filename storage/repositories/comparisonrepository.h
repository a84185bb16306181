#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/consistency.h"
#include "models/rounds/round.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QSet>

#include <optional>

namespace tandem {

/// One row of the journal of decisions, never changed once written.
struct DecisionRow
{
    ItemId item;
    std::optional<Outcome> outcome; ///< none: the decision before was withdrawn
    PersonId by;
    QString note;
    QDateTime at;                     ///< UTC
    bool guidelineMustChange = false; ///< the note says what the guideline leaves open
    QString uuid = {};                ///< of a row that was read
    QString restores = {};            ///< UUID of the decision that an undo brought back: whose
                                      ///< it is, and when it was made, is said above
    PersonId restoredBy = {};         ///< who undid the one that came between
    QDateTime restoredAt = {};        ///< UTC

    /// When the row was written.
    QDateTime writtenAt() const { return restores.isEmpty() ? at : restoredAt; }
};

/// Both sides of a closed round.
struct Comparison
{
    Round round;
    ConsistencyRule rule = ConsistencyRule::Strict;
    QList<ComparedItem> items;    ///< in the order in which they were asked about
    QSet<ItemId> guidelineTags{}; ///< whose decision says that the guideline must change
};

/// What a person may see of a comparison's two sides.
enum class SidesShown { Named, Unnamed };

/// Consistency control: closed rounds side by side, decisions on what is inconsistent, and the
/// funnel.
class ComparisonRepository final : Repository
{
public:
    using Repository::Repository;

    /// Refused while the round is not closed.
    Expected<Comparison> compare(RoundId round);
    /// Samples whose active round of `step` is closed or settled, by position.
    Expected<QList<SampleId>> closedSamples(Step step = Step::Paragraphs);
    /// Appends a decision on one inconsistent item. Refused unless the project adjudicates,
    /// the round is closed and not settled, the item is inconsistent, `by` may adjudicate
    /// (third person: not one of the pair; pair: one of them) and the note is not empty (at most
    /// 10,000 characters). `guidelineMustChange` tags it for the list of the lead.
    Expected<void> decide(RoundId round, ItemId item, Outcome outcome, PersonId by,
        const QString& note, bool guidelineMustChange = false);
    /// Brings back a decision that was read before another took its place: it counts as made by who
    /// made it, and when; `by` undid the other. Refused as decide() is.
    Expected<void> restoreDecision(RoundId round, const DecisionRow& decision, PersonId by);
    /// The latest decision on an item; none where there is none, or it was withdrawn.
    Expected<std::optional<DecisionRow>> decision(RoundId round, ItemId item);
    /// Every decision of a round, newest first, those that were replaced or withdrawn included.
    Expected<QList<DecisionRow>> decisionLog(RoundId round);
    /// Withdraws the latest decision (appends an empty one), under the same conditions but for the
    /// note.
    Expected<void> withdrawDecision(RoundId round, ItemId item, PersonId by);
    /// Sets or takes away the tag of the decision on an item, which stays its decider's, whoever
    /// does that: a lead at any time, others while they may decide. The journal has who did.
    /// Refused where nothing is decided.
    Expected<void> tagGuideline(RoundId round, ItemId item, bool on, PersonId by);
    /// Whether `person` may decide in this round by the project's settings, whatever its state.
    Expected<bool> mayAdjudicate(const Round& round, PersonId person);
    /// The rule that a round's outcome follows: the project's, and once the round is settled the
    /// one that it was settled by.
    Expected<ConsistencyRule> rule(RoundId round);
    /// In an adjudicating project the sides stay unnamed until the sample is settled.
    Expected<SidesShown> sidesShown(const Round& round);

    /// All paragraphs of the project and what became of them. Reads everything: for a worker.
    Expected<Funnel> funnel();
    /// Of one sample.
    Expected<Funnel> funnel(SampleId sample);

private:
    /// The latest decision on each item; none where that was withdrawn.
    Expected<QHash<ItemId, DecisionRow>> decisions(RoundId round);
    Expected<void> mayDecide(RoundId round, ItemId item, PersonId by);
    /// No outcome: the decision before is withdrawn. Gives the row's UUID.
    Expected<QString> appendDecision(const DecisionRow& row, RoundId round);
};

/// SQL for whether a decision (alias d) is tagged: what it was given with, or what came later.
QString guidelineTagSql();

} // namespace tandem
