#pragma once

#include "models/llm/endpoint.h"

#include <QJsonObject>

#include <optional>

namespace tandem {

/// The endpoint as an entry of the user's file. Fields of `before` that are not known here stay.
QJsonObject endpointJson(const llm::Endpoint& endpoint, const QJsonObject& before = {});

/// An entry read back: unknown fields are passed over, missing or wrong ones take their default;
/// none where it is not usable, as checkEndpoint() sees it.
std::optional<llm::Endpoint> endpointFromJson(const QJsonObject& entry);

} // namespace tandem
