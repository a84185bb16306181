#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"

#include <QCommandLineOption>
#include <QJsonObject>
#include <QList>

namespace tandem {

class Arguments;
struct Console;

/// The options that describe an endpoint.
QList<QCommandLineOption> endpointOptions();

/// The endpoint called `name` as the options describe it; a misuse where they cannot.
Expected<llm::Endpoint> endpointFrom(
    const QString& name, const Arguments& arguments, Console& console);

/// `endpoint` with what the options say otherwise.
Expected<llm::Endpoint> changedEndpoint(
    llm::Endpoint endpoint, const Arguments& arguments, Console& console);

/// An endpoint as commands print it for programs; never with a key.
QJsonObject endpointAsJson(const llm::Endpoint& endpoint);
/// Its format as people know it.
QString formatName(llm::WireFormat format);

} // namespace tandem
