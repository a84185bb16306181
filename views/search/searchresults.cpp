#include "views/search/searchresults.h"

#include <algorithm>

namespace tandem {

Expected<QList<SearchResult>> findResults(
    Database& database, const QString& words, int limit, const CancelFlag& cancel)
{
    QList<SearchResult> results;
    if (cancel->load())
        return results;
    const auto hits = SearchRepository(database).find(words, limit);
    if (!hits)
        return failure(hits.error());
    for (const SearchHit& hit : *hits) {
        if (cancel->load())
            return results;
        results.append({hit.kind, hit.sample, hit.samplePosition, hit.sampleTitle, hit.number,
            snippetOf(hit.text, words)});
    }
    std::stable_sort(results.begin(), results.end(),
        [](const SearchResult& a, const SearchResult& b) { return a.kind < b.kind; });
    return results;
}

} // namespace tandem
