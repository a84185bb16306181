#include "models/text/plainline.h"

#include <QList>

#include <algorithm>

namespace tandem {

namespace {

bool breaksLine(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
           c.category() == QChar::Separator_Paragraph;
}

/// The text with a question mark for each half of a surrogate pair, which no file could hold.
QString withoutHalves(const QString& text)
{
    return text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8());
}

} // namespace

bool isPlainLine(const QString& text)
{
    return std::none_of(text.begin(), text.end(), breaksLine) && text.isValidUtf16();
}

QString onPlainLine(QString text)
{
    std::replace_if(text.begin(), text.end(), breaksLine, QLatin1Char(' '));
    return withoutHalves(text.simplified());
}

QString onPlainLines(QString text)
{
    text = withoutHalves(text);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (QChar& c : text) {
        if (breaksLine(c) && c != u'\n')
            c = c == u'\r' || c.category() != QChar::Other_Control ? u'\n' : u' ';
    }
    return text.trimmed();
}

QString withoutTurns(QString text)
{
    text.removeIf([](QChar c) {
        const char16_t code = c.unicode();
        return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    });
    return text;
}

bool hasVisible(const QString& text)
{
    const QList<uint> codes = text.toUcs4();
    return std::any_of(codes.begin(), codes.end(), [](uint code) {
        switch (QChar::category(code)) {
        case QChar::Separator_Space:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Other_Control:
        case QChar::Other_Format:
            return false;
        default:
            return true;
        }
    });
}

} // namespace tandem
