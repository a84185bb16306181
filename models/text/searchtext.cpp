#include "models/text/searchtext.h"

#include "models/text/codepoints.h"

#include <QStringList>

namespace tandem {

namespace {

bool standsAloneInSearch(char32_t character)
{
    // Most texts have none of these scripts, whose blocks begin here.
    if (character < 0x1100 || (character >= 0x1200 && character < 0x2E80))
        return false;
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
        return true;
    default:
        return false;
    }
}

/// Words of letters, digits and marks; anything else only separates.
QStringList wordsOf(const QString& text)
{
    QStringList words;
    QString word;
    for (const char32_t character : text.toUcs4()) {
        if (QChar::isLetterOrNumber(character) || QChar::isMark(character)) {
            word += QString::fromUcs4(&character, 1);
        } else if (!word.isEmpty()) {
            words.append(word);
            word.clear();
        }
    }
    if (!word.isEmpty())
        words.append(word);
    return words;
}

} // namespace

QString indexedText(const QString& text)
{
    QString spaced;
    qsizetype taken = 0; ///< of the text
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char32_t character = codePointAt(text, i);
        const qsizetype length = unitsOf(character);
        if (standsAloneInSearch(character)) {
            spaced += QStringView(text).mid(taken, i - taken);
            spaced += QLatin1Char(' ');
            spaced += QStringView(text).mid(i, length);
            spaced += QLatin1Char(' ');
            taken = i + length;
        }
        i += length - 1;
    }
    if (taken == 0)
        return text;
    spaced += QStringView(text).mid(taken);
    return spaced;
}

QString searchQuery(const QString& words)
{
    QStringList terms;
    for (const QString& word : wordsOf(words)) {
        // A quoted string is a phrase of its tokens; the star after it takes the last one as a
        // beginning.
        terms.append(QStringLiteral("\"%1\"*").arg(indexedText(word).simplified()));
    }
    return terms.join(QLatin1Char(' '));
}

} // namespace tandem
