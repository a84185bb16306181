#pragma once

#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>
#include <QString>

namespace tandem::studies {

/// Bounds of what a study is about.
inline constexpr qsizetype kMostStudyItems = 100'000;
inline constexpr qsizetype kMostItemNameLength = 200;
inline constexpr qsizetype kMostItemTextLength = 2000;
inline constexpr qsizetype kMostFieldsOfItem = 40;
inline constexpr qsizetype kMostFieldLength = 2'000'000;
inline constexpr qsizetype kMostMarks = 1000;
inline constexpr qsizetype kMostScoresOfItem = 1000;

/// Something that has to be corrected before raters can be asked about an item.
struct ItemProblem
{
    qsizetype item = -1; ///< its place; -1: it is about all of them
    QString sentence;    ///< translated; does not name the item

    bool operator==(const ItemProblem&) const = default;
};

/// What is wrong with an item by itself, whatever is asked about it: its name, its fields, texts
/// beyond their bounds. A sentence, translated; empty where nothing is.
QString problemOfItself(const StudyItem& item);

/// Gives fields the names that the design shows them by where theirs differ in case alone, as those
/// of a table may, unless an item has the field by its own name, too.
void nameFieldsAsShown(QList<StudyItem>& items, const Design& design);

/// What is wrong with the items of a study of this design, in their order, the first of each: a
/// name that is missing or there twice, a field that is there twice, has a side without the other
/// or marks outside of its text, none of the fields that are shown, no two sides to compare where
/// the answers are about sides, a check item without a known answer or with one that cannot be
/// given, a group of more items than one rater may have, texts beyond their bounds. Empty where
/// they can be handed out.
QList<ItemProblem> itemProblems(const QList<StudyItem>& items, const Design& design);

} // namespace tandem::studies
