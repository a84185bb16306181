#include "app/commandline/runs/endpointoptions.h"

#include "app/commandline/command.h"
#include "storage/endpoints/endpointjson.h"

#include <limits>

namespace tandem {

namespace {

using namespace llm;

constexpr int kMsASecond = 1000;
constexpr double kHighestPrice = 1e6;

template <typename T>
struct Choice
{
    QLatin1String word;
    T value;
};

/// The value of an option that takes one of a few words; `standard` where it is not given.
template <typename T, size_t Count>
Expected<T> chosen(Call& call, OptionName option, const Choice<T> (&choices)[Count], T standard)
{
    if (!call.has(option))
        return standard;
    QStringList words;
    for (const Choice<T>& choice : choices) {
        if (call.value(option) == choice.word)
            return choice.value;
        words.append(choice.word);
    }
    return call.misuse(Words::tr("--%1 takes %2, not \"%3\".")
                           .arg(option.name, words.join(QStringLiteral(", ")), call.value(option)));
}

constexpr Choice<WireFormat> kFormats[] = {{QLatin1String("openai"), WireFormat::OpenAi},
    {QLatin1String("anthropic"), WireFormat::Anthropic},
    {QLatin1String("gemini"), WireFormat::Gemini}};
constexpr Choice<KeyHeader> kHeaders[] = {{QLatin1String("automatic"), KeyHeader::Automatic},
    {QLatin1String("bearer"), KeyHeader::Bearer}, {QLatin1String("api-key"), KeyHeader::ApiKey}};
constexpr Choice<StructuredOutput> kStructures[] = {
    {QLatin1String("probe"), StructuredOutput::Probe},
    {QLatin1String("json-schema"), StructuredOutput::JsonSchema},
    {QLatin1String("json-object"), StructuredOutput::JsonObject},
    {QLatin1String("prompt-only"), StructuredOutput::PromptOnly}};

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

QList<QCommandLineOption> endpointOptions()
{
    return {
        option("api",
            Words::tr("How it is spoken to: openai (and all that take the same), "
                      "anthropic or gemini."),
            "API"),
        option("url", Words::tr("Its address up to the version; plain http on this machine only."),
            "URL"),
        option("insecure-http",
            Words::tr("Let texts and keys travel unprotected over plain http, within a private "
                      "network.")),
        option("model", Words::tr("The model that is asked where nothing else is said."), "M"),
        option("key-env",
            Words::tr("The environment variable that holds the key. Without it the "
                      "desktop's keyring is asked."),
            "VAR"),
        option("price-in", Words::tr("Price of a million tokens asked."), "X"),
        option("price-out", Words::tr("Price of a million tokens answered."), "Y"),
        option("currency", Words::tr("Of the prices; USD without it."), "CODE"),
        option("concurrency", Words::tr("Calls at once."), "N"),
        option("rpm", Words::tr("Calls a minute, at most."), "N"),
        option("tpm", Words::tr("Tokens a minute, at most."), "N"),
        option("timeout", Words::tr("Seconds for one call."), "S"),
        option("attempts", Words::tr("Tries of one call."), "N"),
        option("anthropic-version", Words::tr("The anthropic-version header."), "V"),
        option("key-header", Words::tr("How the key is sent: automatic, bearer or api-key."), "H"),
        option("structured",
            Words::tr("How JSON is asked for: probe (find out), json-schema, "
                      "json-object or prompt-only."),
            "S"),
    };
}

Expected<Endpoint> endpointFrom(const QString& name, Call& call)
{
    if (!call.has("api") || !call.has("url"))
        return call.misuse(Words::tr("An endpoint needs --api and --url."));
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
    TANDEM_TRY(format, chosen(call, "api", kFormats, endpoint.format));
    TANDEM_TRY(header, chosen(call, "key-header", kHeaders, endpoint.keyHeader));
    const auto structured = chosen(call, "structured", kStructures, endpoint.structuredOutput);
    if (!structured)
        return failure(structured.error());
    endpoint.format = *format;
    endpoint.keyHeader = *header;
    endpoint.structuredOutput = *structured;
    TANDEM_DO(takeLimits(call, endpoint.limits).and_then([&] {
        return takePrices(call, endpoint.prices);
    }));
    return endpoint;
}

Json endpointAsJson(const Endpoint& endpoint)
{
    return endpointJson(endpoint);
}

QString formatName(WireFormat format)
{
    switch (format) {
    case WireFormat::Anthropic:
        return QStringLiteral("Anthropic");
    case WireFormat::Gemini:
        return QStringLiteral("Gemini");
    case WireFormat::OpenAi:
        break;
    }
    return QStringLiteral("OpenAI");
}

} // namespace tandem
