#pragma once

#include "models/text/span.h"
#include "ui/badge.h"
#include "ui/signs.h"
#include "ui/themecolors.h"

#include <QColor>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A colour by its name in the theme, read when it is painted; null: as text usually is there.
using ColorName = QColor ThemeColors::*;

/// A sign in a colour.
struct ColoredSign
{
    Sign sign = Sign::None;
    ColorName color = &ThemeColors::accent;
    bool operator==(const ColoredSign&) const = default;
};

/// A bar: a part of a whole.
struct RowBar
{
    double share = 0.0; ///< 0 to 1
    double start = 0.0; ///< where the part begins, 0 to 1
    ColorName color = &ThemeColors::accent;
    bool hatched = false; ///< as boundary items are, whatever the colour
    bool operator==(const RowBar&) const = default;
};

/// How a cell looks, besides its text.
struct RowLook
{
    ColorName color = nullptr;
    bool bold = false;
    bool underlined = false;
    int indent = 0;                    ///< steps at its leading edge
    QColor dot = {};                   ///< a person's, before the text
    ColoredSign sign = {};             ///< before the text
    BadgeKind badge = BadgeKind::None; ///< paints the text as a badge
    std::optional<RowBar> bar = {};    ///< before a number, below other text
    QString below = {};                ///< a second line, small
    ColorName belowColor = nullptr;
    bool isTarget = false; ///< Enter goes where this cell leads: framed while it is current
};

/// What a list says of a row on its card: a title with what goes with it, a second line, a bar.
/// Texts are plain text.
struct Card
{
    QString title;
    QList<Utf16Span> bold = {};  ///< parts of the title
    QList<Utf16Span> found = {}; ///< parts of the title, marked
    ColorName color = nullptr;   ///< of the title
    int indent = 0;
    QColor dot = {};       ///< a person's, before the title
    QString number = {};   ///< small, before the title
    QString aside = {};    ///< small, behind the title
    QString trailing = {}; ///< flush with the trailing edge
    ColorName trailingColor = nullptr;
    QList<ColoredSign> signs = {};     ///< before the trailing text, the outermost first
    BadgeKind badge = BadgeKind::None; ///< at the trailing edge
    QString badgeText = {};            ///< empty: the badge's own word
    QString line = {};                 ///< the second line, small
    ColorName lineColor = nullptr;
    QString lineTrailing = {}; ///< small, at the second line's trailing edge
    Qt::TextElideMode lineElide = Qt::ElideRight;
    std::optional<RowBar> bar = {};
    bool isHeadline = false; ///< the title alone, over the cards that follow; not to be selected
};

/// What the cards of a list have room for; all of them are equally high, headlines apart.
struct CardShape
{
    int titleLines = 1;
    bool strongTitle = true;    ///< else the title is text as in a sentence
    bool strongTrailing = true; ///< the trailing text is what counts, e.g. a score; else small
    bool line = true;
    bool bar = false;
    bool headlines = false; ///< some cards are headlines, which are lower
    bool operator==(const CardShape&) const = default;
};

} // namespace tandem
