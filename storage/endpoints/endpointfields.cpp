#include "storage/endpoints/endpointfields.h"

#include "storage/endpoints/endpointstore.h"

namespace tandem {

namespace {

using fields::Bounds;
using fields::Field;
using fields::Fields;
using fields::Kept;
using fields::Word;
using llm::Endpoint;
using llm::KeyHeader;
using llm::Limits;
using llm::Prices;
using llm::StructuredOutput;
using llm::WireFormat;

constexpr int kMsASecond = 1000;
constexpr Bounds kSecondBounds{1, 3600};
constexpr Bounds kMinuteBounds{0, 100'000'000};
constexpr Bounds kPriceBounds{0, 1e6, 15}; // what a sum in another currency comes to

constexpr Word kFormatWords[] = {
    {"openai", QT_TRANSLATE_NOOP("FieldWords", "OpenAI-compatible"), int(WireFormat::OpenAi)},
    {"anthropic", QT_TRANSLATE_NOOP("FieldWords", "Anthropic"), int(WireFormat::Anthropic)},
    {"gemini", QT_TRANSLATE_NOOP("FieldWords", "Google Gemini"), int(WireFormat::Gemini)}};

constexpr Word kHeaderWords[] = {
    {"automatic", QT_TRANSLATE_NOOP("FieldWords", "default"), int(KeyHeader::Automatic)},
    {"bearer", QT_TRANSLATE_NOOP("FieldWords", "Authorization: Bearer"), int(KeyHeader::Bearer)},
    {"api-key", QT_TRANSLATE_NOOP("FieldWords", "x-api-key"), int(KeyHeader::ApiKey)}};

constexpr Word kStructureWords[] = {
    {"probe", QT_TRANSLATE_NOOP("FieldWords", "auto-detect"), int(StructuredOutput::Probe)},
    {"json-schema", QT_TRANSLATE_NOOP("FieldWords", "JSON schema"),
        int(StructuredOutput::JsonSchema)},
    {"json-object", QT_TRANSLATE_NOOP("FieldWords", "any JSON object"),
        int(StructuredOutput::JsonObject)},
    {"prompt-only", QT_TRANSLATE_NOOP("FieldWords", "prompt only"),
        int(StructuredOutput::PromptOnly)}};

constexpr Word kTemperatureWords[] = {{"send", QT_TRANSLATE_NOOP("FieldWords", "send"), 1},
    {"leave-out", QT_TRANSLATE_NOOP("FieldWords", "omit"), 0}};

constexpr const char* kNoLimit = QT_TRANSLATE_NOOP("FieldWords", "no limit");
constexpr const char* kUnknown = QT_TRANSLATE_NOOP("FieldWords", "unknown");

Field addressField()
{
    return Field(
        fields::Type::Text, "url", QT_TRANSLATE_NOOP("FieldWords", "&Base address"),
        [](const void* options) -> QVariant {
            return static_cast<const Endpoint*>(options)->baseUrl.toString(QUrl::FullyEncoded);
        },
        [](void* options, const QVariant& value) {
            static_cast<Endpoint*>(options)->baseUrl = QUrl(value.toString(), QUrl::StrictMode);
        },
        {.placeholder = "https://api.openai.com/v1"});
}

/// In seconds, which is what people type; milliseconds that a file has beside them stay.
Field secondsField()
{
    Field field(
        fields::Type::Number, "timeout", QT_TRANSLATE_NOOP("FieldWords", "Request timeout (s)"),
        [](const void* options) -> QVariant {
            return static_cast<const Limits*>(options)->timeoutMs / kMsASecond;
        },
        [](void* options, const QVariant& value) {
            int& ms = static_cast<Limits*>(options)->timeoutMs;
            if (value.toInt() != ms / kMsASecond)
                ms = value.toInt() * kMsASecond;
        },
        {.kept = Kept::Not});
    field.bounds = kSecondBounds;
    return field;
}

Fields limitFields()
{
    return {fields::number("concurrency", &Limits::concurrency, {1, 256},
                QT_TRANSLATE_NOOP("FieldWords", "Concurrent requests")),
        fields::number("requests_per_minute", &Limits::requestsPerMinute, kMinuteBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Requests per minute"),
            {.option = "rpm", .blank = kNoLimit}),
        fields::number("tokens_per_minute", &Limits::tokensPerMinute, kMinuteBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Tokens per minute"),
            {.option = "tpm", .blank = kNoLimit}),
        secondsField(),
        fields::number("timeout_ms", &Limits::timeoutMs,
            {kSecondBounds.least * kMsASecond, kSecondBounds.most * kMsASecond},
            QT_TRANSLATE_NOOP("FieldWords", "Request timeout (ms)"), {.kept = Kept::FileOnly}),
        fields::number("attempts", &Limits::attempts, {1, 20},
            QT_TRANSLATE_NOOP("FieldWords", "Max. attempts"))};
}

Fields priceFields()
{
    return {fields::decimal("price_input", &Prices::input, kPriceBounds,
                QT_TRANSLATE_NOOP("FieldWords", "Price per million input tokens"),
                {.option = "price-in", .blank = kUnknown}),
        fields::decimal("price_output", &Prices::output, kPriceBounds,
            QT_TRANSLATE_NOOP("FieldWords", "Price per million output tokens"),
            {.option = "price-out", .blank = kUnknown}),
        fields::text("currency", &Prices::currency, QT_TRANSLATE_NOOP("FieldWords", "Currency"),
            {.longest = kLongestCurrency})};
}

Fields accessFields()
{
    using E = Endpoint;
    return {fields::text("name", &E::name, QT_TRANSLATE_NOOP("FieldWords", "&Name"),
                {.usageWord = "NAME",
                    .placeholder = QT_TRANSLATE_NOOP("FieldWords", "e.g. local-gemma"),
                    .longest = kLongestEndpointName}),
        fields::choice("api", &E::format, kFormatWords,
            QT_TRANSLATE_NOOP("FieldWords", "API &format"), {.isRare = true}),
        addressField(),
        fields::text("key_variable", &E::keyVariable, QT_TRANSLATE_NOOP("FieldWords", "&Key"),
            {.option = "key-env"}),
        fields::text("model", &E::model, QT_TRANSLATE_NOOP("FieldWords", "&Model")),
        fields::names("models", &E::models, fields::Names::Any, nullptr, {.kept = Kept::FileOnly})};
}

Fields mannerFields()
{
    using E = Endpoint;
    return {fields::choice("structured_output", &E::structuredOutput, kStructureWords,
                QT_TRANSLATE_NOOP("FieldWords", "Response format"), {.option = "structured"}),
        fields::choice(
            "key_header", &E::keyHeader, kHeaderWords, QT_TRANSLATE_NOOP("FieldWords", "Send key")),
        fields::text("anthropic_version", &E::anthropicVersion,
            QT_TRANSLATE_NOOP("FieldWords", "anthropic-version"),
            {.longest = kLongestAnthropicVersion})
            .when<E>([](const E& endpoint) { return endpoint.format == WireFormat::Anthropic; },
                nullptr),
        fields::flag("insecure_http", &E::insecureHttp,
            QT_TRANSLATE_NOOP("FieldWords", "plain http to this private network, unencrypted")),
        fields::flag("sends_temperature", &E::sendsTemperature, kTemperatureWords,
            QT_TRANSLATE_NOOP("FieldWords", "Temperature"),
            {.help = QT_TRANSLATE_NOOP(
                 "FieldWords", "Some models reject it. If omitted, the model's default is used."),
                .option = "temperature"})};
}

/// What an endpoint works without knowing.
Fields rare(Fields fields)
{
    for (Field& field : fields)
        field.isRare = true;
    return fields;
}

} // namespace

const fields::Fields& endpointFields()
{
    static const Fields all =
        accessFields() + rare(fields::within(&Endpoint::prices, priceFields()) +
                              fields::within(&Endpoint::limits, limitFields()) + mannerFields());
    return all;
}

QJsonObject endpointJson(const Endpoint& endpoint, const QJsonObject& before)
{
    QJsonObject entry = before;
    const QJsonObject known = fields::toJson(endpointFields(), &endpoint);
    for (auto it = known.begin(); it != known.end(); ++it)
        entry.insert(it.key(), it.value());
    return entry;
}

std::optional<Endpoint> endpointFromJson(const QJsonObject& entry)
{
    if (!fields::valueOfKey(kFormatWords, entry[QLatin1String("api")].toString()))
        return std::nullopt;
    Endpoint endpoint;
    fields::fromJson(endpointFields(), entry, &endpoint);
    endpoint.models.removeAll(QString());
    if (!checkEndpoint(endpoint))
        return std::nullopt;
    return endpoint;
}

} // namespace tandem
