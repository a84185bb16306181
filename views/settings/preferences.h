#pragma once

#include "models/fields/field.h"
#include "ui/theme.h"

#include <QMetaType>
#include <QString>

class QSettings;

namespace tandem {

/// What one user sets for this program on this machine.
struct Preferences
{
    ThemeChoice theme = ThemeChoice::System;
    QString language;       ///< "en", "zh_CN", "fa"; empty: the system's
    int textPercent = 100;  ///< of the system's font size
    bool syncsTeams = true; ///< files of teams are kept in step while they are open
    int pauseMs = 250;      ///< after an answer, before the next item
    bool operator==(const Preferences&) const = default;
};

/// Each preference with its bounds and words, in the order of their dialog.
const fields::Fields& preferenceFields();

/// The stored preferences; what is missing or out of range takes its default or the nearest bound.
Preferences loadPreferences(QSettings& settings);

/// Stores `preferences` in the group "preferences".
void savePreferences(QSettings& settings, const Preferences& preferences);

} // namespace tandem

Q_DECLARE_METATYPE(tandem::Preferences)
