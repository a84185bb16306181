#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"

#include <QHash>
#include <QList>
#include <QString>

#include <random>

namespace tandem {

/// A pair for each of `samples` samples, drawn from `people`. Every sample goes to those who have
/// least to do so far
/// (`loadBefore`: samples that each already has; 0 where a person is not in it), so loads that
/// start equal never differ by more than one and unequal ones are evened out as far as the samples
/// go. Among equals, pairs that have worked together least in this assignment come first; over it
/// each person is A as often as B, give or take one. The same arguments give the same pairs on
/// every machine. Refused for fewer than two different people; a negative number of samples is
/// invalid.
Expected<QList<Pair>> balancedPairs(int samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loadBefore, quint32 seed);

/// Positions of samples as "3, 7-12", cut where there are very many.
QString shortPositions(const QList<int>& positions);
/// What a lead should know before samples that came with labels are assigned; `positions` are
/// theirs. Translated; empty where there are none.
QString importedLabelsRemark(const QList<int>& positions);

/// Who begins a discussion: an index in 0 .. participants - 1, each equally likely. At least one
/// participant.
int drawBeginner(int participants, std::mt19937& generator);

/// Whose turn it is when turns alternate: the index of the speaker of turn `turn` (counting from 0)
/// where `beginner` spoke first. At least one participant.
int alternate(int participants, int beginner, int turn);

} // namespace tandem
