#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <limits>

namespace tandem {

/// One utterance of a discussion: who says what.
struct UtteranceText
{
    QString participant;
    QString text;
    bool operator==(const UtteranceText&) const = default;
};

/// An article as it comes from outside, before anyone has labelled it.
struct ArticleText
{
    QString title;  ///< may be empty; then the project makes one from the first paragraph
    QString domain; ///< e.g. "business"; may be empty
    QString source; ///< file or address that it came from; may be empty
    QStringList paragraphs;
    QList<UtteranceText> discussion;  ///< empty where it comes without one
    bool isTitledByFirstLine = false; ///< the title stood as a first line that looks like one
    int joinedLines = 0; ///< of an only paragraph, where each ends like a sentence; otherwise 0
    bool operator==(const ArticleText&) const = default;
};

/// Paragraphs of plain or Markdown text: runs of lines set apart by blank lines, form feeds or
/// U+2029. Line breaks inside a paragraph (of all kinds that textLineAt() knows) become blanks,
/// outer blanks go, and what nothing can be seen of is no paragraph. Ends with the paragraph number
/// `most`, so that a text of short ones does not take many times its size.
QStringList splitParagraphs(
    const QString& text, qsizetype most = std::numeric_limits<qsizetype>::max());

/// `text` as one paragraph: line breaks become blanks, outer blanks of each line go. "" where
/// nothing is left.
QString foldLines(const QString& text);

/// A title for an article that has none: the first words of `firstParagraph`, cut at a word to at
/// most 60 UTF-16 units (never inside a surrogate pair) with an ellipsis where something was cut.
QString titleFrom(const QString& firstParagraph);

} // namespace tandem
