#include "models/facts/decomposition.h"

#include "models/facts/fact.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/text/plainline.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem {

namespace {

QString numberedParagraphs(const QStringList& article)
{
    QStringList lines;
    for (qsizetype i = 0; i < article.size(); ++i)
        lines.append(QStringLiteral("[%1] ").arg(i + 1) + article.at(i));
    return lines.join(QStringLiteral("\n\n"));
}

tl::unexpected<Error> notAListOfFacts(const QString& place)
{
    return failure(ErrorCode::InvalidInput,
        FactWords::tr("The reply is JSON, but not a list of facts."), place,
        FactWords::tr("Try again, or type the facts."));
}

Expected<QString> factIn(const QJsonValue& item, const QString& place)
{
    if (item.isString())
        return item.toString();
    const QJsonValue text = llm::firstOf(item.toObject(), {"fact", "atomic_fact", "text"});
    if (text.isString())
        return text.toString();
    return notAListOfFacts(place);
}

/// The shape that is asked for: {"facts": ["...", ...]}; its name is "facts_decomposition".
llm::Schema decompositionSchema()
{
    return {QStringLiteral("facts_decomposition"),
        llm::objectSchema({{"facts", llm::listSchema(llm::typeSchema("string"))}})};
}

} // namespace

Expected<llm::ChatRequest> decompositionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& article, const QString& paragraph)
{
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("article"), numberedParagraphs(article)},
            {QStringLiteral("paragraph"), paragraph}},
        llm::ChatRequest().maxTokens, decompositionSchema());
}

Expected<QStringList> readDecomposition(const QString& reply)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    const auto list = llm::listIn(parsed->value, {"facts", "atomic_facts"});
    if (!list)
        return notAListOfFacts(QStringLiteral("/"));
    QStringList facts;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        const QString place = list->place + QStringLiteral("/%1").arg(i);
        TANDEM_TRY(text, factIn(list->items.at(i), place));
        const QString fact = onPlainLine(*text);
        if (fact.isEmpty() || facts.contains(fact))
            continue;
        if (fact.size() > kMaxFactUnits)
            return failure(ErrorCode::TooLarge,
                FactWords::tr(
                    "A fact in the reply has more than %n character(s).", "", int(kMaxFactUnits)),
                place, FactWords::tr("Try again, or type the facts."));
        if (facts.size() == kMaxFactsPerParagraph)
            return failure(ErrorCode::TooLarge,
                FactWords::tr("The reply contains more than %n fact(s) for one paragraph.", "",
                    int(kMaxFactsPerParagraph)),
                place, FactWords::tr("Try again, or split the paragraph."));
        facts.append(fact);
    }
    return facts;
}

} // namespace tandem
