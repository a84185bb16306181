#pragma once

#include "views/inspect/linklayout.h"

#include <QFont>
#include <QSet>

class QPainter;

namespace tandem {

struct ThemeColors;

/// How a picture of links is painted.
struct LinkPaintState
{
    const ThemeColors* colors = nullptr;
    QFont labelFont; ///< "E3", the signs
    QFont titleFont;
    std::optional<AspectRef> selected;
    std::optional<AspectRef> hovered;
    QSet<AspectRef> related; ///< what the selected aspect is linked with
    QSet<AspectRef> near;    ///< what the hovered aspect is linked with
    bool focused = false;    ///< a ring around the selected aspect
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// Paints the boxes and links of `layout` that meet `clip`. With a selection, links that have
/// nothing to do with it are pale. Titles are plain text, elided.
void paintLinks(QPainter& painter, const LinkLayout& layout, const expert::Explanation& explanation,
    const LinkPaintState& state, const QRectF& clip);

} // namespace tandem
