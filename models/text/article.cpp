#include "models/text/article.h"

#include "models/text/textlines.h"

#include <QChar>

namespace tandem {

namespace {

constexpr qsizetype maxTitleUnits = 60;

} // namespace

QStringList splitParagraphs(const QString& text, qsizetype most)
{
    QStringList paragraphs;
    QString current;
    const auto flush = [&] {
        if (!current.isEmpty())
            paragraphs.append(current);
        current.clear();
    };
    for (qsizetype start = 0; start < text.size() && paragraphs.size() < most;) {
        const TextLine line = textLineAt(text, start);
        if (isBlankLine(line.text)) {
            flush();
        } else {
            if (!current.isEmpty())
                current += QLatin1Char(' ');
            current += line.text;
        }
        if (line.endsParagraph)
            flush();
        start = line.next;
    }
    flush();
    return paragraphs;
}

QString foldLines(const QString& text)
{
    QString folded;
    for (qsizetype start = 0; start < text.size();) {
        const TextLine line = textLineAt(text, start);
        start = line.next;
        if (isBlankLine(line.text))
            continue;
        if (!folded.isEmpty())
            folded += QLatin1Char(' ');
        folded += line.text;
    }
    return folded;
}

QString titleFrom(const QString& firstParagraph)
{
    const QString text = firstParagraph.simplified();
    if (text.size() <= maxTitleUnits)
        return text;
    qsizetype cut = maxTitleUnits - 1; // room for the ellipsis
    const qsizetype blank = text.lastIndexOf(QLatin1Char(' '), cut);
    if (blank > 0)
        cut = blank;
    else if (text.at(cut - 1).isHighSurrogate())
        --cut;
    return text.first(cut) + QChar(0x2026);
}

} // namespace tandem
