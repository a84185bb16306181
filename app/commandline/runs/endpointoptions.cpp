#include "app/commandline/runs/endpointoptions.h"

#include "app/commandline/command.h"
#include "models/wordof.h"
#include "storage/endpoints/endpointjson.h"

#include <limits>

namespace tandem {

namespace {

using namespace llm;

constexpr int kMsASecond = 1000;
constexpr double kHighestPrice = 1e6;

constexpr Choice<WireFormat> kFormats[] = {{"openai", WireFormat::OpenAi},
    {"anthropic", WireFormat::Anthropic}, {"gemini", WireFormat::Gemini}};
constexpr Choice<KeyHeader> kHeaders[] = {{"automatic", KeyHeader::Automatic},
    {"bearer", KeyHeader::Bearer}, {"api-key", KeyHeader::ApiKey}};
constexpr Choice<StructuredOutput> kStructures[] = {{"probe", StructuredOutput::Probe},
    {"json-schema", StructuredOutput::JsonSchema}, {"json-object", StructuredOutput::JsonObject},
    {"prompt-only", StructuredOutput::PromptOnly}};
constexpr Choice<bool> kTemperatures[] = {{"send", true}, {"leave-out", false}};

/// Puts a whole number that was given into `target`.
Expected<void> take(Call& call, OptionName option, int& target)
{
    return call.number(option, 0, std::numeric_limits<int>::max() / kMsASecond)
        .map([&](const std::optional<qint64>& number) { target = int(number.value_or(target)); });
}

Expected<void> takeLimits(Call& call, Limits& limits)
{
    int seconds = limits.timeoutMs / kMsASecond;
    return take(call, "concurrency", limits.concurrency)
        .and_then([&] { return take(call, "rpm", limits.requestsPerMinute); })
        .and_then([&] { return take(call, "tpm", limits.tokensPerMinute); })
        .and_then([&] { return take(call, "attempts", limits.attempts); })
        .and_then([&] { return take(call, "timeout", seconds); })
        .map([&] { limits.timeoutMs = seconds * kMsASecond; });
}

Expected<void> takePrices(Call& call, Prices& prices)
{
    TANDEM_TRY(input, call.decimal("price-in", 0, kHighestPrice));
    TANDEM_TRY(output, call.decimal("price-out", 0, kHighestPrice));
    if (*input)
        prices.input = *input;
    if (*output)
        prices.output = *output;
    if (call.has("currency"))
        prices.currency = call.value("currency");
    return {};
}

} // namespace

Expected<Endpoint> endpointFrom(const QString& name, Call& call)
{
    if (!call.has("api") || !call.has("url"))
        return call.misuse(CommandWords::tr("An endpoint needs --api and --url."));
    Endpoint endpoint;
    endpoint.name = name;
    return changedEndpoint(endpoint, call);
}

Expected<Endpoint> changedEndpoint(Endpoint endpoint, Call& call)
{
    if (call.has("url")) {
        endpoint.baseUrl = QUrl(call.value("url"), QUrl::StrictMode);
        // It was said of another address.
        endpoint.insecureHttp = false;
    }
    if (call.has("insecure-http"))
        endpoint.insecureHttp = true;
    if (call.has("model"))
        endpoint.model = call.value("model");
    if (call.has("key-env"))
        endpoint.keyVariable = call.value("key-env");
    if (call.has("anthropic-version"))
        endpoint.anthropicVersion = call.value("anthropic-version");
    TANDEM_TRY(format, call.choice("api", kFormats, endpoint.format));
    TANDEM_TRY(header, call.choice("key-header", kHeaders, endpoint.keyHeader));
    TANDEM_TRY(structured, call.choice("structured", kStructures, endpoint.structuredOutput));
    TANDEM_TRY(temperature, call.choice("temperature", kTemperatures, endpoint.sendsTemperature));
    endpoint.format = *format;
    endpoint.keyHeader = *header;
    endpoint.structuredOutput = *structured;
    endpoint.sendsTemperature = *temperature;
    TANDEM_DO(takeLimits(call, endpoint.limits).and_then([&] {
        return takePrices(call, endpoint.prices);
    }));
    return endpoint;
}

QString formatName(WireFormat format)
{
    static constexpr std::array words{"OpenAI", "Anthropic", "Gemini"};
    return QLatin1String(wordOf(format, words));
}

} // namespace tandem
