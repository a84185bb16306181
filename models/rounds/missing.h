#pragma once

#include "models/rounds/answer.h"
#include "models/rounds/round.h"

#include <QList>
#include <QString>

namespace tandem {

/// A paragraph's number, as the article shows it, with one person's answer.
struct NumberedAnswer
{
    int number = 0; ///< counts from 1
    Answer answer;
};

/// What keeps somebody from submitting: the numbers in ascending order, each in one of the lists
/// only.
struct Missing
{
    QList<int> unanswered; ///< neither yes nor no, marked "unsure" or not
    QList<int> unsure;     ///< answered, but still marked "unsure, come back"
    bool isEmpty() const { return unanswered.isEmpty() && unsure.isEmpty(); }
    bool operator==(const Missing&) const = default;
};

/// What is missing before these answers can be submitted; empty when all are complete.
Missing missingOf(const QList<NumberedAnswer>& answers);

/// Numbers as people write them, runs of three or more drawn together: "2, 5-8, 11" (with an en
/// dash). `numbers` must be ascending.
QString numberRanges(const QList<int>& numbers);

/// Translated sentences that name what is missing, with the numbers of the step's items
/// (paragraphs, facts, utterances); empty when nothing is.
QString missingText(const Missing& missing, Step step = Step::Paragraphs);

} // namespace tandem
