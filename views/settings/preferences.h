#pragma once

#include "ui/theme.h"

#include <QMetaType>
#include <QString>

#include <array>
#include <utility>

class QSettings;

namespace tandem {

/// What one user sets for this program on this machine.
struct Preferences
{
    static constexpr int maxPauseMs = 1000;
    static constexpr int minTextPercent = 80;
    static constexpr int maxTextPercent = 200;
    /// Written in themselves, so that those who need one can read it.
    static constexpr std::array<std::pair<const char*, const char16_t*>, 3> languages{
        {{"en", u"English"}, {"zh_CN", u"简体中文"}, {"fa", u"فارسی"}}};

    ThemeChoice theme = ThemeChoice::System;
    QString language;      ///< "en", "zh_CN", "fa"; empty: the system's
    int pauseMs = 250;     ///< after an answer, before the next item, 0 to maxPauseMs
    int textPercent = 100; ///< of the system's font size, minTextPercent to maxTextPercent
    bool operator==(const Preferences&) const = default;
};

/// The stored preferences; what is missing or out of range takes its default or the nearest bound.
Preferences loadPreferences(QSettings& settings);

/// Stores `preferences` in the group "preferences".
void savePreferences(QSettings& settings, const Preferences& preferences);

} // namespace tandem

Q_DECLARE_METATYPE(tandem::Preferences)
