#pragma once

#include "models/text/article.h"
#include "storage/formats/recordreader.h"

#include <functional>

namespace tandem {

/// Takes one article; an error ends the reading and is handed on as it is.
using ArticleSink = std::function<Expected<void>(ArticleText&& article, qint64 articleIndex)>;

// All functions hand over articles one by one, counted from 0, and return their number. The sink
// may have seen articles before an error: undoing them is the caller's. Shared errors: Unreadable,
// Cancelled (progress returned false), InvalidInput with the place, TooLarge beyond the bounds of
// limits.h.

/// Articles as one JSON document in UTF-8: an object or a list of objects with the keys
/// `paragraphs` (list of texts) or `text` (paragraphs set apart by blank lines; used where
/// `paragraphs` gives none), optionally `title`, `domain`, `source` and `discussion` (list of
/// {participant, utterance}). An optional key may be null; other keys are ignored. Line breaks
/// within a paragraph, title or utterance become blanks, empty paragraphs are dropped; an article
/// without any is refused. A document over 64 MiB is TooLarge. JSONL has one such object in each
/// line of at most 64 MiB, blank lines are skipped; the file may be of any size.
Expected<qint64> readArticleRecords(const Input& input, RecordLayout layout,
    const ArticleSink& sink, const ReadProgress& progress = {});

/// What the first line of a text file is that is not blank. Recognized: the title, where it stands
/// alone before the text, is short and does not end like a sentence.
enum class FirstLine { Text, Title, Recognized };

/// The article in a text or (`isMarkdown`) Markdown file: paragraphs as splitParagraphs() finds
/// them, in an encoding that decodeText takes. Front matter (a block of YAML between lines of ---,
/// or of TOML between +++, at the very beginning) is no text. In Markdown a "# Title" in the first
/// line that is not blank becomes the title; without one, and in other text, the `title` of the
/// front matter or the first line, where `firstLine` says so, unless nothing but it is there.
Expected<ArticleText> readTextArticle(
    const Input& input, bool isMarkdown, FirstLine firstLine = FirstLine::Text);

/// The articles in the file or folder at `path`, whatever inputKindOf() finds it to be, except
/// KGDS.json and projects, which are Refused. Of a folder: its .txt and .md files, sorted by name,
/// not those of folders in it; none is an InvalidInput. An article without a source gets the file's
/// name for it. `firstLine` is about text files.
Expected<qint64> readArticles(const QString& path, const ArticleSink& sink,
    const ReadProgress& progress = {}, FirstLine firstLine = FirstLine::Text);

} // namespace tandem
