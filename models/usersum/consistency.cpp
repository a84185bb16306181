#include "models/usersum/consistency.h"

#include "models/llm/numberedverdicts.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/usersum/usersumwords.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace tandem::usersum {

namespace {

/// A yes or no, also in the words of the question.
std::optional<bool> consistencyIn(const QJsonValue& value)
{
    static const QStringList no{QStringLiteral("inconsistent"), QStringLiteral("not consistent"),
        QStringLiteral("not_consistent")};
    const QString word = llm::foldedWord(value);
    if (word == QLatin1String("consistent"))
        return true;
    return no.contains(word) ? std::optional(false) : llm::yesOrNo(value);
}

/// What an object says under these keys; none where it does not say it plainly.
std::optional<bool> consistencyUnder(
    const QJsonObject& object, std::initializer_list<const char*> keys)
{
    std::optional<bool> said;
    for (const char* const key : keys) {
        const QJsonValue value = object.value(QLatin1String(key));
        if (value.isUndefined() || value.isNull())
            continue;
        const std::optional<bool> here = consistencyIn(value);
        if (!here || (said && *said != *here))
            return {};
        said = here;
    }
    return said;
}

/// A number is an answer like another ("2019").
QJsonValue spelledOut(const QJsonValue& value)
{
    return value.isDouble() ? QJsonValue(QString::number(value.toDouble(), 'g', 15)) : value;
}

/// A text, or several as one; none where anything else stands there, which would be lost.
std::optional<QString> referenceText(const QJsonValue& value)
{
    const QJsonArray all = value.isArray() ? value.toArray() : QJsonArray{value};
    QStringList texts;
    for (const auto& one : all) {
        const QJsonValue text = spelledOut(one);
        if (!text.isString())
            return {};
        texts.append(text.toString());
    }
    return texts.join(QStringLiteral(", "));
}

/// What the activities answer; empty for the words that models have for nothing.
Expected<QString> referenceIn(const QJsonObject& object, int number, const QString& place)
{
    static const QStringList nothing{QStringLiteral("none"), QStringLiteral("n/a"),
        QStringLiteral("na"), QStringLiteral("null"), QStringLiteral("unknown")};
    const QJsonValue value = llm::firstOf(
        object, {"reference", "reference_answer", "referenceAnswer", "correct_answer"});
    const auto text = value.isUndefined() ? std::optional(QString()) : referenceText(value);
    if (!text)
        return llm::faultyReply(
            UsersumWords::tr("The activities' answer to question %1 is not a text.").arg(number),
            place);
    return nothing.contains(llm::foldedWord(*text)) ? QString()
                                                    : llm::boundedLine(*text, kMostAnswerUnits);
}

Expected<FactPair> factPairIn(const QJsonValue& value, const QString& place)
{
    const QJsonObject object = value.toObject();
    const FactPair pair{
        llm::boundedLine(object.value(QLatin1String("question")), kMostQuestionUnits),
        llm::boundedLine(spelledOut(llm::firstOf(object, {"answer", "entity"})), kMostAnswerUnits)};
    if (pair.question.isEmpty())
        return llm::faultyReply(UsersumWords::tr("A pair has no question."), place);
    if (pair.answer.isEmpty())
        return llm::faultyReply(UsersumWords::tr("A question has no answer."), place);
    return pair;
}

std::optional<int> pairNumberIn(const QJsonObject& object)
{
    return llm::wholeNumber(
        llm::firstOf(object, {"number", "pair_number", "question_number", "index", "id"}));
}

Expected<PairVerdict> pairVerdictIn(const QJsonValue& value, const QString& place)
{
    const QJsonObject object = value.toObject();
    const std::optional<int> number = pairNumberIn(object);
    if (!number)
        return llm::faultyReply(
            UsersumWords::tr("A judgment does not say which question it is about."), place);
    const auto said = consistencyUnder(object, {"consistent", "verdict", "status"});
    if (!said)
        return llm::faultyReply(
            UsersumWords::tr(
                "The judgment of the answer to question %1 is neither consistent nor inconsistent.")
                .arg(*number),
            place);
    PairVerdict verdict{*number, *said, {}, llm::reasonIn(object)};
    if (*said)
        return verdict;
    return referenceIn(object, *number, place).map([&verdict](const QString& reference) {
        verdict.reference = reference;
        return verdict;
    });
}

/// The verdicts of all values of a reply, be they in lists or each by itself. What is no verdict
/// among several values is passed over, as an example in prose is.
Expected<QList<PairVerdict>> pairVerdictsIn(const QList<QJsonValue>& values)
{
    QList<PairVerdict> verdicts;
    bool isList = false;
    for (const QJsonValue& value : values) {
        if (const auto list =
                llm::listIn(value, {"verdicts", "judgements", "judgments", "results", "pairs"})) {
            isList = true;
            for (qsizetype i = 0; i < list->items.size(); ++i) {
                TANDEM_TRY(verdict,
                    pairVerdictIn(list->items.at(i), list->place + QStringLiteral("/%1").arg(i)));
                verdicts.append(*verdict);
            }
        } else if (pairNumberIn(value.toObject())) {
            isList = true;
            TANDEM_TRY(verdict, pairVerdictIn(value, QStringLiteral("/")));
            verdicts.append(*verdict);
        }
    }
    if (!isList)
        return llm::faultyReply(
            UsersumWords::tr("The reply is JSON, but not a list of judgments."));
    return verdicts;
}

} // namespace

