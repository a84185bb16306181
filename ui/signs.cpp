#include "ui/signs.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace tandem {

namespace {

/// Signs are drawn on a square of 16 units.
QPainterPath signPath(Sign sign)
{
    QPainterPath path;
    const auto line = [&path](QPointF a, QPointF b) {
        path.moveTo(a);
        path.lineTo(b);
    };
    switch (sign) {
    case Sign::Check:
        path.moveTo(3, 8.5);
        path.lineTo(6.5, 12);
        path.lineTo(13, 4.5);
        break;
    case Sign::Dash:
        line({4, 8}, {12, 8});
        break;
    case Sign::NotEqual:
        line({3, 6}, {13, 6});
        line({3, 10.5}, {13, 10.5});
        line({10.5, 2.5}, {5.5, 14});
        break;
    case Sign::Question:
        path.moveTo(5, 5.5);
        path.cubicTo(5, 1.5, 11.5, 1.5, 11.2, 5.5);
        path.cubicTo(11, 7.8, 8, 7.8, 8, 10.3);
        line({8, 13.4}, {8, 13.5});
        break;
    case Sign::Exclamation:
        line({8, 2.5}, {8, 9.5});
        line({8, 13.4}, {8, 13.5});
        break;
    case Sign::Clock:
        path.addEllipse(QPointF(8, 8), 6, 6);
        path.moveTo(8, 4.5);
        path.lineTo(8, 8.3);
        path.lineTo(10.6, 9.8);
        break;
    case Sign::Lock:
        path.addRoundedRect(QRectF(3, 7.5, 10, 6.5), 1, 1);
        path.moveTo(5, 7.5);
        path.lineTo(5, 5.5);
        path.cubicTo(5, 1.5, 11, 1.5, 11, 5.5);
        path.lineTo(11, 7.5);
        break;
    case Sign::Cross:
        line({4, 4}, {12, 12});
        line({12, 4}, {4, 12});
        break;
    case Sign::Note: // a sheet with its corner turned
        path.moveTo(3, 2.5);
        path.lineTo(13, 2.5);
        path.lineTo(13, 9.5);
        path.lineTo(9.5, 13.5);
        path.lineTo(3, 13.5);
        path.closeSubpath();
        line({5.5, 5.8}, {10.5, 5.8});
        line({5.5, 8.8}, {8.5, 8.8});
        break;
    case Sign::Ring:
        path.addEllipse(QPointF(8, 8), 4.5, 4.5);
        break;
    case Sign::Dot:
    case Sign::None:
        break;
    }
    return path;
}

} // namespace

void paintSign(QPainter* painter, const QRectF& area, Sign sign, const QColor& color)
{
    if (sign == Sign::None || area.isEmpty())
        return;
    const qreal side = std::min(area.width(), area.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(area.center() - QPointF(side / 2, side / 2));
    painter->scale(side / 16, side / 16);
    if (sign == Sign::Dot) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawEllipse(QPointF(8, 8), 5, 5);
    } else {
        const bool bold = sign == Sign::Check || sign == Sign::Dash || sign == Sign::NotEqual ||
                          sign == Sign::Question || sign == Sign::Exclamation;
        painter->setPen(QPen(color, bold ? 2.2 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(signPath(sign));
    }
    painter->restore();
}

QBrush hatchBrush(const QColor& stripe, const QColor& back, qreal devicePixelRatio)
{
    constexpr int side = 11; // stripes of 4 px across, where the tile repeats without a seam
    const int pixels = qRound(side * devicePixelRatio);
    QImage tile(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    tile.fill(back);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(stripe, pixels / 2.9, Qt::SolidLine, Qt::FlatCap));
    for (int shift = -1; shift <= 1; ++shift) {
        const qreal x = pixels * shift;
        painter.drawLine(QPointF(x - pixels, pixels * 2), QPointF(x + pixels * 2, -pixels));
    }
    painter.end();
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(qreal(side) / pixels, qreal(side) / pixels));
    return brush;
}

} // namespace tandem
