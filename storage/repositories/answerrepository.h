#pragma once

#include "models/error.h"
#include "models/rounds/answer.h"
#include "models/rounds/round.h"
#include "storage/repositories/repository.h"

#include <QHash>
#include <QList>

#include <functional>

namespace tandem {

/// A new row for the journal of answers. The stored answer becomes exactly `answer`.
struct AnswerWrite
{
    RoundId round;
    PersonId person;
    ItemId item;
    Answer answer;
    qint64 durationMs = 0; ///< active time since the item became current or was last answered
};

/// One of the latest answers of a person, for the strip of recent answers.
struct RecentAnswer
{
    RoundId round;
    SampleId sample;
    ItemId item;
    Step step = Step::Paragraphs;
    int samplePosition = 0;
    int number = 0; ///< of the item
    Answer answer;
};

/// Whether answers were given blind the ordinary way, blind in a calibration, or in its second
/// pass, after a discussion.
enum class AnswerPass { Ordinary, Calibration, Second };

/// One row of the answers export: the journal row with the names it refers to.
struct ExportedAnswer
{
    QString person;
    QString personUuid;
    QString sampleUuid;
    int samplePosition = 0;
    QString sampleTitle;
    Step step = Step::Paragraphs;
    AnswerPass pass = AnswerPass::Ordinary;
    int number = 0;    ///< of the item
    int paragraph = 0; ///< number of the item's paragraph
    QString fact;      ///< its text; empty for a paragraph
    AnswerRow row;
    QString roundUuid;
    bool current = false; ///< the row is this person's latest on the item
};

/// The journal of answers, and the one gate through which they are read. Answers are blind: only
/// their author reads them (own, recent) until both have submitted (ofClosedRound, forExport).
class AnswerRepository final : Repository
{
public:
    using Repository::Repository;

    /// Appends a row. Refused when the round is withdrawn, `person` is not one of its pair or has
    /// submitted, or the round does not ask about the item. Notes: at most 10,000 characters.
    Expected<AnswerId> record(const AnswerWrite& write);

    /// Fails as record() would for this round and person, whatever the item.
    Expected<void> mayRecord(RoundId round, PersonId person);

    /// What `person` currently answers about one item.
    Expected<Answer> own(RoundId round, PersonId person, ItemId item);
    /// What `person` currently answers in `round`, by item.
    Expected<QHash<ItemId, Answer>> own(RoundId round, PersonId person);
    /// The last `limit` items of a step that `person` answered in active rounds, newest first, each
    /// once.
    Expected<QList<RecentAnswer>> recent(PersonId person, Step step, int limit);

    /// The current answers of one of the pair, with the active time of each; Refused while the
    /// round is not closed.
    struct TimedAnswer
    {
        Answer answer;
        qint64 durationMs = 0; ///< of all rows of the item together
    };
    Expected<QHash<ItemId, TimedAnswer>> ofClosedRound(RoundId round, PersonId person);

    /// Every journal row of closed rounds, calibrations' first passes included, by sample, step,
    /// item, person and time; `sink` returning an error stops. Without the rounds whose sides are
    /// not named yet (ComparisonRepository::sidesShown()): a row says who it is from in more ways
    /// than its name, and whoever decides must not know.
    Expected<void> forExport(const std::function<Expected<void>(const ExportedAnswer&)>& sink);
    /// How many closed rounds forExport() leaves out.
    Expected<int> heldBack();

private:
    /// Over r (a round): whether its sides are named.
    Expected<QString> isNamedSql();
};

} // namespace tandem
