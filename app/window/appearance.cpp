#include "app/window/appearance.h"

#include "app/window/tablesizes.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QWidget>

namespace tandem {

namespace {

/// The words on the buttons of dialogs are Qt's. Its own catalogue may lack a language, or not be
/// installed; so they stand in the program's, which is asked first.
[[maybe_unused]] constexpr const char* kWordsOfQt[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Restore Defaults"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&OK"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Save"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Cancel"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Close"),
};

} // namespace

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
    const QLocale system = QLocale::system();
    const QLocale locale = programLocale(language, system, system.uiLanguages(), spokenLanguages());
    QLocale::setDefault(locale);
    // Windows that are there already, and the fields in them, write their numbers anew.
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows)
        window->unsetLocale();
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    const QString folder = QStringLiteral(":/i18n");
    const bool spoken =
        m_translator.load(locale, QStringLiteral("tandem"), QStringLiteral("_"), folder);
    // English holds the plural forms; a language that nobody translated is shown in it, left to
    // right.
    if (!spoken && !m_translator.load(QStringLiteral("tandem_en"), folder))
        qWarning("The texts of the program are missing.");
    QApplication::setLayoutDirection(spoken ? locale.textDirection() : Qt::LeftToRight);
    if (m_qtTranslator.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    QCoreApplication::installTranslator(&m_translator);
    // Lists keep the width that their words had, also when they have others.
    QMetaObject::invokeMethod(&m_theme, &Theme::apply, Qt::QueuedConnection);
}

void Appearance::applyTextSize(int percent)
{
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    else
        font.setPixelSize(qMax(1, font.pixelSize() * percent / 100));
    const TableSizes sizes;
    m_theme.setFont(font);
    sizes.restore();
}

} // namespace tandem
