#include "storage/llm/modelmemory.h"

#include "models/llm/wireformat.h"

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

/// The words that refuse a parameter as such.
const QLatin1String kRefusing(
    "not support|unsupported|unrecogni[sz]ed|unknown|unexpected|extra (inputs?|fields?)|"
    "not (be )?(allowed|permitted|accepted|set|specified)");

/// Whether a parameter is refused as such, whichever comes first in the sentence.
bool refusesParameter(const QString& name, const QString& words)
{
    return isSaid(QStringLiteral("\\b%1\\b.*(%2)|(%2).*\\b%1\\b").arg(name, kRefusing), words);
}

/// Whether temperatures are refused, or this one, be it for what its value is: a server that has no
/// temperature of 0 has no lower one either. Of one above 1 it may be the user's own that is too
/// high; to leave it out would ask something else.
bool refusesTemperature(const QString& words, double asked)
{
    const QString name = QStringLiteral("temperature");
    if (refusesParameter(name, words) ||
        isSaid(QStringLiteral("\\btemperature\\b.*(deprecated|only the default)"), words) ||
        // Of these no other one is ever sent.
        isSaid(QStringLiteral("\\bsampling[ _-](parameter|setting|option)s?\\b"), words))
        return true;
    return asked <= 1.0 &&
           isSaid(
               QStringLiteral("\\btemperature\\b[^.;]*(has to|must|should|can(no|')?t|may not|only|"
                              "invalid|out of range|between|greater|positive|at least|minimum)|"
                              "(invalid|illegal|bad)[^.;]*\\btemperature\\b"),
               words);
}

/// Whether the limit of tokens has another name there: the server says so, or does not know the
/// usual one. One that finds the number too large knows it.
bool wantsCompletionTokens(const QString& words)
{
    return words.contains(QLatin1String("max_completion_tokens")) ||
           isSaid(QStringLiteral("\\bmax_tokens\\b['\"`:]*( is)? *(%1)|"
                                 "(%1)[^.;]{0,40}\\bmax_tokens\\b")
                      .arg(kRefusing),
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
    asked.manner.temperature = asked.manner.temperature && endpoint.sendsTemperature;
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

bool ModelMemory::learnParameters(const Endpoint& endpoint, const ChatRequest& request,
    const AskedManner& used, const QString& words)
{
    const bool otherTokens = endpoint.format == WireFormat::OpenAi &&
                             !used.manner.completionTokens && wantsCompletionTokens(words);
    // What is said of both may name the other one as what is taken.
    const bool noTemperature =
        !otherTokens && used.manner.temperature && refusesTemperature(words, request.temperature);
    if (!otherTokens && !noTemperature)
        return false;
    Manner& manner = known(endpoint, modelAsked(endpoint, request)).manner;
    manner.completionTokens = manner.completionTokens || otherTokens;
    manner.temperature = manner.temperature && !noTemperature;
    return true;
}

bool offersProbabilities(WireFormat format)
{
    return format != WireFormat::Anthropic;
}

} // namespace tandem::llm
