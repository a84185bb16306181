#pragma once

#include "models/llm/endpoint.h"

#include <QHash>
#include <QString>

namespace tandem::llm {

/// Knows which parameters each endpoint's models refuse, as far as they have said so.
class ParameterMemory final
{
public:
    /// How to ask as far as is known; how JSON is asked for is not its business.
    Manner mannerFor(const Endpoint& endpoint, const QString& model) const;
    /// Takes in that a request in the manner `used` was refused (400 or 422) with these words;
    /// whether there is something to ask otherwise.
    bool learn(
        const Endpoint& endpoint, const QString& model, const Manner& used, const QString& words);

private:
    QHash<QString, Manner> m_known;
};

} // namespace tandem::llm
