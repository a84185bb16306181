#include "models/metrics/sacrebleutokens.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/rougetext.h"
#include "models/text/codepoints.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace tandem::metrics {

namespace {

/// Writes a line anew, keeping the origins where it has them. What is kept without a gap is copied
/// at once, and nothing is where all is kept.
class Rewriting final
{
public:
    explicit Rewriting(TokenLine& line)
        : m_from(line)
    {
    }

    void keep(qsizetype at, qsizetype length)
    {
        if (at != m_keptEnd) {
            copyKept();
            m_keptStart = at;
        }
        m_keptEnd = at + length;
    }
    /// A letter in the place of what stands at `at`.
    void put(QChar letter, qsizetype at)
    {
        copyKept();
        m_to.letters.append(letter);
        if (!m_from.origins.empty())
            m_to.origins.push_back(m_from.origins[size_t(at)]);
    }
    void blank(qsizetype at) { put(u' ', at); }
    /// The line becomes what was written.
    void finish()
    {
        if (m_keptStart == 0 && m_keptEnd == m_from.letters.size() && m_to.letters.isEmpty())
            return;
        copyKept();
        m_from = std::move(m_to);
    }

private:
    void copyKept()
    {
        if (m_to.letters.isEmpty()) {
            m_to.letters.reserve(m_from.letters.size() * 3 / 2 + 2);
            if (!m_from.origins.empty())
                m_to.origins.reserve(m_from.origins.size() * 3 / 2 + 2);
        }
        const qsizetype length = m_keptEnd - m_keptStart;
        m_to.letters.append(QStringView(m_from.letters).mid(m_keptStart, length));
        if (!m_from.origins.empty()) {
            const auto begin = m_from.origins.begin() + m_keptStart;
            m_to.origins.insert(m_to.origins.end(), begin, begin + length);
        }
        m_keptStart = m_keptEnd;
    }

    TokenLine& m_from;
    TokenLine m_to;
    qsizetype m_keptStart = 0;
    qsizetype m_keptEnd = 0;
};

/// str.replace(): `with` is one letter, or none (a null QChar).
void replace(TokenLine& line, QLatin1String what, QChar with)
{
    if (!line.letters.contains(what.front())) // much quicker than to look for all of it
        return;
    qsizetype found = line.letters.indexOf(what);
    if (found < 0)
        return;
    Rewriting rewriting(line);
    qsizetype at = 0;
    for (; found >= 0; found = line.letters.indexOf(what, at)) {
        rewriting.keep(at, found - at);
        if (!with.isNull())
            rewriting.put(with, found);
        at = found + what.size();
    }
    rewriting.keep(at, line.letters.size() - at);
    rewriting.finish();
}

/// The place of the first unit from `at` on that is one of those; the end where there is none.
template <typename IsOne>
qsizetype placeOf(QStringView text, qsizetype at, IsOne isOne)
{
    const auto begin = text.utf16();
    return at >= text.size() ? text.size()
                             : std::find_if(begin + at, begin + text.size(), isOne) - begin;
}

/// Blanks around each letter that is one of those, all of them of one UTF-16 unit.
template <typename IsOne>
void partLetters(TokenLine& line, IsOne isOne)
{
    Rewriting rewriting(line);
    const QStringView text = line.letters;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype parted = placeOf(text, at, isOne);
        rewriting.keep(at, parted - at);
        at = parted;
        if (at == text.size())
            break;
        rewriting.blank(at);
        rewriting.keep(at, 1);
        rewriting.blank(at++);
    }
    rewriting.finish();
}

/// Which of two letters gets blanks around it. It is one of ASCII, and the rarer one: what stands
/// before the next of them is passed over.
enum class Parted { First, Second };

/// Blanks where a letter of one kind stands before one of another kind. As a regular expression of
/// both does, it goes on behind the second: that is not looked at as a first.
template <typename IsFirst, typename IsSecond>
void partPairs(TokenLine& line, IsFirst isFirst, IsSecond isSecond, Parted parted)
{
    Rewriting rewriting(line);
    const QStringView text = line.letters;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype begin = parted == Parted::First ? placeOf(text, at, isFirst)
                                                  : placeOf(text, at + 1, isSecond) - 1;
        if (begin > at && cutsSurrogatePair(text, begin))
            --begin;
        rewriting.keep(at, begin - at);
        at = begin;
        if (at == text.size())
            break;
        const char32_t first = codePointAt(text, at);
        const qsizetype next = at + unitsOf(first);
        const char32_t second = next < text.size() ? codePointAt(text, next) : 0;
        const bool isPair = next < text.size() && isFirst(first) && isSecond(second);
        if (isPair && parted == Parted::First)
            rewriting.blank(at);
        rewriting.keep(at, next - at);
        at = next;
        if (!isPair)
            continue;
        rewriting.blank(at);
        rewriting.keep(at, unitsOf(second));
        if (parted == Parted::Second)
            rewriting.blank(at);
        at += unitsOf(second);
    }
    rewriting.finish();
}

