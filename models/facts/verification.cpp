#include "models/facts/verification.h"

#include "models/llm/prompttemplate.h"
#include "models/words.h"

namespace tandem {

namespace {

llm::VerdictWords factVerdictWords()
{
    return {"fact", FactWords::tr("The reply is JSON, but not a list of judgments."),
        FactWords::tr("A judgment does not say which fact it is about."),
        FactWords::tr("The judgment of fact %1 is neither yes nor no."),
        FactWords::tr("The reply does not answer every fact exactly once (%1)."),
        FactWords::tr("Try again, or judge the facts yourself.")};
}

} // namespace

Expected<llm::ChatRequest> verificationRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& background, const QStringList& facts)
{
    if (facts.isEmpty())
        return failure(ErrorCode::InvalidInput, FactWords::tr("There is no fact to verify."));
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("background"), background.join(QStringLiteral("\n\n"))},
            {QStringLiteral("facts"), llm::numberedLines(facts)}},
        llm::ChatRequest().maxTokens, llm::verdictsSchema(QStringLiteral("facts_verification")));
}

Expected<QList<FactVerdict>> readVerification(const QString& reply, int factCount)
{
    return llm::readVerdicts(reply, factCount, factVerdictWords());
}

QList<FactVerdict> readableVerification(const QString& reply, int factCount)
{
    return llm::readableVerdicts(reply, factCount, factVerdictWords());
}

} // namespace tandem
