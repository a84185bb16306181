#include "models/expert/matching.h"

#include "models/expert/expertwords.h"
#include "models/expert/replyfields.h"
#include "models/llm/prompttemplate.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::expert {

namespace {

constexpr int kMatchingOutputTokens = 2048;
constexpr qsizetype kShownUnits = 80;

QString described(const Aspect& aspect)
{
    if (aspect.description.isEmpty())
        return aspect.title;
    return QStringLiteral("%1: %2").arg(aspect.title, aspect.description);
}

QString numberedAspects(const QList<Aspect>& aspects)
{
    QStringList lines;
    for (qsizetype i = 0; i < aspects.size(); ++i)
        lines.append(QStringLiteral("%1. ").arg(i + 1) + described(aspects.at(i)));
    return lines.join(QLatin1Char('\n'));
}

QString loose(const QString& title)
{
    return title.simplified().toCaseFolded();
}

/// The aspects with that title, compared exactly if there are such, loosely otherwise.
QList<int> titled(const QList<Aspect>& aspects, const QString& title)
{
    QList<int> exact;
    QList<int> similar;
    for (int i = 0; i < int(aspects.size()); ++i) {
        if (aspects.at(i).title == title)
            exact.append(i);
        else if (loose(aspects.at(i).title) == loose(title))
            similar.append(i);
    }
    return exact.isEmpty() ? similar : exact;
}

Expected<int> numberedAspect(int number, const QList<Aspect>& others)
{
    if (number >= 1 && number <= int(others.size()))
        return number - 1;
    return faultyReply(ExpertWords::tr("The reply matches aspect %1, but there are only %2.")
                           .arg(QString::number(number), QString::number(others.size())));
}

/// The aspect that a reply names of `others`.
Expected<int> namedAspect(const QJsonObject& object, const QList<Aspect>& others)
{
    const QJsonValue name = firstOf(object, {"matched_aspect", "aspect", "title"});
    const std::optional<int> number = wholeNumber(firstOf(object, {"number", "index"}));
    const QList<int> byTitle = name.isString() ? titled(others, name.toString()) : QList<int>();
    if (number) {
        const auto index = numberedAspect(*number, others);
        if (index && !byTitle.isEmpty() && !byTitle.contains(*index))
            return faultyReply(
                ExpertWords::tr("The reply matches aspect %1 by number and another one by title.")
                    .arg(*number));
        return index;
    }
    if (!byTitle.isEmpty())
        return byTitle.first();
    if (const std::optional<int> numberAsName = wholeNumber(name))
        return numberedAspect(*numberAsName, others);
    const QString shown = boundedLine(name, kShownUnits);
    if (shown.isEmpty())
        return faultyReply(
            ExpertWords::tr("The reply says that the aspect is matched, but not by which one."));
    return faultyReply(ExpertWords::tr(
        "The reply matches \"%1\", which is none of the aspects that it was asked about.")
                           .arg(shown));
}

QJsonObject matchingType(const char* type)
{
    return {{QStringLiteral("type"), QLatin1String(type)}};
}

} // namespace

llm::Schema matchSchema()
{
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"),
            QJsonObject{{QStringLiteral("explanation"), matchingType("string")},
                {QStringLiteral("matched"), matchingType("boolean")},
                {QStringLiteral("number"), matchingType("integer")}}},
        {QStringLiteral("required"), QJsonArray{QStringLiteral("explanation"),
                                         QStringLiteral("matched"), QStringLiteral("number")}},
        {QStringLiteral("additionalProperties"), false}};
    return {QStringLiteral("expert_match"), schema};
}

Expected<llm::ChatRequest> matchRequest(const llm::PromptTemplate& prompt, const QString& model,
    const Aspect& aspect, const QList<Aspect>& others)
{
    if (others.isEmpty())
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("The other text has no aspects: there is no match to ask for."));
    const auto messages =
        llm::fillPrompt(prompt, {{QStringLiteral("aspect"), described(aspect)},
                                    {QStringLiteral("others"), numberedAspects(others)}});
    if (!messages)
        return failure(messages.error());
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.maxTokens = kMatchingOutputTokens;
    request.schema = matchSchema();
    return request;
}

Expected<AspectMatch> readMatch(const QString& reply, const QList<Aspect>& others)
{
    TANDEM_TRY(object, objectInReply(reply));
    const std::optional<bool> matched =
        yesOrNo(firstOf(*object, {"matched", "match", "is_matched"}));
    if (!matched)
        return faultyReply(
            ExpertWords::tr("The reply does not say yes or no to whether the aspect is matched."));
    AspectMatch match;
    match.reason = reasonIn(*object);
    if (!*matched)
        return match;
    TANDEM_TRY(other, namedAspect(*object, others));
    match.matched = true;
    match.other = *other;
    match.otherTitle = others.at(*other).title;
    return match;
}

} // namespace tandem::expert
