#include "app/window/appearance.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace tandem {

Appearance::Appearance(QApplication& application, const Preferences& preferences)
    : m_application(application)
    , m_theme(application)
    , m_systemFont(QApplication::font())
    , m_preferences(preferences)
{
    m_theme.setChoice(preferences.theme);
    applyTextSize(preferences.textPercent);
    applyLanguage(preferences.language);
}

void Appearance::apply(const Preferences& preferences)
{
    const Preferences before = m_preferences;
    m_preferences = preferences;
    if (before.theme != preferences.theme)
        m_theme.setChoice(preferences.theme);
    if (before.textPercent != preferences.textPercent)
        applyTextSize(preferences.textPercent);
    if (before.language != preferences.language)
        applyLanguage(preferences.language);
}

void Appearance::applyLanguage(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    // English is the language of the source, so its absence is no fault.
    const bool translated = m_translator.load(
        locale, QStringLiteral("tandem"), QStringLiteral("_"), QStringLiteral(":/i18n"));
    const bool spoken = translated || locale.language() == QLocale::English;
    QApplication::setLayoutDirection(spoken ? locale.textDirection() : Qt::LeftToRight);
    if (m_qtTranslator.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    if (translated)
        QCoreApplication::installTranslator(&m_translator);
}

void Appearance::applyTextSize(int percent)
{
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    else
        font.setPixelSize(qMax(1, font.pixelSize() * percent / 100));
    QApplication::setFont(font);
}

} // namespace tandem
