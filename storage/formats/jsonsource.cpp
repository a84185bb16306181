#include "storage/formats/jsonsource.h"

#include "models/text/decode.h"
#include "storage/formats/limits.h"

#include <QChar>

#include <algorithm>
#include <charconv>

namespace tandem {

namespace {

bool isControl(char c)
{
    return static_cast<uchar>(c) < 0x20;
}

bool isValidUtf8(std::string_view text)
{
    return firstInvalidUtf8(QByteArrayView(text.data(), qsizetype(text.size()))) < 0;
}

/// Whether a text means what is written: no escapes, nothing that is not allowed. Goes through all
/// of it, which compilers do many bytes at once.
bool isAsWritten(std::string_view text)
{
    bool hasSpecial = false;
    uchar bits = 0;
    for (const char c : text) {
        hasSpecial |= c == '\\' || isControl(c);
        bits |= static_cast<uchar>(c);
    }
    return !hasSpecial && (bits < 0x80 || isValidUtf8(text));
}

/// The UTF-16 unit that "uXXXX" at `at` stands for; none where that is something else.
std::optional<char16_t> escapedUnit(const char* at, const char* end)
{
    constexpr std::ptrdiff_t kBytes = 5;
    quint16 unit = 0;
    if (end - at < kBytes || *at != 'u' ||
        std::from_chars(at + 1, at + kBytes, unit, 16).ptr != at + kBytes)
        return std::nullopt;
    return char16_t(unit);
}

void appendUtf8(std::string& out, char32_t c)
{
    const auto continued = [&](int shift) { return char(0x80 | (c >> shift & 0x3F)); };
    if (c < 0x80)
        out += char(c);
    else if (c < 0x800)
        out += {char(0xC0 | c >> 6), continued(0)};
    else if (c < 0x10000)
        out += {char(0xE0 | c >> 12), continued(6), continued(0)};
    else
        out += {char(0xF0 | c >> 18), continued(12), continued(6), continued(0)};
}

/// Appends what the escape stands for of which `at` is behind the backslash. Where it ends; null
/// where it is none, or only half of a surrogate pair.
const char* takeEscape(const char* at, const char* end, std::string& out)
{
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    if (at == end)
        return nullptr;
    if (const auto letter = kLetters.find(*at); letter != std::string_view::npos) {
        out += kMeanings[letter];
        return at + 1;
    }
    const auto unit = escapedUnit(at, end);
    if (!unit)
        return nullptr;
    at += 5;
    if (!QChar::isSurrogate(*unit)) {
        appendUtf8(out, *unit);
        return at;
    }
    const auto low = at != end && *at == '\\' ? escapedUnit(at + 1, end) : std::nullopt;
    if (!QChar::isHighSurrogate(*unit) || !low || !QChar::isLowSurrogate(*low))
        return nullptr;
    appendUtf8(out, QChar::surrogateToUcs4(*unit, *low));
    return at + 6;
}

/// Decodes the text that begins at `at`. Its closing quote; null where it does not end before `end`
/// or is not well-formed.
const char* decodeJsonText(const char* at, const char* end, std::string& out)
{
    out.clear();
    while (at != nullptr) {
        const char* stop =
            std::find_if(at, end, [](char c) { return c == '"' || c == '\\' || isControl(c); });
        if (stop == end || isControl(*stop))
            return nullptr;
        out.append(at, stop);
        if (*stop == '"')
            return isValidUtf8(out) ? stop : nullptr;
        at = takeEscape(stop + 1, end, out);
    }
    return nullptr;
}

} // namespace

JsonSource::JsonSource(ChunkReader& reader)
    : m_reader(&reader)
{
}

JsonSource::JsonSource(QByteArrayView bytes, FilePlace start, End end)
    : m_begin(bytes.begin())
    , m_cursor(m_begin)
    , m_end(bytes.end())
    , m_counted(m_begin)
    , m_base(start.byte - 1)
    , m_line(start.line)
    , m_textStart(m_base)
    , m_itemStart(m_base)
    , m_endsAt(end)
{
}

JsonSource::JsonSource(const LineReader& lines)
    : JsonSource(lines.line(), {lines.number(), lines.firstByte()},
          lines.hasBreak() ? End::OfLine : End::OfFile)
{
}

FilePlace JsonSource::place()
{
    // the byte consumed last may be the line break after a number: that is still the number's line
    const char* last = m_cursor == m_begin ? m_cursor : m_cursor - 1;
    if (last > m_counted) {
        m_line += std::count(m_counted, last, '\n');
        m_counted = last;
    }
    return {m_line, std::max<qint64>(1, consumed())};
}

bool JsonSource::isItemTooLong() const
{
    return consumed() - m_itemStart > limits::maxItemBytes;
}

/// Reads the text that begins at the cursor and goes to its closing quote. Where that cannot be,
/// stays, and the parser reads it.
void JsonSource::readText()
{
    m_isTextNew = false;
    const char* closing = std::find(m_cursor, m_end, '"');
    m_content = {m_cursor, std::size_t(closing - m_cursor)};
    if (closing != m_end && !isAsWritten(m_content)) {
        closing = decodeJsonText(m_cursor, m_end, m_decoded);
        m_content = m_decoded;
    }
    m_isTextHidden = closing != nullptr && closing != m_end;
    if (!m_isTextHidden)
        return;
    m_written = {m_cursor, std::size_t(closing - m_cursor)};
    m_hiddenInLine += closing - m_cursor;
    m_cursor = closing;
}

bool JsonSource::refill()
{
    if (m_ranOut)
        return false;
    if (consumed() - m_textStart > limits::maxTextBytes)
        m_stop = Stop::TextTooLong;
    else if (isItemTooLong())
        m_stop = Stop::ItemTooLong;
    if (m_reader == nullptr || m_stop != Stop::None) {
        m_ranOut = true;
        return false;
    }
    m_line +=
        std::count(m_counted, m_end, '\n'); // now, as the next piece takes the place of this one
    m_counted = m_end;
    m_kept = hiddenText();
    m_written = m_kept;
    const bool first = m_reader->bytesRead() == 0;
    const auto chunk =
        m_reader->next().and_then([&](QByteArrayView bytes) -> Expected<QByteArrayView> {
            if (first) {
                if (const auto head = checkJsonHead(bytes, m_reader->name()); !head)
                    return tl::unexpected(head.error());
            }
            return bytes;
        });
    if (!chunk) {
        m_stop = Stop::ReadFailed;
        m_readError = chunk.error();
    }
    if (!chunk || chunk->isEmpty()) {
        m_ranOut = true;
        return false;
    }
    m_base += m_end - m_begin;
    m_begin = m_cursor = m_counted = chunk->begin();
    m_end = chunk->end();
    return true;
}

} // namespace tandem