llm::Schema queryVerdictSchema()
{
    return {QStringLiteral("query_verdict"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")},
            {"consistent", llm::typeSchema("boolean")}})};
}

llm::Schema factPairsSchema()
{
    const QJsonObject pair = llm::objectSchema(
        {{"question", llm::typeSchema("string")}, {"answer", llm::typeSchema("string")}});
    return {QStringLiteral("fact_pairs"), llm::objectSchema({{"pairs", llm::listSchema(pair)}})};
}

llm::Schema pairVerdictsSchema()
{
    const QJsonObject verdict = llm::objectSchema(
        {{"number", llm::typeSchema("integer")}, {"explanation", llm::typeSchema("string")},
            {"consistent", llm::typeSchema("boolean")}, {"reference", llm::typeSchema("string")}});
    return {QStringLiteral("pair_verdicts"),
        llm::objectSchema({{"verdicts", llm::listSchema(verdict)}})};
}

Expected<QueryVerdict> readQueryVerdict(const QString& reply)
{
    constexpr qsizetype kLongestWord = 40;
    const QString answer = llm::answerText(reply);
    if (answer.size() <= kLongestWord && !answer.contains(u'{')) {
        QString word = answer;
        static const QString marks = QStringLiteral("*_`\"'");
        word.removeIf([](QChar c) { return marks.contains(c); });
        if (const std::optional<bool> said = consistencyIn(word))
            return QueryVerdict{*said, {}};
    }
    TANDEM_TRY(object, llm::objectInReply(reply));
    const auto said =
        consistencyUnder(*object, {"consistent", "verdict", "status", "answer", "result"});
    if (!said)
        return llm::faultyReply(UsersumWords::tr(
            "The reply does not say whether the summary is consistent with the query."));
    return QueryVerdict{*said, llm::reasonIn(*object)};
}

Expected<QList<FactPair>> readFactPairs(const QString& reply)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    const auto list = llm::listIn(
        parsed->value, {"pairs", "questions", "facts", "question_answer_pairs", "answers"});
    if (!list)
        return llm::faultyReply(
            UsersumWords::tr("The reply is JSON, but not a list of questions with answers."));
    QList<FactPair> pairs;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        TANDEM_TRY(pair, factPairIn(list->items.at(i), list->place + QStringLiteral("/%1").arg(i)));
        if (pairs.contains(*pair))
            continue;
        if (pairs.size() == kMostPairs)
            return failure(ErrorCode::TooLarge,
                UsersumWords::tr("The reply has more than %1 questions.").arg(kMostPairs));
        pairs.append(*pair);
    }
    return pairs;
}

Expected<QList<PairVerdict>> readPairVerdicts(const QString& reply, int count)
{
    TANDEM_TRY(values, llm::parseReplyValues(reply));
    TANDEM_TRY_VAR(verdicts, pairVerdictsIn(*values));
    QList<int> numbers;
    for (const PairVerdict& verdict : *verdicts)
        numbers.append(verdict.number);
    if (const QString wrong = llm::notEachOnce(numbers, count); !wrong.isEmpty())
        return llm::faultyReply(
            UsersumWords::tr("The reply does not answer every question exactly once (%1).")
                .arg(wrong));
    std::sort(verdicts->begin(), verdicts->end(),
        [](const PairVerdict& a, const PairVerdict& b) { return a.number < b.number; });
    return verdicts;
}

} // namespace tandem::usersum
