#include "models/text/textlines.h"

#include "models/text/plainline.h"

#include <algorithm>

namespace tandem {

namespace {

bool breaksParagraph(QChar c)
{
    return c == QChar(u'\f') || c == QChar::ParagraphSeparator;
}

bool breaksTextLine(QChar c)
{
    constexpr char16_t kNextLine = 0x85;
    return c == QLatin1Char('\n') || c == QLatin1Char('\r') || c == QChar(u'\v') ||
           c == QChar(kNextLine) || c == QChar::LineSeparator || breaksParagraph(c);
}

} // namespace

TextLine textLineAt(QStringView text, qsizetype from)
{
    const QStringView rest = text.sliced(from);
    const qsizetype size = std::find_if(rest.begin(), rest.end(), breaksTextLine) - rest.begin();
    TextLine line{rest.first(size).trimmed(), from + size, false};
    if (size < rest.size()) {
        const bool isCrlf = rest.sliced(size).startsWith(u"\r\n");
        line.next += isCrlf ? 2 : 1;
        line.endsParagraph = breaksParagraph(rest[size]);
    }
    return line;
}

bool isBlankLine(QStringView line)
{
    // hasVisible() makes a copy of the text, which few lines need
    return line.isEmpty() ||
           (line.front().category() == QChar::Other_Format && !hasVisible(line.toString())) ||
           line.trimmed().isEmpty();
}

TextLine firstVisibleLine(QStringView text, qsizetype from)
{
    TextLine line{{}, from, false};
    do {
        line = textLineAt(text, line.next);
    } while (isBlankLine(line.text) && line.next < text.size());
    return isBlankLine(line.text) ? TextLine{{}, text.size(), false} : line;
}

} // namespace tandem
