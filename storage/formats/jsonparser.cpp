#include "storage/formats/jsonparser.h"

#include "storage/formats/jsonvisitor.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <limits>
#include <string>
#include <string_view>

namespace tandem {

/// nlohmann's events, passed on to a JsonVisitor.
struct JsonEvents
{
    using json = nlohmann::json;

    JsonSource& source;
    JsonVisitor& visitor;

    bool null() { return visitor.takeScalar({JsonScalar::Type::Null, "null", 0}); }
    bool boolean(bool value)
    {
        return visitor.takeScalar({JsonScalar::Type::Boolean, value ? "true" : "false", 0});
    }
    bool number_integer(json::number_integer_t value)
    {
        // nlohmann gives zero as unsigned unless it is written with a sign
        return value == 0 ? visitor.takeScalar({JsonScalar::Type::Integer, "-0", 0})
                          : integer(value);
    }
    bool number_unsigned(json::number_unsigned_t value)
    {
        if (value > json::number_unsigned_t(std::numeric_limits<qint64>::max()))
            return large(value);
        return integer(static_cast<qint64>(value));
    }
    bool number_float(json::number_float_t, const std::string& written)
    {
        return visitor.takeScalar({JsonScalar::Type::Decimal, written, 0});
    }
    bool string(const std::string& value)
    {
        return visitor.takeScalar({JsonScalar::Type::Text, source.endText(value), 0});
    }
    bool binary(json::binary_t&) { return false; }
    bool start_object(std::size_t) { return visitor.start(JsonVisitor::Container::Object); }
    bool key(const std::string& value) { return visitor.takeKey(source.endText(value)); }
    bool end_object() { return visitor.end(); }
    bool start_array(std::size_t) { return visitor.start(JsonVisitor::Container::Array); }
    bool end_array() { return visitor.end(); }
    bool parse_error(
        std::size_t, const std::string& lastToken, const nlohmann::detail::exception& error)
    {
        std::string token = lastToken;
        if (token.starts_with('"'))
            token.insert(1, source.hiddenText());
        return visitor.takeParseError(token, completed(error.what(), lastToken, token));
    }

private:
    /// The parser's message as it would be had the parser been shown all texts: it counts columns
    /// and repeats the last token.
    std::string completed(
        std::string message, const std::string& seenToken, const std::string& token) const
    {
        constexpr std::string_view kColumn = ", column ";
        constexpr std::string_view kLastRead = "last read: '";
        if (const auto at = message.find(kLastRead); at != std::string::npos)
            message.replace(at + kLastRead.size(), seenToken.size(), token);
        if (const auto at = message.find(kColumn); at != std::string::npos) {
            const char* digits = message.data() + at + kColumn.size();
            qint64 column = 0;
            const char* end = std::from_chars(digits, message.data() + message.size(), column).ptr;
            if (column > 0) // at a line break it is 0
                message.replace(at + kColumn.size(), std::size_t(end - digits),
                    std::to_string(column + source.hiddenInLine()));
        }
        return message;
    }
    template <typename Number>
    static std::string_view spelled(Number value, std::array<char, 24>& buffer)
    {
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
        return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
    }
    bool integer(qint64 value)
    {
        std::array<char, 24> buffer{};
        return visitor.takeScalar({JsonScalar::Type::Integer, spelled(value, buffer), value});
    }
    /// A whole number beyond qint64 is no index of anything: told apart from one by its type.
    bool large(json::number_unsigned_t value)
    {
        std::array<char, 24> buffer{};
        return visitor.takeScalar({JsonScalar::Type::Decimal, spelled(value, buffer), 0});
    }
};

bool parseJson(JsonSource& source, JsonVisitor& visitor)
{
    JsonEvents events{source, visitor};
    return nlohmann::json::sax_parse(JsonSource::Iterator(source), JsonSource::Iterator(), &events);
}

QByteArray spelledNumber(QByteArrayView written)
{
    const auto number = nlohmann::json::parse(written.begin(), written.end(), nullptr, false);
    return QByteArray::fromStdString(number.dump());
}

} // namespace tandem
