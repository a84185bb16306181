#include "models/usersum/summarizercomparisonreport.h"

#include "models/inference/comparison.h"
#include "models/inference/signtest.h"
#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"
#include "models/usersum/usertestcolumns.h"

#include <QJsonArray>

namespace tandem::usersum {

namespace {

using results::Cell;
using results::Outlet;

/// The names of the tasks that one predicted in any run in which the other missed them.
QStringList tasksWon(const UserOfTwoSummarizers& user, qint64 TaskOfTwo::*own)
{
    QStringList names;
    for (const TaskOfTwo& task : user.tasks) {
        if (task.*own > 0)
            names.append(task.name);
    }
    return names;
}

/// Columns for the tasks that one alone predicted.
void addTasksWon(results::SectionOf<QList<UserOfTwoSummarizers>>& table, const char* key,
    const QString& name, qint64 TaskOfTwo::*own)
{
    table
        .add(key, UsersumWords::tr("Only by %1", "a summarizer").arg(results::onOneLine(name)),
            [own](const UserOfTwoSummarizers& user) {
                return results::onOneLine(tasksWon(user, own).join(QStringLiteral(", ")));
            })
        .only(results::kPeople | results::Outlet::Csv);
    table
        .add(key,
            [own](const UserOfTwoSummarizers& user) {
                return QJsonValue(QJsonArray::fromStringList(tasksWon(user, own)));
            })
        .only(Outlet::Json);
}

QString winnerText(const UserOfTwoSummarizers& user, const SummarizerComparison& comparison)
{
    switch (user.outcome) {
    case UserOfTwoSummarizers::Outcome::First:
        return results::onOneLine(comparison.first);
    case UserOfTwoSummarizers::Outcome::Tie:
        break;
    case UserOfTwoSummarizers::Outcome::Second:
        return results::onOneLine(comparison.second);
    }
    return UsersumWords::tr("tie");
}

QString leftOutText(const QString& name, qint64 users)
{
    return UsersumWords::tr(
        "%n user(s) excluded: only %1 has them.", "%1 is a summarizer", int(users))
        .arg(results::onOneLine(name));
}

QStringList leftOutNotes(const SummarizerComparison& comparison)
{
    QStringList notes;
    if (comparison.onlyFirst > 0)
        notes += leftOutText(comparison.first, comparison.onlyFirst);
    if (comparison.onlySecond > 0)
        notes += leftOutText(comparison.second, comparison.onlySecond);
    if (comparison.withoutCommon > 0)
        notes += UsersumWords::tr("%n user(s) excluded: no task that both have in one run.",
            nullptr, int(comparison.withoutCommon));
    if (comparison.runsLeftOut > 0)
        notes +=
            UsersumWords::tr("%n summary(ies) excluded: from runs that only one summarizer has.",
                nullptr, int(comparison.runsLeftOut));
    if (!comparison.once.isEmpty())
        notes += UsersumWords::tr(
            "%1 has one run, which is compared with every run of the other.", "a summarizer")
                     .arg(results::onOneLine(comparison.once));
    if (comparison.tasksLeftOut > 0)
        notes += UsersumWords::tr("%n task(s) excluded: only one summarizer has them.", nullptr,
            int(comparison.tasksLeftOut));
    return notes;
}

QString flipText(const QString& what, const inference::SignFlip& flip)
{
    return (flip.isExact ? UsersumWords::tr("%1: p %2 (exact)", "a test, its p")
                         : UsersumWords::tr("%1: p %2 (normal approximation)", "a test, its p"))
        .arg(what, results::probabilityText(flip.p, 3, Outlet::Console));
}

QStringList outcomeLines(const SummarizerComparison& comparison)
{
    QStringList lines{
        UsersumWords::tr(
            "%1 against %2, %n user(s) in common.", "two summarizers", int(comparison.users.size()))
            .arg(results::onOneLine(comparison.first), results::onOneLine(comparison.second))};
    if (comparison.users.isEmpty())
        return lines;
    const auto count = [](qint64 users) { return results::countText(users, Outlet::Console); };
    lines += UsersumWords::tr(
        "Users with more tasks predicted: %1 by the first, %2 by the second, %3 ties.",
        "numbers of users")
                 .arg(count(comparison.won), count(comparison.lost), count(comparison.tied));
    lines += flipText(UsersumWords::tr("Users won, sign test"), *comparison.sign);
    return lines;
}

Cell flipCell(const std::optional<inference::SignFlip>& flip)
{
    return flip ? Cell(flip->p) : Cell();
}

} // namespace

results::Section metricsOfTwoSection(const SummarizerComparison& comparison)
{
    const QList<MetricOfTwo> rows(comparison.metrics.cbegin(), comparison.metrics.cend());
    results::SectionOf table("metrics", rows, UsersumWords::tr("By metric"));
    table.add("metric", UsersumWords::tr("Metric"), [](const MetricOfTwo& one) {
        return Cell(usersumMetricKey(one.metric)).shownAs(usersumMetricName(one.metric));
    });
    for (const auto& [key, name, mean] :
        {std::tuple("first", comparison.first, &MetricOfTwo::first),
            std::tuple("second", comparison.second, &MetricOfTwo::second)}) {
        const auto figureOf = mean;
        for (const Outlet outlet : {Outlet::Window, Outlet::Console, Outlet::Readers})
            table.add(outlet, results::onOneLine(name), [&](const MetricOfTwo& one) {
                return metricCell(one.metric, one.*figureOf, outlet);
            });
        table.add(key, {}, figureOf)
            .csv(results::CsvLayout::Ends)
            .only(results::kPrograms)
            .exactly();
    }
    results::Section section = table;
    QList<UsersumMetric> metrics;
    for (const MetricOfTwo& one : rows) {
        metrics.append(one.metric);
        if (!one.test.difference.isDefined())
            section.notes +=
                UsersumWords::tr("%1 has no value: %2")
                    .arg(usersumMetricName(one.metric), one.test.difference.undefinedBecause);
    }
    addUserTests(section, metrics, inference::testsIn(rows, &MetricOfTwo::test),
        UsersumWords::tr("Difference: first minus second over users, on the runs and tasks that "
                         "both have. Two-sided sign-flip test: exact for up to 16 differing users, "
                         "10,000 random sign flips beyond; for QM in one run, this is McNemar's "
                         "test. p (Holm) is adjusted for all rows."));
    return section;
}

results::Section tasksOfTwoSection(const SummarizerComparison& comparison)
{
    results::SectionOf table(
        "tasks", comparison.tasks, UsersumWords::tr("Tasks predicted, over users and runs"));
    table.add("task", UsersumWords::tr("Task"), &TaskOfTwo::name);
    table.add("both", UsersumWords::tr("By both"), &TaskOfTwo::both);
    table.add("first_only",
        UsersumWords::tr("Only by %1", "a summarizer").arg(results::onOneLine(comparison.first)),
        &TaskOfTwo::firstOnly);
    table.add("second_only",
        UsersumWords::tr("Only by %1", "a summarizer").arg(results::onOneLine(comparison.second)),
        &TaskOfTwo::secondOnly);
    table.add("neither", UsersumWords::tr("By neither"), &TaskOfTwo::neither);
    return table;
}

results::Section usersOfTwoSection(const SummarizerComparison& comparison)
{
    results::SectionOf table("users", comparison.users, UsersumWords::tr("By user"));
    table.add("user", UsersumWords::tr("User"), &UserOfTwoSummarizers::user);
    table.add("outcome", UsersumWords::tr("Won by"), [&](const UserOfTwoSummarizers& one) {
        return Cell(userOutcomeKey(one.outcome)).shownAs(winnerText(one, comparison));
    });
    table.add("first", results::onOneLine(comparison.first), &UserOfTwoSummarizers::first)
        .number(3);
    table.add("second", results::onOneLine(comparison.second), &UserOfTwoSummarizers::second)
        .number(3);
    addTasksWon(table, "first_only", comparison.first, &TaskOfTwo::firstOnly);
    addTasksWon(table, "second_only", comparison.second, &TaskOfTwo::secondOnly);
    results::Section& section = table.section();
    for (qsizetype i = 0; i < section.rows.size(); ++i)
        section.rows[i].item = i;
    if (!comparison.users.isEmpty())
        section.notes = {UsersumWords::tr("Share of tasks predicted, and tasks that one summarizer "
                                          "predicted in any run in which the other missed them.")};
    return section;
}

results::Report comparisonReport(const SummarizerComparison& comparison)
{
    results::Report report;
    report.lines = outcomeLines(comparison);
    report.sections = {metricsOfTwoSection(comparison), tasksOfTwoSection(comparison),
        usersOfTwoSection(comparison), results::notesOf(leftOutNotes(comparison)),
        results::fieldsOf(
            "", {{"first", comparison.first}, {"second", comparison.second},
                    {"won", comparison.won}, {"tied", comparison.tied}, {"lost", comparison.lost},
                    {"sign_p", flipCell(comparison.sign)}, {"only_first", comparison.onlyFirst},
                    {"only_second", comparison.onlySecond},
                    {"without_common", comparison.withoutCommon},
                    {"runs_left_out", comparison.runsLeftOut},
                    {"tasks_left_out", comparison.tasksLeftOut}})};
    return report;
}

} // namespace tandem::usersum
