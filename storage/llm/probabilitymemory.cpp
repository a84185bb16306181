#include "storage/llm/probabilitymemory.h"

#include "models/llm/chat.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem::llm {

namespace {

QString probabilityKey(const Endpoint& endpoint, const QString& model)
{
    return endpoint.name + QLatin1Char('\n') + endpoint.baseUrl.toString() + QLatin1Char('\n') +
           model;
}

bool isAboutProbabilities(const QString& words)
{
    static const QRegularExpression names(
        QStringLiteral("log.?prob|probabilit"), QRegularExpression::CaseInsensitiveOption);
    return names.match(words).hasMatch();
}

/// What servers that give less than the most give: a bound that several of them had.
constexpr int kFew = 5;

} // namespace

int ProbabilityMemory::mostFor(const Endpoint& endpoint, const QString& model, int wanted) const
{
    if (!offersProbabilities(endpoint.format))
        return 0;
    return std::clamp(wanted, 0, m_known.value(probabilityKey(endpoint, model), kMostAlternatives));
}

bool ProbabilityMemory::fallBack(
    const Endpoint& endpoint, const QString& model, int used, const QString& words)
{
    if (used <= 0 || !isAboutProbabilities(words))
        return false;
    // Of several calls that were under way another may have learnt more already.
    int& known = m_known
                     .insert(probabilityKey(endpoint, model),
                         m_known.value(probabilityKey(endpoint, model), kMostAlternatives))
                     .value();
    known = std::min(known, used > kFew ? kFew : 0);
    return true;
}

bool offersProbabilities(WireFormat format)
{
    return format != WireFormat::Anthropic;
}

} // namespace tandem::llm
