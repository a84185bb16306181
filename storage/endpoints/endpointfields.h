#pragma once

#include "models/fields/field.h"
#include "models/llm/endpoint.h"

#include <QJsonObject>

#include <optional>

namespace tandem {

/// The most characters of an endpoint's name, of a currency, and of a version of Anthropic's
/// interface.
inline constexpr int kLongestEndpointName = 60;
inline constexpr int kLongestCurrency = 10;
inline constexpr int kLongestAnthropicVersion = 40;

/// The settings of an endpoint, of llm::Endpoint, in the order of a form.
const fields::Fields& endpointFields();

/// An endpoint as it is kept; what `before` holds beside what is known here stays.
QJsonObject endpointJson(const llm::Endpoint& endpoint, const QJsonObject& before = {});

/// None where the entry is of a format that is not known here, or could not be used (see
/// checkEndpoint()).
std::optional<llm::Endpoint> endpointFromJson(const QJsonObject& entry);

} // namespace tandem
