#include "models/text/foreigncell.h"

#include "models/text/codepoints.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr char16_t kArabicDecimalSign = 0x066B;
constexpr char16_t kMinusSign = 0x2212;
constexpr char16_t kFirstFullWidth = 0xFF01; ///< "！", beside which the others stand as in ASCII
constexpr char16_t kLastFullWidth = 0xFF5E;
constexpr char16_t kFullWidthToAscii = 0xFEE0;

bool isAscii(const QString& text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 0x80; });
}

/// The signs of numbers as ASCII has them.
QChar asciiSign(QChar c)
{
    if (c == QChar(kArabicDecimalSign))
        return u'.';
    if (c == QChar(kMinusSign))
        return u'-';
    const bool isFullWidth = c >= QChar(kFirstFullWidth) && c <= QChar(kLastFullWidth);
    return isFullWidth ? QChar(char16_t(c.unicode() - kFullWidthToAscii)) : c;
}

/// Whether nothing shows where it stands at an end. The joiner U+200D may shape the letter before
/// it, and stays.
bool isBlankAtEnd(QChar c)
{
    switch (c.unicode()) {
    case 0x200B:
    case 0x200C:
    case 0x200E:
    case 0x200F:
    case 0x2060:
    case 0xFEFF:
        return true;
    default:
        return c.isSpace();
    }
}

} // namespace

QString asciiDigits(const QString& text)
{
    if (isAscii(text))
        return text;
    QString ascii;
    ascii.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const char32_t code = codePointAt(text, at);
        const qsizetype units = unitsOf(code);
        if (QChar::isDigit(code))
            ascii += QChar(u'0' + char16_t(QChar::digitValue(code)));
        else
            ascii += QStringView(text).sliced(at, units);
        at += units;
    }
    return ascii;
}

QString withoutOuterBlanks(const QString& text)
{
    qsizetype from = 0;
    qsizetype to = text.size();
    while (from < to && isBlankAtEnd(text.at(from)))
        ++from;
    while (to > from && isBlankAtEnd(text.at(to - 1)))
        --to;
    return to - from == text.size() ? text : text.mid(from, to - from);
}

std::optional<double> foreignNumber(const QString& text, DecimalSign decimals)
{
    QString number = asciiDigits(withoutOuterBlanks(text));
    for (QChar& c : number)
        c = asciiSign(c);
    if (decimals == DecimalSign::Comma) {
        if (number.contains(u'.'))
            return std::nullopt;
        number.replace(u',', u'.');
    }
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString withPlainNumber(const QString& text, DecimalSign decimals)
{
    const auto number = foreignNumber(text, decimals);
    return number ? QString::number(*number, 'g', QLocale::FloatingPointShortest)
                  : withoutOuterBlanks(text);
}

bool meansMissing(const QString& text)
{
    static const QSet<QString> signs{QString(), QStringLiteral("-"), QStringLiteral("."),
        QStringLiteral("?"), QStringLiteral("None")};
    static const QSet<QString> words{QStringLiteral("na"), QStringLiteral("n/a"),
        QStringLiteral("#n/a"), QStringLiteral("nan"), QStringLiteral("null")};
    constexpr qsizetype kLongest = 4;
    const QString word = withoutOuterBlanks(text);
    return word.size() <= kLongest && (signs.contains(word) || words.contains(word.toLower()));
}

bool meansNoNumber(const QString& text)
{
    static const QSet<QString> more{
        QStringLiteral("none"), QStringLiteral("–"), QStringLiteral("—")};
    return meansMissing(text) || more.contains(withoutOuterBlanks(text).toLower());
}

QString comparedName(const QString& name)
{
    return comparedRater(name).toCaseFolded();
}

QString comparedRater(const QString& rater)
{
    return withoutOuterBlanks(rater).simplified().normalized(QString::NormalizationForm_KC);
}

QString comparedId(const QString& id)
{
    return asciiDigits(withoutOuterBlanks(id).normalized(QString::NormalizationForm_C));
}

} // namespace tandem
