#include "models/kgds/errordetection.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/material.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace tandem::kgds {

namespace {

/// What replies call a type beside its key; in English, as the prompt does.
const char* errorWords(ErrorType type)
{
    switch (type) {
    case ErrorType::Misattribution:
        return "opinion misattribution";
    case ErrorType::IncorrectReference:
        return "implicit reference incorrectly clarified";
    case ErrorType::UnclarifiedReference:
        return "implicit reference unclarified";
    case ErrorType::SentimentDistortion:
        return "opinion sentiment distortion";
    case ErrorType::FactInconsistency:
        break;
    }
    return "opinion fact inconsistency";
}

bool isNamed(ErrorType type, const QString& said)
{
    const QString key = errorKey(type);
    const QLatin1String words(errorWords(type));
    const QString published = publishedErrorName(type).toLower();
    return said == key || said == words || said == published ||
           said == QStringLiteral("%1: %2").arg(key, words);
}

/// Whether another type than this one stands somewhere in what is said.
bool namesAnother(ErrorType type, const QString& said)
{
    return std::any_of(kErrorOrder.begin(), kErrorOrder.end(), [&](ErrorType other) {
        const QRegularExpression names(QStringLiteral("\\b(?:%1|%2|%3)\\b")
                                           .arg(errorKey(other), QLatin1String(errorWords(other)),
                                               publishedErrorName(other).toLower()));
        return other != type && said.contains(names);
    });
}

/// A type, or one with words of the model's own in brackets, on either side: "om (opinion
/// missing)".
bool isMeant(ErrorType type, const QString& said)
{
    if (isNamed(type, said))
        return true;
    const qsizetype bracket = said.indexOf(QLatin1String(" ("));
    if (bracket < 0 || !said.endsWith(u')') || namesAnother(type, said))
        return false;
    return isNamed(type, said.first(bracket)) || isNamed(type, said.sliced(bracket + 2).chopped(1));
}

llm::Schema errorSchema()
{
    QJsonArray keys;
    for (const ErrorType type : kErrorOrder)
        keys.append(errorKey(type).toUpper());
    QJsonObject type = llm::typeSchema("string");
    type.insert(QStringLiteral("enum"), keys);
    return {QStringLiteral("opinion_error"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")}, {"type", type}})};
}

} // namespace

Expected<llm::ChatRequest> errorRequest(const llm::PromptTemplate& prompt, const QString& model,
    const SampleRecord& sample, const QString& summary, const QString& opinion)
{
    constexpr int kErrorOutputTokens = 2048;
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("discussion"), discussionMaterial(sample.discussion)},
            {QStringLiteral("summary"), summary}, {QStringLiteral("opinion"), opinion}},
        kErrorOutputTokens, errorSchema());
}

Expected<DetectedError> readError(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    QJsonValue value = llm::firstOf(*object, {"type", "error_type", "error", "answer"});
    if (const QJsonArray several = value.toArray(); several.size() > 1)
        return llm::faultyReply(KgdsWords::tr("The reply names more than one error type."));
    else if (several.size() == 1)
        value = several.first();
    constexpr qsizetype kMostShown = 60;
    const QString said = llm::boundedLine(value, kMostShown);
    if (said.isEmpty())
        return llm::faultyReply(KgdsWords::tr("The reply names no error type."));
    const QString folded = llm::foldedWord(value);
    const auto* const found = std::find_if(kErrorOrder.begin(), kErrorOrder.end(),
        [&](ErrorType type) { return isMeant(type, folded); });
    if (found == kErrorOrder.end())
        return llm::faultyReply(
            KgdsWords::tr("The reply names \"%1\", which is not one of the five error types.")
                .arg(said));
    return DetectedError{*found, llm::reasonIn(*object)};
}

} // namespace tandem::kgds
