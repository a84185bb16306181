#include "models/kgds/opinionverification.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/opinion.h"
#include "models/llm/prompttemplate.h"

namespace tandem::kgds {

namespace {

llm::VerdictWords opinionVerdictWords()
{
    return {"opinion", KgdsWords::tr("The reply is JSON, but not a list of judgments."),
        KgdsWords::tr("A judgment does not say which opinion it is about."),
        KgdsWords::tr("The judgment of opinion %1 is neither yes nor no."),
        KgdsWords::tr("The reply does not answer every opinion exactly once (%1)."),
        KgdsWords::tr("Try again, or use another model.")};
}

} // namespace

Expected<llm::ChatRequest> opinionsRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& summary, const QStringList& opinions)
{
    if (opinions.isEmpty())
        return failure(ErrorCode::InvalidInput, KgdsWords::tr("There is no opinion to verify."));
    QStringList plain;
    for (const QString& opinion : opinions)
        plain.append(opinionText(opinion).plain);
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("summary"), summary},
            {QStringLiteral("opinions"), llm::numberedLines(plain)}},
        llm::ChatRequest().maxTokens, llm::verdictsSchema(QStringLiteral("opinions_verification")));
}

Expected<QList<llm::NumberedVerdict>> readOpinionVerdicts(const QString& reply, int opinions)
{
    return llm::readVerdicts(reply, opinions, opinionVerdictWords());
}

QList<llm::NumberedVerdict> readableOpinionVerdicts(const QString& reply, int opinions)
{
    return llm::readableVerdicts(reply, opinions, opinionVerdictWords());
}

} // namespace tandem::kgds
