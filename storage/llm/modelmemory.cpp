#include "storage/llm/modelmemory.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem::llm {

namespace {

/// What servers that give fewer alternatives than the most give: a bound that several of them had.
constexpr int kFewAlternatives = 5;

QString keyOfModel(const Endpoint& endpoint, const QString& model)
{
    return endpoint.name + QLatin1Char('\n') + endpoint.baseUrl.toString() + QLatin1Char('\n') +
           model;
}

bool isSaid(const QString& pattern, const QString& words)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)
        .match(words)
        .hasMatch();
}

/// Whether temperatures as such are refused. A complaint about the range of this one is not meant:
/// to leave it out would ask something else.
bool refusesTemperature(const QString& words)
{
    return isSaid(
        QStringLiteral("temperature.*(not support|unsupported|deprecated|only the default|"
                       "not (be )?(allowed|permitted|set))|"
                       "(unsupported|unrecognized|unknown|extra|unexpected|not support).*"
                       "temperature|temperature: extra inputs"),
        words);
}

bool isAboutStructure(const QString& words)
{
    return isSaid(QStringLiteral("response.?(format|schema|mime)|json.?(schema|object|mode)|schema|"
                                 "structured|guided|grammar|\\btools?\\b|tool.?choice"),
        words);
}

} // namespace

AskedManner& ModelMemory::known(const Endpoint& endpoint, const QString& model)
{
    return m_known[keyOfModel(endpoint, model)];
}

AskedManner ModelMemory::mannerFor(const Endpoint& endpoint, const QString& model, int wanted) const
{
    AskedManner asked = m_known.value(keyOfModel(endpoint, model));
    if (endpoint.structuredOutput != StructuredOutput::Probe)
        asked.manner.structured = endpoint.structuredOutput;
    asked.alternatives =
        offersProbabilities(endpoint.format) ? std::clamp(wanted, 0, asked.alternatives) : 0;
    return asked;
}

bool ModelMemory::learnProbabilities(
    const Endpoint& endpoint, const QString& model, const AskedManner& used, const QString& words)
{
    if (used.alternatives <= 0 || !isSaid(QStringLiteral("log.?prob|probabilit"), words))
        return false;
    // Of several calls that were under way another may have learnt more already.
    int& most = known(endpoint, model).alternatives;
    most = std::min(most, used.alternatives > kFewAlternatives ? kFewAlternatives : 0);
    return true;
}

bool ModelMemory::learnStructure(
    const Endpoint& endpoint, const QString& model, const AskedManner& used, const QString& words)
{
    const StructuredOutput way = used.manner.structured;
    if (endpoint.structuredOutput != StructuredOutput::Probe ||
        way == StructuredOutput::PromptOnly || !isAboutStructure(words))
        return false;
    StructuredOutput& best = known(endpoint, model).manner.structured;
    best = std::max(best, way == StructuredOutput::JsonSchema ? StructuredOutput::JsonObject
                                                              : StructuredOutput::PromptOnly);
    return true;
}

bool ModelMemory::learnParameters(
    const Endpoint& endpoint, const QString& model, const AskedManner& used, const QString& words)
{
    const bool otherTokens = endpoint.format == WireFormat::OpenAi &&
                             !used.manner.completionTokens &&
                             words.contains(QLatin1String("max_completion_tokens"));
    const bool noTemperature = used.manner.temperature && refusesTemperature(words);
    if (!otherTokens && !noTemperature)
        return false;
    Manner& manner = known(endpoint, model).manner;
    manner.completionTokens = manner.completionTokens || otherTokens;
    manner.temperature = manner.temperature && !noTemperature;
    return true;
}

bool offersProbabilities(WireFormat format)
{
    return format != WireFormat::Anthropic;
}

} // namespace tandem::llm
