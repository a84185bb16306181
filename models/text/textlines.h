#pragma once

#include <QStringView>

namespace tandem {

/// A line of a text without outer blanks, and how it ends.
struct TextLine
{
    QStringView text;
    qsizetype next = 0;         ///< where the line after it begins
    bool endsParagraph = false; ///< a paragraph ends here, whatever the next line holds
};

/// The line that begins at `from`. Lines end at LF, CRLF, CR, a vertical tab, U+0085 and U+2028,
/// paragraphs at a form feed and U+2029.
TextLine textLineAt(QStringView text, qsizetype from);

/// Whether a line holds nothing that can be seen: blanks, or marks like U+200B and U+FEFF.
bool isBlankLine(QStringView line);

/// The first line with something to be seen, from `from` on; empty where there is none.
TextLine firstVisibleLine(QStringView text, qsizetype from = 0);

} // namespace tandem
