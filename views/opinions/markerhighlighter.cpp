#include "views/opinions/markerhighlighter.h"

#include "models/facts/words.h"
#include "ui/themecolors.h"

#include <QTextCharFormat>

namespace tandem {

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

void MarkerHighlighter::highlightBlock(const QString& text)
{
    const ThemeColors& colors = themeColors();
    QTextCharFormat marker;
    marker.setForeground(colors.faint);
    QTextCharFormat marked;
    marked.setFontWeight(QFont::Bold);
    qsizetype from = 0;
    while (true) {
        const qsizetype open = text.indexOf(kMarker, from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(kMarker, open + 2);
        if (close < 0)
            break;
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
