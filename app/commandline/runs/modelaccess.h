#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"

#include <QString>

#include <functional>

namespace tandem {

/// What may be asked for at most: a spending cap in its currency, tokens of a text or an answer,
/// and questions until an answer can be read.
inline constexpr double kLowestCap = 0.0001;
inline constexpr double kHighestCap = 1e6;
inline constexpr qint64 kMostTokens = 1'000'000;
inline constexpr qint64 kMostAsks = 100;

class Call;

/// An endpoint with its key, ready to be asked.
struct ReadyEndpoint
{
    llm::Endpoint endpoint;
    Secret key;
};

/// The endpoint called `name` with its key, where it has one. Waits for the keyring.
Expected<ReadyEndpoint> readyEndpoint(const QString& name);

/// The one named with --endpoint; a misuse where none is named.
Expected<ReadyEndpoint> namedEndpoint(Call& call);

/// Runs the program's events until `isDone` holds after one of them. Only for commands: a window
/// never waits like this.
void waitUntil(const std::function<bool()>& isDone);

} // namespace tandem
