#include "app/window/appearance.h"

#include <QApplication>
#include <QHeaderView>
#include <QLibraryInfo>
#include <QList>
#include <QLocale>
#include <QPointer>
#include <QWidget>

namespace tandem {

namespace {

/// The sizes of all tables' columns and rows, as their user has them, while the size of the text
/// changes: what was so many letters wide stays so.
class TableSizes final
{
public:
    /// Takes the sizes of now.
    TableSizes();
    /// Gives them back, in letters of now.
    void restore() const;

private:
    struct Sections
    {
        QPointer<QHeaderView> header;
        int letter = 0; ///< pixels
        int line = 0;   ///< pixels
        int usual = 0;
        int least = 0;
        QList<int> sizes; ///< 0 for a column that is not sized by hand
    };

    static void restoreRows(const Sections& kept);
    static void restoreColumns(const Sections& kept);

    QList<Sections> m_sections;
};

bool isSizedByHand(const QHeaderView& header, int section)
{
    const auto mode = header.sectionResizeMode(section);
    return mode != QHeaderView::Stretch && mode != QHeaderView::ResizeToContents &&
           !header.isSectionHidden(section);
}

TableSizes::TableSizes()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) {
        auto* header = qobject_cast<QHeaderView*>(widget);
        if (!header || !header->parentWidget())
            continue;
        const QFontMetrics metrics = header->parentWidget()->fontMetrics();
        Sections kept{header, metrics.averageCharWidth(), metrics.height(),
            header->defaultSectionSize(), header->minimumSectionSize(), {}};
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
            kept.sizes.append(isSizedByHand(*header, i) ? header->sectionSize(i) : 0);
        m_sections.append(kept);
    }
}

void TableSizes::restore() const
{
    for (const Sections& kept : m_sections) {
        if (!kept.header)
            continue;
        if (kept.header->orientation() == Qt::Vertical)
            restoreRows(kept);
        else
            restoreColumns(kept);
    }
}

void TableSizes::restoreRows(const Sections& kept)
{
    // Some tables do it themselves.
    if (kept.header->defaultSectionSize() == kept.usual)
        kept.header->setDefaultSectionSize(
            kept.usual + kept.header->parentWidget()->fontMetrics().height() - kept.line);
}

void TableSizes::restoreColumns(const Sections& kept)
{
    QHeaderView& header = *kept.header;
    const int letter = header.parentWidget()->fontMetrics().averageCharWidth();
    if (kept.letter == 0)
        return;
    // Rounded, so that what was made larger comes back to the pixel.
    const auto inLetters = [&](int size) { return qRound(double(size) * letter / kept.letter); };
    header.setMinimumSectionSize(inLetters(kept.least));
    for (int i = 0; i < kept.sizes.size() && i < header.count(); ++i) {
        if (kept.sizes.at(i) > 0 && isSizedByHand(header, i))
            header.resizeSection(i, inLetters(kept.sizes.at(i)));
    }
}

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
    QT_TRANSLATE_NOOP("QGnomeTheme", "&OK"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Save"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Cancel"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Close"),
};

} // namespace

Appearance::Appearance(QApplication& application, const Preferences& preferences)
    : m_theme(application)
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
