#pragma once

#include "ui/rows/rowspec.h"
#include "views/search/searchresults.h"

namespace tandem {

/// A result, or the headline over those of a kind.
struct SearchRow
{
    int place = 0; ///< among the rows
    SearchKind headline = SearchKind::Title;
    int count = 0;       ///< results under the headline; 0: a result
    SearchResult result; ///< of a result

    bool isHeadline() const { return count > 0; }
};

/// Results under a headline for each kind, as findResults() groups them.
QList<SearchRow> searchRows(const QList<SearchResult>& results);

/// A card for each: the text with what was found in it, and where it stands.
RowSpec<SearchRow> searchRowSpec();

} // namespace tandem
