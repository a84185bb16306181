#pragma once

#include "storage/team/teamwatch.h"
#include "ui/icons.h"
#include "ui/themecolors.h"

#include <QColor>
#include <QString>

namespace tandem {

/// How the window says how far a file and its hub are.
struct TeamText
{
    QString word;   ///< "In step", "Sending 3", "Away since 10:40" ...
    QString detail; ///< a sentence or two about it
    Icon icon = Icon::Check;
    QColor ThemeColors::*color = &ThemeColors::secondary;
};

TeamText teamText(const team::WatchState& state);

} // namespace tandem
