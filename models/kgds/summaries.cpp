#include "models/kgds/summaries.h"

#include "models/kgds/chosenchunks.h"
#include "models/kgds/kgdswords.h"
#include "models/kgds/material.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/text/plainline.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace tandem::kgds {

namespace {

/// What a chunk is, as the prompt says it; in English, as the prompt is.
QString cutText(ChunkKind kind)
{
    switch (kind) {
    case ChunkKind::Sentence:
        return QStringLiteral("Each chunk is one sentence of the article.");
    case ChunkKind::Section:
        return QStringLiteral("Each chunk is a section of the article: some paragraphs in a row.");
    case ChunkKind::Window:
        return QStringLiteral("Each chunk is a window of %1 paragraphs in a row, and the next one "
                              "begins a paragraph later, so that chunks overlap.")
            .arg(kWindowParagraphs);
    case ChunkKind::Paragraph:
        break;
    }
    return QStringLiteral("Each chunk is one paragraph of the article.");
}

llm::Schema summarySchema(Pattern pattern)
{
    const bool extracts = pattern == Pattern::Extractive;
    return {extracts ? QStringLiteral("summary_extractive") : QStringLiteral("summary_abstractive"),
        llm::objectSchema({{"background", extracts ? llm::listSchema(llm::typeSchema("integer"))
                                                   : llm::typeSchema("string")},
            {"opinions", llm::typeSchema("string")}})};
}

Expected<llm::ChatRequest> summaryRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SampleRecord& sample, Pattern pattern, QHash<QString, QString> values)
{
    if (sample.article.isEmpty())
        return failure(ErrorCode::InvalidInput, KgdsWords::tr("The sample has no article."));
    if (sample.discussion.isEmpty())
        return failure(ErrorCode::InvalidInput, KgdsWords::tr("The sample has no discussion."));
    values.insert(QStringLiteral("discussion"), discussionMaterial(sample.discussion));
    return llm::promptRequest(
        prompt, model, values, llm::ChatRequest().maxTokens, summarySchema(pattern));
}

/// The object that holds the answer, which models that check themselves put into another one.
Expected<QJsonObject> answerIn(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const QJsonValue inner = llm::firstOf(*object, {"revised", "result", "answer", "output"});
    return inner.isObject() && !object->contains(QLatin1String("background")) ? inner.toObject()
                                                                              : *object;
}

/// A text, or several as one, without control characters and blanks around it; none where something
/// else stands among them, which would be lost.
std::optional<QString> textIn(const QJsonValue& value)
{
    const QJsonArray all = value.isArray() ? value.toArray() : QJsonArray{value};
    QStringList texts;
    for (const auto& text : all) {
        if (!text.isString())
            return {};
        texts.append(onPlainLines(text.toString()));
    }
    return texts.join(QLatin1Char('\n')).trimmed();
}

Expected<QString> boundedText(const std::optional<QString>& text, const QString& missing)
{
    if (!text)
        return llm::faultyReply(missing);
    if (text->size() > kMostSummaryUnits)
        return failure(ErrorCode::TooLarge,
            KgdsWords::tr("A summary in the reply has more than %1 characters.")
                .arg(kMostSummaryUnits));
    return *text;
}

Expected<QString> opinionSummaryIn(const QJsonObject& object)
{
    const std::optional<QString> told =
        textIn(llm::firstOf(object, {"opinions", "opinion_summary", "summary", "opinion", "aos"}));
    return boundedText(told && told->isEmpty() ? std::nullopt : told,
        KgdsWords::tr("The reply has no opinion summary."));
}

} // namespace

Expected<llm::ChatRequest> extractiveRequest(const llm::PromptTemplate& prompt,
    const QString& model, const SampleRecord& sample, ChunkKind kind)
{
    return summaryRequest(prompt, model, sample, Pattern::Extractive,
        {{QStringLiteral("cut"), cutText(kind)},
            {QStringLiteral("chunks"), chunkMaterial(chunksOf(sample.article, kind))}});
}

Expected<llm::ChatRequest> abstractiveRequest(
    const llm::PromptTemplate& prompt, const QString& model, const SampleRecord& sample)
{
    return summaryRequest(prompt, model, sample, Pattern::Abstractive,
        {{QStringLiteral("article"), articleMaterial(sample.article)}});
}

Expected<llm::ChatRequest> reflectionRequest(
    const llm::PromptTemplate& prompt, const llm::ChatRequest& first, const QString& reply)
{
    TANDEM_TRY(asked, llm::fillPrompt(prompt, {}));
    QStringList question;
    for (const llm::Message& message : *asked)
        question.append(message.text);
    llm::ChatRequest second = first;
    second.messages.append({llm::Role::Assistant, reply});
    second.messages.append({llm::Role::User, question.join(QStringLiteral("\n\n"))});
    return second;
}

Expected<SystemOutput> readExtractiveSummary(const QString& reply, ChunkKind kind)
{
    TANDEM_TRY(object, answerIn(reply));
    TANDEM_TRY(chosen, chosenChunks(llm::firstOf(*object,
                                        {"background", "chunks", "chunk_numbers", "paragraphs",
                                            "paragraph_indices", "indices", "background_summary"}),
                           kind));
    TANDEM_TRY(opinions, opinionSummaryIn(*object));
    return SystemOutput{*chosen, {}, *opinions};
}

Expected<SystemOutput> readAbstractiveSummary(const QString& reply)
{
    TANDEM_TRY(object, answerIn(reply));
    // An empty background is a choice, like no chunk: the system says that nothing is needed.
    TANDEM_TRY(background,
        boundedText(textIn(llm::firstOf(*object, {"background", "background_summary", "abs"})),
            KgdsWords::tr("The reply has no background summary.")));
    TANDEM_TRY(opinions, opinionSummaryIn(*object));
    return SystemOutput{{}, *background, *opinions};
}

} // namespace tandem::kgds
