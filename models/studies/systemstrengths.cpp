#include "models/studies/systemstrengths.h"

#include "models/inference/lettergroups.h"
#include "models/studies/questionresults.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tandem::studies {

namespace {

constexpr double kSignificant = 0.05;

/// Why there are no strengths.
QString strengthObstacle(const QStringList& systems, const QList<inference::ComparedPair>& pairs)
{
    QStringList apart;
    for (const qsizetype place : inference::unconnected(systems.size(), pairs))
        apart.append(systems.at(place));
    if (apart.isEmpty())
        return StudyWords::tr("All comparisons are ties.");
    return StudyWords::tr(
        "Strengths are unbounded: no wins and losses in both directions connect %1 "
        "with %2.")
        .arg(apart.join(QStringLiteral(", ")), systems.constFirst());
}

void addLetters(QList<SystemStrength>& systems, const QList<SystemTest>& tests)
{
    QMap<QString, qsizetype> places;
    for (qsizetype i = 0; i < systems.size(); ++i)
        places.insert(systems.at(i).system, i);
    QList<std::pair<qsizetype, qsizetype>> apart;
    for (const SystemTest& test : tests) {
        if (test.holm && *test.holm < kSignificant)
            apart.append(std::minmax(places.value(test.first), places.value(test.second)));
    }
    const QStringList letters = inference::groupLetters(
        systems.size(), inference::compactLetterDisplay(systems.size(), apart));
    for (qsizetype i = 0; i < systems.size(); ++i) {
        systems[i].rank = int(i) + 1;
        systems[i].letters = letters.at(i);
    }
}

} // namespace

SystemStrengths systemStrengths(const QList<SystemTest>& tests)
{
    QMap<QString, qint64> comparisons;
    for (const SystemTest& test : tests) {
        for (const QString& system : {test.first, test.second})
            comparisons[system] += test.won + test.lost + test.tied;
    }
    SystemStrengths strengths;
    if (comparisons.size() <= 2)
        return strengths;
    const QStringList names = comparisons.keys();
    QList<inference::ComparedPair> pairs;
    for (const SystemTest& test : tests)
        pairs.append({names.indexOf(test.first), names.indexOf(test.second), double(test.won),
            double(test.lost), double(test.tied)});
    const std::optional<inference::DavidsonFit> fit = inference::davidsonFit(names.size(), pairs);
    const QString why = fit ? QString() : strengthObstacle(names, pairs);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const qint64 n = comparisons.value(names.at(i));
        strengths.systems.append({names.at(i),
            fit ? Figure::defined(fit->logStrengths.at(i), n) : Figure::undefined(why, n), 0, {}});
    }
    if (!fit)
        return strengths;
    strengths.ties = fit->ties;
    std::stable_sort(strengths.systems.begin(), strengths.systems.end(),
        [](const SystemStrength& one, const SystemStrength& other) {
            return *one.strength.value > *other.strength.value;
        });
    addLetters(strengths.systems, tests);
    return strengths;
}

QList<QList<inference::ComparedPair>> comparedPairsOfItems(
    const SystemStrengths& strengths, const StudyAnswers& answers, const QuestionResults& question)
{
    QMap<QString, qsizetype> places;
    for (qsizetype i = 0; i < strengths.systems.size(); ++i)
        places.insert(strengths.systems.at(i).system, i);
    QList<QList<inference::ComparedPair>> all;
    for (const ItemMajority& majority : question.majorities) {
        const auto& [one, other] = answers.items.at(majority.item).source.systems;
        QList<inference::ComparedPair> ofItem;
        if (places.contains(one) && places.contains(other) && one != other) {
            inference::ComparedPair pair{places.value(one), places.value(other)};
            for (qsizetype i = 0; i < majority.votes.size(); ++i) {
                const int side = sideOfValue(question.question, question.values.at(i));
                (side == 1 ? pair.won : side == 2 ? pair.lost : pair.tied) += majority.votes.at(i);
            }
            ofItem.append(pair);
        }
        all.append(ofItem);
    }
    return all;
}

} // namespace tandem::studies
