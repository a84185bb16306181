#pragma once

#include "models/llm/wireformat.h"

#include <QJsonObject>

namespace tandem::llm {

/// Whether a server answered with a stream of events (server-sent events), though nobody asked it
/// to: some proxies know no other way.
bool isEventStream(const HttpResponse& response);

/// The answer that the events of a stream make up, in any wire format, as if it had come whole; an
/// error among them in its place. InvalidInput where one is not JSON or the last ones are missing.
Expected<QJsonObject> joinedEvents(const QByteArray& body);

} // namespace tandem::llm
