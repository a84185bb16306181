#include "models/expert/matching.h"

#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

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
    return llm::faultyReply(ExpertWords::tr("The reply matches aspect %1, but there are only %2.")
                                .arg(QString::number(number), QString::number(others.size())));
}

/// The aspect that a reply names of `others`.
Expected<int> namedAspect(const QJsonObject& object, const QList<Aspect>& others)
{
    const QJsonValue name = llm::firstOf(object, {"matched_aspect", "aspect", "title"});
    const std::optional<int> number = llm::wholeNumber(llm::firstOf(object, {"number", "index"}));
    const QList<int> byTitle = name.isString() ? titled(others, name.toString()) : QList<int>();
    if (number) {
        const auto index = numberedAspect(*number, others);
        if (index && !byTitle.isEmpty() && !byTitle.contains(*index))
            return llm::faultyReply(
                ExpertWords::tr("The reply matches aspect %1 by number and another one by title.")
                    .arg(*number));
        return index;
    }
    if (!byTitle.isEmpty())
        return byTitle.first();
    if (const std::optional<int> numberAsName = llm::wholeNumber(name))
        return numberedAspect(*numberAsName, others);
    const QString shown = llm::boundedLine(name, kShownUnits);
    if (shown.isEmpty())
        return llm::faultyReply(
            ExpertWords::tr("The reply says that the aspect is matched, but not with which one."));
    return llm::faultyReply(
        ExpertWords::tr("The reply matches \"%1\", which is not one of the aspects in the request.")
            .arg(shown));
}

} // namespace

llm::Schema matchSchema()
{
    return {QStringLiteral("expert_match"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")},
            {"matched", llm::typeSchema("boolean")}, {"number", llm::typeSchema("integer")}})};
}

Expected<llm::ChatRequest> matchRequest(const llm::PromptTemplate& prompt, const QString& model,
    const Aspect& aspect, const QList<Aspect>& others)
{
    if (others.isEmpty())
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("The other text has no aspects, so there is nothing to match."));
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("aspect"), described(aspect)},
            {QStringLiteral("others"), numberedAspects(others)}},
        kMatchingOutputTokens, matchSchema());
}

Expected<AspectMatch> readMatch(const QString& reply, const QList<Aspect>& others)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const std::optional<bool> matched =
        llm::yesOrNo(llm::firstOf(*object, {"matched", "match", "is_matched"}));
    if (!matched)
        return llm::faultyReply(
            ExpertWords::tr("The reply does not say whether the aspect is matched (yes or no)."));
    AspectMatch match;
    match.reason = llm::reasonIn(*object);
    if (!*matched)
        return match;
    TANDEM_TRY(other, namedAspect(*object, others));
    match.matched = true;
    match.other = *other;
    match.otherTitle = others.at(*other).title;
    return match;
}

} // namespace tandem::expert
