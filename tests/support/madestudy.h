#pragma once

#include "models/studies/answers.h"

#include <QList>
#include <QString>

#include <initializer_list>
#include <utility>

/// Makes up studies for tests.
namespace tandem::studies {

/// A text, also where the test writes a literal.
struct MadeText
{
    MadeText(const char* literal)
        : text(QString::fromUtf8(literal))
    {
    }
    MadeText(const QString& words)
        : text(words)
    {
    }
    QString text;
};
using MadeTexts = std::initializer_list<MadeText>;
using MadeScores = std::initializer_list<std::pair<MadeText, double>>;

/// A question of these options; "1" and "2" stand for the item's sides.
inline Question choiceOf(MadeTexts values, const MadeText& name = "better")
{
    Question question;
    question.name = name.text;
    question.text = name.text;
    for (const MadeText& value : values) {
        Option option;
        option.value = value.text;
        option.label = value.text;
        option.side = option.value == QLatin1String("1")   ? 1
                      : option.value == QLatin1String("2") ? 2
                                                           : 0;
        question.options.append(option);
    }
    return question;
}

inline Question scaleOf(int least, int most, const MadeText& name = "rating")
{
    Question question;
    question.name = name.text;
    question.text = name.text;
    question.kind = Question::Kind::Scale;
    question.least = least;
    question.most = most;
    return question;
}

/// A study with one question and no item.
inline StudyAnswers studyOf(Kind kind, const Question& question)
{
    StudyAnswers study;
    study.design.kind = kind;
    study.design.questions = {question};
    return study;
}

/// Adds an item and what the raters said of it to the first question, in their order; an empty
/// answer is none. Raters are made as they are needed.
inline StudyItem& addItem(
    StudyAnswers& study, const MadeText& name, MadeTexts answers, MadeScores scores = {})
{
    StudyItem item;
    item.item.name = name.text;
    for (const auto& [metric, score] : scores)
        item.source.scores.insert(metric.text, score);
    study.items.append(item);
    int rater = 0;
    for (const MadeText& given : answers) {
        if (study.raters.size() <= rater)
            study.raters.append(Rater{QStringLiteral("r%1").arg(rater + 1)});
        RatedAnswer answer;
        answer.rater = rater++;
        answer.item = study.items.size() - 1;
        answer.question = study.design.questions.constFirst().name;
        answer.value = given.text;
        if (!given.text.isEmpty())
            study.answers.append(answer);
    }
    return study.items.last();
}

} // namespace tandem::studies
