#include "models/studies/metricalignment.h"

#include "models/inference/holm.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/inference/signtest.h"
#include "models/studies/itemclusters.h"
#include "models/studies/sampling.h"
#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>
#include <array>

namespace tandem::studies {

namespace {

const QLatin1String kFirstSide("_1");
const QLatin1String kSecondSide("_2");

MetricAlignment alignmentOf(const QString& metric, const QList<int>& halves)
{
    MetricAlignment found;
    found.metric = metric;
    const auto count = [&](int value) {
        return qint64(std::count(halves.cbegin(), halves.cend(), value));
    };
    found.preferred = count(kPrefersChoice);
    found.ties = count(kPrefersNeither);
    found.missing = count(kNoPreference);
    const qint64 n = halves.size() - found.missing;
    found.share =
        n == 0 ? Figure::undefined(
                     StudyWords::tr(
                         "No item has both a majority for one side and scores for both sides."),
                     0)
               : inference::shareWithWilson(double(found.preferred) + double(found.ties) / 2.0, n);
    return found;
}

/// The differences of two metrics on the items that both have, in halves.
struct HalfDifferences
{
    QList<double> shares; ///< of each item
    QList<int> sums;      ///< of each cluster
    qint64 unlike = 0;
    bool hasHalves = false; ///< one metric prefers neither side and the other one does

