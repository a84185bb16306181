#include "ui/colourglyphs.h"

#include <QGlyphRun>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextLine>

namespace tandem {

namespace {

constexpr qreal kPerPoint = 4; ///< pixels of a picture to one of the page

bool isPicture(const QRawFont& font, quint32 glyph)
{
    return !font.boundingRect(glyph).isEmpty() && font.pathForGlyph(glyph).isEmpty();
}

/// The one glyph at `place` as a picture.
void drawPicture(
    QPainter& painter, const QRawFont& font, quint32 glyph, const QPointF& place, bool rightToLeft)
{
    QRawFont large = font;
    large.setPixelSize(font.pixelSize() * kPerPoint);
    const QRectF box = large.boundingRect(glyph).adjusted(-1, -1, 1, 1);
    QImage image(box.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QGlyphRun run;
    run.setRawFont(large);
    run.setGlyphIndexes({glyph});
    run.setPositions({QPointF()});
    run.setRightToLeft(rightToLeft);
    QPainter(&image).drawGlyphRun(-box.topLeft(), run);
    painter.drawImage(
        QRectF(place + box.topLeft() / kPerPoint, QSizeF(image.size()) / kPerPoint), image);
}

} // namespace

void drawTextLine(QPainter& painter, const QTextLine& line, const QPointF& position)
{
    line.draw(&painter, position);
    if (painter.paintEngine()->type() != QPaintEngine::Pdf)
        return;
    const QList<QGlyphRun> runs = line.glyphRuns();
    for (const QGlyphRun& run : runs) {
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> places = run.positions();
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            if (isPicture(run.rawFont(), glyphs.at(i)))
                drawPicture(painter, run.rawFont(), glyphs.at(i), position + places.at(i),
                    run.isRightToLeft());
        }
    }
}

} // namespace tandem
