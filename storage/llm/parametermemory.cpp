#include "storage/llm/parametermemory.h"

#include <QRegularExpression>

namespace tandem::llm {

namespace {

QString parameterKey(const Endpoint& endpoint, const QString& model)
{
    return endpoint.name + QLatin1Char('\n') + endpoint.baseUrl.toString() + QLatin1Char('\n') +
           model;
}

/// Whether temperatures as such are refused. A complaint about the range of this one is not meant:
/// to leave it out would ask something else.
bool refusesTemperature(const QString& words)
{
    static const QRegularExpression refusal(
        QStringLiteral("temperature.*(not support|unsupported|deprecated|only the default|"
                       "not (be )?(allowed|permitted|set))|"
                       "(unsupported|unrecognized|unknown|extra|unexpected|not support).*"
                       "temperature|temperature: extra inputs"),
        QRegularExpression::CaseInsensitiveOption);
    return refusal.match(words).hasMatch();
}

} // namespace

Manner ParameterMemory::mannerFor(const Endpoint& endpoint, const QString& model) const
{
    return m_known.value(parameterKey(endpoint, model));
}

bool ParameterMemory::learn(
    const Endpoint& endpoint, const QString& model, const Manner& used, const QString& words)
{
    const bool otherTokens = endpoint.format == WireFormat::OpenAi && !used.completionTokens &&
                             words.contains(QLatin1String("max_completion_tokens"));
    const bool noTemperature = used.temperature && refusesTemperature(words);
    if (!otherTokens && !noTemperature)
        return false;
    Manner& known = m_known[parameterKey(endpoint, model)];
    known.completionTokens = known.completionTokens || otherTokens;
    known.temperature = known.temperature && !noTemperature;
    return true;
}

} // namespace tandem::llm
