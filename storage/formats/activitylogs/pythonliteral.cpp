#include "storage/formats/activitylogs/pythonliteral.h"

#include <QString>

namespace tandem {

namespace {

constexpr int kHexDigitsOfByte = 2;
constexpr int kHexDigitsOfUnit = 4;
constexpr int kHexDigitsOfLetter = 8;
constexpr int kMostOctalDigits = 3;
constexpr char32_t kLastLetter = 0x10FFFF;

bool isWordSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '+' || c == '-';
}

/// Writes a literal anew, sign by sign.
class PythonLiteral final
{
public:
    explicit PythonLiteral(QByteArrayView literal)
        : m_literal(literal)
    {
        m_json.reserve(literal.size() + literal.size() / 8);
    }

    std::optional<QByteArray> json()
    {
        while (m_at < m_literal.size()) {
            const char c = m_literal[m_at];
            bool isRight = true;
            if (c == '\'' || c == '"')
                isRight = takeText(c);
            else if (isWordSign(c))
                isRight = takeWord();
            else
                isRight = takeSign(c);
            if (!isRight)
                return std::nullopt;
        }
        return m_json;
    }

private:
    bool takeSign(char c)
    {
        ++m_at;
        switch (c) {
        case '(':
            m_json += '[';
            return true;
        case ')':
        case ']':
        case '}':
            if (m_json.endsWith(',')) // (1,) and [1, 2,]
                m_json.chop(1);
            m_json += c == ')' ? ']' : c;
            return true;
        case '[':
        case '{':
        case ',':
        case ':':
            m_json += c;
            return true;
        default:
            return c == ' ' || c == '\t' || c == '\r' || c == '\n';
        }
    }

    bool takeWord()
    {
        const qsizetype from = m_at;
        while (m_at < m_literal.size() && isWordSign(m_literal[m_at]))
            ++m_at;
        const QByteArrayView word = m_literal.sliced(from, m_at - from);
        const bool opensText =
            m_at < m_literal.size() && (m_literal[m_at] == '\'' || m_literal[m_at] == '"');
        if (opensText)
            return word == "u" || word == "U"; // how Python 2 marks its texts
        if (word == "True")
            m_json += "true";
        else if (word == "False")
            m_json += "false";
        else if (word == "None" || word == "nan" || word == "inf" || word == "-inf")
            m_json += "null";
        else if (word.endsWith('L')) // a long number of Python 2
            m_json += word.chopped(1).toByteArray();
        else
            m_json += word.toByteArray();
        return true;
    }

    bool takeText(char quote)
    {
        ++m_at;
        m_json += '"';
        for (;;) {
            if (m_at >= m_literal.size())
                return false;
            const char c = m_literal[m_at++];
            if (c == quote)
                break;
            if (c == '\\') {
                if (!takeEscape())
                    return false;
            } else {
                addByte(c);
            }
        }
        m_json += '"';
        return true;
    }

    bool takeEscape()
    {
        if (m_at >= m_literal.size())
            return false;
        const char c = m_literal[m_at++];
        switch (c) {
        case 'n':
            m_json += "\\n";
            return true;
        case 't':
            m_json += "\\t";
            return true;
        case 'r':
            m_json += "\\r";
            return true;
        case 'a':
        case 'b':
        case 'f':
        case 'v':
            m_json += ' ';
            return true;
        case 'x':
            return takeNumbered(kHexDigitsOfByte);
        case 'u':
            return takeNumbered(kHexDigitsOfUnit);
        case 'U':
            return takeNumbered(kHexDigitsOfLetter);
        case '\'':
        case '"':
        case '\\':
            addByte(c);
            return true;
        default:
            break;
        }
        if (c >= '0' && c <= '7')
            return takeOctal(c);
        addByte('\\'); // what is no escape stays as it is
        addByte(c);
        return true;
    }

    bool takeNumbered(int digits)
    {
        if (m_literal.size() - m_at < digits)
            return false;
        bool isNumber = false;
        const quint32 letter = m_literal.sliced(m_at, digits).toByteArray().toUInt(&isNumber, 16);
        m_at += digits;
        return isNumber && addLetter(letter);
    }

    bool takeOctal(char first)
    {
        char32_t letter = char32_t(first - '0');
        for (int digits = 1; digits < kMostOctalDigits && m_at < m_literal.size() &&
                             m_literal[m_at] >= '0' && m_literal[m_at] <= '7';
             ++digits)
            letter = letter * 8 + char32_t(m_literal[m_at++] - '0');
        return addLetter(letter);
    }

    /// Python 2 writes letters beyond U+FFFF as two escapes, which JSON does as well.
    bool addLetter(char32_t letter)
    {
        if (letter > kLastLetter)
            return false;
        if (letter < 0x80) {
            addByte(char(letter));
        } else if (letter >= 0xD800 && letter <= 0xDFFF) {
            m_json += "\\u" + QByteArray::number(quint32(letter), 16);
        } else {
            m_json += QString::fromUcs4(&letter, 1).toUtf8();
        }
        return true;
    }

    /// A byte of a text, escaped where JSON wants it.
    void addByte(char c)
    {
        if (c == '"' || c == '\\') {
            m_json += '\\';
            m_json += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            m_json += "\\u00" + QByteArray(1, c).toHex();
        } else {
            m_json += c;
        }
    }

    QByteArrayView m_literal;
    QByteArray m_json;
    qsizetype m_at = 0;
};

} // namespace

std::optional<QByteArray> jsonOfPythonLiteral(QByteArrayView literal)
{
    return PythonLiteral(literal).json();
}

} // namespace tandem
