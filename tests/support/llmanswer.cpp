#include "llmanswer.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tandem::llm {

namespace {

ServedAnswer json(int status, const QJsonObject& body)
{
    ServedAnswer answer;
    answer.status = status;
    answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return answer;
}

qint64 tokens(const QString& text)
{
    return text.toUtf8().size() / 4 + 1;
}

struct Turn
{
    QJsonValue content; ///< text, or Anthropic's list of blocks
    QString finish;
    qint64 outputTokens = 0;
    QJsonValue chances{}; ///< null: none
};

QJsonObject chanceJson(const TokenChance& chance, const QString& logarithm)
{
    return {{QStringLiteral("token"), chance.token}, {logarithm, chance.logProbability}};
}

QJsonArray chancesJson(const QList<TokenChance>& chances, const QString& logarithm)
{
    QJsonArray all;
    for (const TokenChance& chance : chances)
        all.append(chanceJson(chance, logarithm));
    return all;
}

QJsonValue openAiChances(const QList<AnswerToken>& tokens)
{
    const QString logarithm = QStringLiteral("logprob");
    QJsonArray content;
    for (const AnswerToken& token : tokens) {
        QJsonObject entry = chanceJson(token.chosen, logarithm);
        entry.insert(QStringLiteral("bytes"), QJsonValue::Null);
        entry.insert(QStringLiteral("top_logprobs"), chancesJson(token.alternatives, logarithm));
        content.append(entry);
    }
    return tokens.isEmpty() ? QJsonValue()
                            : QJsonValue(QJsonObject{{QStringLiteral("content"), content}});
}

QJsonValue geminiChances(const QList<AnswerToken>& tokens)
{
    const QString logarithm = QStringLiteral("logProbability");
    QJsonArray chosen;
    QJsonArray top;
    for (const AnswerToken& token : tokens) {
        chosen.append(chanceJson(token.chosen, logarithm));
        top.append(QJsonObject{
            {QStringLiteral("candidates"), chancesJson(token.alternatives, logarithm)}});
    }
    return tokens.isEmpty() ? QJsonValue()
                            : QJsonValue(QJsonObject{{QStringLiteral("chosenCandidates"), chosen},
                                  {QStringLiteral("topCandidates"), top}});
}

ServedAnswer answerWith(const LlmQuestion& question, const Turn& turn)
{
    const qint64 input = tokens(question.system) + tokens(question.prompt);
    switch (question.format) {
    case WireFormat::OpenAi: {
        const QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
            {QStringLiteral("content"), turn.content}};
        const QJsonObject choice{{QStringLiteral("index"), 0}, {QStringLiteral("message"), message},
            {QStringLiteral("logprobs"), turn.chances},
            {QStringLiteral("finish_reason"), turn.finish}};
        return json(200, {{QStringLiteral("id"), QStringLiteral("chatcmpl-1")},
                             {QStringLiteral("object"), QStringLiteral("chat.completion")},
                             {QStringLiteral("model"), question.model},
                             {QStringLiteral("choices"), QJsonArray{choice}},
                             {QStringLiteral("usage"),
                                 QJsonObject{{QStringLiteral("prompt_tokens"), input},
                                     {QStringLiteral("completion_tokens"), turn.outputTokens}}}});
    }
    case WireFormat::Anthropic:
        return json(200, {{QStringLiteral("id"), QStringLiteral("msg_1")},
                             {QStringLiteral("type"), QStringLiteral("message")},
                             {QStringLiteral("role"), QStringLiteral("assistant")},
                             {QStringLiteral("model"), question.model},
                             {QStringLiteral("content"), turn.content},
                             {QStringLiteral("stop_reason"), turn.finish},
                             {QStringLiteral("usage"),
                                 QJsonObject{{QStringLiteral("input_tokens"), input},
                                     {QStringLiteral("output_tokens"), turn.outputTokens}}}});
    case WireFormat::Gemini:
        break;
    }
    const QJsonObject content{{QStringLiteral("role"), QStringLiteral("model")},
        {QStringLiteral("parts"), QJsonArray{QJsonObject{{QStringLiteral("text"), turn.content}}}}};
    QJsonObject candidate{{QStringLiteral("content"), content}, {QStringLiteral("index"), 0},
        {QStringLiteral("finishReason"), turn.finish}};
    if (!turn.chances.isNull())
        candidate.insert(QStringLiteral("logprobsResult"), turn.chances);
    return json(200, {{QStringLiteral("modelVersion"), question.model},
                         {QStringLiteral("candidates"), QJsonArray{candidate}},
                         {QStringLiteral("usageMetadata"),
                             QJsonObject{{QStringLiteral("promptTokenCount"), input},
                                 {QStringLiteral("candidatesTokenCount"), turn.outputTokens}}}});
}

/// Anthropic gives an answer in a schema's shape as the input of a tool.
QJsonArray anthropicContent(const LlmQuestion& question, const QString& text)
{
    const QJsonDocument input = QJsonDocument::fromJson(text.toUtf8());
    if (question.structured == StructuredOutput::JsonSchema && input.isObject())
        return {QJsonObject{{QStringLiteral("type"), QStringLiteral("tool_use")},
            {QStringLiteral("id"), QStringLiteral("toolu_1")},
            {QStringLiteral("name"), question.schemaName},
            {QStringLiteral("input"), input.object()}}};
    return {QJsonObject{
        {QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), text}}};
}

