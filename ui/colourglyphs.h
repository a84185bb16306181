#pragma once

class QPainter;
class QPointF;
class QTextLine;

namespace tandem {

/// Draws a line of text at `position`. In a PDF the glyphs that are pictures, as emoji are, are
/// drawn as such: Qt leaves out what has no outline.
void drawTextLine(QPainter& painter, const QTextLine& line, const QPointF& position);

/// Ends the painting of a PDF; returns false if it could not be written. Writing the fonts leaves
/// those of emoji with wrong sizes, on the screens too: this puts them right again.
bool endPdf(QPainter& painter);

} // namespace tandem
