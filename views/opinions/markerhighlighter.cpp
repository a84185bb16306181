#include "views/opinions/markerhighlighter.h"

#include "models/facts/words.h"
#include "ui/themecolors.h"

#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Text that takes no room: a format cannot leave letters out.
QTextCharFormat unseen()
{
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontPixelSize, 1);
    format.setForeground(Qt::transparent);
    return format;
}

} // namespace

MarkerHighlighter::MarkerHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
}

void MarkerHighlighter::setHinted(const QHash<int, QList<Utf16Span>>& byLine)
{
    if (byLine == m_hinted)
        return;
    m_hinted = byLine;
    rehighlight();
}

void MarkerHighlighter::setCursor(int position)
{
    if (position == m_cursor)
        return;
    const int before = std::exchange(m_cursor, position);
    QTextBlock last;
    for (const int at : {before, position}) {
        const QTextBlock block = at < 0 ? QTextBlock() : document()->findBlock(at);
        if (block.isValid() && block != last && block.text().contains(kMarker))
            rehighlightBlock(block);
        last = block;
    }
}

bool MarkerHighlighter::isAtCursor(qsizetype from, qsizetype to) const
{
    const qsizetype at = m_cursor - currentBlock().position();
    return m_cursor >= 0 && from <= at && at <= to;
}

void MarkerHighlighter::highlightBlock(const QString& text)
{
    const ThemeColors& colors = themeColors();
    QTextCharFormat seen;
    seen.setForeground(colors.faint);
    QTextCharFormat marked;
    marked.setFontWeight(QFont::Bold);
    qsizetype from = 0;
    while (true) {
        const qsizetype open = text.indexOf(kMarker, from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(kMarker, open + 2);
        if (close < 0)
            break;
        const QTextCharFormat marker = isAtCursor(open, close + 2) ? seen : unseen();
        setFormat(int(open), 2, marker);
        setFormat(int(open + 2), int(close - open - 2), marked);
        setFormat(int(close), 2, marker);
        from = close + 2;
    }
    for (const Utf16Span& span : m_hinted.value(currentBlock().blockNumber())) {
        for (qsizetype at = span.start; at < std::min(span.start + span.length, text.size());
             ++at) {
            QTextCharFormat hinted = format(int(at));
            hinted.setUnderlineStyle(QTextCharFormat::DashUnderline);
            hinted.setUnderlineColor(colors.boundary);
            setFormat(int(at), 1, hinted);
        }
    }
}

} // namespace tandem
