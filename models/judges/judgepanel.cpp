#include "models/judges/judgepanel.h"

#include "models/agreement/correlation.h"
#include "models/inference/grouped.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/judges/judgewords.h"
#include "models/results/spelling.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <array>
#include <cmath>

namespace tandem::judges {

namespace {

using inference::GroupedValue;

constexpr double kHalfOfAnswers = 0.5;
constexpr int kAlignmentDecimals = 3;

/// What people said of an item.
struct PeoplesAnswer
{
    int group = 0;
    double weight = 1.0;
    QList<double> means; ///< of each judge whose judgments they reviewed

    double mean() const { return inference::meanOf(means); }
};

/// A judge's value of an item beside people's.
struct PairedAnswer
{
    int group = 0;
    double weight = 1.0;
    double judged = 0.0;
    double people = 0.0;
};

/// Yes or no by the larger part; none of a tie.
std::optional<double> majorityOf(double mean)
{
    constexpr double kRounding = 1e-9;
    return std::abs(mean - kHalfOfAnswers) < kRounding
               ? std::nullopt
               : std::optional(mean > kHalfOfAnswers ? 1.0 : 0.0);
}

/// A judge's answers by item: the mean where it answered several times.
using JudgedValues = QMap<QString, double>;

JudgedValues valuesOf(const JudgeRecord& record)
{
    QMap<QString, QList<double>> all;
    for (const JudgedAnswer& answer : record.answers) {
        if (answer.value)
            all[answer.subject].append(*answer.value);
    }
    JudgedValues values;
    for (auto at = all.cbegin(); at != all.cend(); ++at)
        values.insert(at.key(), inference::meanOf(*at));
    return values;
}

/// Weighted shares of the four cells, judge by people.
struct WeighedTable
{
    std::array<double, 4> cells{};

