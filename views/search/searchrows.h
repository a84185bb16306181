#pragma once

#include "ui/rows/rowspec.h"
#include "ui/shortcutlist.h"
#include "views/search/searchresults.h"

#include <variant>

namespace tandem {

/// What stands under one headline: something to be done or gone to, or texts.
using SearchGroup = std::variant<ShortcutEntry::Kind, SearchKind>;

/// What was found, or the headline over what is of its group.
struct SearchRow
{
    int place = 0; ///< among the rows
    SearchGroup group;
    int count = 0;       ///< found under the headline; 0: no headline
    ShortcutEntry entry; ///< of what can be done or gone to
    SearchResult result; ///< of a text

    bool isHeadline() const { return count > 0; }
    bool isEntry() const { return !isHeadline() && group.index() == 0; }
};

/// Those of `entries` that `words` mean, by kind, nearest first; of a kind at most `most`.
QList<ShortcutEntry> entriesFor(
    const QList<ShortcutEntry>& entries, const QString& words, int most);

/// Entries, then results, each under a headline for its kind, as entriesFor() and findResults()
/// group them.
QList<SearchRow> searchRows(
    const QList<ShortcutEntry>& entries, const QList<SearchResult>& results);

/// A card for each: the text with what was found in it, and where it stands.
RowSpec<SearchRow> searchRowSpec();

} // namespace tandem
