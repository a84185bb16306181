#include "models/rounds/answerhabits.h"

#include "models/results/spelling.h"
#include "models/rounds/consistency.h"
#include "models/text/isolated.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

struct HabitWords
{
    Q_DECLARE_TR_FUNCTIONS(HabitWords)
};

QString habitPercent(double share)
{
    return HabitWords::tr("%1 %", "percentage").arg(results::numberText(100.0 * share, 0));
}

} // namespace

Figure medianSeconds(QList<qint64> timesMs)
{
    if (timesMs.isEmpty())
        return Figure::undefined(HabitWords::tr("The times per item are unknown."), 0);
    std::sort(timesMs.begin(), timesMs.end());
    const qsizetype half = timesMs.size() / 2;
    const qint64 twice = timesMs.at(half) + timesMs.at((timesMs.size() - 1) / 2);
    return Figure::defined(double(twice) / 2000.0, timesMs.size());
}

Figure shareOfOneAnswer(const QList<qint64>& counts, qint64 fewest)
{
    const qint64 all = std::accumulate(counts.cbegin(), counts.cend(), qint64(0));
    if (all == 0 || all < fewest)
        return Figure::undefined(
            HabitWords::tr("At least %n answer(s) to a question are needed to show a pattern.",
                nullptr, int(fewest)),
            all);
    const qint64 often = *std::max_element(counts.cbegin(), counts.cend());
    return Figure::defined(double(often) / double(all), all);
}

bool isBelow(const Figure& figure, const std::optional<double>& limit)
{
    return limit && figure.isDefined() && *figure.value < *limit;
}

bool isAtLeast(const Figure& figure, const std::optional<double>& limit)
{
    return limit && figure.isDefined() && *figure.value >= *limit;
}

AnswerHabits answerHabits(const QList<ComparedItem>& items, bool a)
{
    QList<qint64> times;
    QList<qint64> counts{0, 0};
    for (const ComparedItem& item : items) {
        const Answer& answer = a ? item.a : item.b;
        const qint64 time = a ? item.timeAMs : item.timeBMs;
        if (answer.value)
            ++counts[int(*answer.value)];
        // No work takes no time: then it was not measured.
        if (time > 0)
            times.append(time);
    }
    return {medianSeconds(times), shareOfOneAnswer(counts, kFewestAlikeInRound)};
}

QStringList habitSentences(const QString& name, const AnswerHabits& habits, const HabitRules& rules)
{
    QStringList sentences;
    if (isBelow(habits.seconds, rules.secondsPerItem))
        sentences += HabitWords::tr("%1's median: %2 s over %3 items (flagged below %4 s).")
                         .arg(isolated(name), results::numberText(*habits.seconds.value, 1),
                             results::countText(habits.seconds.n),
                             results::numberText(*rules.secondsPerItem, 1));
    if (isAtLeast(habits.straightLined, rules.straightLining))
        sentences += HabitWords::tr("%1 gave the same answer to %2 of %3 items (flagged from %4).")
                         .arg(isolated(name), habitPercent(*habits.straightLined.value),
                             results::countText(habits.straightLined.n),
                             habitPercent(*rules.straightLining));
    return sentences;
}

} // namespace tandem