    void add(const PairedAnswer& one)
    {
        cells[std::size_t(2 * int(one.judged) + int(one.people))] += one.weight;
    }
    /// None where one answer alone was given.
    std::optional<double> kappa() const
    {
        const double all = cells[0] + cells[1] + cells[2] + cells[3];
        const double judgedYes = (cells[2] + cells[3]) / all;
        const double peopleYes = (cells[1] + cells[3]) / all;
        const double expected = judgedYes * peopleYes + (1.0 - judgedYes) * (1.0 - peopleYes);
        constexpr double kCertain = 1.0 - 1e-12;
        if (!(all > 0.0) || expected >= kCertain)
            return std::nullopt;
        return ((cells[0] + cells[3]) / all - expected) / (1.0 - expected);
    }
};

Figure kappaOf(const QList<PairedAnswer>& pairs)
{
    WeighedTable all;
    QMap<int, WeighedTable> groups;
    for (const PairedAnswer& pair : pairs) {
        all.add(pair);
        groups[pair.group].add(pair);
    }
    const std::optional<double> kappa = all.kappa();
    if (!kappa)
        return Figure::undefined(
            JudgeWords::tr("Judge and people gave one and the same answer throughout."),
            pairs.size());
    Figure figure = Figure::defined(*kappa, pairs.size());
    double squares = 0.0;
    for (const WeighedTable& group : std::as_const(groups)) {
        WeighedTable rest = all;
        for (std::size_t i = 0; i < rest.cells.size(); ++i)
            rest.cells[i] -= group.cells[i];
        const std::optional<double> without = rest.kappa();
        if (!without)
            return figure;
        squares += (*without - *kappa) * (*without - *kappa);
    }
    const double count = double(groups.size());
    // Where groups do not differ there is no saying how far they could.
    if (groups.size() < 2 || squares <= 0.0)
        return figure;
    const double half =
        inference::studentT975(groups.size() - 1) * std::sqrt((count - 1.0) / count * squares);
    figure.interval = Interval{std::max(-1.0, *kappa - half), std::min(1.0, *kappa + half)};
    return figure;
}

Figure shareAmong(const QList<PairedAnswer>& pairs, double people)
{
    QList<GroupedValue> same;
    for (const PairedAnswer& pair : pairs) {
        if (pair.people == people)
            same.append({pair.group, pair.judged == people ? 1.0 : 0.0, pair.weight});
    }
    return inference::groupedShare(same);
}

void addDecisions(PeopleAlignment& row, const QList<PairedAnswer>& answers)
{
    QList<PairedAnswer> pairs;
    QList<GroupedValue> same;
    for (PairedAnswer pair : answers) {
        const auto judged = majorityOf(pair.judged);
        const auto people = majorityOf(pair.people);
        row.tied += people && !judged ? 1 : 0;
        if (!judged || !people)
            continue;
        pair.judged = *judged;
        pair.people = *people;
        pairs.append(pair);
        same.append({pair.group, pair.judged == pair.people ? 1.0 : 0.0, pair.weight});
    }
    row.agreement = inference::groupedShare(same);
    row.kappa = pairs.isEmpty() ? row.agreement : kappaOf(pairs);
    row.sensitivity = shareAmong(pairs, 1.0);
    row.specificity = shareAmong(pairs, 0.0);
    const QString why = JudgeWords::tr("The task has no scores.");
    row.distance = Figure::undefined(why, 0);
    row.pearson = Figure::undefined(why, 0);
}

void addScores(PeopleAlignment& row, const QList<PairedAnswer>& answers)
{
    QList<GroupedValue> distances;
    QList<double> judged;
    QList<double> people;
    for (const PairedAnswer& pair : answers) {
        distances.append({pair.group, std::abs(pair.judged - pair.people), pair.weight});
        judged.append(pair.judged);
        people.append(pair.people);
    }
    row.distance = inference::groupedShare(distances);
    row.pearson = pearsonCorrelation(judged, people).figure;
    row.pearson.interval.reset(); // it would take items for independent
    const QString why = JudgeWords::tr("The task has scores.");
    for (Figure* figure : {&row.agreement, &row.kappa, &row.sensitivity, &row.specificity})
        *figure = Figure::undefined(why, 0);
}

/// The rows of the judges of one task.
QList<PeopleAlignment> alignmentsOf(const QList<const JudgeRecord*>& records)
{
    QMap<QString, PeoplesAnswer> people;
    QList<JudgedValues> values;
    for (const JudgeRecord* record : records) {
        values.append(valuesOf(*record));
        for (const JudgedAnswer& answer : record->answers) {
            if (!answer.people)
                continue;
            PeoplesAnswer& said = people[answer.subject];
            said.group = answer.group;
            said.weight = answer.weight;
            said.means.append(*answer.people);
        }
    }
    const bool areScores = records.first()->task == JudgedTask::Scores;
    QList<QList<PairedAnswer>> answers(records.size() + 1);
    for (auto at = people.cbegin(); at != people.cend(); ++at) {
        const auto answered = [&](const JudgedValues& one) { return one.contains(at.key()); };
        if (!std::all_of(values.cbegin(), values.cend(), answered))
            continue;
        double sum = 0.0;
        for (qsizetype i = 0; i < values.size(); ++i) {
            const double value = values.at(i).value(at.key());
            answers[i].append({at->group, at->weight, value, at->mean()});
            // In a panel each judge has one vote; half a vote for either of an undecided one.
            sum += areScores ? value : majorityOf(value).value_or(kHalfOfAnswers);
        }
        answers.last().append({at->group, at->weight, sum / double(values.size()), at->mean()});
    }
    QList<PeopleAlignment> rows;
    if (answers.last().isEmpty())
        return rows;
    for (qsizetype i = 0; i < answers.size(); ++i) {
        const bool isPanel = i == records.size();
        if (isPanel && records.size() < 2)
            break;
        const JudgeRecord& record = *records.at(isPanel ? 0 : i);
        PeopleAlignment row{.measure = record.measure, .task = record.task};
        if (isPanel)
            row.judges = records.size();
        else
            row.judge = record.judge;
        if (areScores)
            addScores(row, answers.at(i));
        else
            addDecisions(row, answers.at(i));
        rows.append(row);
    }
    return rows;
}

QString judgeTitle(const PeopleAlignment& row)
{
    return row.judge.isEmpty() ? JudgeWords::tr("Panel of %n judge(s)", nullptr, int(row.judges))
                               : results::onOneLine(row.judge);
}

} // namespace

QList<PeopleAlignment> peopleAlignments(const QList<JudgeRecord>& records)
{
    QList<PeopleAlignment> rows;
    for (const JudgedTask task : kJudgedTasks) {
        if (task == JudgedTask::Evidence)
            continue;
        QMap<QString, QList<const JudgeRecord*>> byMeasure;
        for (const JudgeRecord& record : records) {
            if (record.task == task)
                byMeasure[record.measure].append(&record);
        }
        for (const QList<const JudgeRecord*>& judges : std::as_const(byMeasure))
            rows += alignmentsOf(judges);
    }
    return rows;
}

results::Section peopleAlignmentSection(const QList<PeopleAlignment>& alignments)
{
    results::SectionOf table(
        "judge_panels", alignments, JudgeWords::tr("Judges and panels beside people"));
    table.add("judge", &PeopleAlignment::judge).only(results::kPrograms);
    table.add(results::kPeople, JudgeWords::tr("Judge"), judgeTitle);
    table.add("task", [](const PeopleAlignment& row) { return judgedTaskKey(row.task); });
    table.add(results::kPeople, JudgeWords::tr("Task"),
        [](const PeopleAlignment& row) { return judgedTaskTitle(row.task, row.measure); });
    table.add("measure", &PeopleAlignment::measure);
    table.add("judges", &PeopleAlignment::judges);
    const auto add = [&](const char* key, const QString& title, Figure PeopleAlignment::*figure) {
        table.add(key, title, figure)
            .number(kAlignmentDecimals)
            .withInterval(results::IntervalStyle::Range)
            .csv(results::CsvLayout::All);
    };
    add("agreement", JudgeWords::tr("Agreement"), &PeopleAlignment::agreement);
    add("kappa", QStringLiteral("kappa"), &PeopleAlignment::kappa);
    add("sensitivity", JudgeWords::tr("Sensitivity"), &PeopleAlignment::sensitivity);
    add("specificity", JudgeWords::tr("Specificity"), &PeopleAlignment::specificity);
    add("distance", JudgeWords::tr("Distance"), &PeopleAlignment::distance);
    add("pearson", QStringLiteral("Pearson's r"), &PeopleAlignment::pearson);
    table.add(results::kPeople, QStringLiteral("n"), [](const PeopleAlignment& row) {
        return row.task == JudgedTask::Scores ? row.distance.n : row.agreement.n;
    });
    table.add("tied", JudgeWords::tr("Tied"), &PeopleAlignment::tied);
    results::Section section = table;
    section.notes = {JudgeWords::tr(
        "On the items that all judges of the task answered, and people did. A panel is the "
        "majority of its judges, of scores their mean; items without a majority are left out of "
        "its row and counted as tied.")};
    return section;
}

} // namespace tandem::judges
