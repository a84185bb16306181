#include "models/metrics/pythonstrings.h"

#include "models/text/codepoints.h"

#include <string_view>

namespace tandem::metrics {

namespace {

constexpr char16_t c_capitalSigma = 0x03a3;
constexpr char16_t c_smallSigma = 0x03c3;
constexpr char16_t c_finalSigma = 0x03c2;

/// Unicode's Case_Ignorable: what stands between letters of a word without ending it.
bool isCaseIgnorable(char32_t code)
{
    static constexpr std::u32string_view signs =
        U"'.:\u00b7\u0387\u055f\u05f4\u2018\u2019\u2024\u2027\ufe13\ufe52\ufe55\uff07\uff0e"
        U"\uff1a";
    if (signs.find(code) != signs.npos)
        return true;
    switch (QChar::category(code)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Letter_Modifier:
    case QChar::Symbol_Modifier:
        return true;
    default:
        return false;
    }
}

bool isCased(char32_t code)
{
    // What Unicode counts as cased beyond letters: ordinals, Roman numerals, letters in circles and
    // squares.
    if (code == 0xaa || code == 0xba || (code >= 0x2160 && code <= 0x217f) ||
        (code >= 0x24b6 && code <= 0x24e9) || (code >= 0x1f130 && code <= 0x1f149) ||
        (code >= 0x1f150 && code <= 0x1f169) || (code >= 0x1f170 && code <= 0x1f189)) {
        return true;
    }
    return QChar::isLower(code) || QChar::isUpper(code) || QChar::isTitleCase(code);
}

/// Unicode's Final_Sigma: a cased letter before it and none after it in its word.
bool endsWord(QStringView text, qsizetype sigma)
{
    bool hasBefore = false;
    for (qsizetype at = sigma; at > 0;) {
        const char32_t code = codePointBefore(text, at);
        at -= unitsOf(code);
        if (isCaseIgnorable(code))
            continue;
        hasBefore = isCased(code);
        break;
    }
    if (!hasBefore)
        return false;
    for (qsizetype at = sigma + 1; at < text.size();) {
        const char32_t code = codePointAt(text, at);
        at += unitsOf(code);
        if (!isCaseIgnorable(code))
            return !isCased(code);
    }
    return true;
}

/// Letters beyond ASCII that are surely their own lower case: dashes and quotation marks, kana,
/// ideographs, Hangul.
bool isSurelyLower(char16_t code)
{
    return (code >= 0x2010 && code <= 0x2027) || (code >= 0x3040 && code <= 0x30ff) ||
           (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);
}

/// Most texts are mostly ASCII, of which QString::toLower makes slow work. Null where the text has
/// other letters than those and those above.
QString simplyLower(const QString& text)
{
    QString lower(text.size(), Qt::Uninitialized);
    QChar* to = lower.data();
    for (const QChar letter : text) {
        const char16_t code = letter.unicode();
        if (code >= 0x80 && !isSurelyLower(code))
            return {};
        *to++ = code >= u'A' && code <= u'Z' ? QChar(char16_t(code + 0x20)) : letter;
    }
    return lower;
}

} // namespace

QString pythonLower(const QString& text)
{
    if (QString lower = simplyLower(text); !lower.isNull())
        return lower;
    qsizetype sigma = text.indexOf(QChar(c_capitalSigma));
    if (sigma < 0)
        return text.toLower();
    QString marked = text;
    for (; sigma >= 0; sigma = text.indexOf(QChar(c_capitalSigma), sigma + 1))
        marked[sigma] = QChar(endsWord(text, sigma) ? c_finalSigma : c_smallSigma);
    return marked.toLower();
}

QStringView pythonTrimmedEnd(QStringView text)
{
    while (!text.isEmpty() && isPythonSpace(text.back()))
        text.chop(1);
    return text;
}

} // namespace tandem::metrics
