#include "models/studies/scoreresults.h"

#include "models/inference/intervals.h"
#include "models/studies/metricalignment.h"
#include "models/studies/sampling.h"
#include "models/words.h"

#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// The answer that counts as good.
QString goodValue(const QuestionResults& question)
{
    for (const QLatin1String word : {QLatin1String("good"), QLatin1String("yes")}) {
        if (question.values.contains(word))
            return word;
    }
    return question.question.options.isEmpty() ? QString()
                                               : question.question.options.constFirst().value;
}

void countConfusion(ScoreAgreement& found, const QList<double>& good, const QList<double>& scores)
{
    const bool isBinary = std::all_of(
        scores.cbegin(), scores.cend(), [](double score) { return score == 0.0 || score == 1.0; });
    if (scores.isEmpty()) {
        found.maa =
            Figure::undefined(StudyWords::tr("No item has both a majority and this score."), 0);
        return;
    }
    if (!isBinary) {
        found.maa = Figure::undefined(
            StudyWords::tr(
                "The score is not 0 or 1 on every item, so it does not mean good or bad."),
            scores.size());
        return;
    }
    Confusion table;
    for (qsizetype i = 0; i < scores.size(); ++i)
        table.add(good.at(i) == 1.0, scores.at(i) == 1.0);
    found.maa = inference::shareWithWilson(double(table.same()), scores.size());
    found.confusion = table;
}

QSet<QString> scoreNamesOf(const QList<StudyItem>& items)
{
    QSet<QString> names;
    for (const StudyItem& item : items) {
        for (auto score = item.source.scores.cbegin(); score != item.source.scores.cend(); ++score)
            names.insert(score.key());
    }
    return names;
}

QStringList sortedNames(const QSet<QString>& names)
{
    QStringList sorted = names.values();
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace

QStringList unsidedScores(const QList<StudyItem>& items)
{
    QSet<QString> sided;
    for (const QString& metric : twoSidedMetrics(items)) {
        sided.insert(metric + QStringLiteral("_1"));
        sided.insert(metric + QStringLiteral("_2"));
    }
    return sortedNames(scoreNamesOf(items).subtract(sided));
}

QList<ScoreAgreement> scoreAgreements(const StudyAnswers& answers, const QuestionResults& question)
{
    const QString goodAnswer = goodValue(question);
    QList<ScoreAgreement> all;
    // What is rated is one text: "rouge_1" and "rouge_2" are two scores of it.
    for (const QString& name : sortedNames(scoreNamesOf(answers.items))) {
        ScoreAgreement found;
        found.score = name;
        found.tied = question.tiedItems;
        QList<double> good;
        QList<double> scores;
        for (const ItemMajority& majority : question.majorities) {
            const auto& given = answers.items.at(majority.item).source.scores;
            if (!majority.tied.isEmpty())
                continue;
            if (!given.contains(name)) {
                ++found.missing;
                continue;
            }
            good.append(majority.choice == goodAnswer ? 1.0 : 0.0);
            scores.append(given.value(name));
        }
        found.items = scores.size();
        countConfusion(found, good, scores);
        for (std::size_t i = 0; i < kCoefficients.size(); ++i)
            found.correlations[i] = correlationBy(kCoefficients[i], good, scores);
        all.append(found);
    }
    return all;
}

} // namespace tandem::studies
