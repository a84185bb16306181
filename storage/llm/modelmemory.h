#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"

#include <QHash>
#include <QString>

namespace tandem::llm {

/// How a request is put, as far as a server's abilities go.
struct AskedManner
{
    Manner manner;
    int alternatives = kMostAlternatives; ///< to each token, with their probabilities, at most
};

/// Knows what each endpoint's models refuse, as far as they have been tried and have said so: ways
/// to be asked for JSON, parameters, and alternatives to tokens.
class ModelMemory final
{
public:
    /// How to ask where `wanted` alternatives are: for JSON as the endpoint's own setting says, or
    /// with Probe in the best way that was not refused yet.
    AskedManner mannerFor(const Endpoint& endpoint, const QString& model, int wanted) const;

    // Each takes in that a request that was put as `used` was refused with these words; whether
    // there is something to ask otherwise, and not where the refusal is about something else.

    bool learnProbabilities(const Endpoint& endpoint, const QString& model, const AskedManner& used,
        const QString& words);
    bool learnStructure(const Endpoint& endpoint, const QString& model, const AskedManner& used,
        const QString& words);
    bool learnParameters(const Endpoint& endpoint, const ChatRequest& request,
        const AskedManner& used, const QString& words);

private:
    AskedManner& known(const Endpoint& endpoint, const QString& model);

    QHash<QString, AskedManner> m_known;
};

/// Whether servers of this format can be asked for probabilities at all.
bool offersProbabilities(WireFormat format);

} // namespace tandem::llm
