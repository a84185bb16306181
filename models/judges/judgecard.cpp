#include "models/judges/judgecard.h"

#include "models/inference/grouped.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/judges/judgewords.h"
#include "models/results/spelling.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace tandem::judges {

namespace {

using inference::GroupedPoint;
using inference::GroupedValue;

/// The answers to one item, by the order in which texts were shown.
struct AnswersOfItem
{
    int group = 0;
    QList<double> inOrder;
    QList<double> swapped;
};

/// Of the items whose answers could be read, in the order of their names.
QMap<QString, AnswersOfItem> answersByItem(const JudgeRecord& record)
{
    QMap<QString, AnswersOfItem> items;
    for (const JudgedAnswer& answer : record.answers) {
        if (!answer.value)
            continue;
        AnswersOfItem& item = items[answer.item];
        item.group = answer.group;
        (answer.isSwapped ? item.swapped : item.inOrder).append(*answer.value);
    }
    return items;
}

/// The share of pairs, one answer in each order, that choose the same text: the one that stands
/// first in one order stands second in the other.
double sameInBothOrders(const AnswersOfItem& item)
{
    qint64 same = 0;
    for (const double one : item.inOrder)
        same += std::count_if(item.swapped.cbegin(), item.swapped.cend(),
            [one](double other) { return other == 1.0 - one; });
    return double(same) / double(item.inOrder.size() * item.swapped.size());
}

void addOrder(JudgeCard& card, const QMap<QString, AnswersOfItem>& items)
{
    QList<GroupedValue> same;
    QList<GroupedValue> first;
    for (const AnswersOfItem& item : items) {
        if (item.inOrder.isEmpty() || item.swapped.isEmpty())
            continue;
        same.append({item.group, sameInBothOrders(item)});
        first.append({item.group,
            (inference::meanOf(item.inOrder) + inference::meanOf(item.swapped)) / 2.0});
    }
    if (!same.isEmpty()) {
        card.consistency = inference::groupedShare(same);
        card.firstShown = inference::groupedShare(first);
        return;
    }
    const QString why = hasOrder(card.task) ? JudgeWords::tr("No item was judged in both orders.")
                                            : JudgeWords::tr("The judge sees one text at a time.");
    card.consistency = Figure::undefined(why, 0);
    card.firstShown = Figure::undefined(why, 0);
}

void addLength(JudgeCard& card, const JudgeRecord& record)
{
    QList<GroupedPoint> alone;
    QList<GroupedPoint> beyond;
    for (const JudgedAnswer& answer : record.answers) {
        if (!answer.value || !answer.length)
            continue;
        alone.append({answer.group, *answer.length, *answer.value});
        if (answer.people)
            beyond.append(
                {answer.group, *answer.length, *answer.value - *answer.people, answer.weight});
    }
    if (alone.isEmpty()) {
        const QString why = JudgeWords::tr("The lengths of what was judged are not known.");
        card.length = Figure::undefined(why, 0);
        card.lengthBeyondPeople = Figure::undefined(why, 0);
        return;
    }
    card.length = inference::groupedSlope(alone);
    card.lengthBeyondPeople =
        beyond.isEmpty()
            ? Figure::undefined(JudgeWords::tr("No person answered about these items."), 0)
            : inference::groupedSlope(beyond);
}

/// The share of pairs of answers that are the same; none where there is no pair.
std::optional<double> sameAgain(const QList<qint64>& counts)
{
    qint64 all = 0;
    qint64 same = 0;
    for (const qint64 count : counts) {
        all += count;
        same += count * (count - 1);
    }
    return all > 1 ? std::optional(double(same) / double(all * (all - 1))) : std::nullopt;
}

QList<qint64> countsOf(QList<double> values)
{
    std::sort(values.begin(), values.end());
    QList<qint64> counts;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (i > 0 && values.at(i) == values.at(i - 1))
            ++counts.last();
        else
            counts.append(1);
    }
    return counts;
}

void addRetest(
    JudgeCard& card, const JudgeRecord& record, const QMap<QString, AnswersOfItem>& items)
{
    QList<GroupedValue> same;
    const auto add = [&](int group, const QList<qint64>& counts) {
        if (const auto share = sameAgain(counts))
            same.append({group, *share});
    };
    for (const AnswersOfItem& item : items) {
        add(item.group, countsOf(item.inOrder));
        add(item.group, countsOf(item.swapped));
    }
    for (const RepeatedAnswer& repeat : record.repeats)
        add(repeat.group, repeat.counts);
    card.retest =
        same.isEmpty()
            ? Figure::undefined(
                  JudgeWords::tr("Nothing was asked twice with the same prompt and settings."), 0)
            : inference::groupedShare(same);
}

