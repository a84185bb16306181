#include "models/studies/sidebalance.h"

#include "models/random.h"

#include <QHash>

#include <algorithm>

namespace tandem::studies {

namespace {

constexpr qsizetype kNoPartner = -1;

/// Turns that have to be shown different ways round, each with its partner.
using Partners = QList<qsizetype>;

void makePartners(Partners& partners, qsizetype one, qsizetype other)
{
    partners[one] = other;
    partners[other] = one;
}

/// How many pairs of a rater's turns have to be shown different ways round. The one or two that are
/// left are free: were a rater's sides exactly even, who counts would know the last one.
int pairCount(qsizetype turns)
{
    return int(std::max<qsizetype>(turns - 1, 0) / 2);
}

/// Pairs the turns of a rater, which begin at `from`; any two, since of neighbours the second would
/// always be known from the first.
void pairTurns(Partners& partners, qsizetype from, qsizetype count, std::mt19937_64& random)
{
    const QList<qsizetype> places = shuffledPlaces(count, random);
    for (int pair = 0; pair < pairCount(count); ++pair)
        makePartners(partners, from + places.at(2 * pair), from + places.at(2 * pair + 1));
}

/// Goes from a turn to the partners of partners, each the other way round than the one before.
void swapAlong(QList<Turn*>& turns, const Partners& first, const Partners& second, qsizetype start,
    QList<bool>& isDone)
{
    const Partners* next = &first;
    const Partners* afterNext = &second;
    bool swapped = turns.at(start)->swapped;
    for (qsizetype at = next->at(start); at != kNoPartner && !isDone.at(at); at = next->at(at)) {
        swapped = !swapped;
        turns.at(at)->swapped = swapped;
        isDone[at] = true;
        std::swap(next, afterNext);
    }
}

} // namespace

// Turns of a rater are paired, and so are those of an item; the two of a pair have to differ. That
// can always be done: every turn has a partner of each kind at most, so that they form chains, and
// rings in which both kinds take turns, which are of even length.
void balanceSides(QList<QList<Turn*>>& turnsOfRaters, std::mt19937_64& random)
{
    QList<Turn*> turns;
    for (const QList<Turn*>& ofRater : turnsOfRaters)
        turns += ofRater;
    Partners ofRater(turns.size(), kNoPartner);
    Partners ofItem(turns.size(), kNoPartner);
    QHash<qsizetype, qsizetype> aloneOfItem;
    qsizetype from = 0;
    for (const QList<Turn*>& list : turnsOfRaters) {
        pairTurns(ofRater, from, list.size(), random);
        from += list.size();
    }
    for (const qsizetype at : shuffledPlaces(turns.size(), random)) {
        const qsizetype item = turns.at(at)->item;
        if (aloneOfItem.contains(item))
            makePartners(ofItem, aloneOfItem.take(item), at);
        else
            aloneOfItem.insert(item, at);
    }
    QList<bool> isDone(turns.size(), false);
    for (qsizetype start = 0; start < turns.size(); ++start) {
        if (isDone.at(start))
            continue;
        isDone[start] = true;
        turns.at(start)->swapped = drawBelow(2, random) == 1;
        swapAlong(turns, ofRater, ofItem, start, isDone);
        swapAlong(turns, ofItem, ofRater, start, isDone);
    }
}

void balanceNextSides(const QList<Turn*>& turns, const QList<int>& timesAssigned,
    const QList<int>& timesSwapped, std::mt19937_64& random)
{
    QList<Turn*> free;
    int wanted = pairCount(turns.size());
    for (qsizetype unpaired = turns.size() - 2 * wanted; unpaired > 0; --unpaired)
        wanted += int(drawBelow(2, random));
    for (Turn* const turn : turns) {
        const int swapped = timesSwapped.at(turn->item);
        const int unswapped = timesAssigned.at(turn->item) - swapped;
        turn->swapped = unswapped > swapped;
        wanted -= turn->swapped ? 1 : 0;
        if (unswapped == swapped)
            free.append(turn);
    }
    shuffle(free, random);
    for (Turn* const turn : std::as_const(free))
        turn->swapped = wanted-- > 0;
}

} // namespace tandem::studies
