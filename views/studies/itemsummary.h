#pragma once

#include "models/studies/itemcheck.h"
#include "views/studies/additemsdialog.h"

namespace tandem {

/// Items before they are added, a line each.
RowSpec<AddedItem> itemRows();
/// The first of them, at most so many.
QList<AddedItem> itemRowsOf(const QList<studies::StudyItem>& items, int most);

/// How many items these are, of which kinds, with which fields, in how many groups, and which
/// metrics have scores of them; sentences.
QString itemsSummary(const QList<studies::StudyItem>& items);
/// The first of the problems with the item that it is about, and how many more there are;
/// empty where there is none.
QString problemText(
    const QList<studies::StudyItem>& items, const QList<studies::ItemProblem>& problems);

} // namespace tandem
