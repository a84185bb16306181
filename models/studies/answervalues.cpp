#include "models/studies/answervalues.h"

#include "models/text/foreigncell.h"
#include "models/text/plainline.h"

#include <algorithm>

namespace tandem::studies {

namespace {

bool isOnScale(const Question& question, const QString& value)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber && number >= question.least && number <= question.most &&
           value == QString::number(number);
}

const Question* questionBefore(const Design& design, const Question& question)
{
    for (const Question& other : design.questions) {
        if (other.name == question.name)
            return nullptr;
        if (other.name == question.onlyIf->question)
            return &other;
    }
    return nullptr;
}

} // namespace

QString keyOfOption(const Question& question, qsizetype index)
{
    const QString& key = question.options.at(index).key;
    return key.isEmpty() ? QString::number(index + 1) : key;
}

bool isAllowedAnswer(const Question& question, const QString& value)
{
    switch (question.kind) {
    case Question::Kind::Choice:
        return std::any_of(question.options.begin(), question.options.end(),
            [&](const Option& option) { return option.value == value; });
    case Question::Kind::Scale:
        return isOnScale(question, value);
    case Question::Kind::Text:
        return value.size() <= kMostAnswerLength && hasVisible(value);
    }
    return false;
}

QString answerAsAsked(const Question& question, const QString& answer)
{
    const QString word = withoutOuterBlanks(answer);
    switch (question.kind) {
    case Question::Kind::Choice:
        for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
            for (const QString& meant : {word, withPlainNumber(word)}) {
                for (const Option& option : question.options) {
                    if (comparedId(option.value).compare(comparedId(meant), sensitivity) == 0)
                        return option.value;
                }
            }
        }
        return word;
    case Question::Kind::Scale:
        return withPlainNumber(word);
    case Question::Kind::Text:
        break;
    }
    return word;
}

QString ofItemsSides(const Question& question, const QString& value, bool swapped)
{
    if (!swapped || question.kind != Question::Kind::Choice)
        return value;
    int side = 0;
    for (const Option& option : question.options) {
        if (option.value == value)
            side = option.side;
    }
    for (const Option& option : question.options) {
        if (side != 0 && option.side == 3 - side)
            return option.value;
    }
    return value;
}

const Question* questionNamed(const Design& design, const QString& name)
{
    const auto found = std::find_if(design.questions.begin(), design.questions.end(),
        [&](const Question& question) { return question.name == name; });
    return found == design.questions.end() ? nullptr : &*found;
}

bool isAsked(const Design& design, const Question& question, const AnswersByQuestion& answers)
{
    // A condition names a question before this one, so that this ends.
    const Question* asked = &question;
    while (asked->onlyIf) {
        if (!asked->onlyIf->values.contains(answers.value(asked->onlyIf->question)))
            return false;
        const Question* const before = questionBefore(design, *asked);
        if (before == nullptr)
            return false;
        asked = before;
    }
    return true;
}

AnswersByQuestion countingAnswers(const Design& design, const AnswersByQuestion& answers)
{
    AnswersByQuestion counting = answers;
    for (const Question& question : design.questions) {
        if (!isAsked(design, question, answers))
            counting.remove(question.name);
    }
    return counting;
}

QStringList lackingAnswers(const Design& design, const AnswersByQuestion& answers)
{
    QStringList lacking;
    for (const Question& question : design.questions) {
        if (question.isRequired && isAsked(design, question, answers) &&
            !isAllowedAnswer(question, answers.value(question.name)))
            lacking.append(question.name);
    }
    return lacking;
}

} // namespace tandem::studies
