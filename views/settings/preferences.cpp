#include "views/settings/preferences.h"

#include "models/fields/field.h"

#include <QSettings>

#include <algorithm>

namespace tandem {

namespace {

constexpr const char* kSystem = QT_TRANSLATE_NOOP("FieldWords", "System default");
constexpr fields::Word kThemeWords[] = {{"system", kSystem, int(ThemeChoice::System)},
    {"light", QT_TRANSLATE_NOOP("FieldWords", "Light"), int(ThemeChoice::Light)},
    {"dark", QT_TRANSLATE_NOOP("FieldWords", "Dark"), int(ThemeChoice::Dark)}};
/// Written in themselves, so that those who need one can read it.
constexpr fields::Word kLanguageWords[] = {
    {"", kSystem}, {"en", "English"}, {"zh_CN", "简体中文"}, {"fa", "فارسی"}};

fields::Field languageField()
{
    const auto get = [](const void* preferences) -> QVariant {
        return static_cast<const Preferences*>(preferences)->language;
    };
    const auto set = [](void* preferences, const QVariant& value) {
        if (fields::valueOfKey(kLanguageWords, value.toString()))
            static_cast<Preferences*>(preferences)->language = value.toString();
    };
    fields::Field field(fields::Type::Choice, "language",
        QT_TRANSLATE_NOOP("FieldWords", "&Language"), get, set, {});
    field.words = kLanguageWords;
    return field;
}

QString storedKey(const fields::Field& field)
{
    return QStringLiteral("preferences/") + field.key();
}

} // namespace

const fields::Fields& preferenceFields()
{
    using P = Preferences;
    static const fields::Fields all{
        fields::choice("theme", &P::theme, kThemeWords, QT_TRANSLATE_NOOP("FieldWords", "&Theme")),
        languageField(),
        fields::number("textPercent", &P::textPercent, {80, 200},
            QT_TRANSLATE_NOOP("FieldWords", "Text &size"),
            {.unit = QT_TRANSLATE_NOOP("FieldWords", " %"), .step = 10}),
        fields::flag("syncTeams", &P::syncsTeams,
            QT_TRANSLATE_NOOP("FieldWords", "Sync team &files while they are open")),
        fields::number("pauseMs", &P::pauseMs, {0, 1000},
            QT_TRANSLATE_NOOP("FieldWords", "&Pause after an answer"),
            {.unit = QT_TRANSLATE_NOOP("FieldWords", " ms"), .step = 50})};
    return all;
}

Preferences loadPreferences(QSettings& settings)
{
    Preferences preferences;
    for (const fields::Field& field : preferenceFields()) {
        const QVariant stored = settings.value(storedKey(field));
        if (field.type == fields::Type::Flag) {
            if (stored.isValid())
                field.setValue(&preferences, stored.toBool());
            continue;
        }
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
