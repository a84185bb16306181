#include "models/metrics/visibleletters.h"

#include "models/text/codepoints.h"
#include "models/text/scripts.h"

#include <QChar>

namespace tandem::metrics {

namespace {

constexpr qsizetype kLettersAtOnce = 64;

/// In 16 bits, so that many are looked at at once; what is below wraps round.
bool isPlain(char16_t c)
{
    return char16_t((c | 0x20) - u'a') < 26 || char16_t(c - u'0') < 10;
}

} // namespace

LetterCounts lettersOf(QStringView text)
{
    LetterCounts counts;
    for (qsizetype at = 0; at < text.size();) {
        // Most texts are ASCII throughout, which is counted many letters at a time.
        const QStringView some = text.mid(at, kLettersAtOnce);
        char16_t all = 0;
        quint16 plain = 0;
        for (const QChar letter : some) {
            all = char16_t(all | letter.unicode());
            plain = quint16(plain + isPlain(letter.unicode()));
        }
        const qsizetype end = at + some.size();
        if (all < 0x80) {
            counts.plain += plain;
            at = end;
        }
        while (at < end) {
            const char32_t c = codePointAt(text, at);
            at += unitsOf(c);
            if (c < 0x80)
                counts.plain += isPlain(char16_t(c)) ? 1 : 0;
            else if (!QChar::isLetterOrNumber(c) && !QChar::isMark(c))
                continue;
            else if (!isOfRunningScript(c))
                ++counts.other;
            else {
                ++counts.running;
                counts.han += QChar::script(c) == QChar::Script_Han ? 1 : 0;
            }
        }
    }
    return counts;
}

} // namespace tandem::metrics
