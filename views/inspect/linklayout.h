#pragma once

#include "views/inspect/aspectref.h"

#include <QFont>
#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QSet>

class QPainter;

namespace tandem {

struct ThemeColors;

/// The room that a picture of links has, in pixels.
struct LinkMeasures
{
    qreal width = 440;
    qreal height = 0; ///< wanted; boxes move closer together before the picture grows beyond it
    qreal boxHeight = 42;
    qreal badge = 20; ///< diameter
    qreal margin = 8;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    /// At most one aspect of each text that has to be between `top` and `bottom`: where its place
    /// is not, its box stands at the nearer edge.
    QList<AspectRef> kept = {};
    qreal top = 0;
    qreal bottom = 0;
};

/// An aspect in the picture.
struct LinkBox
{
    AspectRef aspect;
    QRectF rect;
    QRectF home; ///< its place in its row, which `rect` has left where it is kept in sight
    expert::LinkVerdict verdict = expert::LinkVerdict::Unmatched; ///< of its own side's match
    bool fault = false; ///< a reply about it could not be read
    bool counts = true; ///< see expert::AspectMatch::counts
    bool isAway() const { return rect != home; }
};

/// Which of the two directions a line stands for.
enum class LinkDirection {
    Both,  ///< both directions say the same: one line
    Drawn, ///< the chosen direction
    Other, ///< only the other direction has it, or has it with this verdict
};

/// A line between two aspects.
struct LinkLine
{
    AspectRef from; ///< whose match it is; of Both the chosen side's aspect
    /// None where the match names an aspect that the other text has not: the line ends in between.
    std::optional<AspectRef> to;
    expert::LinkVerdict verdict = expert::LinkVerdict::Neither;
    LinkDirection direction = LinkDirection::Drawn;
    bool disputed = false; ///< the directions disagree: there is a second line beside this one
    QPointF start;         ///< at `from`
    QPointF startControl;
    QPointF endControl;
    QPointF end;
    QPointF badge; ///< centre

    QPointF at(qreal share) const; ///< a point of the curve, share from 0 (start) to 1
    QPainterPath path() const;
    bool touches(const AspectRef& aspect) const { return from == aspect || to == aspect; }
};

/// Aspects of the two texts face to face and the links between them. Pure geometry: the same on the
/// screen and on paper.
struct LinkLayout
{
    QList<LinkBox> boxes;  ///< the expected text's first, by index
    QList<LinkLine> lines; ///< those of the other direction first, so that they are painted below
    QSizeF size;

    const LinkBox* box(const AspectRef& aspect) const;
    /// The aspect at a place, if any.
    std::optional<AspectRef> aspectAt(const QPointF& place) const;
    /// Index of the line whose badge or curve is within `reach` pixels of a place; -1: none.
    int lineAt(const QPointF& place, qreal reach) const;
};

/// Lays out the links of an evaluation with `drawn`'s direction in front. The expected text's
/// aspects stand on the leading side of measures.direction.
LinkLayout layOutLinks(
    const expert::Explanation& explanation, expert::Side drawn, const LinkMeasures& measures);

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
