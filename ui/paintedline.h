#pragma once

#include <QRect>
#include <QString>

class QPainter;

namespace tandem {

/// Paints one line of plain text in the painter's font and pen, vertically centred, elided where
/// `rect` is too narrow. The text reads in its own direction and stands at the leading edge of
/// `rect` in `direction`, that of the window. Line breaks become blanks.
void paintLine(QPainter* painter, const QRect& rect, const QString& text,
    Qt::LayoutDirection direction, Qt::TextElideMode mode = Qt::ElideRight);

/// Paints plain text in at most `lines` lines of `rect`, broken between words, the last one elided
/// where there is more. The first line begins `indent` pixels from the leading edge.
void paintLines(QPainter* painter, const QRect& rect, const QString& text,
    Qt::LayoutDirection direction, int lines, int indent = 0);

/// `text` made to read in `direction`, that of the window, though it begins with a name that reads
/// the other way: for the program's own sentences, not for texts of people.
QString readingIn(Qt::LayoutDirection direction, const QString& text);
/// Paragraphs of the program for a label of this direction: each that has a word of it reads in it,
/// whatever name it begins with, and any other from its own side.
QString paragraphsIn(Qt::LayoutDirection direction, const QStringList& paragraphs);

} // namespace tandem
