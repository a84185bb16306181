#include "models/llm/jsonrepair.h"

#include <QVarLengthArray>

#include <optional>

namespace tandem::llm {

namespace {

bool isHexDigit(QChar c)
{
    return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) ||
           (c >= QLatin1Char('a') && c <= QLatin1Char('f')) ||
           (c >= QLatin1Char('A') && c <= QLatin1Char('F'));
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// Reads careless JSON token by token, without recursion, and writes it out strictly.
class JsonRepair final
{
public:
    JsonRepair(QStringView text, qsizetype from, int maxDepth)
        : m_text(text)
        , m_at(from)
        , m_maxDepth(maxDepth)
    {
    }

    using End = RepairAttempt::End;

    RepairAttempt read()
    {
        std::optional<End> end;
        while (!end) {
            if (!skipBlanks() || m_at >= m_text.size())
                end = End::CutOff;
            else
                end = step(m_text.at(m_at));
        }
        RepairAttempt attempt;
        attempt.end = *end;
        attempt.position = m_at;
        attempt.weight = m_anyString    ? RepairAttempt::Weight::Full
                         : m_anyElement ? RepairAttempt::Weight::Numbers
                                        : RepairAttempt::Weight::Empty;
        if (*end == End::Done)
            attempt.json = m_out;
        attempt.mended = m_mended;
        return attempt;
    }

private:
    enum class Expect { Value, Key, Colon, CommaOrEnd };

    bool inObject() const { return m_open.last() == QLatin1Char('{'); }
    QChar peek(qsizetype ahead) const
    {
        return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar();
    }

    /// Why reading ends at something unexpected. An ellipsis tells a pattern of an answer from an
    /// answer.
    End unexpected() const
    {
        const QStringView rest = m_text.sliced(m_at);
        const bool ellipsis =
            rest.startsWith(QLatin1String("...")) || rest.startsWith(QChar(0x2026));
        return m_committed && !ellipsis ? End::Malformed : End::NotJson;
    }

    std::optional<End> step(QChar c)
    {
        switch (m_expect) {
        case Expect::Colon:
            if (c != QLatin1Char(':'))
                return unexpected();
            m_committed = true;
            m_out += c;
            ++m_at;
            m_expect = Expect::Value;
            return std::nullopt;
        case Expect::CommaOrEnd:
            if (c == QLatin1Char(',')) {
                m_comma = true;
                ++m_at;
                m_expect = inObject() ? Expect::Key : Expect::Value;
                m_mayClose = true;
                return std::nullopt;
            }
            return close(c);
        case Expect::Key:
            return isQuote(c) ? readString(c, Expect::Colon) : close(c);
        case Expect::Value:
            break;
        }
        if (c == QLatin1Char('{') || c == QLatin1Char('['))
            return open(c);
        if (isQuote(c))
            return readString(c, Expect::CommaOrEnd);
        if (m_mayClose && c == QLatin1Char(']'))
            return close(c);
        return readScalar(c);
    }

    static bool isQuote(QChar c) { return c == QLatin1Char('"') || c == QLatin1Char('\''); }

    /// A comma is only written once something follows it.
    void beginElement()
    {
        if (m_comma)
            m_out += QLatin1Char(',');
        m_comma = false;
        m_mayClose = false;
        m_anyElement = m_anyElement || !m_open.isEmpty();
    }

    std::optional<End> open(QChar bracket)
    {
        if (m_open.size() >= m_maxDepth)
            return End::TooDeep;
        beginElement();
        m_open.append(bracket);
        m_out += bracket;
        ++m_at;
        m_expect = inObject() ? Expect::Key : Expect::Value;
        m_mayClose = true;
        return std::nullopt;
    }

    std::optional<End> close(QChar c)
    {
        if (c != (inObject() ? QLatin1Char('}') : QLatin1Char(']')))
            return unexpected();
        m_open.removeLast();
        m_out += c;
        ++m_at;
        m_mended = m_mended || m_comma;
        m_comma = false;
        m_mayClose = false;
        m_expect = Expect::CommaOrEnd;
        return m_open.isEmpty() ? std::optional(End::Done) : std::nullopt;
    }

    std::optional<End> readString(QChar quote, Expect next)
    {
        beginElement();
        m_anyString = true;
        m_mended = m_mended || quote == QLatin1Char('\'');
        m_out += QLatin1Char('"');
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text.at(m_at);
            if (c == quote && !isApostrophe(quote)) {
                ++m_at;
                m_out += QLatin1Char('"');
                m_committed = m_committed || next == Expect::CommaOrEnd;
                m_expect = next;
                return std::nullopt;
            }
            if (c == QLatin1Char('\\'))
                copyEscape();
            else
                copyCharacter(c);
        }
        return End::CutOff;
    }

    /// Behind a string no letter can follow, so that a single quote before one is an apostrophe.
    bool isApostrophe(QChar quote) const
    {
        return quote == QLatin1Char('\'') && peek(1).isLetterOrNumber();
    }

