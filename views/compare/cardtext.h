#pragma once

#include <QString>

namespace tandem {

/// What Compare says of one figure: on a card, and in a line of text where there is little room.
struct CardText
{
    QString title;
    QString value;
    QString subline; ///< what it stands on, or why there is none
    QString toolTip = {};
    QString shortTitle = {}; ///< empty: the title
    QString shortValue = {}; ///< empty: the value
};

} // namespace tandem
