#pragma once

#include "models/text/span.h"
#include "storage/project/project.h"
#include "storage/repositories/searchrepository.h"

#include <QList>
#include <QMetaType>
#include <QString>

namespace tandem {

/// A stretch of a text around the first found word, on one line.
struct Snippet
{
    QString text;           ///< with an ellipsis where something was cut
    QList<Utf16Span> found; ///< in `text`, in order, without overlap
    bool operator==(const Snippet&) const = default;
};

/// The snippet of `text` for a search for all of `words`; about `units` UTF-16 units long, never
/// cut inside a surrogate pair. Where no word is found (the index also matches without accents) it
/// is the beginning of the text.
Snippet snippetOf(const QString& text, const QString& words, qsizetype units = 240);

} // namespace tandem

Q_DECLARE_METATYPE(tandem::Snippet)

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
