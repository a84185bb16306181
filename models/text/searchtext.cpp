#include "models/text/searchtext.h"

#include <QStringList>

namespace tandem {

namespace {

bool standsAloneInSearch(char32_t character)
{
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
    spaced.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t character = text.at(i).unicode();
        qsizetype length = 1;
        if (text.at(i).isHighSurrogate() && i + 1 < text.size() &&
            text.at(i + 1).isLowSurrogate()) {
            character = QChar::surrogateToUcs4(text.at(i), text.at(i + 1));
            length = 2;
        }
        const bool alone = standsAloneInSearch(character);
        if (alone)
            spaced += QLatin1Char(' ');
        spaced += QStringView(text).mid(i, length);
        if (alone)
            spaced += QLatin1Char(' ');
        i += length - 1;
    }
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
