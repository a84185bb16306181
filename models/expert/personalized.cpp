#include "models/expert/personalized.h"

#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/text/plainline.h"
#include "models/words.h"

namespace tandem::expert {

namespace {

/// The documents as a model reads them; in English, as the prompt is.
QString numberedDocuments(const QList<ProfileDocument>& documents)
{
    if (documents.isEmpty())
        return QStringLiteral("(There is no earlier text.)");
    QStringList blocks;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        const ProfileDocument& document = documents.at(i);
        QString block = QStringLiteral("[%1]").arg(i + 1);
        if (!document.title.isEmpty())
            block += QLatin1Char(' ') + document.title;
        blocks.append(block + QLatin1Char('\n') + document.text);
    }
    return blocks.join(QStringLiteral("\n\n"));
}

} // namespace

Expected<llm::ChatRequest> personalizedRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& casePrompt, const QList<ProfileDocument>& documents)
{
    if (casePrompt.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("The case has no prompt, so there is nothing to write about."));
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("prompt"), casePrompt},
            {QStringLiteral("documents"), numberedDocuments(documents)}},
        llm::ChatRequest().maxTokens);
}

Expected<QString> readPersonalized(const QString& reply)
{
    const QString text = onPlainLines(llm::withoutThoughts(reply));
    if (text.isEmpty())
        return llm::faultyReply(ExpertWords::tr("The reply is empty."));
    return text;
}

} // namespace tandem::expert
