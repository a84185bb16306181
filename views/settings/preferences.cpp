#include "views/settings/preferences.h"

#include "models/wordof.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

QString nameOf(ThemeChoice theme)
{
    static constexpr std::array words{"system", "light", "dark"};
    return QLatin1String(wordOf(theme, words));
}

ThemeChoice themeNamed(const QString& name)
{
    if (name == nameOf(ThemeChoice::Light))
        return ThemeChoice::Light;
    return name == nameOf(ThemeChoice::Dark) ? ThemeChoice::Dark : ThemeChoice::System;
}

int numberOf(const QSettings& settings, const QString& key, int fallback, int least, int most)
{
    bool isNumber = false;
    const int number = settings.value(key).toInt(&isNumber);
    return isNumber ? std::clamp(number, least, most) : fallback;
}

QString themeKey()
{
    return QStringLiteral("preferences/theme");
}

QString languageKey()
{
    return QStringLiteral("preferences/language");
}

QString pauseKey()
{
    return QStringLiteral("preferences/pauseMs");
}

QString textKey()
{
    return QStringLiteral("preferences/textPercent");
}

} // namespace

Preferences loadPreferences(QSettings& settings)
{
    Preferences preferences;
    preferences.theme = themeNamed(settings.value(themeKey()).toString());
    const QString language = settings.value(languageKey()).toString();
    const QStringList languages{
        QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("fa")};
    if (languages.contains(language))
        preferences.language = language;
    preferences.pauseMs =
        numberOf(settings, pauseKey(), preferences.pauseMs, 0, Preferences::maxPauseMs);
    preferences.textPercent = numberOf(settings, textKey(), preferences.textPercent,
        Preferences::minTextPercent, Preferences::maxTextPercent);
    return preferences;
}

void savePreferences(QSettings& settings, const Preferences& preferences)
{
    settings.setValue(themeKey(), nameOf(preferences.theme));
    settings.setValue(languageKey(), preferences.language);
    settings.setValue(pauseKey(), preferences.pauseMs);
    settings.setValue(textKey(), preferences.textPercent);
}

} // namespace tandem
