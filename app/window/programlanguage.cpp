#include "app/window/programlanguage.h"

#include <QDir>
#include <QRegularExpression>

namespace tandem {

namespace {

/// As a catalogue is looked for: the language of the country, then the language.
bool isSpoken(const QLocale& locale, const QStringList& spoken)
{
    return spoken.contains(locale.name()) || spoken.contains(locale.name().section(u'_', 0, 0));
}

/// `text`, which is no command, with its numbers in the digits of the language.
QString localized(QString text, bool hasCount, const QLocale& locale)
{
    if (hasCount)
        text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
    if (locale.zeroDigit() == QLatin1String("0"))
        return text;
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at + 1)) {
        if (at + 1 < text.size() && text.at(at + 1) >= u'1' && text.at(at + 1) <= u'9')
            text.insert(at + 1, u'L');
    }
    return text;
}

} // namespace

QLocale programLocale(const QString& chosen, const QLocale& system, const QStringList& wished,
    const QStringList& spoken)
{
    if (!chosen.isEmpty())
        return QLocale(chosen);
    // Of a system without a language nothing is known that could differ.
    if (system.language() == QLocale::C)
        return system;
    for (const QString& name : wished) {
        if (const QLocale locale(name); isSpoken(locale, spoken))
            return locale;
    }
    return QLocale(QLocale::English, system.territory());
}

QStringList spokenLanguages()
{
    QStringList names;
    const QStringList files = QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("*.qm")});
    for (const QString& file : files)
        names += file.section(u'_', 1).section(u'.', 0, 0);
    return names;
}

QString withLocalNumbers(const QString& text, bool hasCount, const QLocale& locale)
{
    if (!text.contains(QLatin1String("tandem ")) && !text.contains(QLatin1String("--")))
        return localized(text, hasCount, locale);
    static const QRegularExpression command(
        QStringLiteral("[«“\"]\\x{200E}?(?:tandem |--)[^»”\"]*[»”\"]"));
    QString local;
    qsizetype end = 0;
    for (auto found = command.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        local += localized(text.sliced(end, one.capturedStart() - end), hasCount, locale);
        local += one.capturedView();
        end = one.capturedEnd();
    }
    return local + localized(text.sliced(end), hasCount, locale);
}

QString ProgramWords::translate(
    const char* context, const char* source, const char* disambiguation, int n) const
{
    return withLocalNumbers(
        QTranslator::translate(context, source, disambiguation, n), n >= 0, QLocale());
}

} // namespace tandem