    static HalfDifferences of(const QList<int>& first, const QList<int>& second,
        const QList<qsizetype>& items, const ItemClusters& clusters)
    {
        HalfDifferences found;
        found.sums.resize(clusters.count);
        for (qsizetype i = 0; i < items.size(); ++i) {
            if (first.at(i) == kNoPreference || second.at(i) == kNoPreference)
                continue;
            const int difference = first.at(i) - second.at(i);
            found.shares.append(double(difference) / 2.0);
            found.sums[clusters.ofItem.at(items.at(i))] += difference;
            found.unlike += difference != 0 ? 1 : 0;
            found.hasHalves = found.hasHalves || difference % 2 != 0;
        }
        return found;
    }
};

AlignmentTest testOf(const HalfDifferences& found, bool isGrouped)
{
    AlignmentTest test;
    test.unlike = found.unlike;
    if (found.shares.isEmpty()) {
        test.difference = Figure::undefined(
            StudyWords::tr("No item with a majority has scores by both metrics."), 0);
        return test;
    }
    test.difference = inference::meanWithInterval(found.shares, inference::kDifferenceRange);
    if (isGrouped)
        test.difference.interval.reset();
    const inference::SignFlip flip = inference::signFlipTest(found.sums);
    test.p = flip.p;
    test.method = !flip.isExact                  ? AlignmentTest::Method::Normal
                  : found.hasHalves || isGrouped ? AlignmentTest::Method::SignFlip
                                                 : AlignmentTest::Method::McNemar;
    return test;
}

/// The side that a share of right answers goes by; 0 for none.
int winningSide(const StudyItem& item, const Question& question, const QString& metric)
{
    if (!metric.isEmpty())
        return preferredSide(item, metric).value_or(0);
    const QString known = item.source.known.value(question.name);
    const auto option = std::find_if(question.options.cbegin(), question.options.cend(),
        [&](const Option& one) { return one.value == known; });
    return option == question.options.cend() ? 0 : option->side;
}

ShareRight shareRightOf(
    const StudyAnswers& answers, const QuestionResults& results, const QString& metric)
{
    ShareRight found;
    found.winner = metric;
    QList<double> shares;
    qint64 majorities = 0;
    qint64 right = 0;
    for (const ItemMajority& majority : results.majorities) {
        const int winner = winningSide(answers.items.at(majority.item), results.question, metric);
        if (winner == 0) {
            ++found.noWinner;
            continue;
        }
        int votes = 0;
        int all = 0;
        for (qsizetype i = 0; i < majority.votes.size(); ++i) {
            all += majority.votes.at(i);
            if (sideOfValue(results.question, results.values.at(i)) == winner)
                votes += majority.votes.at(i);
        }
        shares.append(double(votes) / double(all));
        if (majority.side == 0) {
            ++found.tied;
            continue;
        }
        ++majorities;
        right += majority.side == winner ? 1 : 0;
    }
    const QString nothing = StudyWords::tr("No item has a winner that raters could choose.");
    found.answers = shares.isEmpty() ? Figure::undefined(nothing, 0)
                                     : inference::meanWithInterval(shares, inference::kScoreRange);
    found.majorities = majorities == 0 ? Figure::undefined(nothing, 0)
                                       : inference::shareWithWilson(double(right), majorities);
    return found;
}

} // namespace

std::optional<int> preferredSide(const StudyItem& item, const QString& metric)
{
    const QHash<QString, double>& scores = item.source.scores;
    const auto first = scores.constFind(metric + kFirstSide);
    const auto second = scores.constFind(metric + kSecondSide);
    if (first == scores.cend() || second == scores.cend())
        return std::nullopt;
    return *first == *second ? 0 : *first > *second ? 1 : 2;
}

QString alignmentMethodKey(AlignmentTest::Method method)
{
    static constexpr std::array kKeys{"exact_mcnemar", "exact_sign_flip", "normal_sign_flip"};
    return QString::fromLatin1(wordOf(method, kKeys));
}

QString alignmentMethodName(AlignmentTest::Method method)
{
    switch (method) {
    case AlignmentTest::Method::McNemar:
        return StudyWords::tr("McNemar's exact test", "how a p was computed");
    case AlignmentTest::Method::SignFlip:
        return StudyWords::tr("exact sign-flip test", "how a p was computed");
    case AlignmentTest::Method::Normal:
        break;
    }
    return StudyWords::tr("sign-flip test, normal approximation", "how a p was computed");
}

QList<int> choiceHalves(
    const StudyAnswers& answers, const QList<ItemMajority>& chosen, const QString& metric)
{
    QList<int> halves;
    halves.reserve(chosen.size());
    for (const ItemMajority& majority : chosen) {
        const auto side = preferredSide(answers.items.at(majority.item), metric);
        halves.append(!side                    ? kNoPreference
                      : *side == 0             ? kPrefersNeither
                      : *side == majority.side ? kPrefersChoice
                                               : kPrefersOther);
    }
    return halves;
}

QList<ItemMajority> sidedMajorities(const QuestionResults& question)
{
    QList<ItemMajority> chosen = question.majorities;
    chosen.removeIf([](const ItemMajority& majority) { return majority.side == 0; });
    return chosen;
}

Alignment metricAlignment(const StudyAnswers& answers, const QuestionResults& question)
{
    Alignment alignment;
    const QList<ItemMajority> chosen = sidedMajorities(question);
    alignment.items = chosen.size();
    alignment.tied = question.majorities.size() - alignment.items;
    const ItemClusters clusters = itemClusters(answers.items);
    alignment.isGrouped = clusters.isGrouped;
    QList<qsizetype> items;
    for (const ItemMajority& majority : chosen)
        items.append(majority.item);
    QList<QList<int>> halves;
    for (const QString& metric : twoSidedMetrics(answers.items)) {
        halves.append(choiceHalves(answers, chosen, metric));
        alignment.metrics.append(alignmentOf(metric, halves.constLast()));
    }
    for (qsizetype a = 0; a < halves.size(); ++a) {
        for (qsizetype b = a + 1; b < halves.size(); ++b) {
            AlignmentTest test =
                testOf(HalfDifferences::of(halves.at(a), halves.at(b), items, clusters),
                    clusters.isGrouped);
            test.first = alignment.metrics.at(a).metric;
            test.second = alignment.metrics.at(b).metric;
            alignment.tests.append(test);
        }
    }
    inference::adjustByHolm(alignment.tests, &AlignmentTest::p, &AlignmentTest::holm);
    return alignment;
}

QList<ShareRight> sharesRight(const StudyAnswers& answers, const QuestionResults& question)
{
    QList<ShareRight> shares;
    const bool isKnown =
        std::any_of(answers.items.cbegin(), answers.items.cend(), [&](const StudyItem& item) {
            return item.item.kind == ItemKind::Rated &&
                   winningSide(item, question.question, {}) != 0;
        });
    if (isKnown)
        shares.append(shareRightOf(answers, question, {}));
    for (const QString& metric : twoSidedMetrics(answers.items))
        shares.append(shareRightOf(answers, question, metric));
    return shares;
}

} // namespace tandem::studies
