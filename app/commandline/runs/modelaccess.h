#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"

#include <QString>

#include <functional>

namespace tandem {

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
