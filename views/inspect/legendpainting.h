#pragma once

#include "models/expert/explanation.h"

#include <QFont>
#include <QList>
#include <QRectF>

class QPaintDevice;
class QPainter;

namespace tandem {

struct ThemeColors;

/// One word of the legend: how a verdict is drawn, and what it is called.
struct LegendEntry
{
    expert::LinkVerdict verdict = expert::LinkVerdict::Both;
    QRectF rect;
    bool named = true; ///< false: only its sign, for want of room
};

/// The legend in `area`, centred, on one line or two; without names where there is no room for
/// them. `device`: where it is painted, null for the screen.
QList<LegendEntry> layOutLegend(const QRectF& area, const QFont& font,
    Qt::LayoutDirection direction, QPaintDevice* device = nullptr);
void paintLegend(QPainter& painter, const QList<LegendEntry>& entries, const QFont& font,
    const ThemeColors& colors, Qt::LayoutDirection direction);

} // namespace tandem
