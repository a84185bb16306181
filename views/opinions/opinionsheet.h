#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Database;

/// A sample at the step of opinions as one person may see it.
struct OpinionSheet
{
    SampleRow row;
    QList<ParagraphRow> paragraphs;
    QList<OpinionContext> contexts;  ///< one for each utterance, in order
    QStringList imported;            ///< opinions that came with the sample
    QHash<int, PersonId> authors;    ///< by place, from 1
    QHash<int, UtteranceWork> works; ///< committed, by place; the partner's only once closed
    QList<PlacedOpinion> opinions;   ///< only once closed
    ConsistencyRule rule = ConsistencyRule::Strict;
    bool mayDecide = false; ///< the person may decide what is disputed, by the project's settings
    std::optional<OpinionFigures> figures; ///< only once closed

    int utterances() const { return int(contexts.size()); }
    bool isOwn(PersonId person) const { return row.round && row.round->pair.contains(person); }
    /// Whether the imported opinions are all that there is: nobody was asked to write others.
    bool isImported() const { return !row.round && !imported.isEmpty(); }
    /// Places of `person`'s utterances, ascending.
    QList<int> placesOf(PersonId person) const;
    /// The index in `opinions`, -1 where there is none.
    qsizetype indexOf(const QString& opinion) const;
};

/// Reads it; a few small indexed reads.
Expected<OpinionSheet> readOpinionSheet(Database& database, SampleId sample, PersonId person);

/// What the person can do with the sample's opinions.
enum class OpinionsMode {
    NobodyChosen,         ///< nobody said who they are
    NoSample,             ///< there is none to show
    WaitingForDiscussion, ///< nothing to write about yet
    Watching,             ///< outside the pair, or nobody is assigned: texts only
    Writing,
    Submitted, ///< by this person; the partner is not done yet
    Checking,  ///< both have submitted
    Settled,
};
OpinionsMode opinionsModeOf(const OpinionSheet& sheet, PersonId person);

/// Whose turn it is with an opinion, whoever asks.
OpinionTurn turnOf(const OpinionThread& thread, ConsistencyRule rule);
/// What `person` may do with it now: their turn, or Nobody. A partner may still give in to a
/// defended opinion while it waits for the adjudicator.
OpinionTurn turnFor(const OpinionSheet& sheet, const OpinionThread& thread, PersonId person);

} // namespace tandem
