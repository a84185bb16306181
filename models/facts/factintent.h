#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

#include <functional>

/// Edits of a paragraph's facts, as what is meant: worked out against the facts as they stand when
/// the edit is written.
namespace tandem {

/// One fact in the list of its paragraph, as edits put it.
struct FactText
{
    QString uuid; ///< of a new one: made by the caller, so that undo and redo name the same fact
    QString text;
    QString from{}; ///< of a new one: the UUID of the fact that it was split off; empty: by hand
    bool operator==(const FactText&) const = default;
};

/// What a person meant by an edit; only the history tells it apart.
enum class FactEdit { Changed, Split, Merged };

/// The place of a fact in a list; -1 where it is not there.
qsizetype placeOfFact(const QList<FactText>& facts, const QString& uuid);

/// What is to become of one fact of a list, and of its neighbours. `change` gets the fact's place.
struct FactIntent
{
    std::function<Expected<void>(QList<FactText>& facts, qsizetype place)> change;
    FactEdit meant = FactEdit::Changed;
};

/// The fact gets the text, checked as checkedFactText() does.
FactIntent changedTo(const QString& typed);
/// The fact gets the first text, the others follow it with their UUIDs, all checked. InvalidInput:
/// fewer than two.
FactIntent splitInto(const QList<FactText>& parts);
/// The fact gets the text, checked, and the other one goes. Refused where that is not in the list.
FactIntent mergedWith(const QString& other, const QString& typed);
/// The fact and its next become one, as mergedFact() does. Refused for the last of its paragraph.
FactIntent mergedWithNext();
FactIntent takenOut();
/// It then stands at `index` (from 0). NotFound where the list has no such place.
FactIntent movedTo(qsizetype index);
/// One place up or down; nothing at the end of the list.
FactIntent movedBy(qsizetype steps);

} // namespace tandem
