#include "models/usersum/prediction.h"

#include "models/llm/numberedverdicts.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/text/plainline.h"
#include "models/usersum/quotedrequest.h"
#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>

namespace tandem::usersum {

namespace {

constexpr int kPredictionTokens = 2048; // room for the thoughts of models that think first
constexpr qsizetype kLongestChoice = 2000;

llm::Schema predictionSchema(qsizetype choices)
{
    QJsonObject choice = llm::typeSchema("integer");
    choice.insert(QStringLiteral("minimum"), 1);
    choice.insert(QStringLiteral("maximum"), choices);
    return {QStringLiteral("prediction"), llm::objectSchema({{"choice", choice}})};
}

/// A choice as it is shown, and as it is known again.
QString shownChoice(const QString& choice)
{
    return withoutPromptMarks(onPlainLine(choice));
}

tl::unexpected<Error> noChoice()
{
    return llm::faultyReply(UsersumWords::tr("The reply selects none of the choices."));
}

tl::unexpected<Error> severalChoices()
{
    return llm::faultyReply(UsersumWords::tr("The reply selects more than one choice."));
}

/// Whether a key stands in the JSON of an answer more than once, with different values, of which
/// an object would have but the last.
bool contradictsItself(const QString& answer)
{
    static const QRegularExpression form(
        QStringLiteral(R"re((?<!\\)["'](choice|answer|number|prediction)["']\s*+:\s*+)re"
                       R"re(("(?:[^"\\]|\\.)*+"|[^,}\s]++))re"));
    QHash<QString, QString> values;
    for (auto found = form.globalMatch(answer); found.hasNext();) {
        const auto match = found.next();
        const QString before = values.value(match.captured(1), match.captured(2));
        if (before != match.captured(2))
            return true;
        values.insert(match.captured(1), before);
    }
    return false;
}

Expected<int> placeOfNumber(const QString& number, qsizetype choices)
{
    bool isNumber = false;
    const int place = number.toInt(&isNumber) - 1;
    if (!isNumber || place < 0 || place >= choices)
        return llm::faultyReply(
            UsersumWords::tr("The reply selects number %1, which is not one of the %2 choices.")
                .arg(number)
                .arg(choices));
    return place;
}

/// The place of the only choice that is written so.
std::optional<int> placeOfText(const QString& text, const QStringList& choices)
{
    std::optional<int> found;
    for (int i = 0; i < choices.size(); ++i) {
        if (llm::foldedWord(shownChoice(choices.at(i))) != llm::foldedWord(text))
            continue;
        if (found)
            return {};
        found = i;
    }
    return found;
}

/// A number or letter as `text` has it, with a word and brackets around it.
struct SaidChoice
{
    QString number;
    QString letter;
    QString behind; ///< what follows
};

std::optional<SaidChoice> saidChoice(const QString& text)
{
    // Nothing is given back (the + behind *), so that the time grows with the length alone.
    static const QRegularExpression form(
        QStringLiteral(
            R"re(^(?:(?:choice|option|answer|number|no\.?)\s*+:?\s*+)?+[#(\[]?+\s*+)re"
            R"re((?:([0-9]{1,9})|([A-Za-z]))(?!\w|[.,][0-9])\s*+[)\]]?+[.:)]?+\s*+(.*)$)re"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    return SaidChoice{match.captured(1), match.captured(2), match.captured(3)};
}

Expected<int> placeIn(const QString& text, const QStringList& choices)
{
    const auto said = saidChoice(text);
    const auto written = placeOfText(text, choices);
    // A number is one of those that are shown, whatever titles there are; only where it is none of
    // them it may be a title, as a letter or anything else is first of all.
    const bool isNumber = said && !said->number.isEmpty() && said->behind.isEmpty();
    if (written && !(isNumber && placeOfNumber(said->number, choices.size())))
        return *written;
    if (!said)
        return noChoice();
    const QString number = said->letter.isEmpty()
                               ? said->number
                               : QString::number(said->letter.at(0).toUpper().unicode() - u'A' + 1);
    const auto place = placeOfNumber(number, choices.size());
    // What stands behind a number is the choice once more, or something that nobody asked for.
    if (!said->behind.isEmpty() && !(place && placeOfText(said->behind, choices) == *place))
        return noChoice();
    return place;
}

/// A value that is to be a choice.
Expected<int> placeIn(const QJsonValue& value, const QStringList& choices)
{
    // Not a list either, be it of one: nobody asked for one.
    if (value.toArray().size() > 1)
        return severalChoices();
    if (const std::optional<int> number = llm::wholeNumber(value); number && value.isDouble())
        return placeIn(QString::number(*number), choices);
    const QString text = onPlainLine(value.toString());
    return value.isString() && text.size() <= kLongestChoice ? placeIn(text, choices) : noChoice();
}

Expected<int> placeIn(const QJsonObject& object, const QStringList& choices)
{
    std::optional<int> found;
    for (const char* const key : {"choice", "answer", "number", "prediction"}) {
        const QJsonValue value = object.value(QLatin1String(key));
        if (value.isUndefined() || value.isNull())
            continue;
        TANDEM_TRY(place, placeIn(value, choices));
        if (found && *found != *place)
            return severalChoices();
        found = *place;
    }
    return found ? Expected<int>(*found) : noChoice();
}

/// A reply that is not JSON, without marks of Markdown around it and a label before it.
QString bareChoice(const QString& answer)
{
    static const QRegularExpression label(
        QStringLiteral(R"re(^(?:the\s++)?+(?:final\s++|correct\s++)?+)re"
                       R"re((?:answer|choice|prediction)\s*+(?:is\s*+[:=]|is\b|[:=])\s*+)re"),
        QRegularExpression::CaseInsensitiveOption);
    static const QString marks = QStringLiteral("*_`\"'");
    QString text = answer;
    text.removeIf([](QChar c) { return marks.contains(c); });
    return onPlainLine(text).remove(label);
}

} // namespace

Expected<llm::ChatRequest> predictionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& summary, const PredictionTask& task, int run)
{
    if (task.choices.isEmpty())
        return failure(ErrorCode::InvalidInput,
            UsersumWords::tr("The task \"%1\" has no choices.").arg(task.name));
    QStringList choices;
    std::transform(
        task.choices.cbegin(), task.choices.cend(), std::back_inserter(choices), shownChoice);
    auto request = quotedRequest(prompt, model,
        {{QStringLiteral("summary"), summary.trimmed().isEmpty()
                                         ? QStringLiteral("(There is no summary of this user.)")
                                         : summary},
            {QStringLiteral("question"), onPlainLine(task.question)},
            {QStringLiteral("choices"), llm::numberedLines(choices)}},
        kPredictionTokens, predictionSchema(choices.size()));
    if (request) {
        request->temperature = kPredictionTemperature;
        request->sample = run - 1;
    }
    return request;
}

Expected<int> readPrediction(const QString& reply, const QStringList& choices)
{
    const QString answer = llm::answerText(reply);
    if (!answer.isEmpty() && answer.size() <= kLongestChoice && !answer.contains(u'{')) {
        if (const auto place = placeIn(answer, choices))
            return place;
        return placeIn(bareChoice(answer), choices);
    }
    TANDEM_TRY(object, llm::objectInReply(reply));
    if (contradictsItself(answer))
        return severalChoices();
    return placeIn(*object, choices);
}

} // namespace tandem::usersum
