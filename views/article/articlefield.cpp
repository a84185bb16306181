#include "views/article/articlefield.h"

#include "models/text/article.h"
#include "ui/textstyle.h"
#include "ui/themefonts.h"

#include <QTextBlock>

#include <algorithm>

namespace tandem {

namespace {

const QString& blankLine()
{
    static const QString text = QStringLiteral("\n\n");
    return text;
}

/// A part of a word in a script that sets blanks between words.
bool isSplitByBlanks(QChar character)
{
    if (character.isSurrogate())
        return true; // a pair is never cut
    return (character.isLetterOrNumber() || character.isMark() || character == u'\'' ||
               character == QChar(0x2019) || character == QChar(0x200C) || character == u'-') &&
           character.script() != QChar::Script_Han &&
           character.script() != QChar::Script_Hiragana &&
           character.script() != QChar::Script_Katakana;
}

/// `at`, or where it is inside of a word the nearer end of that; the beginning where both are as
/// far. Texts without blanks between words are split anywhere.
qsizetype nearestWordEdge(const QString& text, qsizetype at)
{
    const auto isInside = [&text](qsizetype place) {
        return place > 0 && place < text.size() && isSplitByBlanks(text.at(place - 1)) &&
               isSplitByBlanks(text.at(place));
    };
    qsizetype begin = at;
    while (isInside(begin))
        --begin;
    qsizetype end = at;
    while (isInside(end))
        ++end;
    return at - begin <= end - at ? begin : end;
}

} // namespace

ArticleField::ArticleField(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("articleText"));
    keepFont(this, FontRole::Reading);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QString ArticleField::text() const
{
    // toPlainText() would make blanks of non-breaking ones.
    return document()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .replace(QChar::LineSeparator, u'\n');
}

QStringList ArticleField::paragraphs() const
{
    return splitParagraphs(text());
}

void ArticleField::setParagraphs(const QStringList& paragraphs)
{
    setPlainText(paragraphs.join(blankLine()));
}

int ArticleField::current() const
{
    // With the whole line of the cursor, since that may stand before its first letter.
    const QTextBlock line = textCursor().block();
    const auto before = splitParagraphs(text().left(line.position() + line.length())).size();
    return int(std::min(std::max<qsizetype>(before - 1, 0), paragraphs().size() - 1));
}

void ArticleField::split()
{
    QTextCursor cursor = textCursor();
    if (!cursor.hasSelection())
        cursor.setPosition(int(nearestWordEdge(text(), cursor.position())));
    cursor.insertText(blankLine());
    setTextCursor(cursor);
    ensureCursorVisible();
}

void ArticleField::joinWithNext()
{
    QStringList all = paragraphs();
    const int place = current();
    if (place < 0 || place + 1 >= all.size())
        return;
    all[place] += u' ' + all.at(place + 1);
    all.removeAt(place + 1);
    replace(all, place);
}

void ArticleField::removeCurrent()
{
    QStringList all = paragraphs();
    const int place = current();
    if (place < 0)
        return;
    all.removeAt(place);
    replace(all, place);
}

void ArticleField::moveCurrent(int by)
{
    QStringList all = paragraphs();
    const int from = current();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= all.size())
        return;
    all.move(from, to);
    replace(all, to);
}

/// One step of the field's own undo, of no more than what differs: undo goes to the end of that.
/// The cursor stands at the beginning of `current`.
void ArticleField::replace(const QStringList& paragraphs, int current)
{
    const QString now = text();
    const QString then = paragraphs.join(blankLine());
    const qsizetype shorter = std::min(now.size(), then.size());
    qsizetype first = 0;
    while (first < shorter && now.at(first) == then.at(first) && !now.at(first).isSurrogate())
        ++first;
    qsizetype last = 0; // from the end
    while (last < shorter - first &&
           now.at(now.size() - 1 - last) == then.at(then.size() - 1 - last) &&
           !now.at(now.size() - 1 - last).isSurrogate())
        ++last;
    QTextCursor cursor(document());
    cursor.setPosition(int(first));
    cursor.setPosition(int(now.size() - last), QTextCursor::KeepAnchor);
    cursor.insertText(then.mid(first, then.size() - last - first));
    const QStringList before = paragraphs.mid(0, std::min(current, int(paragraphs.size()) - 1));
    cursor.setPosition(before.isEmpty() ? 0 : int(before.join(blankLine()).size()) + 2);
    setTextCursor(cursor);
    ensureCursorVisible();
}

} // namespace tandem
