#include "storage/formats/jsonparser.h"

#include "storage/formats/jsonvisitor.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <limits>

namespace tandem {

/// nlohmann's events, passed on to a JsonVisitor.
struct JsonEvents
{
    using json = nlohmann::json;

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
        return visitor.takeScalar({JsonScalar::Type::Text, value, 0});
    }
    bool binary(json::binary_t&) { return false; }
    bool start_object(std::size_t) { return visitor.start(JsonVisitor::Container::Object); }
    bool key(const std::string& value) { return visitor.takeKey(value); }
    bool end_object() { return visitor.end(); }
    bool start_array(std::size_t) { return visitor.start(JsonVisitor::Container::Array); }
    bool end_array() { return visitor.end(); }
    bool parse_error(
        std::size_t, const std::string& lastToken, const nlohmann::detail::exception& error)
    {
        return visitor.takeParseError(lastToken, error.what());
    }

private:
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
    JsonEvents events{visitor};
    return nlohmann::json::sax_parse(JsonSource::Iterator(source), JsonSource::Iterator(), &events);
}

QByteArray spelledNumber(QByteArrayView written)
{
    const auto number = nlohmann::json::parse(written.begin(), written.end(), nullptr, false);
    return QByteArray::fromStdString(number.dump());
}

} // namespace tandem
