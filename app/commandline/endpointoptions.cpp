#include "app/commandline/endpointoptions.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "storage/endpoints/endpointjson.h"

#include <limits>

namespace tandem {

namespace {

using llm::Endpoint;
using llm::KeyHeader;
using llm::Limits;
using llm::Prices;
using llm::StructuredOutput;
using llm::WireFormat;

constexpr QLatin1String kApi("api");
constexpr QLatin1String kUrl("url");
constexpr QLatin1String kInsecureHttp("insecure-http");
constexpr QLatin1String kKeyEnv("key-env");
constexpr QLatin1String kPriceIn("price-in");
constexpr QLatin1String kPriceOut("price-out");
constexpr QLatin1String kCurrency("currency");
constexpr QLatin1String kConcurrency("concurrency");
constexpr QLatin1String kRequests("rpm");
constexpr QLatin1String kTokens("tpm");
constexpr QLatin1String kTimeout("timeout");
constexpr QLatin1String kAttempts("attempts");
constexpr QLatin1String kVersion("anthropic-version");
constexpr QLatin1String kKeyHeader("key-header");
constexpr QLatin1String kStructured("structured");

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
Expected<T> chosenValue(const Arguments& arguments, QLatin1String option,
    const Choice<T> (&choices)[Count], T standard, Console& console)
{
    if (!arguments.has(option))
        return standard;
    QStringList words;
    for (const Choice<T>& choice : choices) {
        if (arguments.value(option) == choice.word)
            return choice.value;
        words.append(choice.word);
    }
    return console.misuse(
        CommandWords::tr("--%1 takes %2, not \"%3\".")
            .arg(option, words.join(QStringLiteral(", ")), arguments.value(option)));
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
Expected<void> take(const Arguments& arguments, QLatin1String option, int& target, Console& console)
{
    return arguments.number(option, 0, std::numeric_limits<int>::max() / kMsASecond, console)
        .map([&](const std::optional<qint64>& number) { target = int(number.value_or(target)); });
}

Expected<void> takeLimits(const Arguments& arguments, Limits& limits, Console& console)
{
    int seconds = limits.timeoutMs / kMsASecond;
    return take(arguments, kConcurrency, limits.concurrency, console)
        .and_then([&] { return take(arguments, kRequests, limits.requestsPerMinute, console); })
        .and_then([&] { return take(arguments, kTokens, limits.tokensPerMinute, console); })
        .and_then([&] { return take(arguments, kAttempts, limits.attempts, console); })
        .and_then([&] { return take(arguments, kTimeout, seconds, console); })
        .map([&] { limits.timeoutMs = seconds * kMsASecond; });
}

Expected<void> takePrices(const Arguments& arguments, Prices& prices, Console& console)
{
    TANDEM_TRY(input, arguments.decimal(kPriceIn, 0, kHighestPrice, console));
    TANDEM_TRY(output, arguments.decimal(kPriceOut, 0, kHighestPrice, console));
    if (*input)
        prices.input = *input;
    if (*output)
        prices.output = *output;
    if (arguments.has(kCurrency))
        prices.currency = arguments.value(kCurrency);
    return {};
}

} // namespace

QList<QCommandLineOption> endpointOptions()
{
    const auto option = [](QLatin1String name, const QString& text, const char* value) {
        return QCommandLineOption(QString(name), text, QLatin1String(value));
    };
    return {
        option(kApi,
            CommandWords::tr("How it is spoken to: openai (and all that take the same), "
                             "anthropic or gemini."),
            "API"),
        option(kUrl,
            CommandWords::tr("Its address up to the version; plain http on this machine only."),
            "URL"),
        QCommandLineOption(QString(kInsecureHttp),
            CommandWords::tr(
                "Let texts and keys travel unprotected over plain http, within a private "
                "network.")),
        option(
            kModel, CommandWords::tr("The model that is asked where nothing else is said."), "M"),
        option(kKeyEnv,
            CommandWords::tr("The environment variable that holds the key. Without it the "
                             "desktop's keyring is asked."),
            "VAR"),
        option(kPriceIn, CommandWords::tr("Price of a million tokens asked."), "X"),
        option(kPriceOut, CommandWords::tr("Price of a million tokens answered."), "Y"),
        option(kCurrency, CommandWords::tr("Of the prices; USD without it."), "CODE"),
        option(kConcurrency, CommandWords::tr("Calls at once."), "N"),
        option(kRequests, CommandWords::tr("Calls a minute, at most."), "N"),
        option(kTokens, CommandWords::tr("Tokens a minute, at most."), "N"),
        option(kTimeout, CommandWords::tr("Seconds for one call."), "S"),
        option(kAttempts, CommandWords::tr("Tries of one call."), "N"),
        option(kVersion, CommandWords::tr("The anthropic-version header."), "V"),
        option(kKeyHeader, CommandWords::tr("How the key is sent: automatic, bearer or api-key."),
            "H"),
        option(kStructured,
            CommandWords::tr("How JSON is asked for: probe (find out), json-schema, "
                             "json-object or prompt-only."),
            "S"),
    };
}

Expected<Endpoint> endpointFrom(const QString& name, const Arguments& arguments, Console& console)
{
    if (!arguments.has(kApi) || !arguments.has(kUrl))
        return console.misuse(CommandWords::tr("An endpoint needs --api and --url."));
    Endpoint endpoint;
    endpoint.name = name;
    return changedEndpoint(endpoint, arguments, console);
}

Expected<Endpoint> changedEndpoint(Endpoint endpoint, const Arguments& arguments, Console& console)
{
    if (arguments.has(kUrl)) {
        endpoint.baseUrl = QUrl(arguments.value(kUrl), QUrl::StrictMode);
        // It was said of another address.
        endpoint.insecureHttp = false;
    }
    if (arguments.has(kInsecureHttp))
        endpoint.insecureHttp = true;
    if (arguments.has(kModel))
        endpoint.model = arguments.value(kModel);
    if (arguments.has(kKeyEnv))
        endpoint.keyVariable = arguments.value(kKeyEnv);
    if (arguments.has(kVersion))
        endpoint.anthropicVersion = arguments.value(kVersion);
    TANDEM_TRY(format, chosenValue(arguments, kApi, kFormats, endpoint.format, console));
    TANDEM_TRY(header, chosenValue(arguments, kKeyHeader, kHeaders, endpoint.keyHeader, console));
    const auto structured =
        chosenValue(arguments, kStructured, kStructures, endpoint.structuredOutput, console);
    if (!structured)
        return failure(structured.error());
    endpoint.format = *format;
    endpoint.keyHeader = *header;
    endpoint.structuredOutput = *structured;
    TANDEM_DO(takeLimits(arguments, endpoint.limits, console).and_then([&] {
        return takePrices(arguments, endpoint.prices, console);
    }));
    return endpoint;
}

QJsonObject endpointAsJson(const Endpoint& endpoint)
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
