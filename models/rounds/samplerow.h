#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// Where a sample stands on its way, as lists and filters show it.
enum class SampleState {
    WaitingForDiscussion, ///< no utterance yet to judge by, whether a pair is assigned or not
    WaitingForParagraphs, ///< no facts yet, nor is it decided which paragraphs have some: key facts
    WaitingForFacts,      ///< no facts to judge yet: only for the step of key facts
    Unassigned,           ///< nobody labels it
    Imported, ///< its labels came with the imported benchmark, and nobody labels it here
    Open,
    SubmittedByOne,
    AwaitingAdjudication, ///< both have submitted, and differences wait for a decision
    Closed,               ///< both have submitted, and nothing is left to decide
    Settled,
    Excluded, ///< out of the project until it is brought back, whatever became of it before
};

/// One sample as lists show it, at one step. Counts say how much was answered, never what.
struct SampleRow
{
    SampleId id;
    Step step = Step::Paragraphs;
    int position = 0; ///< counts from 1 in the project
    QString title;
    QString domain;
    int paragraphs = 0;
    int utterances = 0;
    int items = 0;         ///< that the step asks about: paragraphs, facts or utterances
    bool labelled = false; ///< came with labels (imported benchmark)
    bool excluded = false;
    std::optional<Round> round; ///< the active round of the step
    int answeredA = 0;          ///< complete answers of the round's A
    int answeredB = 0;
    /// Utterances that are the round's A's and B's to write about, at the step of opinions.
    int writtenByA = 0;
    int writtenByB = 0;
    bool undecided = false; ///< a difference in the round, which is closed, waits for a decision
    /// At the step of key facts: it is not decided yet which paragraphs are supporting.
    bool paragraphsOpen = false;

    SampleState state() const
    {
        if (excluded)
            return SampleState::Excluded;
        if (round) {
            switch (round->state()) {
            case RoundState::Open:
                return utterances == 0 ? SampleState::WaitingForDiscussion : SampleState::Open;
            case RoundState::SubmittedByOne:
                return SampleState::SubmittedByOne;
            case RoundState::Closed:
                return undecided ? SampleState::AwaitingAdjudication : SampleState::Closed;
            case RoundState::Settled:
                return SampleState::Settled;
            }
        }
        if (labelled)
            return SampleState::Imported;
        if (utterances > 0 && items == 0 && step == Step::KeyFacts)
            return paragraphsOpen ? SampleState::WaitingForParagraphs
                                  : SampleState::WaitingForFacts;
        return utterances == 0 ? SampleState::WaitingForDiscussion : SampleState::Unassigned;
    }
    /// Complete answers of `person` in the active round; 0 where they are not one of the pair.
    int answeredBy(PersonId person) const
    {
        if (!round || !round->pair.contains(person))
            return 0;
        return person == round->pair.a ? answeredA : answeredB;
    }
    /// How many items `person`, one of the pair, has to answer: of opinions each writes their own.
    int itemsOf(PersonId person) const
    {
        if (step != Step::Opinions || !round)
            return items;
        return person == round->pair.a ? writtenByA : writtenByB;
    }
};

/// Which samples a list shows; an empty field lets everything through that is not excluded.
struct SampleFilter
{
    QString words; ///< in title, article or discussion, each as the beginning of a word
    std::optional<SampleState> state;
    PersonId person; ///< assigned to them
    QString domain;
    Step step = Step::Paragraphs; ///< whose rounds the rest is about
    bool onlyClosed = false;      ///< both have submitted, whatever became of it
    bool isEmpty() const
    {
        return words.simplified().isEmpty() && !state && !onlyClosed && !person.isValid() &&
               domain.isEmpty();
    }
    bool operator==(const SampleFilter&) const = default;
};

/// One paragraph of a sample's article as stored.
struct ParagraphRow
{
    ParagraphId id;
    int number = 0; ///< counts from 1 in the article as imported
    QString text;
};

} // namespace tandem
