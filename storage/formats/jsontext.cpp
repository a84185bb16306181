#include "storage/formats/jsontext.h"

#include "models/text/decode.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int indentWidth = 4;

bool mustEscape(char c)
{
    return c == '"' || c == '\\' || static_cast<uchar>(c) < 0x20;
}

/// The escape that Python writes for `c` (json.encoder.ESCAPE_DCT): short where there is one, else
/// \u00XX.
QByteArray escaped(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    case '\b':
        return "\\b";
    case '\f':
        return "\\f";
    default:
        return "\\u00" + QByteArray::number(static_cast<uchar>(c), 16).rightJustified(2, '0');
    }
}

} // namespace

JsonText::JsonText(Style style, int level)
    : m_style(style)
    , m_level(level)
{
}

void JsonText::key(QByteArrayView utf8)
{
    separate();
    appendQuoted(utf8);
    m_bytes.append(m_style == Style::Indented ? ": " : ":");
    m_afterKey = true;
}

void JsonText::text(QByteArrayView utf8)
{
    separate();
    appendQuoted(utf8);
}

void JsonText::text(const QString& value)
{
    if (firstLoneSurrogate(value) < 0)
        return text(QByteArrayView(value.toUtf8()));
    if (m_brokenText.isNull())
        m_brokenText = value;
}

void JsonText::raw(QByteArrayView literal)
{
    separate();
    m_bytes.append(literal);
}

void JsonText::clear()
{
    m_bytes.resize(0);
    m_filled.clear();
    m_afterKey = false;
    m_brokenText.clear();
}

void JsonText::begin(char bracket)
{
    separate();
    m_bytes.append(bracket);
    m_filled.append(false);
}

void JsonText::end(char bracket)
{
    if (m_filled.takeLast())
        newLine();
    m_bytes.append(bracket);
}

/// What stands before a key or a value: a comma after an earlier one, the line break of the
/// indented style.
void JsonText::separate()
{
    if (m_afterKey || m_filled.isEmpty()) {
        m_afterKey = false;
        return;
    }
    if (m_filled.last())
        m_bytes.append(',');
    m_filled.last() = true;
    newLine();
}

void JsonText::newLine()
{
    if (m_style == Style::Compact)
        return;
    m_bytes.append('\n');
    m_bytes.append((m_level + m_filled.size()) * indentWidth, ' ');
}

void JsonText::appendQuoted(QByteArrayView utf8)
{
    m_bytes.append('"');
    auto from = utf8.begin();
    while (from != utf8.end()) {
        const auto stop = std::find_if(from, utf8.end(), mustEscape);
        m_bytes.append(QByteArrayView(from, stop));
        if (stop == utf8.end())
            break;
        m_bytes.append(escaped(*stop));
        from = stop + 1;
    }
    m_bytes.append('"');
}

} // namespace tandem
