#include "storage/endpoints/endpointstore.h"

#include "models/llm/wireformat.h"
#include "storage/endpoints/endpointwords.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kEndpointLongestName = 60;
constexpr qsizetype kLongestModel = 200;
constexpr int kMostAtOnce = 256;
constexpr int kMostAMinute = 100'000'000;
constexpr int kShortestTimeoutMs = 1'000;
constexpr int kLongestTimeoutMs = 3'600'000;
constexpr int kMostAttempts = 20;
constexpr double kHighestPrice = 1e6;

tl::unexpected<Error> wrongEndpoint(const QString& what, const llm::Endpoint& endpoint)
{
    return failure(ErrorCode::InvalidInput, what, endpoint.name.left(kEndpointLongestName));
}

bool isPlain(const QString& text, qsizetype longest)
{
    return text.size() <= longest && text == text.trimmed() &&
           std::none_of(text.begin(), text.end(),
               [](QChar c) { return c.category() == QChar::Other_Control; });
}

bool isWithin(int value, int least, int most)
{
    return value >= least && value <= most;
}

bool isPrice(std::optional<double> price)
{
    return !price || (std::isfinite(*price) && *price >= 0.0 && *price <= kHighestPrice);
}

Expected<void> checkLimits(const llm::Endpoint& endpoint)
{
    const llm::Limits& limits = endpoint.limits;
    if (!isWithin(limits.concurrency, 1, kMostAtOnce))
        return wrongEndpoint(
            EndpointWords::tr("The calls at once must be 1 to %1.").arg(kMostAtOnce), endpoint);
    if (!isWithin(limits.requestsPerMinute, 0, kMostAMinute) ||
        !isWithin(limits.tokensPerMinute, 0, kMostAMinute))
        return wrongEndpoint(
            EndpointWords::tr("The limits a minute must be 0 (none) to %1.").arg(kMostAMinute),
            endpoint);
    if (!isWithin(limits.timeoutMs, kShortestTimeoutMs, kLongestTimeoutMs))
        return wrongEndpoint(
            EndpointWords::tr("The time for one call must be between a second and an hour."),
            endpoint);
    if (!isWithin(limits.attempts, 1, kMostAttempts))
        return wrongEndpoint(
            EndpointWords::tr("The tries of one call must be 1 to %1.").arg(kMostAttempts),
            endpoint);
    return {};
}

} // namespace

Expected<void> checkEndpoint(const llm::Endpoint& endpoint)
{
    if (endpoint.name.isEmpty() || !isPlain(endpoint.name, kEndpointLongestName))
        return wrongEndpoint(
            EndpointWords::tr("An endpoint's name has 1 to %1 characters on one line.")
                .arg(kEndpointLongestName),
            endpoint);
    if (auto address = llm::checkBaseUrl(endpoint.baseUrl, endpoint.insecureHttp); !address)
        return failure(address.error().in(endpoint.name));
    if (!isPlain(endpoint.model, kLongestModel))
        return wrongEndpoint(
            EndpointWords::tr("A model's name has at most %1 characters on one line.")
                .arg(kLongestModel),
            endpoint);
    static const QRegularExpression variable(
        QStringLiteral("\\A([A-Za-z_][A-Za-z0-9_]{0,99})?\\z"));
    if (!variable.match(endpoint.keyVariable).hasMatch())
        return wrongEndpoint(
            EndpointWords::tr("The name of an environment variable has letters, digits and _ "
                              "only. The key itself does not belong here."),
            endpoint);
    static const QRegularExpression version(QStringLiteral("\\A[0-9A-Za-z.-]{1,40}\\z"));
    if (!version.match(endpoint.anthropicVersion).hasMatch())
        return wrongEndpoint(
            EndpointWords::tr("The version of the Anthropic interface is a date like 2023-06-01."),
            endpoint);
    if (!isPrice(endpoint.prices.input) || !isPrice(endpoint.prices.output))
        return wrongEndpoint(
            EndpointWords::tr("A price is 0 to 1,000,000 for a million tokens."), endpoint);
    constexpr qsizetype kLongestCurrency = 10;
    if (!isPlain(endpoint.prices.currency, kLongestCurrency))
        return wrongEndpoint(EndpointWords::tr("A currency is written like USD."), endpoint);
    return checkLimits(endpoint);
}

} // namespace tandem
