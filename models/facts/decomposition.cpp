#include "models/facts/decomposition.h"

#include "models/facts/fact.h"
#include "models/facts/factwords.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"

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
        FactWords::tr("Ask again, or type the facts."));
}

/// The list in the reply and the place where it stands.
struct FactList
{
    QJsonArray items;
    QString place;
};

Expected<FactList> factsIn(const QJsonValue& value)
{
    if (value.isArray())
        return FactList{value.toArray(), QString()};
    static const QString keys[] = {QStringLiteral("facts"), QStringLiteral("atomic_facts")};
    for (const QString& key : keys) {
        const QJsonValue inner = value.toObject().value(key);
        if (inner.isArray())
            return FactList{inner.toArray(), QLatin1Char('/') + key};
    }
    return notAListOfFacts(QStringLiteral("/"));
}

Expected<QString> factIn(const QJsonValue& item, const QString& place)
{
    if (item.isString())
        return item.toString();
    static const QString keys[] = {
        QStringLiteral("fact"), QStringLiteral("atomic_fact"), QStringLiteral("text")};
    for (const QString& key : keys) {
        const QJsonValue text = item.toObject().value(key);
        if (text.isString())
            return text.toString();
    }
    return notAListOfFacts(place);
}

/// A fact's text on one line; what a reader cannot see goes.
QString factOnOneLine(QString text)
{
    for (QChar& c : text) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
            c.category() == QChar::Separator_Paragraph)
            c = QLatin1Char(' ');
    }
    return text.simplified();
}

} // namespace

llm::Schema decompositionSchema()
{
    const QJsonObject facts{{QStringLiteral("type"), QStringLiteral("array")},
        {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}}}};
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), QJsonObject{{QStringLiteral("facts"), facts}}},
        {QStringLiteral("required"), QJsonArray{QStringLiteral("facts")}},
        {QStringLiteral("additionalProperties"), false}};
    return {QStringLiteral("facts_decomposition"), schema};
}

Expected<llm::ChatRequest> decompositionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& article, const QString& paragraph)
{
    const QHash<QString, QString> values{{QStringLiteral("article"), numberedParagraphs(article)},
        {QStringLiteral("paragraph"), paragraph}};
    TANDEM_TRY(messages, llm::fillPrompt(prompt, values));
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.schema = decompositionSchema();
    return request;
}

Expected<QStringList> readDecomposition(const QString& reply)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    TANDEM_TRY(list, factsIn(parsed->value));
    QStringList facts;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        const QString place = list->place + QStringLiteral("/%1").arg(i);
        TANDEM_TRY(text, factIn(list->items.at(i), place));
        const QString fact = factOnOneLine(*text);
        if (fact.isEmpty() || facts.contains(fact))
            continue;
        if (fact.size() > kMaxFactUnits)
            return failure(ErrorCode::TooLarge,
                FactWords::tr(
                    "A fact in the reply has more than %n character(s).", "", int(kMaxFactUnits)),
                place, FactWords::tr("Ask again, or type the facts."));
        if (facts.size() == kMaxFactsPerParagraph)
            return failure(ErrorCode::TooLarge,
                FactWords::tr("The reply holds more than %n fact(s) for one paragraph.", "",
                    int(kMaxFactsPerParagraph)),
                place, FactWords::tr("Ask again, or split the paragraph."));
        facts.append(fact);
    }
    return facts;
}

} // namespace tandem