    void copyCharacter(QChar c)
    {
        m_mended = m_mended || c.unicode() < 0x20;
        if (c == QLatin1Char('"'))
            m_out += QLatin1String("\\\"");
        else if (c == QLatin1Char('\n'))
            m_out += QLatin1String("\\n");
        else if (c == QLatin1Char('\t'))
            m_out += QLatin1String("\\t");
        else if (c.unicode() < 0x20)
            m_out += QStringLiteral("\\u%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            m_out += c;
    }

    /// An escape that JSON does not know, as in "\_" or "C:\dir", is taken as it is written.
    void copyEscape()
    {
        const QChar next = peek(1);
        const bool unicode = next == QLatin1Char('u') && isHexDigit(peek(2)) &&
                             isHexDigit(peek(3)) && isHexDigit(peek(4)) && isHexDigit(peek(5));
        if (unicode || (!next.isNull() && QStringView(u"\"\\/bfnrt").contains(next))) {
            m_out += QLatin1Char('\\');
            m_out += next;
            ++m_at;
            return;
        }
        m_mended = true;
        if (next == QLatin1Char('\'')) {
            m_out += next;
            ++m_at;
        } else {
            m_out += QLatin1String("\\\\");
        }
    }

    std::optional<End> readScalar(QChar c)
    {
        const qsizetype length =
            isDigit(c) || c == QLatin1Char('-') ? numberLength() : wordLength();
        const QStringView token = m_text.sliced(m_at, length);
        const QLatin1String word = wordOf(token);
        if (length > 0 && word.isEmpty() && !isDigit(token.last()))
            return m_at + length == m_text.size() ? End::CutOff : unexpected();
        if (length == 0)
            return unexpected();
        beginElement();
        if (word.isEmpty())
            m_out += token;
        else
            m_out += word;
        m_mended = m_mended || (!word.isEmpty() && token != word);
        m_at += length;
        m_expect = Expect::CommaOrEnd;
        return std::nullopt;
    }

    static QLatin1String wordOf(QStringView token)
    {
        if (token == QLatin1String("true") || token == QLatin1String("True"))
            return QLatin1String("true");
        if (token == QLatin1String("false") || token == QLatin1String("False"))
            return QLatin1String("false");
        if (token == QLatin1String("null") || token == QLatin1String("None"))
            return QLatin1String("null");
        return {};
    }

    /// Of the run of ASCII letters here.
    qsizetype wordLength() const
    {
        qsizetype length = 0;
        while (peek(length).unicode() < 0x80 && peek(length).isLetter())
            ++length;
        return length;
    }

    qsizetype digitsFrom(qsizetype ahead) const
    {
        while (isDigit(peek(ahead)))
            ++ahead;
        return ahead;
    }

    /// Of the number here, as JSON writes numbers; 0 for anything else that begins like one.
    qsizetype numberLength() const
    {
        const qsizetype first = peek(0) == QLatin1Char('-') ? 1 : 0;
        qsizetype length = digitsFrom(first);
        if (length == first)
            return m_at + length >= m_text.size() ? length : 0;
        if (peek(first) == QLatin1Char('0') && length > first + 1)
            return 0;
        if (peek(length) == QLatin1Char('.') && isDigit(peek(length + 1)))
            length = digitsFrom(length + 1);
        if (peek(length).toLower() == QLatin1Char('e')) {
            const bool sign =
                peek(length + 1) == QLatin1Char('+') || peek(length + 1) == QLatin1Char('-');
            const qsizetype exponent = length + (sign ? 2 : 1);
            if (isDigit(peek(exponent)))
                length = digitsFrom(exponent);
        }
        return length;
    }

    /// Passes blanks and comments; false where a comment has no end.
    bool skipBlanks()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at);
            if (c.isSpace() || c == QChar(0xfeff)) {
                m_mended = m_mended || !QStringView(u" \t\r\n").contains(c);
                ++m_at;
            } else if (c == QLatin1Char('/') && peek(1) == QLatin1Char('/')) {
                const qsizetype end = m_text.indexOf(QLatin1Char('\n'), m_at);
                m_at = end < 0 ? m_text.size() : end + 1;
                m_mended = true;
            } else if (c == QLatin1Char('/') && peek(1) == QLatin1Char('*')) {
                const qsizetype end = m_text.indexOf(QLatin1String("*/"), m_at + 2);
                if (end < 0)
                    return false;
                m_at = end + 2;
                m_mended = true;
            } else {
                return true;
            }
        }
        return true;
    }

    QStringView m_text;
    qsizetype m_at;
    int m_maxDepth;
    QString m_out;
    QVarLengthArray<QChar, 64> m_open; ///< the brackets that are open
    Expect m_expect = Expect::Value;
    bool m_mayClose = false; ///< behind an opening bracket or a comma
    bool m_comma = false;    ///< read, not yet written
    bool m_mended = false;
    bool m_anyElement = false;
    bool m_anyString = false;
    bool m_committed = false; ///< too much was JSON for it to be prose
};

} // namespace

RepairAttempt repairJson(QStringView text, qsizetype from, int maxDepth)
{
    return JsonRepair(text, from, maxDepth).read();
}

} // namespace tandem::llm
