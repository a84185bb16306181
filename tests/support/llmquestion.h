#pragma once

#include "models/llm/endpoint.h"
#include "servedhttp.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <variant>

namespace tandem::llm {

/// What the test server was asked, whatever the wire format.
struct LlmQuestion
{
    WireFormat format = WireFormat::OpenAi;
    bool isModelList = false;
    bool isEmbedding = false;
    QJsonObject body;
    QString model;
    QString system; ///< all system texts
    QString prompt; ///< all texts of the user
    StructuredOutput structured = StructuredOutput::PromptOnly;
    QString schemaName; ///< Gemini sends none
    QJsonObject schema;
    QStringList texts;    ///< to embed
    int dimensions = 0;   ///< wanted of their vectors; 0: not said
    int alternatives = 0; ///< to each token, that are wanted with their probabilities
};

/// Reads a request as strictly as the real servers do: method, path, key, versions, content type,
/// required and unknown fields, types and ranges. `key` empty: any key will do. What the server
/// would refuse comes back as its answer.
std::variant<LlmQuestion, ServedAnswer> readQuestion(
    const ServedRequest& request, const QString& key);

} // namespace tandem::llm
