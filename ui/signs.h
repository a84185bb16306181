#pragma once

#include <QBrush>
#include <QColor>
#include <QRectF>

class QPainter;

namespace tandem {

/// Small signs that are drawn, not typed, so that no font can lack them.
enum class Sign {
    None,
    Check,
    Dash,
    NotEqual,
    Question,
    Exclamation,
    Dot,
    Ring,
    Clock,
    Lock,
    Cross,
    Note
};

/// Draws a sign into a square area.
void paintSign(QPainter* painter, const QRectF& area, Sign sign, const QColor& color);

/// Diagonal stripes of `stripe` on `back`, 4 px wide, sharp at `devicePixelRatio`: the pattern of
/// boundary items.
QBrush hatchBrush(const QColor& stripe, const QColor& back, qreal devicePixelRatio = 1.0);

} // namespace tandem
