#include "views/discussion/utterancetext.h"

namespace tandem {

namespace {

bool isHalfPair(const QString& text, qsizetype i)
{
    const QChar c = text.at(i);
    if (c.isHighSurrogate())
        return i + 1 >= text.size() || !text.at(i + 1).isLowSurrogate();
    return c.isLowSurrogate() && (i == 0 || !text.at(i - 1).isHighSurrogate());
}

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

} // namespace

QString cleanUtterance(const QString& text)
{
    QString lines = text;
    lines.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    lines.replace(u'\r', u'\n');
    QString clean;
    clean.reserve(lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QChar c = lines.at(i);
        if (isLineEnd(c))
            clean += u'\n';
        else if (c == u'\t')
            clean += u' ';
        else if (isHalfPair(lines, i))
            clean += QChar(QChar::ReplacementCharacter);
        else if (c.category() != QChar::Other_Control)
            clean += c;
    }
    return clean.trimmed();
}

QString cleanParticipant(const QString& name)
{
    return cleanUtterance(name).simplified();
}

} // namespace tandem
