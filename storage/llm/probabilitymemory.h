#pragma once

#include "models/llm/endpoint.h"

#include <QHash>
#include <QString>

namespace tandem::llm {

/// Knows how many alternatives to a token each endpoint's models give with their probabilities, as
/// far as they have been tried.
class ProbabilityMemory final
{
public:
    /// How many to ask for where `wanted` are: as many, or the most that was not refused.
    int mostFor(const Endpoint& endpoint, const QString& model, int wanted) const;
    /// Notes that the server refused a request (400, 403 or 422) for `used` alternatives with these
    /// words. Whether fewer, or none, can be asked for instead; false where the refusal is about
    /// something else or none were asked for.
    bool fallBack(const Endpoint& endpoint, const QString& model, int used, const QString& words);

private:
    QHash<QString, int> m_known;
};

/// Whether servers of this format can be asked for probabilities at all.
bool offersProbabilities(WireFormat format);

} // namespace tandem::llm
