#pragma once

#include "models/llm/endpoint.h"

#include <QHash>
#include <QString>

#include <optional>

namespace tandem::llm {

/// Knows in what way each endpoint's models can be asked for JSON, as far as they have been tried.
class StructureMemory final
{
public:
    /// The way to ask: the endpoint's own setting, or with Probe the best that was not refused yet.
    StructuredOutput wayFor(const Endpoint& endpoint, const QString& model) const;
    /// The way to ask instead of `used`, after the server refused a request (400 or 422) with these
    /// words; none where the refusal is about something else or there is no simpler way.
    std::optional<StructuredOutput> fallBack(const Endpoint& endpoint, const QString& model,
        StructuredOutput used, const QString& words);

private:
    QHash<QString, StructuredOutput> m_known;
};

} // namespace tandem::llm
