#include "models/studies/systemtests.h"

#include "models/inference/holm.h"
#include "models/inference/signtest.h"
#include "models/studies/itemclusters.h"
#include "models/studies/questionresults.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem::studies {

namespace {

/// Comparisons won less those lost, by what they share.
struct ClusteredSums
{
    QMap<int, int> ofClusters;
    QMap<int, int> ofRaters;
    QMap<std::pair<int, int>, int> ofBoth;

    void add(int cluster, int rater, int score)
    {
        ofClusters[cluster] += score;
        ofRaters[rater] += score;
        ofBoth[{cluster, rater}] += score;
    }
};

template <typename Key>
double sumOfSquares(const QMap<Key, int>& sums)
{
    double squares = 0.0;
    for (const int sum : sums)
        squares += double(sum) * double(sum);
    return squares;
}

/// Two-sided, with the variance of two-way clusters where nothing is preferred.
double twoWayProbability(const ClusteredSums& sums, qint64 difference)
{
    const double ofClusters = sumOfSquares(sums.ofClusters);
    const double ofRaters = sumOfSquares(sums.ofRaters);
    // What both share is in both; without it the variance may come out smaller than either.
    const double variance =
        std::max({ofClusters + ofRaters - sumOfSquares(sums.ofBoth), ofClusters, ofRaters});
    return variance == 0.0 ? 1.0
                           : std::erfc(std::abs(double(difference)) / std::sqrt(2 * variance));
}

void addProbabilities(SystemTest& test, const ClusteredSums& sums)
{
    test.clusters = sums.ofClusters.size();
    test.raters = sums.ofRaters.size();
    test.pItems = inference::signFlipTest(sums.ofClusters.values()).p;
    if (test.raters < 2)
        return;
    test.pRaters = inference::signFlipTest(sums.ofRaters.values()).p;
    test.p = std::max({*test.pItems, *test.pRaters, twoWayProbability(sums, test.won - test.lost)});
}

} // namespace

QList<SystemTest> systemTests(
    const StudyAnswers& answers, const Question& question, const QList<bool>& countsOf)
{
    using Pair = std::pair<QString, QString>;
    QMap<Pair, SystemTest> tests;
    QMap<Pair, ClusteredSums> sums;
    const ItemClusters clusters = itemClusters(answers.items);
    for (const RatedAnswer& answer : answers.answers) {
        const StudyItem& item = answers.items.at(answer.item);
        const auto& [one, other] = item.source.systems;
        if (item.item.kind != ItemKind::Rated || !countsOf.at(answer.rater) ||
            answer.question != question.name || one.isEmpty() || other.isEmpty() || one == other)
            continue;
        const bool isTurned = other < one;
        const Pair pair = isTurned ? Pair(other, one) : Pair(one, other);
        SystemTest& test = tests[pair];
        const int side = sideOfValue(question, answer.value);
        const int score = side == 0 ? 0 : (side == 1) != isTurned ? 1 : -1;
        ++(score > 0 ? test.won : score < 0 ? test.lost : test.tied);
        sums[pair].add(clusters.ofItem.at(answer.item), answer.rater, score);
    }
    QList<SystemTest> all;
    for (auto pair = tests.begin(); pair != tests.end(); ++pair) {
        pair->first = pair.key().first;
        pair->second = pair.key().second;
        addProbabilities(*pair, sums.value(pair.key()));
        all.append(*pair);
    }
    inference::adjustByHolm(all, &SystemTest::p, &SystemTest::holm);
    return all;
}

} // namespace tandem::studies