QString anthropicErrorType(int status)
{
    switch (status) {
    case 401:
        return QStringLiteral("authentication_error");
    case 404:
        return QStringLiteral("not_found_error");
    case 429:
        return QStringLiteral("rate_limit_error");
    case 529:
        return QStringLiteral("overloaded_error");
    case 200:
        return QStringLiteral("unknown_error");
    case 402:
        return QStringLiteral("billing_error");
    default:
        return status >= 500 ? QStringLiteral("api_error")
                             : QStringLiteral("invalid_request_error");
    }
}

} // namespace

ServedAnswer chatAnswer(
    const LlmQuestion& question, const QString& text, const QList<AnswerToken>& chances)
{
    switch (question.format) {
    case WireFormat::OpenAi:
        return answerWith(
            question, {text, QStringLiteral("stop"), tokens(text), openAiChances(chances)});
    case WireFormat::Anthropic: {
        const QJsonArray content = anthropicContent(question, text);
        const bool isTool = content.first()[QLatin1String("type")] == QLatin1String("tool_use");
        return answerWith(
            question, {content, isTool ? QStringLiteral("tool_use") : QStringLiteral("end_turn"),
                          tokens(text)});
    }
    case WireFormat::Gemini:
        break;
    }
    return answerWith(
        question, {text, QStringLiteral("STOP"), tokens(text), geminiChances(chances)});
}

ServedAnswer refusalAnswer(const LlmQuestion& question)
{
    switch (question.format) {
    case WireFormat::OpenAi:
        return answerWith(question, {QString(), QStringLiteral("content_filter"), 0});
    case WireFormat::Anthropic:
        return answerWith(question, {QJsonArray(), QStringLiteral("refusal"), 0});
    case WireFormat::Gemini:
        break;
    }
    return json(200, {{QStringLiteral("promptFeedback"),
                         QJsonObject{{QStringLiteral("blockReason"), QStringLiteral("SAFETY")}}}});
}

ServedAnswer emptyAnswer(const LlmQuestion& question)
{
    switch (question.format) {
    case WireFormat::OpenAi:
        return json(200, {{QStringLiteral("choices"), QJsonArray()}});
    case WireFormat::Anthropic:
        return answerWith(question, {QJsonArray(), QStringLiteral("end_turn"), 0});
    case WireFormat::Gemini:
        break;
    }
    return json(200, {{QStringLiteral("candidates"), QJsonArray()}});
}

qint64 embeddingTokens(const LlmQuestion& question)
{
    qint64 count = 0;
    for (const QString& text : question.texts)
        count += tokens(text);
    return count;
}

ServedAnswer embeddingAnswer(
    const LlmQuestion& question, const std::vector<EmbeddingVector>& vectors)
{
    const bool isGemini = question.format == WireFormat::Gemini;
    QJsonArray entries;
    for (const EmbeddingVector& vector : vectors) {
        QJsonArray numbers;
        for (const float number : vector)
            numbers.append(double(number));
        entries.append(isGemini
                           ? QJsonObject{{QStringLiteral("values"), numbers}}
                           : QJsonObject{{QStringLiteral("object"), QStringLiteral("embedding")},
                                 {QStringLiteral("index"), entries.size()},
                                 {QStringLiteral("embedding"), numbers}});
    }
    if (isGemini)
        return json(200, {{QStringLiteral("embeddings"), entries}});
    const qint64 count = embeddingTokens(question);
    return json(
        200, {{QStringLiteral("object"), QStringLiteral("list")}, {QStringLiteral("data"), entries},
                 {QStringLiteral("model"), question.model},
                 {QStringLiteral("usage"), QJsonObject{{QStringLiteral("prompt_tokens"), count},
                                               {QStringLiteral("total_tokens"), count}}}});
}

ServedAnswer modelListAnswer(WireFormat format, const QStringList& models)
{
    const bool isGemini = format == WireFormat::Gemini;
    QJsonArray entries;
    for (const QString& model : models) {
        if (isGemini)
            entries.append(
                QJsonObject{{QStringLiteral("name"), QString(QStringLiteral("models/") + model)},
                    {QStringLiteral("supportedGenerationMethods"),
                        QJsonArray{QStringLiteral("generateContent")}}});
        else
            entries.append(QJsonObject{{QStringLiteral("id"), model},
                {QStringLiteral("object"), QStringLiteral("model")}});
    }
    const QString name = isGemini ? QStringLiteral("models") : QStringLiteral("data");
    return json(200, {{name, entries}});
}

ServedAnswer errorAnswer(WireFormat format, int status, const QString& words)
{
    QJsonObject error{{QStringLiteral("message"), words}};
    switch (format) {
    case WireFormat::OpenAi:
        error.insert(QStringLiteral("type"), status == 200
                                                 ? QStringLiteral("unknown_error")
                                                 : QStringLiteral("invalid_request_error"));
        error.insert(QStringLiteral("code"), QJsonValue::Null);
        break;
    case WireFormat::Anthropic:
        error.insert(QStringLiteral("type"), anthropicErrorType(status));
        return json(status,
            {{QStringLiteral("type"), QStringLiteral("error")}, {QStringLiteral("error"), error}});
    case WireFormat::Gemini:
        error.insert(QStringLiteral("code"), status);
        error.insert(QStringLiteral("status"),
            status == 200 ? QStringLiteral("UNKNOWN") : QStringLiteral("FAILED_PRECONDITION"));
        break;
    }
    return json(status, {{QStringLiteral("error"), error}});
}

} // namespace tandem::llm
