#pragma once

#include "storage/project/project.h"
#include "storage/repositories/searchrepository.h"
#include "views/search/snippet.h"

#include <QList>

namespace tandem {

/// One hit as the panel shows it.
struct SearchResult
{
    SearchKind kind = SearchKind::Paragraph;
    SampleId sample;
    int samplePosition = 0;
    QString sampleTitle;
    int number = 0; ///< as in SearchHit
    Snippet snippet;
};

/// Finds at most `limit` texts and cuts their snippets, grouped by kind, best first in each. For a
/// worker; gives what it has so far when `cancel` is raised.
Expected<QList<SearchResult>> findResults(
    Database& database, const QString& words, int limit, const CancelFlag& cancel);

} // namespace tandem
