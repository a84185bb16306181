#include "storage/endpoints/endpointjson.h"

#include "storage/endpoints/endpointstore.h"

#include <QJsonArray>

#include <array>
#include <utility>

namespace tandem {

namespace {

using llm::Endpoint;
using llm::KeyHeader;
using llm::Limits;
using llm::StructuredOutput;
using llm::WireFormat;

template <typename Value, size_t Count>
using NameTable = std::array<std::pair<Value, QLatin1String>, Count>;

constexpr NameTable<WireFormat, 3> kFormats{{{WireFormat::OpenAi, QLatin1String("openai")},
    {WireFormat::Anthropic, QLatin1String("anthropic")},
    {WireFormat::Gemini, QLatin1String("gemini")}}};
constexpr NameTable<KeyHeader, 3> kHeaders{{{KeyHeader::Automatic, QLatin1String("automatic")},
    {KeyHeader::Bearer, QLatin1String("bearer")}, {KeyHeader::ApiKey, QLatin1String("api-key")}}};
constexpr NameTable<StructuredOutput, 4> kStructures{
    {{StructuredOutput::Probe, QLatin1String("probe")},
        {StructuredOutput::JsonSchema, QLatin1String("json-schema")},
        {StructuredOutput::JsonObject, QLatin1String("json-object")},
        {StructuredOutput::PromptOnly, QLatin1String("prompt-only")}}};

template <typename Value, size_t Count>
QString nameIn(const NameTable<Value, Count>& table, Value value)
{
    for (const auto& [known, name] : table) {
        if (known == value)
            return name;
    }
    return {};
}

template <typename Value, size_t Count>
std::optional<Value> valueIn(const NameTable<Value, Count>& table, const QString& name)
{
    for (const auto& [value, known] : table) {
        if (known == name)
            return value;
    }
    return std::nullopt;
}

QJsonValue priceJson(std::optional<double> price)
{
    return price ? QJsonValue(*price) : QJsonValue();
}

std::optional<double> priceFrom(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

Limits limitsFrom(const QJsonObject& entry)
{
    const Limits standard;
    return {entry[QLatin1String("concurrency")].toInt(standard.concurrency),
        entry[QLatin1String("requests_per_minute")].toInt(standard.requestsPerMinute),
        entry[QLatin1String("tokens_per_minute")].toInt(standard.tokensPerMinute),
        entry[QLatin1String("timeout_ms")].toInt(standard.timeoutMs),
        entry[QLatin1String("attempts")].toInt(standard.attempts)};
}

} // namespace

QJsonObject endpointJson(const Endpoint& endpoint, const QJsonObject& before)
{
    QJsonObject entry = before;
    const QJsonObject known{{QStringLiteral("name"), endpoint.name},
        {QStringLiteral("api"), nameIn(kFormats, endpoint.format)},
        {QStringLiteral("url"), endpoint.baseUrl.toString(QUrl::FullyEncoded)},
        {QStringLiteral("insecure_http"), endpoint.insecureHttp},
        {QStringLiteral("model"), endpoint.model},
        {QStringLiteral("models"), QJsonArray::fromStringList(endpoint.models)},
        {QStringLiteral("key_variable"), endpoint.keyVariable},
        {QStringLiteral("key_header"), nameIn(kHeaders, endpoint.keyHeader)},
        {QStringLiteral("anthropic_version"), endpoint.anthropicVersion},
        {QStringLiteral("structured_output"), nameIn(kStructures, endpoint.structuredOutput)},
        {QStringLiteral("sends_temperature"), endpoint.sendsTemperature},
        {QStringLiteral("concurrency"), endpoint.limits.concurrency},
        {QStringLiteral("requests_per_minute"), endpoint.limits.requestsPerMinute},
        {QStringLiteral("tokens_per_minute"), endpoint.limits.tokensPerMinute},
        {QStringLiteral("timeout_ms"), endpoint.limits.timeoutMs},
        {QStringLiteral("attempts"), endpoint.limits.attempts},
        {QStringLiteral("price_input"), priceJson(endpoint.prices.input)},
        {QStringLiteral("price_output"), priceJson(endpoint.prices.output)},
        {QStringLiteral("currency"), endpoint.prices.currency}};
    for (auto it = known.begin(); it != known.end(); ++it)
        entry.insert(it.key(), it.value());
    return entry;
}

std::optional<Endpoint> endpointFromJson(const QJsonObject& entry)
{
    const auto format = valueIn(kFormats, entry[QLatin1String("api")].toString());
    if (!format)
        return std::nullopt;
    Endpoint endpoint;
    endpoint.format = *format;
    endpoint.name = entry[QLatin1String("name")].toString();
    endpoint.baseUrl = QUrl(entry[QLatin1String("url")].toString(), QUrl::StrictMode);
    endpoint.insecureHttp = entry[QLatin1String("insecure_http")].toBool();
    endpoint.model = entry[QLatin1String("model")].toString();
    const QJsonArray models = entry[QLatin1String("models")].toArray();
    for (const QJsonValue& model : models) {
        if (!model.toString().isEmpty())
            endpoint.models.append(model.toString());
    }
    endpoint.keyVariable = entry[QLatin1String("key_variable")].toString();
    endpoint.keyHeader = valueIn(kHeaders, entry[QLatin1String("key_header")].toString())
                             .value_or(KeyHeader::Automatic);
    endpoint.anthropicVersion =
        entry[QLatin1String("anthropic_version")].toString(endpoint.anthropicVersion);
    endpoint.structuredOutput =
        valueIn(kStructures, entry[QLatin1String("structured_output")].toString())
            .value_or(StructuredOutput::Probe);
    endpoint.sendsTemperature = entry[QLatin1String("sends_temperature")].toBool(true);
    endpoint.limits = limitsFrom(entry);
    endpoint.prices.input = priceFrom(entry[QLatin1String("price_input")]);
    endpoint.prices.output = priceFrom(entry[QLatin1String("price_output")]);
    endpoint.prices.currency = entry[QLatin1String("currency")].toString(endpoint.prices.currency);
    if (!checkEndpoint(endpoint))
        return std::nullopt;
    return endpoint;
}

} // namespace tandem
