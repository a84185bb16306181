#include "models/text/plainmarkdown.h"

#include <QRegularExpression>

namespace tandem {

namespace {

/// A line without the marks within it: emphasis, code, links.
QString withoutMarks(QString line)
{
    static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\(([^)\\s]*)[^)]*\\)"));
    static const QRegularExpression strong(QStringLiteral("(\\*\\*|__)(?=\\S)(.+?)(?<=\\S)\\1"));
    static const QRegularExpression stars(QStringLiteral("\\*(?=\\S)([^*]+?)(?<=\\S)\\*"));
    static const QRegularExpression lines(
        QStringLiteral("(?<![\\w_])_(?=\\S)([^_]+?)(?<=\\S)_(?![\\w_])"));
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression escape(QStringLiteral("\\\\([!-/:-@\\[-`{-~])"));
    line.replace(link, QStringLiteral("\\1 (\\2)"));
    line.replace(strong, QStringLiteral("\\2"));
    line.replace(stars, QStringLiteral("\\1"));
    line.replace(lines, QStringLiteral("\\1"));
    line.replace(code, QStringLiteral("\\1"));
    return line.replace(escape, QStringLiteral("\\1"));
}

} // namespace

QStringList plainParagraphs(const QString& markdown)
{
    static const QRegularExpression bullet(QStringLiteral("^[-*+]\\s+"));
    static const QRegularExpression number(QStringLiteral("^[0-9]{1,9}[.)]\\s+"));
    static const QRegularExpression heading(QStringLiteral("^#{1,6}\\s+|\\s+#+$"));
    static const QRegularExpression quote(QStringLiteral("^(>\\s?)+"));
    QStringList paragraphs;
    bool isOpen = false; // the next line goes on with the last paragraph
    for (const QString& raw : markdown.split(u'\n')) {
        QString line = raw.trimmed();
        line.remove(quote);
        const bool isHeading = line.startsWith(u'#');
        const bool isItem = bullet.match(line).hasMatch() || number.match(line).hasMatch();
        line.replace(bullet, QStringLiteral("• "));
        if (isHeading)
            line.remove(heading);
        line = withoutMarks(line);
        if (line.isEmpty()) {
            isOpen = false;
            continue;
        }
        if (isOpen && !isItem && !isHeading)
            paragraphs.last() += u' ' + line;
        else
            paragraphs.append(line);
        isOpen = !isHeading;
    }
    return paragraphs;
}

} // namespace tandem
