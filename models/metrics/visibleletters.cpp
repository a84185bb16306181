#include "models/metrics/visibleletters.h"

#include "models/text/codepoints.h"
#include "models/text/scripts.h"

#include <QChar>

namespace tandem::metrics {

namespace {

bool isPlain(char32_t c)
{
    return (c | 0x20U) - U'a' < 26 || c - U'0' < 10; // what is below wraps round
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
        c = codePointAt(text, at);
        at += unitsOf(c) - 1;
        if (!QChar::isLetterOrNumber(c) && !QChar::isMark(c))
            continue;
        ++(isOfRunningScript(c) ? counts.running : counts.other);
    }
    return counts;
}

} // namespace tandem::metrics
