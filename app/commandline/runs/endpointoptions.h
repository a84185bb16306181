#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "models/llm/endpoint.h"

#include <QList>

namespace tandem {

class Call;

/// The endpoint called `name` as the options describe it; a misuse where they cannot.
Expected<llm::Endpoint> endpointFrom(const QString& name, Call& call);

/// `endpoint` with what the options say otherwise.
Expected<llm::Endpoint> changedEndpoint(llm::Endpoint endpoint, Call& call);

/// Its format as people know it.
QString formatName(llm::WireFormat format);

} // namespace tandem
