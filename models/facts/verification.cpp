#include "models/facts/verification.h"

#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

QString numberedFacts(const QStringList& facts)
{
    QStringList lines;
    for (qsizetype i = 0; i < facts.size(); ++i)
        lines.append(QStringLiteral("%1. ").arg(i + 1) + facts.at(i));
    return lines.join(QLatin1Char('\n'));
}

tl::unexpected<Error> notVerdicts(const QString& place, const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, place,
        FactWords::tr("Ask again, or decide about the facts by hand."));
}

/// A yes or no, also in the words of the question.
std::optional<bool> knowableIn(const QJsonValue& value)
{
    const QString word = value.toString().simplified().toLower();
    if (word == QLatin1String("knowable"))
        return true;
    static const QStringList no{QStringLiteral("not knowable"), QStringLiteral("unknowable"),
        QStringLiteral("not_knowable")};
    return no.contains(word) ? std::optional(false) : llm::yesOrNo(value);
}

Expected<FactVerdict> verdictIn(const QJsonValue& item, const QString& place)
{
    const QJsonObject object = item.toObject();
    const std::optional<int> number =
        llm::wholeNumber(llm::firstOf(object, {"number", "fact_number", "index", "id", "fact"}));
    if (!number || *number < 1)
        return notVerdicts(place, FactWords::tr("A verdict does not say which fact it is about."));
    const std::optional<bool> knowable =
        knowableIn(llm::firstOf(object, {"knowable", "verdict", "answer", "result"}));
    if (!knowable)
        return notVerdicts(
            place, FactWords::tr("The verdict on fact %1 is neither yes nor no.").arg(*number));
    return FactVerdict{*number, *knowable,
        llm::boundedLine(
            llm::firstOf(object, {"explanation", "reason", "reasoning"}), kMaxExplanationUnits)};
}

/// The first few numbers, with an ellipsis where there are more.
QString numberList(const QList<int>& numbers)
{
    constexpr qsizetype shown = 10;
    QStringList words;
    for (qsizetype i = 0; i < std::min(shown, numbers.size()); ++i)
        words.append(QString::number(numbers.at(i)));
    if (numbers.size() > shown)
        words.append(QString(QChar(0x2026)));
    return words.join(QStringLiteral(", "));
}

/// Whether every fact is answered exactly once; otherwise which ones are not.
Expected<void> checkNumbers(const QList<FactVerdict>& verdicts, int factCount)
{
    QList<int> times(factCount + 1, 0);
    QList<int> foreign;
    for (const FactVerdict& verdict : verdicts) {
        if (verdict.number > factCount)
            foreign.append(verdict.number);
        else
            ++times[verdict.number];
    }
    QList<int> missing;
    QList<int> doubled;
    for (int number = 1; number <= factCount; ++number) {
        if (times.at(number) == 0)
            missing.append(number);
        else if (times.at(number) > 1)
            doubled.append(number);
    }
    QStringList wrong;
    if (!missing.isEmpty())
        wrong.append(FactWords::tr("not answered: %1").arg(numberList(missing)));
    if (!doubled.isEmpty())
        wrong.append(FactWords::tr("answered more than once: %1").arg(numberList(doubled)));
    if (!foreign.isEmpty())
        wrong.append(FactWords::tr("not asked about: %1").arg(numberList(foreign)));
    if (wrong.isEmpty())
        return {};
    return notVerdicts({}, FactWords::tr("The reply does not answer every fact exactly once (%1).")
                               .arg(wrong.join(QStringLiteral("; "))));
}

/// The shape that is asked for: {"verdicts": [{"number", "explanation", "knowable"}]}; its name is
/// "facts_verification".
llm::Schema verificationSchema()
{
    // The explanation comes before the verdict, so that the model reasons first.
    const QJsonObject verdict = llm::objectSchema({{"number", llm::typeSchema("integer")},
        {"explanation", llm::typeSchema("string")}, {"knowable", llm::typeSchema("boolean")}});
    return {QStringLiteral("facts_verification"),
        llm::objectSchema({{"verdicts", llm::listSchema(verdict)}})};
}

} // namespace

Expected<llm::ChatRequest> verificationRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QStringList& background, const QStringList& facts)
{
    if (facts.isEmpty())
        return failure(ErrorCode::InvalidInput, FactWords::tr("There is no fact to ask about."));
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("background"), background.join(QStringLiteral("\n\n"))},
            {QStringLiteral("facts"), numberedFacts(facts)}},
        llm::ChatRequest().maxTokens, verificationSchema());
}

Expected<QList<FactVerdict>> readVerification(const QString& reply, int factCount)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    const auto list = llm::listIn(parsed->value, {"verdicts", "facts", "results", "answers"});
    if (!list)
        return notVerdicts(
            QStringLiteral("/"), FactWords::tr("The reply is JSON, but not a list of verdicts."));
    QList<FactVerdict> verdicts;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        TANDEM_TRY(
            verdict, verdictIn(list->items.at(i), list->place + QStringLiteral("/%1").arg(i)));
        verdicts.append(*verdict);
    }
    TANDEM_DO(checkNumbers(verdicts, factCount));
    std::sort(verdicts.begin(), verdicts.end(),
        [](const FactVerdict& a, const FactVerdict& b) { return a.number < b.number; });
    return verdicts;
}

} // namespace tandem
