#include "storage/formats/resultvalue.h"

#include "models/text/decode.h"

namespace tandem::resultvalue {

using json = nlohmann::ordered_json;

QString textOf(const std::string& utf8)
{
    return fromUtf8Exact({utf8.data(), qsizetype(utf8.size())});
}

const json& valueOf(const json& object, const char* key)
{
    static const json none;
    const auto it = object.find(key);
    return it == object.end() ? none : *it;
}

bool isTruthy(const json& value)
{
    switch (value.type()) {
    case json::value_t::boolean:
        return value.get<bool>();
    case json::value_t::number_integer:
    case json::value_t::number_unsigned:
    case json::value_t::number_float:
        return value.get<double>() != 0.0;
    case json::value_t::string:
        return !value.get_ref<const json::string_t&>().empty();
    case json::value_t::array:
    case json::value_t::object:
        return !value.empty();
    default:
        return false;
    }
}

QString writtenAs(const json& value)
{
    return textOf(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

QString looseText(const json& object, const char* key)
{
    const json& value = valueOf(object, key);
    if (value.is_null())
        return {};
    return value.is_string() ? textOf(value.get_ref<const json::string_t&>()) : writtenAs(value);
}

} // namespace tandem::resultvalue
