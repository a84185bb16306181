#include "views/search/searchresults.h"

#include <algorithm>
#include <utility>

namespace tandem {

SearchKind headlineOf(SearchKind kind)
{
    switch (kind) {
    case SearchKind::WorkedFact:
        return SearchKind::Fact;
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return SearchKind::Opinion;
    default:
        return kind;
    }
}

Expected<QList<SearchResult>> findResults(
    Database& database, const QString& words, int limit, PersonId viewer, const CancelFlag& cancel)
{
    QList<SearchResult> results;
    if (cancel->load())
        return results;
    TANDEM_TRY_VAR(hits, SearchRepository(database).find(words, limit, viewer));
    for (SearchHit& hit : *hits) {
        if (cancel->load())
            return results;
        const Snippet snippet = snippetOf(hit.shownText(), words);
        hit.text.clear();
        results.append({hit, snippet});
    }
    std::stable_sort(
        results.begin(), results.end(), [](const SearchResult& a, const SearchResult& b) {
            return headlineOf(a.hit.kind) < headlineOf(b.hit.kind);
        });
    return results;
}

} // namespace tandem
