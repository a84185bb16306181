#pragma once

#include <QString>

namespace tandem {

/// `text` as the search index takes it: Chinese, Japanese and Korean characters stand alone between
/// blanks, since their words are not set apart and the index splits at blanks. Everything else is
/// unchanged.
QString indexedText(const QString& text);

/// An FTS5 query for texts that have all of `words`, each as a word's beginning; runs of Chinese,
/// Japanese or Korean as phrases. Operators and quotes in `words` have no meaning. Empty where
/// there is nothing to look for.
QString searchQuery(const QString& words);

} // namespace tandem
