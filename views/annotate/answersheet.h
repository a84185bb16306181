#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/people/person.h"
#include "models/rounds/answer.h"
#include "models/rounds/item.h"
#include "models/rounds/missing.h"
#include "models/rounds/samplerow.h"
#include "storage/changes/pending.h"

#include <QHash>
#include <QList>

namespace tandem {

class Database;

/// A sample as one person has it in front of them: texts, round, and their own committed answers.
struct OpenSample
{
    SampleRow row;
    QList<ItemRow> items;               ///< what the step asks about
    QHash<int, QString> paragraphTexts; ///< by number, for the facts that are from them
    QList<kgds::UtteranceRecord> discussion;
    QList<Answer> answers; ///< of the person, one for each item; the partner's are never here

    /// Index of an item, -1 where it is not of this sample.
    int indexOf(ItemId item) const;
    /// Index of the item with this number, -1 where there is none.
    int indexOfNumber(int number) const;
    bool isOwn(PersonId person) const { return row.round && row.round->pair.contains(person); }
};

/// Reads it; a few small indexed reads.
Expected<OpenSample> readOpenSample(
    Database& database, SampleId sample, PersonId person, Step step = Step::Paragraphs);

/// What the person can do with the sample.
enum class LabellingMode {
    NobodyChosen,         ///< nobody said who they are
    NoSample,             ///< there is none to show
    WaitingForDiscussion, ///< nothing to judge the items by yet
    WaitingForFacts,      ///< there are no facts to judge yet
    Watching,             ///< a lead outside the pair: texts and counts
    NotAssigned,          ///< an annotator outside the pair: texts
    Labelling,            ///< answers can be given
    Submitted,            ///< by this person; the partner is not done yet
    Closed,               ///< both have submitted, settled or not
};
LabellingMode labellingModeOf(const OpenSample& sample, const Person& person);

/// The open sample with what is committed of the person's answers, and what is on its way.
class AnswerSheet final
{
public:
    const OpenSample& open() const { return m_open; }
    int count() const { return int(m_open.items.size()); }
    Pending<ItemId, Answer>& pending() { return m_pending; }

    /// Replaces the sample; answers on their way stay known.
    void setOpen(OpenSample open) { m_open = std::move(open); }
    void setRow(const SampleRow& row) { m_open.row = row; }
    /// An answer was committed.
    void setCommitted(int index, const Answer& answer) { m_open.answers[index] = answer; }

    /// The answer on its way, or else the committed one.
    Answer effective(int index) const;
    /// The answer on its way; none where none is.
    std::optional<Answer> underWay(int index) const;
    /// Complete committed answers.
    int answeredCount() const;
    /// What is missing for a submission, answers on their way taken as given.
    Missing missing() const;
    /// Where to go after `current`, see nextIncomplete(); answers on their way taken as given.
    std::optional<int> next(int current) const;

private:
    OpenSample m_open;
    Pending<ItemId, Answer> m_pending; ///< of any sample
};

} // namespace tandem
