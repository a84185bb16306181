#include "models/text/article.h"

#include <QChar>

namespace tandem {

namespace {

constexpr qsizetype maxTitleUnits = 60;

bool isLineBreak(QChar c)
{
    return c == QLatin1Char('\n') || c == QLatin1Char('\r');
}

/// Where the line that starts at `from` ends: at its line break or at the end of the text.
qsizetype lineEnd(const QString& text, qsizetype from)
{
    while (from < text.size() && !isLineBreak(text.at(from)))
        ++from;
    return from;
}

/// The start of the line after the one that ends at `end`; CRLF is one break.
qsizetype nextLine(const QString& text, qsizetype end)
{
    const bool crlf = end + 1 < text.size() && text.at(end) == QLatin1Char('\r') &&
                      text.at(end + 1) == QLatin1Char('\n');
    return end + (crlf ? 2 : 1);
}

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
        const qsizetype end = lineEnd(text, start);
        const QStringView line = QStringView(text).sliced(start, end - start).trimmed();
        if (line.isEmpty()) {
            flush();
        } else {
            if (!current.isEmpty())
                current += QLatin1Char(' ');
            current += line;
        }
        start = nextLine(text, end);
    }
    flush();
    return paragraphs;
}

QString foldLines(const QString& text)
{
    QString folded;
    for (qsizetype start = 0; start < text.size();) {
        const qsizetype end = lineEnd(text, start);
        const QStringView line = QStringView(text).sliced(start, end - start).trimmed();
        if (!line.isEmpty() && !folded.isEmpty())
            folded += QLatin1Char(' ');
        folded += line;
        start = nextLine(text, end);
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
