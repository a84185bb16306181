#include "models/text/plainmarkdown.h"

#include <QRegularExpression>

namespace tandem {

namespace {

/// A line without the marks within it: emphasis, code, links, tags of HTML.
QString withoutMarks(QString line, LinkAddresses addresses)
{
    static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\(([^)\\s]*)[^)]*\\)"));
    static const QRegularExpression reference(QStringLiteral("!?\\[([^\\]]+)\\]\\[[^\\]]*\\]"));
    static const QRegularExpression address(QStringLiteral("<((?:https?|mailto):[^<>\\s]+)>"));
    static const QRegularExpression tag(
        QStringLiteral("</"
                       "?(?:a|abbr|b|blockquote|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]"
                       "|hr|i|img|ins|li|"
                       "mark|ol|p|pre|q|s|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|"
                       "th|thead|tr|u|ul)"
                       "(?:\\s+[A-Za-z_:-]+\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\"'<>]+))*\\s*/?>"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lineBreak(
        QStringLiteral("<br\\s*/?>"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression strong(QStringLiteral("(\\*\\*|__|~~)(?=\\S)(.+?)(?<=\\S)\\1"));
    static const QRegularExpression stars(QStringLiteral("\\*(?=\\S)([^*]+?)(?<=\\S)\\*"));
    static const QRegularExpression lines(
        QStringLiteral("(?<![\\w_])_(?=\\S)([^_]+?)(?<=\\S)_(?![\\w_])"));
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression escape(QStringLiteral("\\\\([!-/:-@\\[-`{-~])"));
    const bool isShown = addresses == LinkAddresses::Shown;
    line.replace(link, isShown ? QStringLiteral("\\1 (\\2)") : QStringLiteral("\\1"));
    line.replace(reference, QStringLiteral("\\1"));
    line.replace(address, isShown ? QStringLiteral("\\1") : QString());
    line.replace(lineBreak, QStringLiteral(" "));
    line.remove(tag);
    line.replace(strong, QStringLiteral("\\2"));
    line.replace(stars, QStringLiteral("\\1"));
    line.replace(lines, QStringLiteral("\\1"));
    line.replace(code, QStringLiteral("\\1"));
    return line.replace(escape, QStringLiteral("\\1")).trimmed();
}

/// A line that only draws: a rule, what underlines a heading, a fence of code, the lines below the
/// head of a table; or the address of a link that is named elsewhere.
bool onlyDraws(const QString& line)
{
    static const QRegularExpression drawn(QStringLiteral(
        "^(?:([-*_])(?:\\s*\\1){2,}|=+|(?:```|~~~)\\s*[\\w+-]*|\\[[^\\]]+\\]:\\s*\\S+.*"
        "|\\|?\\s*:?-+:?\\s*(?:\\|\\s*:?-+:?\\s*)+\\|?|\\|\\s*:?-+:?\\s*\\|)$"));
    return drawn.match(line).hasMatch();
}

bool isTableRow(const QString& line)
{
    return line.size() > 2 && line.startsWith(u'|') && line.endsWith(u'|');
}

/// The cells of a row of a table, those that say something, with commas between them.
QString cellsOf(const QString& row)
{
    QStringList cells;
    for (const QString& cell : row.split(u'|')) {
        if (!cell.trimmed().isEmpty())
            cells.append(cell.trimmed());
    }
    return cells.join(QStringLiteral(", "));
}

} // namespace

QStringList plainParagraphs(const QString& markdown, LinkAddresses addresses)
{
    static const QRegularExpression comment(
        QStringLiteral("<!--.*?-->"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bullet(QStringLiteral("^[-*+]\\s+"));
    static const QRegularExpression number(QStringLiteral("^[0-9]{1,9}[.)]\\s+"));
    static const QRegularExpression heading(QStringLiteral("^#{1,6}\\s+|\\s+#+$"));
    static const QRegularExpression quote(QStringLiteral("^(>\\s?)+"));
    QStringList paragraphs;
    bool isOpen = false; // the next line goes on with the last paragraph
    for (const QString& raw : QString(markdown).remove(comment).split(u'\n')) {
        QString line = raw.trimmed();
        line.remove(quote);
        const bool isHeading = line.startsWith(u'#');
        const bool isRow = isTableRow(line);
        const bool isItem = bullet.match(line).hasMatch() || number.match(line).hasMatch();
        if (onlyDraws(line))
            line.clear();
        line.replace(bullet, QStringLiteral("• "));
        if (isHeading)
            line.remove(heading);
        line = withoutMarks(isRow ? cellsOf(line) : line, addresses);
        if (line.isEmpty()) {
            isOpen = false;
            continue;
        }
        if (isOpen && !isItem && !isHeading && !isRow)
            paragraphs.last() += u' ' + line;
        else
            paragraphs.append(line);
        isOpen = !isHeading && !isRow;
    }
    return paragraphs;
}

} // namespace tandem
