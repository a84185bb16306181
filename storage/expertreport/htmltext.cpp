#include "storage/expertreport/htmltext.h"

#include <cmath>

namespace tandem {

namespace {

bool isNoCharacter(const QString& text, qsizetype i)
{
    const QChar c = text.at(i);
    if (c.isHighSurrogate())
        return i + 1 >= text.size() || !text.at(i + 1).isLowSurrogate();
    if (c.isLowSurrogate())
        return i == 0 || !text.at(i - 1).isHighSurrogate();
    const bool isControl = c.unicode() < 0x20 || (c.unicode() >= 0x7F && c.unicode() < 0xA0);
    const bool isBlank = c == QLatin1Char('\n') || c == QLatin1Char('\t') || c == QLatin1Char('\r');
    return (isControl && !isBlank) || c.unicode() >= 0xFFFE;
}

} // namespace

QString htmlEscaped(const QString& text)
{
    QString result;
    result.reserve(text.size() + text.size() / 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        switch (c.unicode()) {
        case u'<':
            result += QLatin1String("&lt;");
            break;
        case u'>':
            result += QLatin1String("&gt;");
            break;
        case u'&':
            result += QLatin1String("&amp;");
            break;
        case u'"':
            result += QLatin1String("&quot;");
            break;
        case u'\'':
            result += QLatin1String("&#39;");
            break;
        default:
            result += isNoCharacter(text, i) ? QChar(QChar::ReplacementCharacter) : c;
        }
    }
    return result;
}

HtmlText& HtmlText::text(const QString& text)
{
    m_html += htmlEscaped(text);
    return *this;
}

HtmlText& HtmlText::notice(const QString& title, const QStringList& sentences)
{
    if (sentences.isEmpty())
        return *this;
    raw("<div class=\"notice\"><b>%1</b><ul>\n", title);
    for (const QString& sentence : sentences)
        raw("<li dir=\"auto\">%1</li>\n", sentence);
    return raw("</ul></div>\n");
}

HtmlText& HtmlText::paragraphs(const QString& title, const QStringList& sentences)
{
    if (sentences.isEmpty())
        return *this;
    raw("<h2>%1</h2>\n", title);
    for (const QString& sentence : sentences)
        raw("<p class=\"soft small\"><bdi>%1</bdi></p>\n", sentence);
    return *this;
}

QString HtmlText::shown(double length)
{
    return QString::number(std::round(length * 10.0) / 10.0);
}

} // namespace tandem
