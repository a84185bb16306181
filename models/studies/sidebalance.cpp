#include "models/studies/sidebalance.h"

#include "models/random.h"

#include <QHash>

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

// The turns of a rater are paired, one after the other, and so are those of an item; the two of a
// pair have to differ. That can always be done: every turn has a partner of each kind at most, so
// that they form chains, and rings in which both kinds take turns, which are of even length.
void balanceSides(QList<QList<Turn*>>& turnsOfRaters, std::mt19937_64& random)
{
    QList<Turn*> turns;
    for (const QList<Turn*>& ofRater : turnsOfRaters)
        turns += ofRater;
    Partners ofRater(turns.size(), kNoPartner);
    Partners ofItem(turns.size(), kNoPartner);
    QHash<qsizetype, qsizetype> aloneOfItem;
    qsizetype at = 0;
    for (const QList<Turn*>& list : turnsOfRaters) {
        for (qsizetype i = 0; i < list.size(); ++i, ++at) {
            if (i % 2 == 1)
                makePartners(ofRater, at - 1, at);
            const qsizetype item = list.at(i)->item;
            if (aloneOfItem.contains(item))
                makePartners(ofItem, aloneOfItem.take(item), at);
            else
                aloneOfItem.insert(item, at);
        }
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

} // namespace tandem::studies
