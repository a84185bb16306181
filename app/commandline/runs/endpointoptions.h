#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "models/llm/endpoint.h"

#include <QCommandLineOption>
#include <QList>

namespace tandem {

class Call;

/// The options that describe an endpoint.
QList<QCommandLineOption> endpointOptions();

/// The endpoint called `name` as the options describe it; a misuse where they cannot.
Expected<llm::Endpoint> endpointFrom(const QString& name, Call& call);

/// `endpoint` with what the options say otherwise.
Expected<llm::Endpoint> changedEndpoint(llm::Endpoint endpoint, Call& call);

/// An endpoint as commands print it for programs; never with a key.
Json endpointAsJson(const llm::Endpoint& endpoint);
/// Its format as people know it.
QString formatName(llm::WireFormat format);

} // namespace tandem
