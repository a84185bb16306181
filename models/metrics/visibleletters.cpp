#include "models/metrics/visibleletters.h"

#include "models/text/scripts.h"

#include <QChar>

namespace tandem::metrics {

namespace {

bool isPlain(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9');
}

} // namespace

LetterCounts lettersOf(QStringView text)
{
    LetterCounts counts;
    for (qsizetype at = 0; at < text.size(); ++at) {
        char32_t c = text[at].unicode();
        if (c < 0x80) {
            counts.plain += isPlain(c) ? 1 : 0;
            continue;
        }
        if (QChar::isHighSurrogate(c) && at + 1 < text.size() && text[at + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(text[at], text[at + 1]);
        at += c > 0xffff ? 1 : 0;
        if (!QChar::isLetterOrNumber(c) && !QChar::isMark(c))
            continue;
        ++(isOfRunningScript(c) ? counts.running : counts.other);
    }
    return counts;
}

} // namespace tandem::metrics