void addCalibration(JudgeCard& card, const QList<GivenProbability>& given)
{
    if (given.isEmpty()) {
        const QString why =
            JudgeWords::tr("No probabilities of answers that people gave on the same scale.");
        card.brier = Figure::undefined(why, 0);
        card.ece = Figure::undefined(why, 0);
        return;
    }
    QList<GroupedValue> squares;
    QList<CalibrationBin> bins(kCalibrationBins);
    for (const GivenProbability& one : given) {
        const double p = std::clamp(one.probability, 0.0, 1.0);
        squares.append({one.group, one.right * (1.0 - p) * (1.0 - p) + (1.0 - one.right) * p * p});
        CalibrationBin& bin = bins[std::min(int(p * kCalibrationBins), kCalibrationBins - 1)];
        ++bin.n;
        bin.probability += p;
        bin.right += one.right;
    }
    double error = 0.0;
    for (int i = 0; i < kCalibrationBins; ++i) {
        CalibrationBin& bin = bins[i];
        if (bin.n == 0)
            continue;
        error += std::abs(bin.probability - bin.right) / double(given.size());
        bin.from = double(i) / kCalibrationBins;
        bin.to = double(i + 1) / kCalibrationBins;
        bin.probability /= double(bin.n);
        bin.right /= double(bin.n);
        card.bins.append(bin);
    }
    card.brier = inference::groupedShare(squares);
    card.ece = Figure::defined(error, given.size());
}

Figure shareUnparsable(const JudgeRecord& record)
{
    if (record.samples > 0)
        return inference::shareWithWilson(double(record.unparsableSamples), record.samples);
    if (record.answers.isEmpty())
        return Figure::undefined(JudgeWords::tr("There are no answers."), 0);
    const auto unparsable = std::count_if(record.answers.cbegin(), record.answers.cend(),
        [](const JudgedAnswer& answer) { return !answer.value.has_value(); });
    return inference::shareWithWilson(double(unparsable), record.answers.size());
}

void addCost(JudgeCard& card, const JudgeCost& cost)
{
    const qint64 known = cost.replies - cost.withoutCost;
    card.currency = cost.currency;
    card.cost = known > 0
                    ? Figure::defined(cost.money, known)
                    : Figure::undefined(JudgeWords::tr("No reply has a known cost."), cost.replies);
}

} // namespace

QString judgedTaskKey(JudgedTask task)
{
    constexpr std::array keys{"pairs", "selections", "scores", "evidence", "facts", "opinions"};
    return QLatin1String(keys[std::size_t(task)]);
}

QString judgedTaskName(JudgedTask task)
{
    switch (task) {
    case JudgedTask::Pairs:
        return JudgeWords::tr("Pairs", "what a judge judges");
    case JudgedTask::Selections:
        return JudgeWords::tr("Selections", "what a judge judges");
    case JudgedTask::Scores:
        return JudgeWords::tr("Scores", "what a judge judges");
    case JudgedTask::Evidence:
        return JudgeWords::tr("Evidence", "what a judge judges");
    case JudgedTask::Facts:
        return JudgeWords::tr("Facts", "what a judge judges");
    case JudgedTask::Opinions:
        break;
    }
    return JudgeWords::tr("Opinions", "what a judge judges");
}

QString judgedTaskTitle(JudgedTask task, const QString& measure)
{
    return measure.isEmpty()
               ? judgedTaskName(task)
               : QStringLiteral("%1 (%2)").arg(judgedTaskName(task), results::onOneLine(measure));
}

bool hasOrder(JudgedTask task)
{
    return task == JudgedTask::Pairs || task == JudgedTask::Selections;
}

JudgeCard judgeCard(const JudgeRecord& record)
{
    JudgeCard card;
    card.judge = record.judge;
    card.measure = record.measure;
    card.task = record.task;
    card.answers = record.answers.size();
    const QMap<QString, AnswersOfItem> items = answersByItem(record);
    addOrder(card, items);
    addLength(card, record);
    addRetest(card, record, items);
    addCalibration(card, record.probabilities);
    addCost(card, record.cost);
    card.selfPromotion =
        record.selfPromotion.isEmpty()
            ? Figure::undefined(
                  JudgeWords::tr("No output was judged with and without a self-promotion."), 0)
            : inference::meanWithInterval(record.selfPromotion, inference::kDifferenceRange);
    card.unparsable = shareUnparsable(record);
    return card;
}

} // namespace tandem::judges
