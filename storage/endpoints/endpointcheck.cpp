#include "storage/endpoints/endpointstore.h"

#include "models/llm/wireformat.h"
#include "storage/endpoints/endpointfields.h"
#include "storage/endpoints/endpointwords.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kLongestModel = 200;

tl::unexpected<Error> wrongEndpoint(const QString& what, const llm::Endpoint& endpoint)
{
    return failure(ErrorCode::InvalidInput, what, endpoint.name.left(kLongestEndpointName));
}

bool isPlain(const QString& text, qsizetype longest)
{
    return text.size() <= longest && text == text.trimmed() &&
           std::none_of(text.begin(), text.end(),
               [](QChar c) { return c.category() == QChar::Other_Control; });
}

/// Whether all numbers are within their bounds.
Expected<void> checkNumbers(const llm::Endpoint& endpoint)
{
    if (const fields::Field* field = fields::outOfBounds(endpointFields(), &endpoint))
        return wrongEndpoint(
            EndpointWords::tr("%1 must be between %2 and %3.", "setting, least, most")
                .arg(field->plainLabel(), QString::number(field->bounds.least),
                    QString::number(field->bounds.most, 'f', 0)),
            endpoint);
    return {};
}

} // namespace

Expected<void> checkEndpoint(const llm::Endpoint& endpoint)
{
    if (endpoint.name.isEmpty() || !isPlain(endpoint.name, kLongestEndpointName))
        return wrongEndpoint(
            EndpointWords::tr("An endpoint name must have 1 to %1 characters on one line.")
                .arg(kLongestEndpointName),
            endpoint);
    if (auto address = llm::checkBaseUrl(endpoint.baseUrl, endpoint.insecureHttp); !address)
        return failure(address.error().in(endpoint.name));
    if (!isPlain(endpoint.model, kLongestModel))
        return wrongEndpoint(
            EndpointWords::tr("A model name must have at most %1 characters on one line.")
                .arg(kLongestModel),
            endpoint);
    static const QRegularExpression variable(
        QStringLiteral("\\A([A-Za-z_][A-Za-z0-9_]{0,99})?\\z"));
    if (!variable.match(endpoint.keyVariable).hasMatch())
        return wrongEndpoint(
            EndpointWords::tr("The name of an environment variable can contain only letters, "
                              "digits and _. Do not enter the key itself here."),
            endpoint);
    static const QRegularExpression version(QStringLiteral("\\A[0-9A-Za-z.-]{1,40}\\z"));
    if (!version.match(endpoint.anthropicVersion).hasMatch())
        return wrongEndpoint(
            EndpointWords::tr("The Anthropic API version must be a date like 2023-06-01."),
            endpoint);
    if (!isPlain(endpoint.prices.currency, kLongestCurrency))
        return wrongEndpoint(EndpointWords::tr("Write the currency like USD."), endpoint);
    return checkNumbers(endpoint);
}

} // namespace tandem
