#include "storage/llm/structurememory.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem::llm {

namespace {

QString structureKey(const Endpoint& endpoint, const QString& model)
{
    return endpoint.name + QLatin1Char('\n') + endpoint.baseUrl.toString() + QLatin1Char('\n') +
           model;
}

bool isAboutStructure(const QString& words)
{
    static const QRegularExpression names(
        QStringLiteral("response.?(format|schema|mime)|json.?(schema|object|mode)|schema|"
                       "structured|guided|grammar|\\btools?\\b|tool.?choice"),
        QRegularExpression::CaseInsensitiveOption);
    return names.match(words).hasMatch();
}

} // namespace

StructuredOutput StructureMemory::wayFor(const Endpoint& endpoint, const QString& model) const
{
    if (endpoint.structuredOutput != StructuredOutput::Probe)
        return endpoint.structuredOutput;
    return m_known.value(structureKey(endpoint, model), StructuredOutput::JsonSchema);
}

std::optional<StructuredOutput> StructureMemory::fallBack(
    const Endpoint& endpoint, const QString& model, StructuredOutput used, const QString& words)
{
    if (endpoint.structuredOutput != StructuredOutput::Probe ||
        used == StructuredOutput::PromptOnly || !isAboutStructure(words))
        return std::nullopt;
    const StructuredOutput simpler = used == StructuredOutput::JsonSchema
                                         ? StructuredOutput::JsonObject
                                         : StructuredOutput::PromptOnly;
    // Of several calls that were under way another may have learnt more already.
    StructuredOutput& known = m_known[structureKey(endpoint, model)];
    known = std::max(known, simpler);
    return known;
}

} // namespace tandem::llm