bool isAsciiDigit(char32_t code)
{
    return code >= U'0' && code <= U'9';
}

/// ASCII punctuation without apostrophe, comma, hyphen and period. sacrebleu has the blank among
/// it, which makes more blanks and no other tokens.
bool isWesternSymbol(char32_t code)
{
    return (code >= U'{' && code <= U'~') || (code >= U'[' && code <= U'`') ||
           (code > U' ' && code <= U'&') || (code >= U'(' && code <= U'+') ||
           (code >= U':' && code <= U'@') || code == U'/';
}

/// Whether sacrebleu's zh takes a unit for a Chinese character. It compares texts, and two of its
/// ranges are written with five digits, of which Python reads the last as a text of its own: what
/// was to be the ideographs from U+20000 on is U+2001 to U+2A6D.
bool standsAloneInZh(char16_t unit)
{
    struct Range
    {
        char16_t first;
        char16_t last;
    };
    static constexpr Range ranges[] = {{0x2001, 0x2a6d}, {0x2e80, 0x2eff}, {0x2f00, 0x2fdf},
        {0x2ff0, 0x303f}, {0x3100, 0x312f}, {0x31a0, 0x31bf}, {0x31c0, 0x31ef}, {0x3200, 0x33ff},
        {0x3400, 0x4db5}, {0x4e00, 0x9fbb}, {0xf900, 0xfa2d}, {0xfa30, 0xfa6a}, {0xfa70, 0xfad9},
        {0xfe10, 0xfe1f}, {0xfe30, 0xfe4f}, {0xff00, 0xffef}};
    return unit > 0x2000 && std::any_of(std::begin(ranges), std::end(ranges), [unit](Range range) {
        return unit >= range.first && unit <= range.last;
    });
}

/// What 13a and zh have in common: the rules for Western languages.
void partWestern(TokenLine& line, const std::atomic_bool* cancel)
{
    const auto isOther = [](char32_t code) { return !isAsciiDigit(code); };
    const auto isStop = [](char32_t code) { return code == U'.' || code == U','; };
    const auto isDash = [](char32_t code) { return code == U'-'; };
    partLetters(line, isWesternSymbol);
    if (!isRaised(cancel))
        partPairs(line, isOther, isStop, Parted::Second);
    if (!isRaised(cancel))
        partPairs(line, isStop, isOther, Parted::First);
    if (!isRaised(cancel))
        partPairs(line, isAsciiDigit, isDash, Parted::Second);
}

/// The part of a text that tokens are made of, as it stands.
TokenLine tokenLineOf(const QString& text, QStringView part, bool withOrigins)
{
    TokenLine line;
    line.letters = part.toString();
    if (withOrigins) {
        line.origins.resize(size_t(line.letters.size()));
        std::iota(line.origins.begin(), line.origins.end(),
            quint32(part.utf16() - QStringView(text).utf16()));
    }
    return line;
}

} // namespace

TokenLine sacrebleuLine(const QString& text, bool withOrigins, const std::atomic_bool* cancel)
{
    TokenLine line = tokenLineOf(text, pythonTrimmedEnd(text), withOrigins);
    replace(line, QLatin1String("<skipped>"), QChar());
    replace(line, QLatin1String("-\n"), QChar());
    replace(line, QLatin1String("\n"), u' ');
    replace(line, QLatin1String("&quot;"), u'"');
    replace(line, QLatin1String("&amp;"), u'&');
    replace(line, QLatin1String("&lt;"), u'<');
    replace(line, QLatin1String("&gt;"), u'>');
    line.letters.prepend(u' ');
    line.letters.append(u' ');
    if (!line.origins.empty()) {
        line.origins.insert(line.origins.begin(), line.origins.front());
        line.origins.push_back(line.origins.back());
    }
    partWestern(line, cancel);
    return line;
}

TokenLine sacrebleuZhLine(const QString& text, bool withOrigins, const std::atomic_bool* cancel)
{
    QStringView part = pythonTrimmedEnd(text);
    while (!part.isEmpty() && isPythonSpace(part.front()))
        part = part.sliced(1);
    TokenLine line = tokenLineOf(text, part, withOrigins);
    partLetters(line, standsAloneInZh);
    if (!isRaised(cancel))
        partWestern(line, cancel);
    return line;
}

} // namespace tandem::metrics
