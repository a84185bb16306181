#include "views/settings/preferences.h"

#include "models/fields/field.h"

#include <QSettings>

#include <algorithm>

namespace tandem {

namespace {

constexpr fields::Word kThemeWords[] = {{"system", nullptr, int(ThemeChoice::System)},
    {"light", nullptr, int(ThemeChoice::Light)}, {"dark", nullptr, int(ThemeChoice::Dark)}};

fields::Field languageField()
{
    const auto get = [](const void* preferences) -> QVariant {
        return static_cast<const Preferences*>(preferences)->language;
    };
    const auto set = [](void* preferences, const QVariant& value) {
        const QString language = value.toString();
        const auto& known = Preferences::languages;
        if (language.isEmpty() ||
            std::any_of(known.begin(), known.end(),
                [&language](const auto& one) { return language == QLatin1String(one.first); }))
            static_cast<Preferences*>(preferences)->language = language;
    };
    return {fields::Type::Choice, "language", nullptr, get, set, {}};
}

const fields::Fields& preferenceFields()
{
    using P = Preferences;
    static const fields::Fields all{fields::choice("theme", &P::theme, kThemeWords, nullptr),
        languageField(), fields::number("pauseMs", &P::pauseMs, {0, P::maxPauseMs}, nullptr),
        fields::number(
            "textPercent", &P::textPercent, {P::minTextPercent, P::maxTextPercent}, nullptr)};
    return all;
}

QString storedKey(const fields::Field& field)
{
    return QStringLiteral("preferences/") + field.key();
}

} // namespace

Preferences loadPreferences(QSettings& settings)
{
    Preferences preferences;
    for (const fields::Field& field : preferenceFields()) {
        const QVariant stored = settings.value(storedKey(field));
        if (field.type != fields::Type::Number) {
            field.setValue(&preferences, stored);
            continue;
        }
        bool isNumber = false;
        const qint64 number = stored.toLongLong(&isNumber);
        if (isNumber)
            field.setValue(&preferences,
                std::clamp(number, qint64(field.bounds.least), qint64(field.bounds.most)));
    }
    return preferences;
}

void savePreferences(QSettings& settings, const Preferences& preferences)
{
    for (const fields::Field& field : preferenceFields())
        settings.setValue(storedKey(field), field.value(&preferences));
}

} // namespace tandem
