#include "models/studies/studyresults.h"

#include "models/inference/intervals.h"
#include "models/studies/itemclusters.h"
#include "models/studies/judgeanswers.h"
#include "models/words.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// Whether a kind's figures can be made of a question.
bool suits(Kind kind, const Question& question)
{
    switch (kind) {
    case Kind::Pairwise:
    case Kind::Explanation:
        return hasSides(question);
    case Kind::YesNo:
    case Kind::GoodBad:
    case Kind::Verdict:
        return question.kind == Question::Kind::Choice;
    case Kind::Similarity:
    case Kind::Likert:
        return question.kind == Question::Kind::Scale;
    case Kind::Own:
        break;
    }
    return question.kind != Question::Kind::Text;
}

qsizetype mainQuestion(const StudyAnswers& answers)
{
    const QList<Question>& questions = answers.design.questions;
    const auto found = std::find_if(questions.cbegin(), questions.cend(),
        [&](const Question& question) { return suits(answers.design.kind, question); });
    return found == questions.cend() ? -1 : found - questions.cbegin();
}

/// How often people agree with decisions, by their kind.
QList<DecisionResults> decisionResults(const StudyAnswers& answers, const QuestionResults& question)
{
    const qsizetype agree = question.values.indexOf(QLatin1String("agree"));
    const qsizetype disagree = question.values.indexOf(QLatin1String("disagree"));
    QMap<QString, DecisionResults> kinds;
    for (const ItemMajority& decision : question.majorities) {
        DecisionResults& kind = kinds[answers.items.at(decision.item).source.stratum];
        ++kind.decisions;
        kind.times.resize(question.values.size());
        for (qsizetype i = 0; i < decision.votes.size(); ++i)
            kind.times[i] += decision.votes.at(i);
    }
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind) {
        kind->kind = kind.key();
        const qint64 for_ = kind->times.value(agree, 0);
        const qint64 all = for_ + kind->times.value(disagree, 0);
        kind->withModel =
            all > 0 ? inference::shareWithWilson(double(for_), all)
                    : Figure::undefined(
                          StudyWords::tr("No one agreed or disagreed with a judgment."), 0);
    }
    return kinds.values();
}

void addFiguresOfKind(AnswerResults& results, const StudyAnswers& answers)
{
    if (results.main < 0)
        return;
    const QuestionResults& question = results.questions.at(results.main);
    const Kind kind = answers.design.kind;
    if (kind == Kind::Pairwise || kind == Kind::Explanation) {
        results.alignment = metricAlignment(answers, question);
        results.ceiling = humanCeiling(answers, question, *results.alignment);
    }
    if (kind == Kind::Explanation)
        results.right = sharesRight(answers, question);
    if (kind == Kind::GoodBad)
        results.scores = scoreAgreements(answers, question);
    if (kind == Kind::Similarity)
        results.survey = similaritySurvey(answers, question);
    if (kind == Kind::Verdict)
        results.decisions = decisionResults(answers, question);
}

AnswerResults answerResults(const StudyAnswers& answers, const QList<bool>& counts,
    Categories categories, const AltTestRules& altTest)
{
    AnswerResults results;
    QSet<qsizetype> items;
    QSet<int> raters;
    QSet<std::pair<qsizetype, int>> given; ///< items and raters of implied pairs
    const ItemClusters clusters = itemClusters(answers.items);
    for (const RatedAnswer& answer : answers.answers) {
        if (!counts.at(answer.rater) || answers.items.at(answer.item).item.kind != ItemKind::Rated)
            continue;
        // Of pairs that one answer implies only the first counts.
        const qsizetype item =
            answers.arePairsImplied ? clusters.ofItem.at(answer.item) : answer.item;
        items.insert(item);
        raters.insert(answer.rater);
        if (answers.arePairsImplied && given.contains({item, answer.rater}))
            continue;
        given.insert({item, answer.rater});
        ++results.byVersion[answer.version];
        ++results.answers;
    }
    results.items = items.size();
    results.raters = raters.size();
    for (const Question& question : answers.design.questions)
        results.questions.append(questionResults(answers, question, counts, categories));
    results.main = mainQuestion(answers);
    addFiguresOfKind(results, answers);
    // Of reviews of judgments the model is the subject, no rater.
    if (results.main >= 0 && answers.design.kind != Kind::Verdict)
        results.altTests = altTestsOf(
            answers, results.questions.at(results.main).question, counts, categories, altTest);
    return results;
}

} // namespace

const QuestionResults* AnswerResults::question(const QString& name) const
{
    const auto found = std::find_if(questions.cbegin(), questions.cend(),
        [&](const QuestionResults& one) { return one.question.name == name; });
    return found == questions.cend() ? nullptr : &*found;
}

bool hasRules(const Exclusions& exclusions)
{
    return exclusions != Exclusions{};
}

QList<bool> countedRaters(const StudyResults& results)
{
    QList<bool> counts;
    for (const RaterFigures& rater : results.raters)
        counts.append(rater.excludedBy.isEmpty());
    return counts;
}

StudyResults studyResults(
    const StudyAnswers& answers, Categories categories, const AltTestRules& altTest)
{
    StudyResults results;
    results.kind = answers.design.kind;
    results.title = answers.design.title;
    results.seed = answers.design.seed;
    results.exclusions = answers.design.exclusions;
    results.categories = categories;
    for (const StudyItem& item : answers.items) {
        results.itemNames.append(item.item.name);
        results.ratedItems += item.item.kind == ItemKind::Rated ? 1 : 0;
        results.checkItems += item.item.kind == ItemKind::Check ? 1 : 0;
    }
    for (const Rater& rater : answers.raters)
        results.raterNames.append(rater.name);
    const ItemClusters clusters = itemClusters(answers.items);
    results.isGrouped = clusters.isGrouped;
    if (answers.arePairsImplied)
        results.ratedItems = clusters.count;
    results.raters = raterFigures(answers);
    results.everybody =
        answerResults(answers, QList<bool>(answers.raters.size(), true), categories, altTest);
    if (hasRules(results.exclusions))
        results.kept = answerResults(answers, countedRaters(results), categories, altTest);
    return results;
}

} // namespace tandem::studies
