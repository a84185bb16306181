#pragma once

#include "storage/project/project.h"
#include "storage/repositories/searchrepository.h"
#include "views/search/snippet.h"

#include <QList>

namespace tandem {

/// One hit as the panel shows it.
struct SearchResult
{
    SearchHit hit; ///< without its text
    Snippet snippet;
};

/// The kind under whose headline a hit stands: imported and worked facts are one, and so are
/// opinions.
SearchKind headlineOf(SearchKind kind);

/// Finds texts that `viewer` may see and cuts their snippets, grouped by headline, best first in
/// each, of each kind at most `most`. A number also finds the sample and the case that have it, and
/// they stand first. For a worker; gives what it has so far when `cancel` is raised.
Expected<QList<SearchResult>> findResults(
    Database& database, const QString& words, int most, PersonId viewer, const CancelFlag& cancel);

} // namespace tandem
