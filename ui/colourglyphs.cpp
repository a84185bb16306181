#include "ui/colourglyphs.h"

#include <QApplication>
#include <QGlyphRun>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

namespace tandem {

namespace {

constexpr qreal kPerPoint = 4; ///< pixels of a picture to one of the page

/// By the tables of bitmaps and of layers; whether a glyph has an outline, Qt says this way and
/// that.
bool hasPictures(const QRawFont& font)
{
    return !font.fontTable("CBLC").isEmpty() || !font.fontTable("COLR").isEmpty() ||
           !font.fontTable("sbix").isEmpty();
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

bool endPdf(QPainter& painter)
{
    const bool ended = painter.end();
    QFont font = QApplication::font();
    font.setPixelSize(7); // of no text, so that nothing is remembered of the wrong sizes
    QTextLayout layout(QString::fromUcs4(U"\U0001F642"), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = line.glyphRuns();
    for (const QGlyphRun& run : runs) {
        // The first use of a size sets what all sizes of the font share.
        QRawFont anew = run.rawFont();
        anew.setPixelSize(anew.pixelSize() + 1);
    }
    return ended;
}

void drawTextLine(QPainter& painter, const QTextLine& line, const QPointF& position)
{
    line.draw(&painter, position);
    if (painter.paintEngine()->type() != QPaintEngine::Pdf)
        return;
    const QList<QGlyphRun> runs = line.glyphRuns();
    for (const QGlyphRun& run : runs) {
        if (!hasPictures(run.rawFont()))
            continue;
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> places = run.positions();
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            if (!run.rawFont().boundingRect(glyphs.at(i)).isEmpty())
                drawPicture(painter, run.rawFont(), glyphs.at(i), position + places.at(i),
                    run.isRightToLeft());
        }
    }
}

} // namespace tandem
