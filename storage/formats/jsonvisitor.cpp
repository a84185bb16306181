#include "storage/formats/jsonvisitor.h"

#include "models/text/decode.h"
#include "storage/formats/jsonparser.h"
#include "storage/formats/limits.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>

namespace tandem {

namespace {

constexpr qsizetype kShownKeyUnits = 40;

QString clipped(const QString& text)
{
    if (text.size() <= kShownKeyUnits)
        return text;
    const bool splitsPair = text.at(kShownKeyUnits - 1).isHighSurrogate();
    return text.first(kShownKeyUnits - (splitsPair ? 1 : 0)) + QChar(0x2026);
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The sign that ends what was read last, be it one of control, as nlohmann writes those; the rest
/// of its bytes are still in the source.
std::string lastSign(const std::string& lastToken, JsonSource& source)
{
    constexpr std::string_view kControl = "<U+001A>";
    const std::size_t size = lastToken.size();
    if (size >= kControl.size() && lastToken.back() == '>' &&
        lastToken.compare(size - kControl.size(), 3, kControl, 0, 3) == 0)
        return lastToken.substr(size - kControl.size());
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    constexpr std::size_t kMostBytes = 4;
    std::string sign = lastToken.substr(size - 1);
    while (sign.size() < kMostBytes && (sign.front() & 0x80) != 0 && !source.atEnd() &&
           isInside(source.current())) {
        sign += source.current();
        source.advance();
    }
    return sign;
}

/// What was read last and not expected. nlohmann gives the text or number before a bracket, comma
/// or colon with it, but its message names the sign alone. Of a word that JSON does not have it
/// gives the first letter, behind what is before it; the rest of it is still in the source.
std::string unexpectedToken(
    const std::string& lastToken, std::string_view message, JsonSource& source)
{
    constexpr std::string_view kBefore = "unexpected '";
    constexpr std::size_t kLongestWord = 20;
    const auto at = message.find(kBefore);
    if (at != std::string_view::npos)
        return std::string(message.substr(at + kBefore.size(), 1));
    auto begin = std::find_if_not(lastToken.rbegin(), lastToken.rend(), isAsciiLetter).base();
    const bool isSign = message.find("invalid literal") != std::string_view::npos;
    if (begin == lastToken.end())
        return isSign && !lastToken.empty() ? lastSign(lastToken, source) : lastToken;
    if (begin != lastToken.begin() && *std::prev(begin) == '-')
        --begin;
    std::string word(begin, lastToken.end());
    while (word.size() < kLongestWord && !source.atEnd() && isAsciiLetter(source.current())) {
        word += source.current();
        source.advance();
    }
    return word;
}

/// Whether Python has this word where JSON has another one, or none.
bool isPythonWord(const std::string& word)
{
    constexpr std::array<std::string_view, 6> words{
        "NaN", "Infinity", "-Infinity", "None", "True", "False"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

JsonVisitor::JsonVisitor(JsonSource& source, QString name)
    : m_source(source)
    , m_name(std::move(name))
    , m_levels(limits::maxDepth)
{
}

Expected<void> JsonVisitor::run()
{
    try {
        const bool done = parseJson(m_source, *this);
        if (!done && !m_error)
            failHere(tr("The file could not be parsed."));
        if (done && !m_source.ranOut()) // nlohmann takes a NUL byte for the end
            failHere(tr("A NUL byte follows the end of the data."), tr("Remove it and try again."));
    } catch (const std::exception& exception) {
        failHere(tr("The file could not be parsed."));
        m_error->detail = QString::fromUtf8(exception.what());
    }
    if (m_error)
        return failure(*m_error);
    return {};
}

bool JsonVisitor::start(Container container)
{
    step();
    if (m_depth == limits::maxDepth) {
        return failHere(
            tr("Lists and objects are nested more than %n deep.", nullptr, limits::maxDepth),
            tr("Flatten the file; no supported format nests this deep."));
    }
    if (!enter(container))
        return false;
    Level& level = m_levels[static_cast<std::size_t>(m_depth++)];
    level.index = -1;
    level.hasKey = false;
    level.isDone = false;
    level.container = container;
    return true;
}

bool JsonVisitor::end()
{
    const Container container = m_levels[static_cast<std::size_t>(--m_depth)].container;
    m_source.beginText();
    endValue();
    return leave(container);
}

bool JsonVisitor::takeKey(std::string_view key)
{
    m_source.beginText();
    Level& level = m_levels[static_cast<std::size_t>(m_depth - 1)];
    level.key = key;
    level.hasKey = true;
    level.isDone = false;
    return refuseNul(key) && field(key);
}

bool JsonVisitor::takeScalar(const JsonScalar& value)
{
    step();
    if (qint64(value.written.size()) > limits::maxTextBytes)
        return failTextTooLong();
    if (value.type == JsonScalar::Type::Text && !refuseNul(value.written))
        return false;
    endValue();
    return scalar(value);
}

bool JsonVisitor::failTextTooLong()
{
    return failHere(tr("A single text is longer than %1 MiB.").arg(limits::maxTextBytes >> 20),
        tr("Split it into parts."), ErrorCode::TooLarge);
}

bool JsonVisitor::failItemTooLarge()
{
    return failHere(
        tr("This part of the file is larger than %1 MiB.").arg(limits::maxItemBytes >> 20),
        tooLargeRemedy(), ErrorCode::TooLarge);
}

QString JsonVisitor::tooLargeRemedy() const
{
    return tr("Split it into parts.");
}

bool JsonVisitor::refuseNul(std::string_view text)
{
    if (text.find('\0') == std::string_view::npos)
        return true;
    return failHere(
        tr("The text contains a NUL character (\\u0000)."), tr("Remove it and try again."));
}

/// A value begins: counts it in its list and sets the mark for the bound on one text.
void JsonVisitor::step()
{
    m_source.beginText();
    if (m_depth == 0)
        return;
    Level& level = m_levels[static_cast<std::size_t>(m_depth - 1)];
    ++level.index;
    level.isDone = false;
}

void JsonVisitor::endValue()
{
    if (m_depth > 0)
        m_levels[static_cast<std::size_t>(m_depth - 1)].isDone = true;
}

QString JsonVisitor::pointer() const
{
    return pointerThrough(m_depth);
}

/// What is open where the parser stands: behind a value, the list or object around it.
QString JsonVisitor::openPointer() const
{
    const bool isBehind = m_depth > 0 && m_levels[static_cast<std::size_t>(m_depth - 1)].isDone;
    return pointerThrough(isBehind ? m_depth - 1 : m_depth);
}

QString JsonVisitor::pointerThrough(int levels) const
{
    QString result;
    for (int i = 0; i < levels; ++i) {
        const Level& level = m_levels[static_cast<std::size_t>(i)];
        if (level.container == Container::Array) {
            if (level.index >= 0)
                result += QLatin1Char('/') + QString::number(level.index);
        } else if (level.hasKey) {
            QString key = clipped(QString::fromStdString(level.key));
            key.replace(QLatin1Char('~'), QLatin1String("~0"))
                .replace(QLatin1Char('/'), QLatin1String("~1"));
            result += QLatin1Char('/') + key;
        }
    }
    return result;
}

bool JsonVisitor::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
    return false;
}

bool JsonVisitor::failHere(const QString& what, const QString& remedy, ErrorCode code)
{
    return fail({code, what, located(m_name, pointer(), m_source.place()), remedy, {}});
}

bool JsonVisitor::failAt(
    const QString& jsonPointer, FilePlace place, const QString& what, const QString& remedy)
{
    return fail({ErrorCode::InvalidInput, what, located(m_name, jsonPointer, place), remedy, {}});
}

bool JsonVisitor::failExpected(const QString& expected, const QString& found)
{
    return failHere(
        tr("Expected %1, found %2.").arg(expected, found), tr("Correct the file and try again."));
}

bool JsonVisitor::failRepeated(std::string_view key)
{
    return failHere(tr("The key \"%1\" occurs twice in one object.").arg(quoted(key)),
        tr("Remove one of the two."));
}

QString JsonVisitor::located(const QString& file, const QString& jsonPointer, FilePlace place)
{
    const QString at = jsonPointer.isEmpty() ? file : tr("%1, %2").arg(file, jsonPointer);
    return tr("%1 (line %2, byte %3)").arg(at).arg(place.line).arg(place.byte);
}

QString JsonVisitor::quoted(std::string_view utf8)
{
    const QByteArrayView head(
        utf8.data(), std::min<qsizetype>(qsizetype(utf8.size()), 4 * kShownKeyUnits + 4));
    return clipped(QString::fromUtf8(head).simplified());
}

QString JsonVisitor::describe(const JsonScalar& value)
{
    switch (value.type) {
    case JsonScalar::Type::Null:
        return tr("null");
    case JsonScalar::Type::Boolean:
    case JsonScalar::Type::Integer:
    case JsonScalar::Type::Decimal:
        return quoted(value.written);
    case JsonScalar::Type::Text:
        break;
    }
    return tr("the text \"%1\"").arg(quoted(value.written));
}

QString JsonVisitor::describe(Container container)
{
    return container == Container::Array ? tr("a list") : tr("an object");
}

bool JsonVisitor::takeParseError(const std::string& lastToken, const std::string& message)
{
    switch (m_source.stop()) {
    case JsonSource::Stop::ReadFailed:
        return fail(*m_source.readError());
    case JsonSource::Stop::TextTooLong:
        return failTextTooLong();
    case JsonSource::Stop::ItemTooLong:
        return failItemTooLarge();
    case JsonSource::Stop::None:
        break;
    }
    const bool ranOut = m_source.ranOut(); // reading on to the end of a word may change it
    const bool endsWithLine = ranOut && m_source.end() == JsonSource::End::OfLine;
    // What is missing has no place; what is wrong is found best from the value before it.
    const QString where = ranOut ? openPointer() : pointer();
    const FilePlace place = m_source.place();
    const std::string token = ranOut ? lastToken : unexpectedToken(lastToken, message, m_source);
    failAt(where, place, parseProblem(token, message, ranOut),
        endsWithLine
            ? tr("Each record must be on a single line; write a line break within a text as \\n.")
        : isPythonWord(token) ? tr("This is Python notation. JSON uses null for missing values, "
                                   "and lower-case true and false.")
                              : tr("Correct the file and try again."));
    m_error->detail = QString::fromStdString(message);
    return false;
}

/// Says in our words what nlohmann's message means; the places in its lexer and parser give the
/// fixed parts.
QString JsonVisitor::parseProblem(const std::string& token, std::string_view message, bool ranOut)
{
    const auto says = [&](std::string_view part) {
        return message.find(part) != std::string_view::npos;
    };
    if (ranOut && m_source.end() == JsonSource::End::OfLine)
        return lineProblem(says("missing closing quote"));
    if (ranOut)
        return tr("The file ends too early; it may be truncated.");
    if (says("unexpected end of input")) // which is what a NUL byte is to nlohmann's lexer
        return tr("The file contains a NUL byte.");
    if (says("expected end of input"))
        return tr("Unexpected content after the end of the data: \"%1\".").arg(quoted(token));
    if (says("ill-formed UTF-8"))
        return tr("The text is not valid UTF-8.");
    if (says("control character"))
        return tr("A text contains an unescaped control character (such as a line break).");
    if (says("surrogate"))
        return tr("A text contains an unpaired surrogate (\\uD800 to \\uDFFF).");
    if (says("number overflow"))
        return tr("The number \"%1\" is too large.").arg(quoted(token));
    return tr("Invalid JSON: unexpected \"%1\".").arg(quoted(token));
}

/// Of a line that ends too early, with more of the file behind it.
QString JsonVisitor::lineProblem(bool isInText)
{
    const qint64 line = m_source.place().line;
    return isInText ? tr("Line %1 ends within a text, before its record is complete.").arg(line)
                    : tr("Line %1 ends before its record is complete.").arg(line);
}

} // namespace tandem
